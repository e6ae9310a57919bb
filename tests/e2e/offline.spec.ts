import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { closeAll, expectWhole, isKept, mark, press, pressables, typeSomething } from "./world/press.ts";
import { fillLogin, servers } from "./world/people.ts";

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

const isMoreOfTheSame = (pressed: ReadonlySet<string>, key: string): boolean =>
  same.some(([kind, most]) => kind.test(key) && [...pressed].filter((other) => kind.test(other)).length >= most);

const lost = (page: Page) => page.getByText(/could not be loaded/);

const dialogs = (page: Page) => page.getByRole("dialog").filter({ visible: true });

/** What was drawn anew is found again. */
async function pressFound(page: Page, key: string): Promise<boolean> {
  if (await press(page, key)) return true;
  await pressables(page);
  return press(page, key);
}

/** Fetches nothing ahead, as for readers who pay for each byte: every part is still to come when the network goes. */
const sparing = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

interface Walked {
  /** Already pressed elsewhere: the frame is the same on every screen. */
  readonly pressed: Set<string>;
  readonly errors: string[];
}

/** Presses everything on a screen that has not been pressed before, and what that opens. @returns what could not be loaded */
async function pressAll(page: Page, { pressed }: Walked, hasTyped: boolean): Promise<readonly string[]> {
  const failed: string[] = [];
  const home = page.url();
  for (const { key, isLink } of (await pressables(page)).toSorted((a, b) => Number(a.isLink) - Number(b.isLink))) {
    if (pressed.has(key) || isMoreOfTheSame(pressed, key)) continue;
    pressed.add(key);
    if (!(await pressFound(page, key))) continue;
    await expectWhole(page, key);
    if ((await lost(page).count()) > 0) failed.push(key);
    // One level deep: what stands in a dialog that opened.
    const inside = (await dialogs(page).count()) > 0 ? await pressables(page) : [];
    for (const inner of inside.filter((each) => !pressed.has(each.key) && !each.isLink).slice(0, 8)) {
      pressed.add(inner.key);
      if (await press(page, inner.key)) await expectWhole(page, `${key}, ${inner.key}`);
    }
    await closeAll(page);
    if (page.url().split("?")[0] !== home.split("?")[0]) {
      await page.goBack();
      await expectWhole(page, `${key}, back`);
    } else if (hasTyped && !isLink) {
      if (fills.test(key)) await typeSomething(page);
      expect(await isKept(page), `typed, after ${key}`).toBe(true);
    }
  }
  return failed;
}

/** Walks a screen without a network, and sees that everything works again with it. */
async function walk(page: Page, path: string, walked: Walked): Promise<void> {
  await page.goto(`${servers()[0]}${path}`);
  // What is painted first is a picture of the page.
  await expect(page.locator("#root > [inert]")).toHaveCount(0);
  await expect(page.locator("main :is(h1, h2, [role=grid], [role=heading])").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const hasTyped = await typeSomething(page);
  await mark(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  const failed = await test.step(path, () => pressAll(page, walked, hasTyped));
  // The last presses may have led elsewhere and back.
  const isTyped = hasTyped && (await typeSomething(page));
  await page.context().setOffline(false);
  await expect(page.getByText(/^No connection\./)).toHaveCount(0);
  // What was on its way comes by itself.
  await expect(lost(page)).toHaveCount(0);
  if (isTyped) expect(await isKept(page), `typed, online again on ${path}`).toBe(true);
  for (const key of failed.slice(0, 3)) {
    if (!(await pressFound(page, key))) continue;
    await expect(lost(page), `${key}, online again`).toHaveCount(0);
    await expectWhole(page, `${key}, online again`);
    await closeAll(page);
  }
  expect(walked.errors, path).toEqual([]);
}

function listen(page: Page): Walked {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return { pressed: new Set(), errors };
}

test("staff lose nothing without a network, on any screen", async ({ context, page }) => {
  test.setTimeout(180_000);
  await sparing(context);
  const walked = listen(page);
  await page.goto(`${servers()[0]}/login`);
  await fillLogin(page, "operator-admin-lead");
  await expect(page.getByRole("navigation").first()).toBeVisible();
  for (const path of [
    "checkin/info?view=available",
    "checkin/assignments",
    "checkin/changes",
    "checkin/reload",
    "checkin/past-data",
    "report/billing-report",
    "report/performance-report",
    "report/efficiency-report",
    "report/checkin-count",
    "report/download-report",
    "fsb",
    "communication/search-email",
  ])
    await walk(page, `/dashboard/${path}`, walked);
});

test("travellers lose nothing without a network, on any page", async ({ context, page }) => {
  test.setTimeout(120_000);
  await sparing(context);
  const walked = listen(page);
  await walk(page, "/fsbsearch", walked);
  await walk(page, "/missing-info?searchid=demo-missing-information-1&bookingNo=69000001", walked);
  await walk(page, "/terms", walked);
});

test("what was fetched ahead opens without a network", async ({ context, page }) => {
  await page.goto(`${servers()[0]}/login`);
  await fillLogin(page, "operator-admin-lead");
  await expect(page.getByRole("grid").first()).toBeVisible();
  const hasCome = (name: string) =>
    page.evaluate((part) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(part)), name);
  // The last parts are those of other pages.
  for (const part of ["shortcuts-dialog", "viewer-dialog", "report-billing", "flight-search"])
    await expect.poll(() => hasCome(part)).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation").getByRole("link", { name: "Billing Report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Billing Report" })).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test("a newer build is offered once the server has it, and never before", async ({ context, page }) => {
  await sparing(context);
  await page.goto(`${servers()[0]}/login`);
  await fillLogin(page, "operator-admin-lead");
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.goto(`${servers()[0]}/dashboard/checkin/past-data`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await typeSomething(page);
  const offer = page.getByText("Gatehouse has been updated.");
  await expect(offer).toHaveCount(0);
  expect(await isKept(page)).toBe(true);
  await page.route("**/dashboard-build.json", (route) => route.fulfill({ json: { build: "another" } }));
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await context.setOffline(false);
  await expect(offer).toBeVisible();
  expect(await isKept(page)).toBe(true);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(offer).toHaveCount(0);
  expect(await isKept(page)).toBe(true);
});
