import { expect, type Page, test } from "@playwright/test";
import { person, servers, signIn } from "./world/people.ts";

const path = "/dashboard/ancillary/add";
const bank = (page: Page) => page.frameLocator("iframe");

/** Pays in the bank's frame, and closes it as the page in it asks. */
async function payWith(page: Page, card: string, says: string): Promise<void> {
  await bank(page).getByLabel(card).check();
  await bank(page).getByRole("button", { name: "Pay" }).click();
  await expect(bank(page).getByRole("heading", { name: says })).toBeVisible();
  await bank(page).getByRole("button", { name: "Ok" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test.describe("products of bookings", () => {
  // ANC-2, ANC-3, ANC-6, ANC-7, PAY-1, PAY-2, PAY-3, PAY-5, PAY-6, PAY-7
  test("a cart is filled and ordered, its card is declined, another one pays, the products are active, and billing gives the money back", async ({
    page,
    browser,
  }) => {
    await signIn(page, "vendor", `${path}?bookingNo=NWT-70344`);
    await page.getByRole("button", { name: "Add Flight Watcher" }).click();
    await page.getByRole("button", { name: "Add Air-Traveler Assist" }).click();
    await expect(
      page.getByText('As "Air-Traveler Assist" contains "Flight Watcher", it has been removed from the cart'),
    ).toBeVisible();
    await page.getByRole("button", { name: "Add Flight Disruption Guarantee" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Remove Flight Disruption Guarantee" })).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: /^Pay / }).click();
    await payWith(page, "A card that is declined", "Try again");
    await expect(page.getByText(/The payment of order \d+ was declined. Nothing was charged./)).toBeVisible();
    await page.getByRole("button", { name: /^Pay / }).click();
    await payWith(page, "A card that pays", "Thank you for your payment.");
    await expect(page.getByText(/Order \d+ is paid and active./)).toBeVisible();
    await expect(page.getByText("The booking has it").first()).toBeVisible();

    const billing = await person(browser, "billing", undefined, "/dashboard/payments?bookingNo=NWT-70344");
    await expect(billing.page.getByText("2 payments")).toBeVisible();
    await billing.page.getByRole("button", { name: /^Refund .* of booking NWT-70344/ }).click();
    await billing.page.getByRole("alertdialog").getByRole("button", { name: "Refund" }).click();
    await expect(billing.page.getByRole("gridcell", { name: "Refunded" })).toBeVisible();
    await billing.context.close();
    // The vendor's page hears of it.
    await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
    await expect(page.getByText("The booking has it")).toHaveCount(0);
  });

  // ANC-5, PAY-7
  test("travellers add to their own bookings alone, and see their own payments", async ({ page }) => {
    await signIn(page, "traveller", `${path}?bookingNo=ALD-50187`);
    await expect(page.getByText("No booking ALD-50187")).toBeVisible();
    await page.goto(`${servers()[0]}/dashboard/payments`);
    await expect(page.getByText("There are no payments")).toBeVisible();
  });
});
