import { product } from "./product.ts";

/**
 * The texts on screen that come from no catalogue, found under the pseudo-language: what it did not accent is hard-coded or data.
 * @param data patterns of texts that are data: names, addresses, codes
 */
export function hardCodedTexts(root: HTMLElement, data: readonly RegExp[]): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  // The product's name is put into texts of catalogues.
  const isFixed = (text: string): boolean =>
    /[A-Za-z]{2,}/.test(text.replaceAll(product.name, "")) && !data.some((pattern) => pattern.test(text));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const silent = node.parentElement?.closest("style, script, svg, kbd, [aria-hidden=true]") ?? null;
    if (silent === null && isFixed(text)) found.push(text);
  }
  for (const element of root.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) {
      const text = element.getAttribute(name) ?? "";
      if (isFixed(text)) found.push(`${name}: ${text}`);
    }
  return found;
}
