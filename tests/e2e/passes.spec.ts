import { expect, type Page, test } from "@playwright/test";
import { freshWork, passOf, pdfOf, upload } from "./world/passes.ts";
import { rarePdf } from "./world/rare-pdf.ts";
import { caller, person, rows, servers, signIn, viewPath } from "./world/people.ts";

const viewer = (page: Page) => page.getByRole("dialog", { name: "9-point quality check" });

/** The page is on the screen: its points can be settled. */
const painted = (page: Page) =>
  expect(viewer(page).getByRole("button", { name: /^Tick all that agree/ })).toBeEnabled({ timeout: 30_000 });

/** Leaves the operator with this one check-in, and pulling switched off. */
async function hold(user: string, checkInId: number): Promise<void> {
  const call = await caller(user);
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
  expect((await call("POST", "/checkin/assignments/self", { checkInIds: [checkInId] })).status).toBe(200);
}

// BP-18, BP-19
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

  await signIn(page, "operator", viewPath("assigned"));
  // The only check-in held is selected on arrival.
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
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
  await painted(page);
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
  await painted(page);
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

  // It is sent to the traveller at once. Anyone who takes it off must have seen that: an older version is refused.
  await expect.poll(actions).toContain("DELIVERED");

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

test("of two operators who link the same page the second is told in the viewer who was first", async ({ browser }) => {
  const call = await caller("operator");
  const work = await freshWork(call);
  for (const user of ["operator", "operator-admin"]) {
    const own = await caller(user);
    await own("POST", "/checkin/assignments/break");
    await own("POST", "/checkin/assignments/release");
  }
  await upload(call, work, [await passOf(call, work)]);

  const first = await person(browser, "operator");
  const second = await person(browser, "operator-admin", servers()[1]);
  // News of others' work come late to the second: only the server's refusal tells.
  await second.context.route("**/api/events*", (route) => route.abort());
  for (const [{ page }, server] of [
    [first, servers()[0]],
    [second, servers()[1]],
  ] as const) {
    await page.goto(`${server}/dashboard/checkin/info?view=pnr-search&pnr=${work.pnr}`);
    await rows(page).first().getByText(work.pnr).click();
    await page.getByRole("button", { name: /^Open BP, page 1/ }).click();
    await painted(page);
    await page.keyboard.press("a");
    await page.keyboard.press("m");
    await expect(viewer(page).getByRole("button", { name: /^Link/ })).toBeEnabled();
  }

  await first.page.keyboard.press("Enter");
  await expect(first.page.getByText("Successfully updated BP status.").first()).toBeVisible();
  await second.page.keyboard.press("Enter");
  const told = viewer(second.page).getByText(/^.*operator has linked .*/);
  await expect(told).toBeVisible();
  // It stays, with all that was ticked, until the operator goes on.
  await expect(viewer(second.page).getByRole("button", { name: /^Link/ })).toBeDisabled();
  await expect(viewer(second.page).getByRole("checkbox", { checked: true })).toHaveCount(9);
  await second.page.keyboard.press("d");
  await expect(told).toHaveCount(0);
  await expect(viewer(second.page).getByText("Own boarding pass").first()).toBeVisible();
  await first.context.close();
  await second.context.close();
});

test("from Start Next Assignment to a linked pass with at most 12 keys", async ({ page }) => {
  const call = await caller("operator");
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
  await signIn(page, "operator", viewPath("assigned"));
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
  await expect(page.getByText(/\d+ of \d+ pages? matched/).first()).toBeVisible();

  const started = Date.now();
  await press("o");
  await expect(viewer(page).getByText("Agrees").first()).toBeVisible();
  await painted(page);
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

test("scans with rare pictures and Asian text are shown, from files of this origin alone", async ({ page }) => {
  const call = await caller("operator");
  const work = await freshWork(call);
  await hold("operator", work.checkInId);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signIn(page, "operator", viewPath("assigned"));
  // The only check-in held is selected on arrival. The key comes with the pane that shows it.
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: /^Upload BP/ })).toBeVisible();
  await page.keyboard.press("u");
  const dialog = page.getByRole("dialog", { name: "Upload BP" });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "rare.pdf", mimeType: "application/pdf", buffer: rarePdf() });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText(/^One page read/)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Open BP, page 1/ }).click();

  /** The colour of a place on the drawn page: shares of its width, and of its height from the top. */
  const colourAt = (x: number, y: number) =>
    page.evaluate(
      ([across, down]) => {
        const canvas = document.querySelector<HTMLCanvasElement>(".react-pdf__Page__canvas");
        const context = canvas?.getContext("2d");
        if (!canvas || !context) return [];
        const at = [Math.round(across * canvas.width), Math.round(down * canvas.height)] as const;
        return Array.from(context.getImageData(...at, 1, 1).data.slice(0, 3));
      },
      [x, y] as const,
    );
  await expect.poll(() => colourAt(0.25, 0.75), { timeout: 30_000 }).toEqual([220, 20, 20]);
  expect(await colourAt(0.75, 0.75)).toEqual([0, 0, 0]);
  await expect(viewer(page).getByText("東京")).toBeAttached();
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !/^(?:blob|data):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});
