import { expect, type Page, test } from "@playwright/test";
import { person, servers, signIn } from "./world/people.ts";

const path = "/dashboard/travel-request/billing";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test.describe("billing entry", () => {
  // COST-2, COST-3, COST-5, COST-6, COST-8, COST-9, COST-10, COST-11, COST-13
  test("a booking is searched, what was filled is confirmed, flights are added to the limit, wrong things are named, the record is saved, reopened, and saved by two", async ({
    page,
    browser,
  }) => {
    await signIn(page, "billing", path);
    await test.step("a search needs a number, and fills a new record from what is known", async () => {
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByText("Please fill out the booking number.")).toBeVisible();
      await field(page, "Booking number").fill("ALD-50187");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/\d+ values to confirm/)).toBeVisible();
      await expect(field(page, "Last name")).toHaveValue("Marchetti");
      await expect(field(page, "1st Hotel, Name")).toHaveValue("Mill Race Inn");
      await page.getByRole("button", { name: "Confirm all" }).click();
      await expect(page.getByText(/values to confirm/)).toHaveCount(0);
    });
    await test.step("flights are added to the limit, and what is empty or wrong blocks saving", async () => {
      const add = page.getByRole("button", { name: "Add flight" });
      for (let count = 0; count < 8; count += 1) {
        if (await page.getByText("6 of 6").isVisible()) break;
        await add.click();
      }
      await add.click();
      await expect(page.getByText("Cannot add more than 6 flights")).toBeVisible();
      await field(page, "Flight 1, Cost").fill("lots");
      await field(page, "Trip end").fill("2026-02-30");
      await page.keyboard.press("ControlOrMeta+Enter");
      await expect(page.getByText("Please fill up at least one data").first()).toBeVisible();
      await expect(page.getByText("Cost: Please enter an amount, like 1234.50.")).toBeVisible();
      await expect(page.getByText("Trip end: Please enter a day as YYYY-MM-DD.")).toBeVisible();
    });
    await test.step("what is put right is saved, with a total typed over the sum", async () => {
      for (let flight = 6; flight > 1; flight -= 1) {
        const remove = page.getByRole("button", { name: `Remove Flight ${flight}` });
        if (await remove.isVisible()) await remove.click();
      }
      await field(page, "Flight 1, Cost").fill("918.405");
      await field(page, "Trip end").fill("");
      await page.getByRole("button", { name: "Add service fee" }).click();
      await field(page, "Original Fee, Service fee").fill("35");
      await field(page, "Total trip cost").fill("1000");
      await expect(page.getByText("46.59 more than the sum.")).toBeVisible();
      await page.getByRole("button", { name: /^Create/ }).click();
      await expect(page.getByText("Billing Data Successfully updated").first()).toBeVisible();
      await page.reload();
      await expect(field(page, "Flight 1, Cost")).toHaveValue("918.41");
      await expect(field(page, "Total trip cost")).toHaveValue("1,000.00");
      await expect(page.getByText("46.59 more than the sum.")).toBeVisible();
    });
    await test.step("a file of it can be taken", async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export CSV" }).click();
      expect((await download).suggestedFilename()).toBe("billing-ALD-50187.csv");
    });
    await test.step("of two who save, the later sees both sides and loses nothing", async () => {
      const other = await person(browser, "admin", undefined, `${path}?bookingNo=ALD-50187`);
      await field(other.page, "Customer id").fill("THEIRS");
      await field(page, "Customer id").fill("MINE");
      await other.page.getByRole("button", { name: /^Save/ }).click();
      await expect(other.page.getByText("Billing Data Successfully updated").first()).toBeVisible();
      await expect(page.getByText("Somebody has just saved this record.")).toBeVisible();
      await page.getByRole("button", { name: /^Save/ }).click();
      await expect(page.getByText(/^admin saved this record/)).toBeVisible();
      await expect(page.getByRole("row", { name: /Customer id .* THEIRS MINE/ })).toBeVisible();
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.url().includes("/billing/save")),
        page.getByRole("button", { name: "Save mine over it" }).click(),
      ]);
      expect(answer.status()).toBe(200);
      await expect(page.getByText(/saved this record while/)).toHaveCount(0);
      await expect(field(page, "Customer id")).toHaveValue("MINE");
      await other.context.close();
    });
    await test.step("without a network nothing that was typed is lost", async () => {
      await page.context().setOffline(true);
      await field(page, "Flight 1, Bags").fill("35");
      await page.getByRole("button", { name: /^Save/ }).click();
      await expect(page.getByText("Failed to update billing data")).toBeVisible();
      await expect(field(page, "Flight 1, Bags")).toHaveValue("35.00");
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Failed to update billing data")).toHaveCount(0);
      await page.goto(`${servers()[0]}${path}?bookingNo=ALD-50187`);
      await expect(field(page, "Flight 1, Bags")).toHaveValue("35.00");
    });
  });
});
