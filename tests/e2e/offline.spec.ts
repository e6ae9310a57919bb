import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { servers, signIn } from "./world/people.ts";
import {
  closeAll,
  expectWhole,
  goBackTo,
  isKept,
  mark,
  pressAgain,
  pressAll,
  typeSomething,
  watchScripts,
} from "./world/press.ts";

const lost = (page: Page) => page.getByText(/could not be loaded/);

/** Fetches nothing ahead, as for readers who pay for each byte: every part is still to come when the network goes. */
const sparing = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

const loseNetwork = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
};

const findNetwork = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect(page.getByText(/^No connection\./)).toHaveCount(0);
};

/** What a screen is for, done with the network that is back. */
type Act = (page: Page) => Promise<unknown>;

/** A press that asks the server, which answers. */
const asks =
  (name: string): Act =>
  async (page) => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (each) => each.url().includes("/api/") && !/\/(?:health|events|auth)\b/.test(new URL(each.url()).pathname),
      ),
      page.getByRole("main").getByRole("button", { name, exact: true }).click(),
    ]);
    expect(answer.status(), `${name} asked ${answer.url()}`).toBeLessThan(500);
  };

/** Goes to another page as a link does: the document stays. */
const follow = (page: Page, href: string) => page.evaluate((next) => history.pushState({}, "", next), href);

const field = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("textbox", { name });

/** The screens of staff, and the main thing that is done on each. */
const screens: readonly (readonly [string, Act])[] = [
  [
    "checkin/info?view=available",
    async (page) => {
      const pnr = page.getByRole("grid").first().getByRole("rowheader").first();
      const wanted = (await pnr.innerText()).trim();
      await field(page, "PNR Search").fill(wanted);
      await page.getByRole("button", { name: "Search PNR" }).click();
      await expect(page.getByRole("grid").first().getByRole("rowheader", { name: wanted }).first()).toBeVisible();
    },
  ],
  ["checkin/assignments", asks("REFRESH")],
  ["checkin/changes", asks("Refresh")],
  [
    "checkin/reload",
    async (page) => {
      // Nobody's: what is really reloaded would change the world of other journeys.
      await page.getByRole("main").getByRole("textbox").first().fill("ZZ9ZZZ");
      await asks("Reload PNRs")(page);
    },
  ],
  [
    "checkin/past-data",
    async (page) => {
      await page.getByRole("button", { name: "Reset", exact: true }).click();
      await field(page, "Airline").fill("VY");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByRole("grid", { name: "Past Data" }).getByRole("rowheader").first()).toBeVisible();
    },
  ],
  [
    "report/billing-report",
    async (page) => {
      await page.getByRole("combobox", { name: /^Product Type/ }).selectOption({ index: 1 });
      await page.getByRole("combobox", { name: /^Vendor Id/ }).selectOption({ index: 1 });
      await page.getByRole("button", { name: "Last month" }).click();
      await asks("Generate Report")(page);
    },
  ],
  [
    "report/performance-report",
    async (page) => {
      await page.getByRole("button", { name: "Last 24 hours" }).click();
      await asks("Generate Report")(page);
    },
  ],
  ["report/efficiency-report", asks("Refresh")],
  [
    "report/checkin-count",
    async (page) => {
      await page.getByRole("combobox", { name: /^Vendor Id/ }).selectOption({ index: 1 });
      await page.getByRole("button", { name: "Last 10 days" }).click();
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Search/ })
        .click();
      await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
    },
  ],
  ["report/download-report", asks("Refresh")],
  [
    "fsb",
    async (page) => {
      await page.getByRole("combobox", { name: /^To/ }).fill("lisbon");
      await expect(page.getByRole("option", { name: /Lisbon/ }).first()).toBeVisible();
      await page.keyboard.press("Escape");
    },
  ],
  [
    "communication/search-email",
    async (page) => {
      await page.getByRole("searchbox").fill("example");
      await asks("Search")(page);
    },
  ],
];

interface Walked {
  /** Pressed on any screen: the frame is the same on all. */
  readonly pressed: Set<string>;
  readonly errors: string[];
}

function listen(page: Page): Walked {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  watchScripts(page);
  return { pressed: new Set(), errors };
}

/** Takes the network from the screen that is in view, presses everything, and sees that all works again with it. */
async function walk(page: Page, walked: Walked, act: Act | undefined): Promise<void> {
  // What is painted first is a picture of the page.
  await expect(page.locator("#picture")).toHaveCount(0);
  await expect(page.locator("main :is(h1, h2, [role=grid], [role=heading])").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const hasTyped = await typeSomething(page);
  await mark(page, "document");
  await loseNetwork(page);
  const failed = await pressAll(page, walked.pressed, hasTyped);
  if (hasTyped) await typeSomething(page);
  await findNetwork(page);
  // What somebody waits for comes by itself.
  const [home, title] = [new URL(page.url()).pathname, await page.title()];
  for (const key of new Set(failed.slice(-3))) {
    if (!(await pressAgain(page, key))) continue;
    await expect(lost(page), `${key}, online again`).toHaveCount(0);
    await expectWhole(page, `${key}, online again`);
    await closeAll(page);
    if (new URL(page.url()).pathname !== home) await goBackTo(page, title, hasTyped);
  }
  await expect(lost(page)).toHaveCount(0);
  if (hasTyped) expect(await isKept(page), "typed, online again").toBe(true);
  await act?.(page);
  expect(walked.errors).toEqual([]);
}

// UI-13
test("staff lose nothing without a network, on any screen", async ({ context, page }) => {
  test.setTimeout(180_000);
  context.setDefaultTimeout(15_000);
  await sparing(context);
  const walked = listen(page);
  await signIn(page, "admin");
  for (const [path, act] of screens)
    await test.step(path, async () => {
      // As a link leads there: one document from the first screen to the last.
      if (path !== screens[0]?.[0]) await mark(page, "left");
      await follow(page, `/dashboard/${path}`);
      await expect(page.locator("main > [data-left]")).toHaveCount(0);
      await walk(page, walked, async () => {
        // Presses have chosen other views, tabs and filters, and one may have opened something at last.
        await closeAll(page);
        await follow(page, `/dashboard/${path}`);
        await act(page);
      });
    });
});

/** Days from today, as the form takes them. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A search that is under way when the network goes, and one that is begun without it. */
const search: Act = async (page) => {
  const choose = async (name: RegExp, text: string): Promise<void> => {
    await page.getByRole("combobox", { name }).fill(text);
    await page.getByRole("listbox").getByRole("option").first().click();
  };
  await choose(/^From/, "new york");
  await choose(/^To/, "lisbon");
  await page.getByRole("textbox", { name: /^Depart Date/ }).fill(inDays(20));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/fsb/search")) asked.push(request.url());
  });
  const underWay = page.waitForResponse((each) => each.url().includes("/fsb/getStatus/"));
  await page.getByRole("button", { name: "Search Flights" }).click();
  await underWay;
  const interrupted = page.getByText("The search was interrupted.");
  await loseNetwork(page);
  await expect(interrupted).toBeVisible();
  await findNetwork(page);
  await expect(page.getByRole("button", { name: /^Select/ }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole("button", { name: "Modify Search" }).first().click();
  await page.getByRole("textbox", { name: /^Depart Date/ }).fill(inDays(21));
  await loseNetwork(page);
  await page.getByRole("button", { name: "Search Flights" }).click();
  await expect(interrupted).toBeVisible();
  await findNetwork(page);
  await expect(page.getByRole("button", { name: /^Select/ }).first()).toBeVisible();
};

// UI-13
test("travellers lose nothing without a network, on any page", async ({ context, page }) => {
  test.setTimeout(120_000);
  await sparing(context);
  const walked = listen(page);
  for (const [path, act] of [
    ["/fsbsearch", search],
    ["/missing-info?searchid=demo-missing-information-1&bookingNo=69000001", undefined],
    ["/partners/become-a-partner", undefined],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${servers()[0]}${path}`);
      await walk(page, walked, act);
    });
});

test("what was fetched ahead opens without a network", async ({ context, page }) => {
  // The page's own list of what it fetched ends at 250.
  const come: string[] = [];
  page.on("requestfinished", (request) => come.push(request.url()));
  await signIn(page, "operator-admin-lead");
  // The last parts are those of other pages.
  for (const part of [
    "shortcuts-dialog",
    "viewer-dialog",
    "pdf.worker",
    "FoxitSymbol",
    "report-billing",
    "flight-search",
  ])
    await expect.poll(() => come.some((url) => url.includes(part)), { message: part }).toBe(true);
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
  await signIn(page, "operator-admin-lead", "/dashboard/checkin/past-data");
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
