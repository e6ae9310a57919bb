import { expect, test } from "@playwright/test";
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
test("on a phone the button of the chat stands above what is said of the seat", async ({ browser }) => {
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
  const sheet = page.locator("section[aria-live]").filter({ has: giveBack });
  const overlap = async () => {
    const [button, seat] = [await chat.boundingBox(), await sheet.boundingBox()];
    return button && seat ? button.y + button.height - seat.y : Number.NaN;
  };
  await expect.poll(overlap).toBeLessThan(0);
  // At the end of the page nothing stays below it either: the page ends that much later.
  const isClear = page
    .getByRole("contentinfo")
    .evaluate((footer) => Number.parseFloat(getComputedStyle(footer).paddingBottom));
  expect(await isClear).toBeGreaterThanOrEqual(72);
  await context.close();
});

test("a flight that nobody knows is asked for again", async ({ page }) => {
  await page.goto(`${servers()[0]}/seat-map/QQ/1/2026-12-21`);
  await expect(page.getByRole("heading", { name: "There is no flight QQ 1 on 21 Dec 2026" })).toBeVisible();
  await page.getByRole("link", { name: "Another flight" }).click();
  await expect(page.getByRole("textbox", { name: "Airline" })).toBeVisible();
});
