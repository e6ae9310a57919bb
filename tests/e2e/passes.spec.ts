import { expect, type Page, test } from "@playwright/test";
import { freshWork, passOf, pdfOf, upload } from "./world/passes.ts";
import { caller, openView, rows, servers, signIn } from "./world/people.ts";

const viewer = (page: Page) => page.getByRole("dialog", { name: "9-point quality check" });

/** Leaves the operator with this one check-in, and pulling switched off. */
async function hold(user: string, checkInId: number): Promise<void> {
  const call = await caller(user);
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
  expect((await call("POST", "/checkin/assignments/self", { checkInIds: [checkInId] })).status).toBe(200);
}

test("upload, candidates, a differing point, link, audit log, unlink", async ({ page }) => {
  const call = await caller("operator");
  const work = await freshWork(call);
  await hold("operator", work.checkInId);
  const right = await passOf(call, work);
  const other = { ...right, pnr: "QQQQQQ", lastname: "Somebodyelse", flightnum: "9999" };
  const wrongFlight = {
    ...right,
    flightnum: String((Number(right.flightnum) % 9000) + 7),
    symbology: "pdf417" as const,
  };

  await signIn(page, "operator");
  await openView(page, "assigned");
  await rows(page).first().getByText(work.pnr).click();
  const pane = page.getByRole("region", { name: "Candidate boarding passes" });
  await expect(pane.getByText("No candidate boarding passes yet")).toBeVisible();

  // A PDF of three pages, sent by the key.
  await page.keyboard.press("u");
  const dialog = page.getByRole("dialog", { name: "Upload BP" });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText("Please fill/select all mandatory fields").first()).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: "passes.pdf",
    mimeType: "application/pdf",
    buffer: await pdfOf([other, wrongFlight, right]),
  });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText("3 pages read, 1 matched.")).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(pane.getByText("1 of 3 pages matched")).toBeVisible();

  // The page whose flight differs: nothing can be linked without a reason.
  await pane.getByRole("button", { name: /^Open BP, page 2/ }).click();
  const link = viewer(page).getByRole("button", { name: /^Link/ });
  await expect(viewer(page).getByText("Differs").first()).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("m");
  await expect(link).toBeDisabled();
  await expect(
    viewer(page)
      .getByText(/Flight number (is not ticked|needs a reason)/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);

  // The right page: all that agrees, all that is not on the pass, link.
  await pane.getByRole("button", { name: /^Open BP, page 3/ }).click();
  await expect(viewer(page).getByText("Agrees").first()).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("m");
  await expect(link).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Successfully updated BP status.")).toBeVisible();
  await expect(viewer(page)).toHaveCount(0);

  const actions = async () =>
    ((await call("GET", `/checkin/check-ins/${work.checkInId}/actions`)).body as { readonly action: string }[]).map(
      ({ action }) => action,
    );
  expect(await actions()).toContain("BP_ATTACHED");

  // And off again: the page is a candidate once more.
  await page.goto(`${servers()[0]}/dashboard/checkin/info?view=pnr-search&pnr=${work.pnr}`);
  await rows(page)
    .first()
    .getByRole("button", { name: /Unlink/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect.poll(actions).toContain("BP_DETACHED");
  await rows(page).first().getByText(work.pnr).click();
  await expect(pane.getByText("1 of 3 pages matched")).toBeVisible();
});

test("from Start Next Assignment to a linked pass with at most 12 keys", async ({ page }) => {
  const call = await caller("operator");
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
  await signIn(page, "operator");
  await openView(page, "assigned");
  await expect(page.getByText("Next assignment is disabled").first()).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };

  await press("n");
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
  const { body } = await call("GET", "/checkin/assignments/current");
  const { held } = body as { readonly held: readonly Parameters<typeof upload>[1][] };
  const [first] = held;
  if (!first) throw new Error("Nothing was assigned.");
  // The airline's passes arrive by another way.
  const passes = [];
  for (const each of held) passes.push(await passOf(call, each));
  await upload(call, first, passes);
  await expect(page.getByText(/\d+ of (\d+ pages|one page) matched/).first()).toBeVisible();

  const started = Date.now();
  await press("o");
  await expect(viewer(page).getByText("Agrees").first()).toBeVisible();
  await press("a");
  await press("m");
  await expect(viewer(page).getByRole("button", { name: /^Link/ })).toBeEnabled();
  await press("Enter");
  await expect(page.getByText("Successfully updated BP status.").first()).toBeVisible();
  test
    .info()
    .annotations.push({ type: "walk", description: `${keys} keys, ${Date.now() - started} ms after the pass came` });
  expect(keys).toBeLessThanOrEqual(12);
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
});
