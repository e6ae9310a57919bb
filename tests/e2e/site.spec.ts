import { sitePages, siteLanguages, sitePath, sitePaths } from "@gatehouse/domain/site";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { servers } from "./world/people.ts";
import { violationsInBoth } from "./world/violations.ts";

const at = (path: string): string => `${servers()[0]}${path}`;

/** What a crawler reads of a page. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(at(path));
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const all = (pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  const alternates = Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language = "", href = ""]) => [language, new URL(href, at("/")).pathname],
    ),
  );
  return { html, all, alternates, headers: response.headers() };
}

// SITE-2, SITE-5
test("every page is complete HTML that names itself and its other language, and all its links lead somewhere", async ({
  request,
}) => {
  const links = new Set<string>();
  const titles = new Set<string>();
  for (const page of sitePages)
    for (const language of siteLanguages) {
      const path = sitePath(page, language);
      const { html, all, alternates, headers } = await read(request, path);
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(all(/<(h1)[\s>]/g), path).toHaveLength(1);
      for (const landmark of ["<header", "<main", "<nav", "<footer"]) expect(html, path).toContain(landmark);
      const [title = ""] = all(/<title>([^<]+)<\/title>/g);
      expect(title, path).toMatch(/^.+ · Gatehouse$/);
      titles.add(`${language} ${title}`);
      const [description = ""] = all(/<meta name="description" content="([^"]+)">/g);
      expect(description.length, path).toBeGreaterThan(50);
      const [canonical = ""] = all(/<link rel="canonical" href="([^"]+)">/g);
      expect(new URL(canonical, at("/")).pathname).toBe(path);
      expect(alternates, path).toEqual({
        en: sitePath(page, "en"),
        fr: sitePath(page, "fr"),
        "x-default": sitePath(page, "en"),
      });
      expect(html, path).not.toContain("origin.invalid");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+'/);
      for (const href of all(/<a [^>]*href="([^"]+)"/g))
        if (!href.startsWith("#")) links.add(href.replaceAll("&amp;", "&"));
      for (const source of all(/(?:src|href)="(\/(?:assets|[\w.-]+\.(?:svg|png))[^"]*)"/g)) links.add(source);
    }
  expect(titles.size).toBe(sitePaths.length);
  for (const href of links) expect((await request.get(at(href))).status(), href).toBe(200);
  expect([...links]).toEqual(expect.arrayContaining([...sitePaths]));
});

// SITE-5
test("the list for search engines has exactly these pages, and crawlers are told of it", async ({ request }) => {
  const list = await (await request.get(at("/sitemap.xml"))).text();
  const found = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(found.toSorted()).toEqual(["/fsbsearch", ...sitePaths].toSorted());
  const robots = await (await request.get(at("/robots.txt"))).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  for (const path of sitePaths)
    for (const [, rule = ""] of robots.matchAll(/^Disallow: (\S+)$/gm)) expect(path.startsWith(rule), rule).toBe(false);
});

test("nothing below a part is answered that is no page", async ({ request }) => {
  for (const path of ["/product/none", "/product/de/auto-checkin", "/terms/fr/none", "/industries/airlines/x"])
    expect((await request.get(at(path))).status(), path).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a phone reads the page, opens the menu, changes the language and comes to the form of partners", async ({
    page,
  }) => {
    await page.goto(at("/product/flight-disruption-guarantee"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Your flight is cancelled.");
    await expect(page.getByText("It is not insurance")).toBeVisible();
    await expect(page.locator("noscript p")).toContainText("The demonstration needs JavaScript.");
    await page.locator("summary").click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Partners" }).click();
    await page.getByRole("link", { name: "FR Français" }).click();
    await expect(page).toHaveURL(/\/partners\/fr$/);
    await expect(page.getByRole("link", { name: "Devenir partenaire" })).toHaveAttribute(
      "href",
      "/partners/become-a-partner?lang=fr",
    );
  });
});

/** How far the page has moved by itself (CLS). */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

/** The demonstrations have taken the places of their pictures: somebody is there, and looks at them. */
async function isLive(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  for (const demo of await page.locator("[data-demo]").all()) {
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator("> [inert]")).toHaveCount(0);
  }
}

// SITE-4
test("the guarantee is tried by keyboard: the dear flight is paid in part, and is confirmed", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  await page.goto(at("/product/flight-disruption-guarantee"));
  await isLive(page);
  await page.getByRole("radio", { name: /21:50/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("$1,000.00 of $1,000.00")).toBeVisible();
  await expect(page.getByText("$552.00")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "You fly on DL 272" })).toBeVisible();
  expect(calls).toEqual([]);
});

// ANC-2, SITE-4
test("the cart of Air-Traveler Assist takes out what it contains, and says so", async ({ page }) => {
  await page.goto(at("/product/air-traveler-assist"));
  await isLive(page);
  await page.getByRole("button", { name: "Add Air-Traveler Assist" }).click();
  await expect(
    page.getByText('As "Air-Traveler Assist" contains "Flight Watcher", it has been removed from the cart'),
  ).toBeVisible();
  await expect(page.getByText("Included")).toHaveCount(3);
});

// SITE-6
test("the language that is chosen is that of the rest of the site", async ({ page }) => {
  await page.goto(at("/partners"));
  await page.getByRole("link", { name: "FR Français" }).click();
  await page.getByRole("link", { name: "Devenir partenaire" }).click();
  await expect(page).toHaveURL(/become-a-partner/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto(at("/missing-info"));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the chat is tried: an agent answers, and it leaves the focus and the page where they are", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  await page.goto(at("/partners/embedding"));
  await isLive(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const chat = page.getByRole("dialog", { name: "Chat with a travel agent" });
  await chat.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(chat.getByText("Connected", { exact: true })).toBeVisible();
  await expect(chat.getByText(/shall I look for another one/)).toBeVisible();
  await chat.getByRole("textbox", { name: "Message" }).fill("Yes, please");
  await page.keyboard.press("Enter");
  await expect(chat.getByText("Read", { exact: true })).toBeVisible();
  await expect(chat.getByText("There are seats for all three of you tomorrow.")).toBeVisible();
  await expect(chat.getByText("Flight search")).toBeVisible();
  await chat.getByRole("button", { name: "Minimise" }).click();
  await page.getByRole("button", { name: "Chat with a travel agent" }).click();
  await expect(chat.getByRole("textbox", { name: "Message" })).toBeFocused();
  expect(await violationsInBoth(page)).toEqual([]);
  expect(calls).toEqual([]);
});

test("nothing is fetched for a demonstration before somebody is there", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(at("/product/air-traveler-assist"), { waitUntil: "networkidle" });
  const before = scripts.length;
  await expect(page.locator("[data-demo] > [inert]")).toHaveCount(1);
  await isLive(page);
  expect(before).toBeLessThan(3);
  expect(scripts.length).toBeGreaterThan(before);
});

for (const [device, viewport] of [
  ["desktop", { width: 1366, height: 768 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test(`no page has an accessibility violation, moves while it loads, or scrolls sideways: ${device}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const [place, name] of sitePages.entries()) {
      // One language each: what differs is words.
      const path = sitePath(name, place % 2 === 0 ? "en" : "fr");
      await page.goto(at(path));
      await isLive(page);
      expect(await violationsInBoth(page), path).toEqual([]);
      expect(await moved(page), path).toBeLessThan(0.02);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });
