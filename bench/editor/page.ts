/** What every page has for the runner. */
declare global {
  /** The HTML that the editor told of last. */
  var told: string | undefined;
}

/** What a product does at each change: it keeps the HTML. */
export const tell = (html: string): void => {
  globalThis.told = html;
};

/** Where every page draws its editor. */
export function rootElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>("#root");
  if (!element) throw new Error("The page has no #root.");
  return element;
}
