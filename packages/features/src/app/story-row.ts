import { expect } from "storybook/test";

/**
 * Checks that nothing is cut off in a row of a grid on a phone: its buttons are as large as on a touch screen.
 * @param texts elements of the row whose text must be whole
 */
export async function expectWholeRow(row: HTMLElement, texts: readonly HTMLElement[] = []): Promise<void> {
  // No touch screen is here; buttons of one are as large as this says.
  for (const size of ["control", "control-small"]) row.style.setProperty(`--gh-sizes-${size}`, "var(--gh-sizes-touch)");
  try {
    for (const button of row.querySelectorAll("button")) {
      const { right, width } = button.getBoundingClientRect();
      await expect(width, "a button of a touch screen").toBeGreaterThanOrEqual(44);
      await expect(right, button.getAttribute("aria-label") ?? "").toBeLessThanOrEqual(innerWidth);
    }
    for (const text of texts)
      await expect(text.scrollWidth, text.textContent ?? "").toBeLessThanOrEqual(text.clientWidth);
  } finally {
    for (const size of ["control", "control-small"]) row.style.removeProperty(`--gh-sizes-${size}`);
  }
}
