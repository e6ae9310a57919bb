import { expect, test } from "@playwright/test";
import { desktop, linkTo, passenger, phone, success, text, type } from "./world/missing-info.ts";
import { servers } from "./world/people.ts";
import { violations } from "./world/violations.ts";

test.describe("what has the focus", () => {
  test.use({ viewport: phone });

  test("never lies under the bar at the bottom, forwards or backwards", async ({ page }) => {
    await page.goto(linkTo(4));
    await expect(passenger(page, 1)).toBeVisible();
    /** Walks to the other end by the keyboard, and names what is covered on the way. */
    const walk = async (key: string): Promise<{ readonly steps: number; readonly covered: readonly string[] }> => {
      const covered: string[] = [];
      let steps = 0;
      for (; steps < 100; steps += 1) {
        await page.keyboard.press(key);
        const at = await page.evaluate(() => {
          const element = document.activeElement;
          const submit = document.querySelector("form button[type=submit]");
          if (!element || !submit || element === document.body) return { isEnd: true, covered: undefined };
          const bar = submit.parentElement?.parentElement;
          if (bar?.contains(element)) return { isEnd: element === submit, covered: undefined };
          const { bottom } = element.getBoundingClientRect();
          const isCovered = bottom > (bar?.getBoundingClientRect().top ?? 0);
          return { isEnd: false, covered: isCovered ? element.outerHTML.slice(0, 80) : undefined };
        });
        if (at.covered !== undefined) covered.push(at.covered);
        if (at.isEnd) break;
      }
      return { steps, covered };
    };
    const forwards = await walk("Tab");
    expect(forwards.covered).toEqual([]);
    expect(forwards.steps).toBeGreaterThan(10);
    expect((await walk("Shift+Tab")).covered).toEqual([]);
  });
});

for (const [device, viewport, colorScheme] of [
  ["phone, dark", phone, "dark"],
  ["desktop, light", desktop, "light"],
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme });

    test("no state of the page has an accessibility violation", async ({ page }) => {
      await page.goto(`${servers()[0]}/missing-info/?bookingNo=69000004`);
      await expect(page.getByRole("heading", { level: 1, name: "Please enter correct URL." })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto(linkTo(4).replace("69000004", "69000003"));
      await expect(page.getByRole("heading", { level: 1, name: "Please enter correct URL." })).toBeVisible();
      await page.goto(linkTo(4));
      const hana = passenger(page, 1);
      await expect(hana).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const edit = page.getByRole("button", { name: "Edit Hana Sato" });
      // The second device finds what the first has sent.
      if (await edit.isVisible()) await edit.click();
      await text(hana, "Phone").fill("12");
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Reset" }).click();
      const question = page.getByRole("alertdialog", { name: "Reset the form?" });
      await expect(question).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await question.getByRole("button", { name: "Keep typing" }).click();
      await type(text(hana, "Phone"), "+65 6123 4567");
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(success(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
