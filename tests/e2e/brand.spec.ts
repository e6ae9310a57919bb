import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { brandPaths, samgi } from "@gatehouse/domain/brand";
import { expect, type Page, test } from "@playwright/test";
import { fillLogin, servers, signIn } from "./world/people.ts";
import { violationsInBoth } from "./world/violations.ts";
import { world } from "./world/worlds.ts";

let child: ChildProcess | undefined;
let samgiUrl = "";

test.beforeAll(async () => {
  const { folder, database } = world();
  const program = fileURLToPath(new URL("world/brand-server.ts", import.meta.url));
  child = fork(program, [folder, database, "samgi"]);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The server of the second brand did not start (exit code ${code}).`);
  });
  [samgiUrl] = (await Promise.race([once(child, "message"), ended])) as [string];
});
test.afterAll(async () => {
  if (!child) return;
  const ended = once(child, "exit");
  child.disconnect();
  await ended;
});

/** A page of each route of the tables, and its heading or title; where one redirects, that of where it leads. */
const inside: Readonly<Record<string, string>> = {
  profile: "/dashboard/profile",
  "traveler-profile": "/dashboard/traveler-profile",
  payments: "/dashboard/payments",
  trips: "/dashboard/trips/next-48-hours",
  fsb: "/dashboard/fsb",
  report: "/dashboard/report/performance-report",
  "travel-request": "/dashboard/travel-request/pending",
  "my-trips": "/dashboard/my-trips/upcoming-trips",
  ancillary: "/dashboard/ancillary/add",
  communication: "/dashboard/communication/send-sms",
  admin: "/dashboard/admin/vendors",
  checkin: "/dashboard/checkin/changes",
  casemgmt: "/dashboard/casemgmt/my-cases",
};
const outside = [
  "/fsbsearch",
  "/industries",
  "/partners",
  "/product",
  "/seat-map",
  "/terms",
  "/missing-info",
  "/fg48",
  "/payment/status?status=true&message=x",
  "/login",
  "/reset-password",
];

const notFound = (page: Page) => page.getByRole("heading", { name: "There is no such page" });

/** Opens a page and says whether it is there, as the server and as the page itself say. */
async function opened(page: Page, url: string): Promise<boolean> {
  const answer = await page.goto(url);
  const isThere = answer?.status() === 200;
  await expect(page.getByRole("heading").first(), url).toBeVisible();
  if (isThere) await expect(notFound(page), url).toHaveCount(0);
  else await expect(notFound(page), url).toBeVisible();
  return isThere;
}

const samgiHas = (path: string): boolean =>
  brandPaths("samgi").some((known) => `${path.split("?", 1)[0]}/`.startsWith(`${known}/`));

// BRD-3, UI-8
test("each brand answers exactly its routes, to an administrator who may see everything", async ({ page, context }) => {
  test.setTimeout(400_000);
  for (const path of [...outside, "/info"]) {
    expect(await opened(page, `${servers()[0]}${path}`), path).toBe(path !== "/info");
    expect(await opened(page, `${samgiUrl}${path}`), path).toBe(samgiHas(path));
  }
  for (const [server, has] of [
    [servers()[0], () => true],
    [samgiUrl, samgiHas],
  ] as const) {
    await context.clearCookies();
    await signIn(page, "admin", "/dashboard/profile", server);
    for (const path of Object.values(inside)) expect(await opened(page, `${server}${path}`), path).toBe(has(path));
  }
});

// BRD-1, BRD-5
test("the second brand greets under its name, in its colours, with its menu only", async ({ page }) => {
  await page.goto(samgiUrl);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(`account`).first()).toContainText("Samgi");
  await expect(page).toHaveTitle(/· Samgi$/);
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(button).toHaveCSS("background-color", "rgb(11, 116, 104)");
  expect(await violationsInBoth(page)).toEqual([]);

  await signIn(page, "crm-operator", "/dashboard", samgiUrl);
  await expect(page).toHaveURL(/\/dashboard\/trips\/next-48-hours$/);
  const menu = page.getByRole("navigation", { name: "Main navigation" });
  await expect(menu.getByRole("link", { name: "My Cases" })).toBeVisible();
  for (const href of await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    expect(samgiHas(href ?? "") || href === "/dashboard", href ?? "").toBe(true);
  expect(await page.content()).not.toContain("Gatehouse");
});

// BRD-3, BRD-8
test("whoever asked for a page that the brand has not comes to the first that it has, and none leads there", async ({
  page,
}) => {
  await page.goto(`${samgiUrl}/login?redirectUrl=%2Fdashboard%2Fcheckin%2Finfo`);
  await fillLogin(page, "admin");
  await expect(page).toHaveURL(/\/dashboard\/trips\/next-48-hours$/);
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { opened: list, open: (path: string) => void list.push(path) });
  });
  const calls: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) calls.push(response.url());
  });
  await page.goto(`${samgiUrl}/dashboard/trips/next-48-hours`);
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .first();
  await row.getByRole("rowheader").click();
  await page.keyboard.press("Enter");
  // It opens a page in a new tab at once, or none.
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(opened.filter((path) => !samgiHas(path))).toEqual([]);
  expect(calls).toEqual([]);
});

// BRD-5
test("/info says what the brand is and how to get in, in both languages", async ({ page }) => {
  await page.goto(`${samgiUrl}/info`);
  for (const language of ["en", "fr"] as const) {
    if (language === "fr") await page.getByRole("button", { name: "FR" }).click();
    for (const { title } of [...(samgi.texts[language]?.info ?? []), ...(samgi.texts[language]?.legal ?? [])])
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  expect(await violationsInBoth(page)).toEqual([]);
  await page.getByRole("link", { name: "Se connecter", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});
