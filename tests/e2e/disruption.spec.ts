import { expect, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { phone } from "./world/missing-info.ts";
import { servers } from "./world/people.ts";

/** Links of the demo world: a flight that was cancelled, and one that is late. */
const french = { searchid: "demo-disruption-000002", token: "demo-token-000002", bookingNo: "69000012" };
const late = { searchid: "demo-disruption-000003", token: "demo-token-000003", bookingNo: "69000013" };
const at = ({ searchid, token }: typeof french): string =>
  `${servers()[0]}/fg48?searchid=${searchid}&lang=fr&token=${token}`;
const stands = async (bookingNo: string): Promise<string> => {
  const [row] = await select<{ readonly status: string }>("select status from disruption where booking_no = $1", [
    bookingNo,
  ]);
  return row?.status ?? "";
};

test.describe("a disruption", () => {
  test.use({ viewport: phone, hasTouch: true, locale: "fr-FR" });

  // DIS-4
  test("of a cancelled flight: the link opens a page in French, its token leaves the address, and a reload still opens", async ({
    page,
  }) => {
    await page.goto(at(french));
    await expect(page.getByRole("heading", { level: 1, name: /Votre vol vers Rome a été annulé/ })).toBeVisible();
    expect(page.url()).not.toContain("token");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: /Votre vol vers Rome/ })).toBeVisible();
    await expect.poll(() => stands(french.bookingNo)).toBe("OPENED");
  });

  // DIS-8
  test("what is chosen in a second tab is what stands", async ({ page }) => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(at(late));
      await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.getByRole("button", { name: /Aucune action/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirmer" }).click();
    await expect(page.getByText(/Vous avez sélectionné .*Aucune action/)).toBeVisible();
    await other.getByRole("button", { name: /Donnez-moi accès/ }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Confirmer" }).click();
    await expect(other.getByText(/Vous avez sélectionné .*accès au salon/)).toBeVisible();
    await expect.poll(() => stands(late.bookingNo)).toBe("LOUNGE_REQUESTED");
  });

  // DIS-4
  test("without a search id, with garbage, and by half a link nothing opens", async ({ page }) => {
    await page.goto(`${servers()[0]}/fg48?lang=en`);
    await expect(page.getByRole("alert")).toContainText("Failed to search. Search id is missing.");
    for (const query of ["searchid=garbage&lang=en&token=x", `searchid=${french.searchid}&lang=en`]) {
      await page.goto(`${servers()[0]}/fg48?${query}`);
      await expect(page.getByRole("alert")).toContainText("Search failed. Please try again.");
    }
  });
});
