import { expect, type Page, type Request } from "@playwright/test";

/** Ends the session, leaves the site, opens a window of the system or changes what the whole product looks like. */
const never =
  /^(?:link|button) (?:.*\b(?:log ?out|sign out|log in|sign in|staff|download|english|français|dark|light|print)\b|choose (?:a )?files?)/i;

/** Presses that empty or fill a field on purpose, or take it away as they say. */
const fills =
  /clear|reset|cancel|close|remove|discard|modify|last|available|view|swap|search|filter|today|yesterday|year|month|week|day/i;

/** Controls of which each is like the other, and how many of them are pressed over all screens. */
const same: readonly (readonly [RegExp, number])[] = [
  [/^button Options of /, 3],
  [/^button View actions of /, 1],
  // The booking of a row.
  [/^link [A-Z0]{5,6}$/, 1],
  [/: Choose a date$/, 3],
  // The queue's views, each with its count.
  [/^button .*[a-zA-Z]0(?:,.*)?$/, 2],
];

/** What changes the world of the journeys that come after: without a network it is pressed, with one it is not. */
const changes = /release|assign|redistribute|reload|take|start|break|generate|send|save|link|dispos|dismiss/i;

const typed = "kept words";

/** What came of a round of presses. */
interface Round {
  /** All were pressed; something stands over the page that only a real Escape closes; or a press led to another page. */
  readonly end: "done" | "covered" | "left";
  readonly last: string;
  readonly pressed: readonly string[];
  /** What was pressed when a part said that it could not be loaded. */
  readonly lost: readonly string[];
  readonly problems: readonly string[];
}

/** One round of presses, all inside of the page: a way there and back for each would take most of the time. */
const pressRound = (page: Page, pressedBefore: readonly string[], hasTyped: boolean): Promise<Round> =>
  page.evaluate(
    async ({ before, keeps, words, neverLike, fillsLike, sameLike }) => {
      const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const over =
        "[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover], [data-part-failed], [role=listbox]";
      const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";
      const covers = (): Element[] => [...document.querySelectorAll(over)].filter(shown);
      const nameOf = (element: HTMLElement): string => {
        const labelled = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
        return (
          element.getAttribute("aria-label") ??
          (labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ") || element.textContent)
        );
      };
      const pressables = (): { readonly key: string; readonly isLink: boolean; readonly element: HTMLElement }[] => {
        const open = [...document.querySelectorAll<HTMLElement>(dialogs)].filter(shown).at(-1);
        const selector = "button, a[href], [role=button], [role=tab], [role=menuitem], [role=option], summary";
        const not = ":disabled, [aria-disabled=true], [target=_blank], [download], a[href='#'], [inert] *";
        return [...(open ?? document).querySelectorAll<HTMLElement>(selector)]
          .filter((each) => shown(each) && !each.matches(not) && each.getBoundingClientRect().width > 0)
          .map((element) => {
            const role = element.getAttribute("role") ?? (element.tagName === "A" ? "link" : "button");
            // Numbers change: counts, dates, times.
            const key = `${role} ${nameOf(element).replaceAll(/\d+/g, "0").replaceAll(/\s+/g, " ").trim()}`;
            return { key, isLink: role === "link", element };
          });
      };
      // What a press draws, and what a refused fetch says, comes within a few turns of the page's loop.
      const settle = async (): Promise<void> => {
        for (let turn = 0; turn < 2; turn++)
          // A browser that draws nothing at the moment calls no frame.
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
            setTimeout(resolve, 250);
          });
        await new Promise((resolve) => setTimeout(resolve, 20));
      };
      const press = async (element: HTMLElement): Promise<void> => {
        const init = {
          bubbles: true,
          cancelable: true,
          composed: true,
          button: 0,
          pointerType: "mouse",
          isPrimary: true,
        };
        element.dispatchEvent(new PointerEvent("pointerover", init));
        element.dispatchEvent(new PointerEvent("pointerenter", { ...init, bubbles: false }));
        element.dispatchEvent(new PointerEvent("pointerdown", init));
        element.dispatchEvent(new MouseEvent("mousedown", init));
        element.focus();
        element.dispatchEvent(new PointerEvent("pointerup", init));
        element.dispatchEvent(new MouseEvent("mouseup", init));
        element.click();
        await settle();
      };
      const isKept = (): boolean =>
        [...document.querySelectorAll<HTMLInputElement>("[data-typed]")].some(({ value }) => value === words);
      const typeAgain = (): void => {
        const field = document.querySelector<HTMLInputElement>("[data-typed]");
        if (!field || field.value === words) return;
        // As React hears of it.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, words);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      };
      const neverPressed = new RegExp(neverLike, "i");
      const mayFill = new RegExp(fillsLike, "i");
      const kinds = sameLike.map(([source, most]) => [new RegExp(source), most] as const);
      const all = new Set(before);
      const pressed: string[] = [];
      const lost: string[] = [];
      const problems: string[] = [];
      const isNew = (key: string): boolean =>
        !all.has(key) &&
        !neverPressed.test(key) &&
        !kinds.some(([kind, most]) => kind.test(key) && [...all].filter((other) => kind.test(other)).length >= most);
      const home = location.pathname;
      const pressOne = async (key: string, element: HTMLElement): Promise<void> => {
        all.add(key);
        pressed.push(key);
        const hadLost = document.body.innerText.includes("could not be loaded");
        await press(element);
        const text = document.body.innerText;
        if (/has been updated|stopped working/.test(text)) problems.push(`after ${key}: something untrue is said`);
        if (text.length < 40) problems.push(`after ${key}: an empty page`);
        if (!hadLost && text.includes("could not be loaded")) lost.push(key);
      };
      const answer = (end: Round["end"], last: string): Round => ({ end, last, pressed, lost, problems });
      const started = performance.now();
      for (;;) {
        if (performance.now() - started > 45_000) {
          problems.push(`one screen takes longer than 45 s; pressed: ${pressed.join(", ")}`);
          return answer("done", "");
        }
        const next = pressables()
          .filter(({ key }) => isNew(key))
          .toSorted((one, other) => Number(one.isLink) - Number(other.isLink))[0];
        if (!next) return answer("done", "");
        await pressOne(next.key, next.element);
        // One level deep: what is in a dialog that opened.
        if ([...document.querySelectorAll(dialogs)].some(shown))
          for (const inner of pressables()
            .filter(({ key, isLink }) => isNew(key) && !isLink)
            .slice(0, 8))
            if (inner.element.isConnected && shown(inner.element)) await pressOne(inner.key, inner.element);
        for (let times = 0; times < 3 && covers().length > 0; times++) {
          const escape = { key: "Escape", code: "Escape", bubbles: true, cancelable: true, composed: true };
          (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", escape));
          (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keyup", escape));
          await settle();
        }
        if (location.pathname !== home) return answer("left", next.key);
        if (keeps && !next.isLink) {
          if (mayFill.test(next.key)) typeAgain();
          else if (!isKept()) problems.push(`what was typed is lost after ${next.key}`);
        }
        if (covers().length > 0) return answer("covered", next.key);
      }
    },
    {
      before: pressedBefore,
      keeps: hasTyped,
      words: typed,
      neverLike: never.source,
      fillsLike: fills.source,
      sameLike: same.map(([kind, most]) => [kind.source, most] as const),
    },
  );

const scriptsOnTheirWay = new WeakMap<Page, Set<Request>>();

/** From now on `closeAll` knows what is still being loaded. */
export function watchScripts(page: Page): void {
  const requests = new Set<Request>();
  scriptsOnTheirWay.set(page, requests);
  page.on("request", (request) => request.resourceType() === "script" && requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

/** Escape until nothing stands over the page any more, and nothing is about to. */
export async function closeAll(page: Page): Promise<void> {
  // What a press asked for opens when its code has come, and that is a moment later.
  await expect.poll(() => scriptsOnTheirWay.get(page)?.size ?? 0).toBe(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const over = page.locator(
    ":is([role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover], [data-part-failed])",
  );
  for (let times = 0; times < 4 && (await over.filter({ visible: true }).count()) > 0; times++) {
    // There Escape empties the field: browsers do that.
    await page.evaluate(() => document.querySelector<HTMLElement>("input[type=search]:focus")?.blur());
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
}

/**
 * Presses everything on a screen that has not been pressed before, and what that opens.
 * @param pressed what was pressed elsewhere already: the frame is the same on every screen. What is pressed here is added.
 * @returns what could not be loaded
 */
export async function pressAll(page: Page, pressed: Set<string>, hasTyped: boolean): Promise<readonly string[]> {
  const [home, title] = [page.url(), await page.title()];
  const lost: string[] = [];
  for (;;) {
    const round = await pressRound(page, [...pressed], hasTyped);
    for (const key of round.pressed) pressed.add(key);
    lost.push(...round.lost);
    expect(round.problems, home).toEqual([]);
    await expectWhole(page, round.last);
    if (round.end === "done") return lost;
    await closeAll(page);
    if (round.end === "covered") continue;
    await goBackTo(page, title, hasTyped);
  }
}

/** Comes back to the page of this title from one that a press led to, and types again where something was typed. */
export async function goBackTo(page: Page, title: string, hasTyped: boolean): Promise<void> {
  await page.goBack();
  await expect(page).toHaveTitle(title);
  if (hasTyped) await expect.poll(() => typeSomething(page)).toBe(true);
}

/** Presses the first that has this key, once what is drawn is drawn; false when there is none. */
export async function pressAgain(page: Page, key: string): Promise<boolean> {
  const [role = "button", ...words] = key.split(" ");
  const name = words.join(" ").split("0")[0] ?? "";
  if (name === "" || changes.test(name)) return false;
  // In one step: what is there now may be gone a moment later.
  return page.getByRole(role as "button", { name }).evaluateAll((all) => {
    const first = all.find((element) => element.checkVisibility({ visibilityProperty: true }));
    first?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    return first !== undefined;
  });
}

/** Types into the first field of text that the page has. */
export async function typeSomething(page: Page): Promise<boolean> {
  const field = page.locator(
    "main :is(textarea, input[type=text], input[type=search], input:not([type])):not([role=combobox])",
  );
  const first = field.and(page.locator(":enabled:not([readonly])")).filter({ visible: true }).first();
  if ((await first.count()) === 0) return false;
  await first.fill(typed);
  // A field behind a modal dialog takes nothing, and says nothing.
  await expect(first).toHaveValue(typed);
  await first.evaluate((element) => (element.dataset["typed"] = "yes"));
  return true;
}

/** What is typed still stands where it was typed: in the very same field, which was not drawn again. */
export const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    (words) => [...document.querySelectorAll<HTMLInputElement>("[data-typed]")].some(({ value }) => value === words),
    typed,
  );

/** Marks the document, so that it is noticed when another takes its place; and the screen that is going to be left. */
export const mark = (page: Page, what: "document" | "left"): Promise<void> =>
  page.evaluate((marked) => {
    if (marked === "document") Object.assign(globalThis, { isSameDocument: true });
    else document.querySelector<HTMLElement>("main > :last-child")?.setAttribute("data-left", "");
  }, what);

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
