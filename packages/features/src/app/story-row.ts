const sizes = ["--gh-sizes-control", "--gh-sizes-control-small"] as const;

/**
 * What is cut off in a row of a grid on a phone, while its buttons are as large as on a touch screen.
 * @param texts elements of the row whose text must be whole
 */
export function cutInRow(row: HTMLElement, texts: readonly HTMLElement[] = []): string[] {
  // Where no touch screen is, buttons are made as large as on one.
  for (const size of sizes) row.style.setProperty(size, "var(--gh-sizes-touch)");
  const cut: string[] = [];
  for (const button of row.querySelectorAll("button")) {
    const { right, width } = button.getBoundingClientRect();
    const name = button.getAttribute("aria-label") ?? button.textContent;
    if (right > innerWidth) cut.push(`${name}: ends at ${right}`);
    if (width < 44) cut.push(`${name}: only ${width} wide`);
  }
  for (const text of texts) if (text.scrollWidth > text.clientWidth) cut.push(text.textContent);
  for (const size of sizes) row.style.removeProperty(size);
  return cut;
}
