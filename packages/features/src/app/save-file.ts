/** Hands a file to the browser, which saves it under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  follow(address, file.name);
  // The download reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Downloads what an address of this site answers. @param name empty leaves the name to the server */
export function follow(address: string, name = ""): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
