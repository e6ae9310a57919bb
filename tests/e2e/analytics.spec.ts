import { expect, test } from "@playwright/test";
import { person, signIn } from "./world/people.ts";

const path = "/dashboard/travel-request/operation-data-analytics";

/** Ten questions that the demo world answers, in both languages. */
const questions = [
  "check-ins by airline",
  "check-ins per day last 30 days",
  "passes attached by operator last 30 days, top 5",
  "disposals by reason",
  "failed automation by airline last 30 days, compared with before",
  "minutes to attach by operator",
  "enregistrements par fournisseur",
  "taux d’échec de l’automatisation par compagnie",
  "check-ins by time of departure",
  "open check-ins",
] as const;

// ANA-1, ANA-2, ANA-3, ANA-4, ANA-8, ANA-9
test("ten questions by keyboard, a chip, the board, and the link in a session with fewer rights", async ({
  page,
  browser,
}) => {
  await signIn(page, "operator-admin", path);
  await expect(page.getByRole("heading", { level: 1, name: "Database Analytics with Deep Learning" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sample questions for operations data analytics" })).toBeVisible();
  const box = page.getByRole("textbox", { name: "Your question" });
  const answer = (question: string) => page.getByRole("article", { name: question, exact: true });

  await test.step("ten questions, each with the keyboard alone", async () => {
    await box.focus();
    for (const question of questions) {
      await page.keyboard.type(question);
      await page.keyboard.press("Enter");
      await expect(answer(question).getByText("Understood as")).toBeVisible();
      await expect(answer(question).getByRole("heading", { level: 3 })).toBeVisible();
      await expect(answer(question).getByText(/^Not understood/)).toHaveCount(0);
      await expect(box).toBeFocused();
    }
  });

  await test.step("a chip is changed by keys, and the question with it", async () => {
    const chip = answer("open check-ins").getByRole("button", { name: "Add by" });
    await chip.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu", { name: "Add by" })).toBeVisible();
    await page.getByRole("menuitemradio", { name: "vendor" }).press("Enter");
    await expect(
      answer("Open check-ins by vendor").getByRole("heading", { level: 3, name: / has the most: / }),
    ).toBeVisible();
  });

  await test.step("it is pinned, and there after a reload", async () => {
    await answer("Open check-ins by vendor").getByRole("button", { name: "Pin to board" }).press("Enter");
    const board = page.getByRole("region", { name: "Board" });
    await expect(board.getByRole("button", { name: "Ask Open check-ins by vendor" })).toBeVisible();
    await page.reload();
    await expect(board.getByRole("button", { name: "Ask Open check-ins by vendor" })).toBeVisible();
    await expect(answer("Open check-ins by vendor").getByText("Understood as")).toBeVisible();
  });

  await test.step("what trips cost by hospital and month, for who enters costs and for nobody else here", async () => {
    const address = `${path}?q=${encodeURIComponent("trip costs by hospital and month")}`;
    const billing = await person(browser, "billing", undefined, address);
    const costs = billing.page.getByRole("article", { name: "trip costs by hospital and month", exact: true });
    for (const chip of ["hospital", "month", "currency"])
      await expect(costs.getByRole("button", { name: `Change: by ${chip}` })).toBeVisible();
    await expect(costs.getByText(/^Not understood/)).toHaveCount(0);
    await expect(costs.getByRole("grid").getByText("GBP").first()).toBeVisible();
    const others = await person(browser, "operator-admin", undefined, address);
    await expect(others.page.getByText("You do not have permission to access this data.")).toBeVisible();
  });

  await test.step("the link says nothing to somebody who may not see check-ins", async () => {
    const address = new URL(page.url());
    const crm = await person(browser, "crm-operator", undefined, `${address.pathname}${address.search}`);
    await expect(crm.page.getByText("You do not have permission to access this data.")).toBeVisible();
    await expect(crm.page.getByRole("grid")).toHaveCount(0);
    // Somebody who may not ask at all does not even see the page.
    const desk = await person(browser, "operator", undefined, `${address.pathname}${address.search}`);
    await expect(desk.page.getByRole("textbox", { name: "Your question" })).toHaveCount(0);
  });
});
