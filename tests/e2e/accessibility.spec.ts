import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openView, rows, servers, signIn } from "./world/people.ts";

const violations = async (page: Page) =>
  (
    await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze()
  ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);

for (const scheme of ["light", "dark"] as const) {
  for (const [device, viewport] of [
    ["desktop", { width: 1440, height: 900 }],
    ["phone", { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${scheme}, ${device}`, () => {
      test.use({ colorScheme: scheme, viewport });

      test("login, queue, actions and not-found have no accessibility violation", async ({ page }) => {
        await page.goto(`${servers()[0]}/login`);
        await expect(page.getByText("operator@gatehouse.example", { exact: true })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await signIn(page, "operator");
        await openView(page, "available");
        await expect(rows(page).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.goto(`${servers()[0]}/dashboard/no-such-page`);
        await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.goto(`${servers()[0]}/`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
