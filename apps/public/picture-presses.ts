/**
 * Marks what was pressed last in the picture of the start page with `data-pressed`, for the page itself to answer
 * (`src/picture-use.ts`). Stands as text in the page, so it may use nothing from outside itself.
 */
export function picturePresses(): void {
  const mark = (pressed: Element | null): void => {
    for (const marked of document.querySelectorAll("#picture [data-pressed]")) marked.removeAttribute("data-pressed");
    pressed?.setAttribute("data-pressed", "");
  };
  document.addEventListener("click", ({ target, detail }) => {
    const button = target instanceof Element ? target.closest("#picture button") : null;
    const { activeElement } = document;
    // Enter in a field presses the form's button, and means the field: it may choose from a list there.
    if (button) mark(detail === 0 && activeElement instanceof HTMLInputElement ? activeElement : button);
  });
  // What is typed after Enter means something else.
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.matches("#picture [data-pressed]")) mark(null);
  });
  // The browser would fetch the page again.
  document.addEventListener("submit", (event) => {
    if (event.target instanceof Element && event.target.closest("#picture")) event.preventDefault();
  });
}
