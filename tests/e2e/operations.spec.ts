import { expect, test } from "@playwright/test";
import { freshWork, passOf, upload } from "./world/passes.ts";
import { caller, rows, servers, signIn, viewPath } from "./world/people.ts";

const found = (pnr: string) => `${viewPath("pnr-search")}&pnr=${pnr}`;

// CHK-14, CHK-15
test("disposing asks for a sub issue, and can be undone", async ({ page }) => {
  const work = await freshWork(await caller("operator-admin"));
  await signIn(page, "operator-admin", found(work.pnr));
  await rows(page).first().click();
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Dispose check-in" });
  await dialog.getByRole("button", { name: "Dispose" }).click();
  await expect(dialog.getByText("Please select a sub issue")).toBeVisible();
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Successfully disposed checkin ids - ${work.checkInId}`)).toBeVisible();
  await expect(rows(page).first()).toContainText("Eligible for Disposal");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(rows(page).first()).toContainText("Eligible for Checkin");
});

// CHK-31
test("an administrator unlocks what another operator holds", async ({ page }) => {
  const operator = await caller("operator");
  const admin = await caller("operator-admin");
  const work = await freshWork(admin);
  const taken = await operator("POST", "/checkin/assignments/self", { checkInIds: [work.checkInId] });
  expect(taken.status).toBe(200);
  await signIn(page, "operator-admin", "/dashboard/checkin/assignments");
  const locked = page.getByRole("grid").first();
  const row = locked.getByRole("row").filter({ hasText: work.bookingNo });
  // The oldest lock stands first; this one is the newest.
  await locked.getByRole("gridcell").first().focus();
  await page.keyboard.press("Control+End");
  await expect(row).toContainText("operator");
  await expect(page.getByRole("button", { name: "UNLOCK" })).toHaveCount(0);
  await row.getByRole("checkbox").click();
  await page.getByRole("button", { name: "UNLOCK" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Are you sure?")).toBeVisible();
  await question.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("Assignments unlocked successfully")).toBeVisible();
  await expect(row).toHaveCount(0);
  await operator("POST", "/checkin/assignments/break");
});

// CHK-32
test("two operators link one candidate on two servers: one succeeds, the other is told who", async () => {
  const [ana, ben] = [await caller("operator", servers()[0]), await caller("operator-admin", servers()[1])];
  const work = await freshWork(ana);
  const candidates = await upload(ana, work, [await passOf(ana, work)]);
  const { dmscode } = candidates.find(({ matched }) => matched) ?? { dmscode: "" };
  const { checkInId, bookingNo, pnr } = work;
  const answers = await Promise.all(
    [ana, ben].map((call) => call("POST", "/checkin/boarding-passes/link", { checkInId, dmscode, bookingNo, pnr })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body as { readonly code: string };
  expect(["CANDIDATE_TAKEN", "STATE_CONFLICT", "STALE", "LOCKED_BY_OTHER"]).toContain(refused.code);
});
