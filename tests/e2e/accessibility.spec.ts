import { expect, test } from "@playwright/test";
import { fillLogin, rows, servers, signIn, viewPath } from "./world/people.ts";
import { everything, violations, violationsInBoth } from "./world/violations.ts";

/** When nothing is sampled, pages are opened in each appearance and checked by every rule; else what is light is made dark. */
const schemes = everything ? (["light", "dark"] as const) : (["light"] as const);
const violationsOf = everything ? violations : violationsInBoth;

for (const scheme of schemes) {
  for (const [device, viewport] of [
    ["desktop", { width: 1440, height: 900 }],
    ["phone", { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${scheme}, ${device}`, () => {
      test.use({ colorScheme: scheme, viewport });

      test("login, queue, actions and not-found have no accessibility violation", async ({ page }) => {
        await page.goto(`${servers()[0]}/login`);
        await expect(page.getByText("operator@gatehouse.example", { exact: true })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await signIn(page, "operator", viewPath("available"));
        await expect(rows(page).first()).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.goto(`${servers()[0]}/dashboard/checkin/changes`);
        await expect(page.getByRole("heading", { name: "Changes that travellers ask for", level: 1 })).toBeVisible();
        await expect(page.getByText(/^No change waits$|wait.? for a decision/).first()).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.goto(`${servers()[0]}/dashboard/no-such-page`);
        await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.goto(`${servers()[0]}/`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // What is painted first is a picture of the page (decision 022).
        await expect(page.locator("#picture")).toHaveCount(0);
        expect(await violationsOf(page)).toEqual([]);
      });

      test("report screens have no accessibility violation", async ({ page }) => {
        await page.goto(`${servers()[0]}/login?redirectUrl=/dashboard/report/billing-report`);
        await fillLogin(page, "operator-admin-lead");
        await expect(page.getByRole("heading", { name: "Billing Report", level: 1 })).toBeVisible();
        await page.getByRole("button", { name: "Generate Report" }).click();
        await expect(page.getByText("Please fill out all required fields.")).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        for (const [path, title] of [
          ["performance-report", "Performance Report"],
          ["efficiency-report", "Efficiency Report"],
          ["checkin-count", "Total Checkin Count"],
          ["download-report", "Download Reports"],
        ] as const) {
          await page.goto(`${servers()[0]}/dashboard/report/${path}`);
          await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
          if (path === "efficiency-report" || path === "download-report")
            await expect(page.getByRole("row").nth(2)).toBeVisible();
          expect(await violationsOf(page), path).toEqual([]);
        }
      });
    });
  }
}
