import { expect, type Page } from "@playwright/test";

/** Every problem of an itinerary that is open is meant so. */
export async function meanAllSo(page: Page): Promise<void> {
  const open = page.getByRole("button", { name: /^Meant so: / });
  while ((await open.count()) > 0) {
    const left = await open.count();
    await open.first().click();
    await page.getByRole("textbox", { name: /^Why it is meant so/ }).fill("As agreed with the traveller");
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(open).toHaveCount(left - 1);
  }
}
