import { expect, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { phone } from "./world/missing-info.ts";
import { desk, person, servers } from "./world/people.ts";

/** Links of the demo world: a flight that was cancelled, and one that is late. */
const french = { searchid: "demo-disruption-000002", token: "demo-token-000002", bookingNo: "69000012" };
const late = { searchid: "demo-disruption-000003", token: "demo-token-000003", bookingNo: "69000013" };
const over = { searchid: "demo-disruption-000001", token: "demo-token-000001", bookingNo: "69000011" };
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

  // DIS-4, DIS-5, DIS-8, DIS-10, DIS-11, DIS-13, DIS-14
  test("of a cancelled flight: link, page in French, search, choice, price, confirmation, new itinerary", async ({
    page,
    browser,
  }) => {
    const crm = await person(browser, "crm-operator", undefined, `/dashboard/disruptions?q=${french.bookingNo}`, desk);
    await expect(crm.page.getByRole("button", { name: "Camille Dubois" })).toBeVisible();

    await test.step("the token leaves the address, and a reload still opens", async () => {
      await page.goto(at(french));
      await expect(page.getByRole("heading", { level: 1, name: /Votre vol vers Rome a été annulé/ })).toBeVisible();
      expect(page.url()).not.toContain("token");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: /Votre vol vers Rome/ })).toBeVisible();
      await expect(crm.page.getByText("Link opened")).toBeVisible();
    });

    await test.step("a flight is searched for and chosen", async () => {
      await page.getByRole("button", { name: /Rechercher d’autres solutions/ }).click();
      await page.waitForURL(/\/fsbsearch/);
      expect(page.url()).not.toContain(french.token);
      await page.getByRole("button", { name: "Choisir" }).first().click();
      await page.getByRole("button", { name: "Confirmer" }).first().click();
      await expect.poll(() => stands(french.bookingNo)).toBe("ALTERNATIVE_CHOSEN");
    });

    await test.step("the operator sees it without a reload, asks the price again and confirms", async () => {
      await expect(crm.page.getByText("Alternative", { exact: true })).toBeVisible();
      await crm.page.getByRole("button", { name: "Camille Dubois" }).click();
      const aside = crm.page.getByRole("complementary", { name: "Disruption of Camille Dubois" });
      await aside.getByRole("button", { name: "Ask the price again" }).click();
      await aside.getByRole("button", { name: /^Confirm at/ }).click();
      const reason = aside.getByRole("textbox", { name: "Reason" });
      // A return flight a week later may look odd to the itinerary; then it takes a reason.
      if (
        await reason.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        )
      ) {
        await reason.fill("Rebooked after the cancellation");
        await aside.getByRole("button", { name: /^Confirm at/ }).click();
      }
      await expect.poll(() => stands(french.bookingNo)).toBe("CONFIRMED");
      await expect(aside.getByRole("link", { name: /^Itinerary, version/ })).toBeVisible();
    });

    await test.step("the traveller's page says so, and nothing can be chosen any more", async () => {
      await page.goto(at(french));
      await expect(page.getByText(/Votre nouveau vol a été réservé/)).toBeVisible();
      await expect(page.getByRole("button", { name: /Donnez-moi accès au salon/ })).toBeDisabled();
    });
    await crm.context.close();
  });

  // DIS-8, DIS-9, DIS-12
  test("lounge access, chosen in two tabs, is sent once", async ({ page, browser }) => {
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
    const crm = await person(browser, "crm-operator", undefined, `/dashboard/disruptions?q=${late.bookingNo}`, desk);
    await crm.page.getByRole("button", { name: "Jörg Müller" }).click();
    await crm.page.getByRole("button", { name: "Send ride voucher" }).click();
    await expect(crm.page.getByText(/^Ride voucher RIDE-/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: /Donnez-moi accès.*Sélectionné/ })).toBeDisabled();
    await crm.context.close();
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

  // DIS-4, CHAT-15
  test("once the last flight has arrived the link opens nothing any more, in a tab that had it open neither", async ({
    page,
  }) => {
    const fly = (seconds: number) =>
      select(
        "update segment set departs_at = departs_at + $2, arrives_at = arrives_at + $2 from pnr where pnr.id = pnr_id and booking_no = $1 returning 1",
        [over.bookingNo, seconds],
      );
    await page.goto(at(over));
    await expect(page.getByRole("heading", { level: 1, name: /Votre vol vers Lisbonne/ })).toBeVisible();
    const year = 366 * 86_400;
    expect(await fly(-year)).not.toEqual([]);
    try {
      for (const open of [() => page.reload(), () => page.goto(at(over))]) {
        await open();
        await expect(page.getByRole("alert")).toContainText("La recherche a échoué. Veuillez réessayer.");
        await expect(page.getByText("Ana")).toHaveCount(0);
      }
    } finally {
      await fly(year);
    }
  });
});
