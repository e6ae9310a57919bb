import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { servers } from "./world/people.ts";

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** What the gate weighs as the first load: the entry and all that it imports statically. */
function weighed(): readonly string[] {
  const file = fileURLToPath(new URL("../../apps/public/build/.vite/manifest.json", import.meta.url));
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Chunk>>;
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...found].toSorted();
}

const phone = { viewport: { width: 390, height: 844 } } as const;

/** A page that hears of every script that is fetched, and of everything that a browser complains about. */
async function open(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname.slice(1));
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const [server] = servers();
  return { page, scripts, complaints, url: `${server}/fsbsearch`, close: () => context.close() };
}

/** The page has taken the place of its picture. */
const isLive = (page: Page) => expect(page.locator("#picture")).toHaveCount(0);

/** The start page as its picture: its scripts wait until the test lets them come. */
async function openPicture(browser: Browser, options: Parameters<typeof open>[1] = {}) {
  const { page, url, ...opened } = await open(browser, options);
  let letCome = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  let pages = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") pages += 1;
  });
  await page.route("**/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await expect(page.locator("#picture footer")).toBeVisible();
  return {
    ...opened,
    page,
    /** Lets the scripts come. */
    start: async () => {
      letCome();
      await isLive(page);
    },
    /** How often the page was fetched. */
    fetched: () => pages,
  };
}

test("the start page fetches what the gate weighs, and nothing else before it is touched", async ({ browser }) => {
  const { page, scripts, complaints, url, close } = await open(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await isLive(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...new Set(scripts)].toSorted()).toEqual(weighed());
  const before = scripts.length;
  await page.getByRole("combobox", { name: "From" }).fill("lisb");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await close();
});

for (const [locale, title] of [
  ["en-GB", "Find a flight"],
  ["fr-FR", "Trouver un vol"],
] as const)
  test(`it is painted without a script, and looks the same with them: ${locale}`, async ({ browser }) => {
    const { page, url, close } = await open(browser, { locale });
    // Whether a font is there for the first paint is the network's to say; without any, both have the same.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(url);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(":is(#picture, #root) :is(h1, h2, input, button, p, footer)")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
        }),
      );
    const painted = await places();
    expect(painted.length).toBeGreaterThan(15);
    await page.unroute("**/*.js");
    await page.reload({ waitUntil: "networkidle" });
    await isLive(page);
    expect(await places()).toEqual(painted);
    await close();
  });

test("a reader who chose another language never sees the picture", async ({ browser }) => {
  const { page, url, close } = await open(browser, { locale: "en-GB" });
  await page.addInitScript(() => localStorage.setItem("gatehouse.language", "fr"));
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(url);
  await expect(page.getByText("Find a flight", { exact: true })).toBeHidden();
  await page.unroute("**/*.js");
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: "Trouver un vol" })).toBeVisible();
  await close();
});

for (const { locale, words } of [
  { locale: "en-GB", words: { from: "From", to: "To", search: "Search Flights", lisbon: "Lisbon (LIS)" } },
  { locale: "fr-FR", words: { from: "De", to: "À", search: "Rechercher des vols", lisbon: "Lisbonne (LIS)" } },
]) {
  const field = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

  test(`what is typed and pressed before the scripts come is the page's: ${locale}`, async ({ browser }) => {
    const { page, complaints, start, fetched, close } = await openPicture(browser, { locale });
    await field(page, words.from).click();
    // Some keys come before the page, some after it, and some on the way.
    await page.keyboard.type("lis");
    await Promise.all([start(), page.keyboard.type("bon".repeat(20))]);
    await expect(field(page, words.from)).toHaveValue(`lis${"bon".repeat(20)}`);
    await expect(field(page, words.from)).toBeFocused();
    expect(fetched()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test(`a field that is filled in and left before the scripts come is chosen, by keys alone: ${locale}`, async ({
    browser,
  }) => {
    const { page, complaints, start, fetched, close } = await openPicture(browser, { locale });
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(field(page, words.from)).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.type("lisb");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("madrd");
    await page.keyboard.press("ArrowLeft");
    await start();
    await expect(field(page, words.from)).toHaveValue(words.lisbon);
    await expect(field(page, words.to)).toBeFocused();
    // The caret is where it was, and the list is that of what is typed.
    await page.keyboard.type("i");
    await expect(field(page, words.to)).toHaveValue("madrid");
    await expect(page.getByRole("option", { name: /MAD/ })).toBeVisible();
    expect(fetched()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test(`a press of Search before the scripts come searches once they are there: ${locale}`, async ({ browser }) => {
    const { page, complaints, start, fetched, close } = await openPicture(browser, { locale });
    await page.getByRole("button", { name: words.search }).click();
    await start();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field(page, words.from)).toBeFocused();
    expect(fetched()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
}

test("Enter before the scripts come answers the list, and sends the form where there is none", async ({ browser }) => {
  const chosen = await openPicture(browser);
  await chosen.page.getByRole("combobox", { name: "From" }).click();
  await chosen.page.keyboard.type("lisbo");
  await chosen.page.keyboard.press("Enter");
  await chosen.start();
  await expect(chosen.page.getByRole("combobox", { name: "From" })).toHaveValue("Lisbon (LIS)");
  await expect(chosen.page.getByRole("alert")).toHaveCount(0);
  expect(chosen.fetched()).toBe(1);
  await chosen.close();

  const sent = await openPicture(browser);
  await sent.page.getByText("Round-trip", { exact: true }).click();
  await sent.page.getByRole("checkbox", { name: "Non-stop flights only" }).check();
  await sent.page.getByRole("textbox", { name: "Depart Date" }).click();
  await sent.page.keyboard.type("tomorrow");
  await sent.page.keyboard.press("Enter");
  await sent.start();
  await expect(sent.page.getByRole("alert")).toBeVisible();
  await expect(sent.page.getByRole("radio", { name: "Round-trip" })).toBeChecked();
  await expect(sent.page.getByRole("checkbox", { name: "Non-stop flights only" })).toBeChecked();
  // Enter reads what was typed.
  await expect(sent.page.getByRole("textbox", { name: "Depart Date" })).toHaveValue(/^\w{3} \d{1,2} \w{3,4} \d{4}$/);
  expect(sent.fetched()).toBe(1);
  await sent.close();
});

test("a button that opens something opens it once the scripts are there", async ({ browser }) => {
  const { page, complaints, start, close } = await openPicture(browser);
  await page.getByRole("button", { name: /Choose a date/ }).click();
  // What is pressed last counts.
  await page.getByRole("button", { name: "FR Français" }).click();
  await start();
  await expect(page.getByRole("heading", { level: 1, name: "Trouver un vol" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(complaints).toEqual([]);
  await close();
});
