/** Where every page draws its grid. */
export function rootElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>("#root");
  if (!element) throw new Error("The page has no #root.");
  return element;
}
