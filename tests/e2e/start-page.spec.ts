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

/** The page works: the picture, which takes no focus, has gone. */
const isLive = (page: Page) => expect(page.locator("[inert]")).toHaveCount(0);

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
        [...document.querySelectorAll("#root :is(h1, h2, input, button, p, footer)")].map((element) => {
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
