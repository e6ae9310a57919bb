import { expect, type Page, test } from "@playwright/test";
import { freshWork, passOf, upload, type Work } from "./world/passes.ts";
import { caller, type Caller, rows, servers, signIn, viewPath } from "./world/people.ts";

// Each walks through loading, drawing and linking: on a busy machine that takes its time.
const patient = { timeout: 60_000 };

const viewer = (page: Page) => page.getByRole("dialog", { name: "9-point quality check" });

/** A booking of one passenger that is held, so that nobody of the demo world takes it; nothing else is pulled. */
async function heldWork(call: Caller): Promise<Work> {
  const work = await freshWork(call);
  await call("POST", "/checkin/assignments/break");
  await call("POST", "/checkin/assignments/release");
  expect((await call("POST", "/checkin/assignments/self", { checkInIds: [work.checkInId] })).status).toBe(200);
  return work;
}

const foundPath = ({ pnr }: Work) => `${viewPath("pnr-search")}&pnr=${pnr}`;

/** The check-in is selected in what was found: one key from its pass. */
async function select(page: Page, { pnr }: Work): Promise<void> {
  await rows(page).first().getByText(pnr).click();
  await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
}

async function type(page: Page, keys: readonly string[], delay: number): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    if (delay > 0) await page.waitForTimeout(delay);
  }
}

const dmscodeOf = async (call: Caller, { checkInId }: Work): Promise<string | undefined> => {
  const { body } = await call("GET", `/checkin/check-ins/${checkInId}/facts`);
  return (body as { readonly checkIn: { readonly pass: { readonly dmscode: string } | null } }).checkIn.pass?.dmscode;
};

test("O, A, M and Enter typed at once link a page that agrees, and stop at one that does not", async ({ page }) => {
  test.slow();
  const call = await caller("operator");
  await signIn(page, "operator");
  for (const delay of [0, 50, 150]) {
    const work = await heldWork(call);
    const [right] = await upload(call, work, [await passOf(call, work)]);
    await page.goto(`${servers()[0]}${foundPath(work)}`);
    await select(page, work);
    await type(page, ["o", "a", "m", "Enter"], delay);
    await expect(page.getByText("Successfully updated BP status.").first()).toBeVisible(patient);
    await expect(viewer(page)).toHaveCount(0);
    expect(await dmscodeOf(call, work)).toBe(right?.dmscode);
  }

  const work = await heldWork(call);
  const right = await passOf(call, work);
  await upload(call, work, [right]);
  const wrong = { ...right, flightnum: String((Number(right.flightnum) % 9000) + 7) };
  await page.goto(`${servers()[0]}${foundPath(work)}`);
  await select(page, work);
  // What the server says of the page changes nothing: the facts decide, and they come when all has been typed.
  let tellTyped = (): void => undefined;
  const hasTyped = new Promise<void>((resolve) => (tellTyped = resolve));
  await page.route("**/api/checkin/check-ins/*/facts*", async (route) => {
    const answer = await route.fetch();
    await hasTyped;
    const facts = (await answer.json()) as {
      expected: { marketing: { number: string }; operating: { number: string } | null };
    };
    // Either number of a flight may stand on its pass.
    for (const flight of [facts.expected.marketing, facts.expected.operating])
      if (flight) flight.number = wrong.flightnum;
    await route.fulfill({ response: answer, json: facts });
  });
  await type(page, ["o", "a", "m", "Enter"], 0);
  tellTyped();
  await expect(viewer(page).getByText("Not done: ↵.")).toBeVisible(patient);
  await expect(
    viewer(page)
      .getByText(/Flight number needs a reason/)
      .first(),
  ).toBeVisible();
  expect(await dmscodeOf(call, work)).toBeUndefined();
});

test("an answer that is lost after the server has acted is asked again: the user's own link is nobody else's", async ({
  page,
}) => {
  const call = await caller("operator");
  const work = await heldWork(call);
  await upload(call, work, [await passOf(call, work)]);
  await signIn(page, "operator", foundPath(work));
  await select(page, work);
  let lost = 0;
  await page.route("**/api/checkin/boarding-passes/link", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await type(page, ["o", "a", "m", "Enter"], 50);
  await expect(page.getByText("Successfully updated BP status.").first()).toBeVisible(patient);
  await expect(page.getByText(/has linked/)).toHaveCount(0);
  await expect(viewer(page)).toHaveCount(0);
  expect(lost).toBe(1);
});

test("a session that ends in the middle takes no tick, no typed reason and no place away", async ({ page }) => {
  const call = await caller("operator");
  const work = await heldWork(call);
  const right = await passOf(call, work);
  await upload(call, work, [right, { ...right, flightnum: String((Number(right.flightnum) % 9000) + 7) }]);
  await signIn(page, "operator", foundPath(work));
  await select(page, work);
  await type(page, ["o", "ArrowRight", "a", "m"], 0);
  await expect(viewer(page).getByRole("checkbox", { checked: true })).toHaveCount(8, patient);
  await viewer(page).getByRole("textbox", { name: "Reason: Flight number" }).fill("The airline moved it");

  // Signed out by another device.
  const token = await page.context().cookies();
  expect(token.length).toBeGreaterThan(0);
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("textbox", { name: "E-mail" }).fill("operator@gatehouse.example");
  await page.getByLabel("Password", { exact: true }).fill("gatehouse-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(viewer(page).getByText("Page 2 of 2", { exact: true })).toBeVisible();
  await expect(viewer(page).getByRole("checkbox", { checked: true })).toHaveCount(8);
  await expect(viewer(page).getByRole("textbox", { name: "Reason: Flight number" })).toHaveValue(
    "The airline moved it",
  );
});
