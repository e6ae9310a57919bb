/** Prints a text, and nothing of the page around it. */
export function printText(text: string): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  const lines = page?.createElement("pre");
  if (page && lines) {
    lines.textContent = text;
    page.body.append(lines);
  }
  // Where printing does not wait for the reader, the frame must outlive the call.
  view?.addEventListener("afterprint", () => frame.remove());
  view?.print();
}
