import type { Locator, Page } from "@playwright/test";

/**
 * What an element lies over: names of the buttons, links, fields and seats that a press at its place would reach without it.
 * @param element in the window as it is scrolled
 */
export async function coveredBy(page: Page, element: Locator): Promise<readonly string[]> {
  const own = await element.elementHandle();
  return page.evaluate((over) => {
    if (!(over instanceof HTMLElement)) return ["nothing is there that could cover"];
    const top = over.getBoundingClientRect();
    const pressable = "a[href], button, input, select, textarea, summary, [role=gridcell], [role=option]";
    over.style.pointerEvents = "none";
    const covered = [...document.querySelectorAll(pressable)].filter((other) => {
      if (other === over || over.contains(other)) return false;
      const box = other.getBoundingClientRect();
      const left = Math.max(box.left, top.left);
      const right = Math.min(box.right, top.right);
      const upper = Math.max(box.top, top.top);
      const lower = Math.min(box.bottom, top.bottom);
      if (left >= right || upper >= lower) return false;
      // What has scrolled below a bar is not in sight anyway.
      const hit = document.elementFromPoint((left + right) / 2, (upper + lower) / 2);
      return hit !== null && other.contains(hit);
    });
    over.style.pointerEvents = "";
    return covered.map((other) => other.getAttribute("aria-label") ?? other.textContent);
  }, own);
}
