import { expect, test } from "@playwright/test";
import { coveredBy } from "./world/covered.ts";
import { servers } from "./world/people.ts";
import { violationsInBoth } from "./world/violations.ts";

// SEAT-1, SEAT-4, SEAT-5
test("seats of a flight are found, chosen by keyboard, and shown by a link", async ({ page }) => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${servers()[0]}/seat-map`);
  await page.getByRole("textbox", { name: "Airline" }).fill("tp");
  await page.getByRole("textbox", { name: "Flight number" }).fill("202");
  await page.getByRole("textbox", { name: "Day of departure" }).fill(soon);
  await page.getByRole("button", { name: "Show the seats" }).click();
  await expect(page).toHaveURL(`${servers()[0]}/seat-map/TP/202/${soon}`);
  const map = page.getByRole("grid", { name: "Cabin of TP 202, row by row" });
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Everybody has a seat.")).toBeVisible();
  await expect(page).toHaveURL(/[?&]seats=\d+[A-K]$/);
  expect(await violationsInBoth(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Everybody has a seat.")).toBeVisible();
  await expect(map.locator('[aria-selected="true"]')).toHaveCount(1);
});

// SEAT-2, CHAT-15
test("on a phone the button of the chat stands in the sheet with the seat, and covers no seat and no button", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "fr-FR" });
  const page = await context.newPage();
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${servers()[0]}/seat-map/TP/202/${soon}`);
  await page.getByRole("grid").locator('[tabindex="0"]').focus();
  await page.keyboard.press("Enter");
  const giveBack = page.getByRole("button", { name: /^Rendre / });
  await expect(giveBack).toBeVisible();
  const chat = page.locator(".vc-launcher");
  await expect(chat).toBeVisible();
  await expect(page.locator("section[aria-live]").filter({ has: giveBack }).locator(chat)).toBeVisible();
  expect(await coveredBy(page, chat)).toEqual([]);
  await context.close();
});

// CHAT-15
test("on a phone and an upright tablet the button of the chat covers nothing that can be pressed", async ({
  browser,
}) => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const flights = `/fsbsearch?from=LHR&to=JFK&departDate=${soon}&passengerCount=1`;
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
  ]) {
    const context = await browser.newContext({ viewport, hasTouch: true });
    const page = await context.newPage();
    const chat = page.getByRole("button", { name: "Chat with a travel agent" });
    await page.goto(`${servers()[0]}${flights}`);
    await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Select", exact: true }).nth(3)).toBeVisible();
    await page.mouse.move(20, 20);
    await expect(chat).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(page, chat)).toEqual([]);
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(chat).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(page, chat)).toEqual([]);
    // Where no bar stays at the bottom it stands in the header.
    await page.goto(`${servers()[0]}/`);
    const inHeader = page.getByRole("banner").getByRole("button", { name: "Chat with a travel agent" });
    // A page that nobody has touched fetches no chat.
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(inHeader).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await coveredBy(page, chat)).toEqual([]);
    await chat.click();
    await expect(page.getByRole("dialog", { name: "Chat with a travel agent" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(chat).toBeFocused();
    await context.close();
  }
});

// CHAT-15
test("on a tablet on its side the button of the chat stands in the header, where the page leaves no room beside it", async ({
  browser,
}) => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${servers()[0]}/fsbsearch?from=LHR&to=JFK&departDate=${soon}&passengerCount=1`);
  await expect(page.getByRole("button", { name: "Select", exact: true }).nth(3)).toBeVisible();
  await page.mouse.move(20, 20);
  const chat = page.getByRole("banner").getByRole("button", { name: "Chat with a travel agent" });
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(await coveredBy(page, chat)).toEqual([]);
  // Under fingers the seat map speaks of no keys.
  await page.goto(`${servers()[0]}/seat-map/TP/202/${soon}`);
  await expect(page.getByText(/Your party$/)).toBeVisible();
  const keys = page.locator("span:has(> kbd)").filter({ hasText: /move.*take/ });
  await expect(keys).toHaveCount(1);
  await expect(keys).toBeHidden();
  await context.close();
});

test("a flight that nobody knows is asked for again", async ({ page }) => {
  await page.goto(`${servers()[0]}/seat-map/QQ/1/2026-12-21`);
  await expect(page.getByRole("heading", { name: "There is no flight QQ 1 on 21 Dec 2026" })).toBeVisible();
  await page.getByRole("link", { name: "Another flight" }).click();
  await expect(page.getByRole("textbox", { name: "Airline" })).toBeVisible();
});
