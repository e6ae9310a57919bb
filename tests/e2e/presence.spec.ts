import { expect, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { caller, person, pnrOf, rows, servers, viewPath, work } from "./world/people.ts";

/** So long ago did the operator do something about what they hold, as far as the server knows. */
const idleFor = (minutes: number) =>
  select("update pnr set active_at = extract(epoch from now())::bigint - $1 where held_by = 'operator'", [
    minutes * 60,
  ]);

test("who leaves a unit alone is warned and can keep it; what went back can be had again", async ({ browser }) => {
  const operator = await caller("operator");
  await operator("POST", "/checkin/assignments/break");
  await operator("POST", "/checkin/assignments/release");
  const { page, context } = await person(browser, "operator", servers()[0], viewPath("assigned"));
  await work(page)
    .getByRole("button", { name: /^Start Next Assignment/ })
    .click();
  const pnr = await pnrOf(rows(page).first());

  // Elsewhere in the dashboard nobody works on it.
  await page.goto(`${servers()[0]}/dashboard/report/download-report`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await idleFor(28.5);
  await page.reload();
  const warning = page.getByText(`${pnr} goes back to the pool soon`);
  await expect(warning).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByText(`${pnr} stays yours`)).toBeVisible();
  const [kept] = await select<{ ago: number }>(
    "select (extract(epoch from now()) - active_at)::int as ago from pnr where held_by = 'operator'",
  );
  expect(kept?.ago).toBeLessThan(120);

  await idleFor(30);
  const told = page.getByRole("region", { name: "What went back" });
  await expect(told).toContainText(`${pnr} went back to the pool`);
  // Nothing else comes before that was seen, whoever asks for it.
  await operator("POST", "/checkin/assignments/presence", {});
  const next = (await operator("POST", "/checkin/assignments/next", { automatic: true })).body;
  expect(next).toMatchObject({ held: [], enabled: true });
  await told.getByRole("button", { name: `Take ${pnr} again` }).click();
  await expect(page.getByText(`${pnr} is yours again`)).toBeVisible();
  await expect(told).toBeHidden();
  const { held } = (await operator("GET", "/checkin/assignments/current")).body as { held: readonly { pnr: string }[] };
  expect(held[0]?.pnr).toBe(pnr);

  await operator("POST", "/checkin/assignments/break");
  await operator("POST", "/checkin/assignments/release");
  await context.close();
});
