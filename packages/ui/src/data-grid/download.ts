/** Hands a text to the browser as a CSV file. */
export function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  // The download reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
