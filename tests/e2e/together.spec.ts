import { expect, test } from "@playwright/test";
import { everything } from "./world/violations.ts";
import { caller, openView, person, pnrOf, rows, servers, work } from "./world/people.ts";

/** Each is another moment. */
const rounds = everything ? 5 : 3;

interface CheckIn {
  readonly checkInId: number;
  readonly vendor: string;
  readonly bookingNo: string;
  readonly pnr: string;
  readonly _lock: { readonly userid: string } | null;
}

interface Assignment {
  readonly held: readonly CheckIn[];
}

const unit = ({ vendor, bookingNo, pnr }: CheckIn) => `${vendor}/${bookingNo}/${pnr}`;

test("two browsers that claim at the same moment never hold the same booking", async ({ browser }) => {
  const [a, b] = await Promise.all([
    person(browser, "operator", servers()[0]),
    person(browser, "operator-admin", servers()[1]),
  ]);
  const ask = await Promise.all([caller("operator", servers()[0]), caller("operator-admin", servers()[1])]);
  const clear = async () => {
    for (const call of ask) {
      await call("POST", "/checkin/assignments/break");
      await call("POST", "/checkin/assignments/release");
    }
  };
  for (let round = 0; round < rounds; round++) {
    await clear();
    for (const { page } of [a, b]) {
      await openView(page, "assigned", new URL(page.url()).origin);
      await expect(work(page).getByRole("button", { name: "Start Next Assignment" })).toBeEnabled();
    }
    await Promise.all(
      [a, b].map(({ page }) => work(page).getByRole("button", { name: "Start Next Assignment" }).click()),
    );
    await Promise.all([a, b].map(({ page }) => expect(rows(page).first()).toBeVisible()));
    const held = (
      await Promise.all(
        ask.map(async (call) =>
          ((await call("GET", "/checkin/assignments/current")).body as Assignment).held.map(unit),
        ),
      )
    ).map((units) => new Set(units));
    expect(held[0]?.size).toBe(1);
    expect(held[1]?.size).toBe(1);
    expect([...(held[0] ?? [])].some((name) => held[1]?.has(name))).toBe(false);
  }
  await clear();
  await Promise.all([a.context.close(), b.context.close()]);
});

test("a change in one browser appears in the other without a reload, and disturbs nothing there", async ({
  browser,
}) => {
  const reader = await person(browser, "operator-admin", servers()[0]);
  const worker = await caller("operator", servers()[1]);
  await worker("POST", "/checkin/assignments/break");
  await worker("POST", "/checkin/assignments/release");
  await openView(reader.page, "eligible-for-checkin");
  const grid = reader.page.getByRole("grid");
  await expect(rows(reader.page).nth(3)).toBeVisible();

  // The reader selects a row and scrolls down.
  const chosen = rows(reader.page).nth(3);
  const chosenPnr = await pnrOf(chosen);
  await chosen.getByRole("gridcell").nth(2).click();
  await expect(reader.page.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);

  // Somebody else takes work through the other server.
  const taken = (await worker("POST", "/checkin/assignments/next")).body as Assignment;
  const [first] = taken.held;
  expect(first?._lock?.userid).toBe("operator");
  await expect(
    grid
      .getByRole("row")
      .filter({ hasText: first?.pnr ?? "" })
      .first(),
  ).toContainText("operator", { timeout: 5000 });
  await expect(reader.page.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);
  expect(await pnrOf(reader.page.locator('[role="row"][aria-selected="true"]'))).toBe(chosenPnr);

  await worker("POST", "/checkin/assignments/break");
  await worker("POST", "/checkin/assignments/release");
  await reader.context.close();
});

test("what somebody else holds cannot be taken, and the refusal says who has it", async ({ browser }) => {
  const holder = await caller("operator", servers()[0]);
  const taken = (await holder("POST", "/checkin/assignments/next")).body as Assignment;
  const other = await caller("operator-admin", servers()[1]);
  const checkInIds = taken.held.map(({ checkInId }) => checkInId);
  expect(checkInIds).not.toEqual([]);
  const refused = await other("POST", "/checkin/assignments/self", { checkInIds });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "LOCKED_BY_OTHER",
    data: { locked: checkInIds.map((checkInId) => ({ checkInId, userid: "operator" })) },
  });
  await holder("POST", "/checkin/assignments/break");
  await holder("POST", "/checkin/assignments/release");
  const { context } = await person(browser, "operator");
  await context.close();
});
