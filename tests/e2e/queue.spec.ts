import { expect, type Page, test } from "@playwright/test";
import { caller, openView, pnrOf, rows, signIn, viewPath, work } from "./world/people.ts";

/** Leaves the operator with nothing held and next assignment switched off, and shows that. */
async function clearDesk(page: Page): Promise<void> {
  const call = await caller("operator");
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
  await openView(page, "assigned");
  await expect(work(page).getByRole("button", { name: "Start Next Assignment" })).toBeEnabled();
  await expect(page.getByText("Next assignment is disabled").first()).toBeVisible();
}

test("the day of an operator: counts, next assignment, actions, release", async ({ page }) => {
  await signIn(page, "operator");
  await clearDesk(page);

  // Counts are beside the views, and the number is the number of rows.
  await openView(page, "available-4");
  const rail = page.getByRole("navigation", { name: "Queue views" });
  const late = rail.getByRole("button", { name: /More than 4 Hours/ });
  const number = async () =>
    Number(((await late.innerText()).replace("More than 4 Hours", "").match(/[\d,]+/)?.[0] ?? "0").replaceAll(",", ""));
  await expect.poll(number).toBeGreaterThan(0);
  await expect
    .poll(async () => Number(await page.getByRole("grid").getAttribute("aria-rowcount")))
    .toBe((await number()) + 1);

  await openView(page, "assigned");
  await work(page).getByRole("button", { name: "Start Next Assignment" }).click();
  await expect(page.getByText("Next assignment is enabled").first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  expect(await pnrOf(rows(page).first())).not.toBe("");

  // The audit log says who took it.
  await rows(page)
    .first()
    .getByRole("button", { name: /View actions/ })
    .click();
  await expect(page.getByRole("dialog").or(page.getByRole("complementary")).getByText("LOCK_PNR").last()).toBeVisible();
  await page.keyboard.press("Escape");

  await work(page).getByRole("button", { name: "Release Assignment" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Release" }).click();
  await expect(rows(page)).toHaveCount(0);

  // Nothing comes by itself after that: the key asks for the next.
  await expect(page.getByText("You gave your work back")).toBeVisible();
  await page.keyboard.press("n");
  await expect(rows(page).first()).toBeVisible();
  await clearDesk(page);
});

// CHK-27, QUE-11
test("a break leaves the held work and warns to finish it", async ({ page }) => {
  await signIn(page, "operator");
  await clearDesk(page);
  await work(page).getByRole("button", { name: "Start Next Assignment" }).click();
  await expect(rows(page).first()).toBeVisible();
  await work(page).getByRole("button", { name: "Going On Break" }).click();
  await expect(page.getByText("Next assignment is disabled").first()).toBeVisible();
  await expect(page.getByText(/Finish your (\d+ )?pending check-ins? before your break\./)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(work(page).getByRole("button", { name: "Going On Break" })).toBeDisabled();
  await clearDesk(page);
});

// QUE-13
test("searches say what is missing and find what is there", async ({ page }) => {
  await signIn(page, "operator", viewPath("available"));
  const pnr = await pnrOf(rows(page).first());
  await page.getByRole("button", { name: "Search PNR" }).click();
  await expect(page.getByText("Please enter PNR.")).toBeVisible();
  await page.getByRole("textbox", { name: "PNR Search" }).fill(pnr.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`pnr=${pnr}`));
  await expect(rows(page).first()).toContainText(pnr);
  // The keyboard goes on from what was found.
  await expect(rows(page).first().locator(":focus")).toBeVisible();
  await page.getByRole("button", { name: "Search airline" }).click();
  await expect(page.getByText("Please enter Airline.")).toBeVisible();
});

// QUE-7
test("Show Expired brings in flights that have departed, and the link carries it", async ({ page }) => {
  await signIn(page, "operator", viewPath("disposition-completed"));
  const grid = page.getByRole("grid");
  const shown = async () => Number(await grid.getAttribute("aria-rowcount"));
  await expect(rows(page).first()).toBeVisible();
  const before = await shown();
  await page.getByText("Show Expired").click();
  await expect(page).toHaveURL(/expired=true/);
  await expect.poll(shown).toBeGreaterThan(before);
  await page.goto(`${page.url()}&sort=deptTimeUTCSecs`);
  await expect(page.getByText("departed").first()).toBeVisible();
});

test("a boarding pass opens in the viewer, and as a PDF of its own", async ({ page, context }) => {
  await signIn(page, "operator", viewPath("bp-attached"));
  await rows(page)
    .first()
    .getByRole("button", { name: /Open BP/ })
    .click();
  const viewer = page.getByRole("dialog", { name: "9-point quality check" });
  await expect(viewer.getByText("Own boarding pass").first()).toBeVisible();
  await expect(viewer.locator("canvas").first()).toBeVisible();
  const opening = context.waitForEvent("page");
  await viewer.getByText("Open in new tab").click();
  const tab = await opening;
  await tab.waitForURL(/\/api\/documents\//);
  const answer = await page.request.get(tab.url());
  expect(answer.headers()["content-type"]).toContain("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

// QUE-27
test("unlinking asks first, and the check-in goes back to work", async ({ page }) => {
  await signIn(page, "operator-admin", viewPath("re-qc-attached"));
  const before = await page.getByRole("grid").getAttribute("aria-rowcount");
  await rows(page)
    .first()
    .getByRole("button", { name: /Unlink BP/ })
    .click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure?");
  await dialog.getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByText("Successfully updated BP status.")).toBeVisible();
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-rowcount", before ?? "");
});

test("the whole task by keyboard: views, start, actions, palette", async ({ page }) => {
  await signIn(page, "operator");
  await clearDesk(page);
  await page.locator("body").press("n");
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("grid").getByRole("gridcell").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  // What was assigned is selected already.
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Space");
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("Space");
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
  await page.keyboard.type("break");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Next assignment is disabled").first()).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Start Next Assignment");
  await page.keyboard.press("Escape");
  // QUE-29: whoever is held is found by PNR, and stands selected in the search of that PNR.
  const pnr = await pnrOf(rows(page).first());
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
  await page.keyboard.type(pnr.toLowerCase());
  await page.getByRole("option", { name: pnr }).first().click();
  await expect(page.getByRole("grid", { name: "Check-ins: PNR Search" })).toBeVisible();
  await expect(rows(page).filter({ hasText: pnr }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await clearDesk(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the menu and the views fold away, nothing scrolls sideways", async ({ page }) => {
    await signIn(page, "operator");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: /menu/i }).first().click();
    await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  });
});
