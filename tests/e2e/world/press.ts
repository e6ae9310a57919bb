import { expect, type Page } from "@playwright/test";

/** What may be pressed on a page: its name, its role, and a mark by which it is found again. */
export interface Pressable {
  readonly key: string;
  readonly isLink: boolean;
}

/** Ends the session, leaves the site, opens a window of the system or changes what the whole product looks like. */
const never = /^(?:link|button) (?:.*\b(?:log ?out|sign out|log in|sign in|staff|download|english|français|dark|light|print)\b|choose (?:a )?files?)/i;

/**
 * Everything on the page that can be pressed now, each once by role and name. Found again by the key: what is pressed may draw the
 * page anew.
 */
export const pressables = async (page: Page): Promise<readonly Pressable[]> => {
  const found = await page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], dialog[open]")]
      .filter((each) => each.checkVisibility())
      .at(-1);
    const selector = "button, a[href], [role=button], [role=tab], [role=menuitem], [role=option], summary";
    const elements = [...(open ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(":disabled, [aria-disabled=true], [target=_blank], [download], a[href='#'], [inert] *") &&
        element.getBoundingClientRect().width > 0,
    );
    return elements.map((element) => {
      const role = element.getAttribute("role") ?? (element.tagName === "A" ? "link" : "button");
      const labelled = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
      const name =
        element.getAttribute("aria-label") ??
        (labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ") || element.textContent);
      // Numbers change: counts, dates, times.
      const key = `${role} ${name.replaceAll(/\d+/g, "0").replaceAll(/\s+/g, " ").trim()}`;
      element.dataset["press"] = key;
      return { key, isLink: role === "link" };
    });
  });
  const seen = new Set<string>();
  return found.filter(({ key }) => {
    const isNew = !seen.has(key) && !never.test(key);
    seen.add(key);
    return isNew;
  });
};

/** Presses the first with this key, as a pointer does; false when it is gone. */
export const press = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const element = [...document.querySelectorAll<HTMLElement>("[data-press]")].find(
      (each) => each.dataset["press"] === wanted && each.checkVisibility({ visibilityProperty: true }),
    );
    if (!element) return false;
    const init = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: "mouse", isPrimary: true };
    element.dispatchEvent(new PointerEvent("pointerover", init));
    element.dispatchEvent(new PointerEvent("pointerenter", { ...init, bubbles: false }));
    element.dispatchEvent(new PointerEvent("pointerdown", init));
    element.dispatchEvent(new MouseEvent("mousedown", init));
    element.focus();
    element.dispatchEvent(new PointerEvent("pointerup", init));
    element.dispatchEvent(new MouseEvent("mouseup", init));
    element.click();
    // What a press draws, and what a refused fetch says, comes within a few turns of the page's loop.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return true;
  }, key);

/** Escape until nothing stands over the page any more. */
export async function closeAll(page: Page): Promise<void> {
  for (let times = 0; times < 4; times++) {
    const isOpen = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover], [data-part-failed]",
        ),
      ].some((each) => each.checkVisibility({ visibilityProperty: true })),
    );
    if (!isOpen) return;
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
}

const typed = "kept words";

/** Types into the first field of text that the page has. */
export async function typeSomething(page: Page): Promise<boolean> {
  const field = page.locator("main :is(textarea, input[type=text], input[type=search], input:not([type])):not([role=combobox])");
  const first = field.and(page.locator(":enabled:not([readonly])")).first();
  if ((await field.count()) === 0 || !(await first.isVisible())) return false;
  await first.fill(typed);
  await first.evaluate((element) => (element.dataset["typed"] = "yes"));
  return true;
}

/** What is typed still stands where it was typed. */
export const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    (words) => [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(({ value }) => value === words),
    typed,
  );

/** Marks the document, so that it is noticed when another takes its place. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));

/** Nothing has taken the place of the page, and nothing untrue is said. */
export async function expectWhole(page: Page, after: string): Promise<void> {
  const found = await page.evaluate(() => ({
    isSame: "isSameDocument" in globalThis,
    text: document.body.innerText,
  }));
  expect(found.isSame, `another document after ${after}`).toBe(true);
  expect(found.text, `after ${after}`).not.toMatch(/has been updated|stopped working/);
  expect(found.text.length, `an empty page after ${after}`).toBeGreaterThan(40);
}
