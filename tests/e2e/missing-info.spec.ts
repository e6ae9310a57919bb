import { expect, type Locator, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import {
  chooseCountry,
  dayAhead,
  desktop,
  fillInEverything,
  kept,
  linkTo,
  open,
  openAll,
  part,
  passenger,
  phone,
  says,
  success,
  text,
  type,
} from "./world/missing-info.ts";
import { caller, person, servers } from "./world/people.ts";
import { violations } from "./world/violations.ts";

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  // TRV-3, TRV-4
  test("every mistake is said at its field; half is saved, then all of it, and the operator has it", async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.goto(linkTo(3));
    const arjun = passenger(page, 1);
    const meera = passenger(page, 2);
    await expect(page.getByRole("heading", { level: 1, name: "Missing passenger information" })).toBeVisible();
    // On a phone booking, flights and what is missing are one line (TRV-22).
    await expect(page.getByRole("button", { name: /69000003.*14 missing/ })).toBeVisible();

    await test.step("fingers hit every field and the button of its calendar", async () => {
      const date = text(arjun, "Passport expiry date");
      const calendar = arjun.getByRole("button", { name: /^Passport expiry date: / });
      for (const target of [date, calendar, arjun.getByRole("combobox", { name: "Gender" })]) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step("nothing is filled in", async () => {
      await openAll(meera);
      await text(meera, "First name").fill("");
      await text(meera, "Last name").fill("");
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(page.getByRole("alert")).toContainText("Please fill/select all mandatory fields correctly.");
      await expect(arjun.getByRole("combobox", { name: "Gender" })).toBeFocused();
      await says(arjun.getByRole("combobox", { name: "Gender" }), "Please select the gender\\.");
      await says(arjun.getByRole("combobox", { name: "Nationality" }), "Please fill out the nationality\\.");
      await says(text(arjun, "Passport number"), "Please provide the valid passport number\\.");
      await says(text(arjun, "Passport issue date"), "Please fill out the passport issue date\\.");
      await says(text(arjun, "Passport expiry date"), "Please fill out the passport expiry date\\.");
      await says(text(arjun, "E-mail"), "Please fill out the email id\\.");
      await says(text(arjun, "Phone"), "Please enter a valid phone number\\.");
      await open(meera);
      await says(text(meera, "First name"), "Please fill out the first name\\.");
      await says(text(meera, "Last name"), "Please fill out the last name\\.");
    });

    await test.step("what is filled in cannot be right", async () => {
      await text(meera, "First name").fill("Meera");
      await text(meera, "Last name").fill("Nair");
      await openAll(meera);
      await type(text(meera, /^E-mail/), "meera");
      await says(text(meera, /^E-mail/), "Please enter a valid email address\\.");
      await type(text(meera, /^Phone/), "12");
      await says(text(meera, /^Phone/), "Please enter a valid phone number\\.");
      for (const field of [text(meera, /^E-mail/), text(meera, /^Phone/)]) await field.fill("");
      await openAll(arjun);
      await chooseCountry(arjun.getByRole("combobox", { name: "Nationality" }), "india", /^India/);
      await type(text(arjun, "Passport number"), "12");
      await says(text(arjun, "Passport number"), "Please provide the valid passport number\\.");
      await type(text(arjun, /^Date of birth/), dayAhead(1));
      await says(text(arjun, /^Date of birth/), "The date of birth cannot be after today\\.");
      await type(text(arjun, "Passport issue date"), dayAhead(1));
      await says(text(arjun, "Passport issue date"), "The passport issue date cannot be after today\\.");
      await type(text(arjun, "Passport expiry date"), dayAhead(-1));
      await says(text(arjun, "Passport expiry date"), "The passport expiry date cannot be before today\\.");
      await type(text(arjun, "E-mail"), "arjun@");
      await says(text(arjun, "E-mail"), "Please enter a valid email address\\.");
      await type(text(arjun, "Phone"), "12");
      await says(text(arjun, "Phone"), "Please enter a valid phone number\\.");
      const emergency = part(page, "Emergency contact");
      await open(emergency);
      await type(text(emergency, "E-mail"), "somebody@");
      await says(text(emergency, "E-mail"), "Please enter a valid email address\\.");
      await text(emergency, "E-mail").fill("");
    });

    await test.step("half of it is saved, and the rest is named", async () => {
      await fillInEverything(arjun, "Z1234567");
      await type(text(arjun, /^Date of birth/), "1984-02-29");
      await type(text(arjun, "E-mail"), "arjun.nair@traveller.example");
      await type(text(arjun, "Phone"), "+91 98765 43210");
      const destination = part(page, "Destination address");
      await open(destination);
      await chooseCountry(destination.getByRole("combobox", { name: "Country" }), "united arab", /^United Arab/);
      await type(text(destination, "Street and number"), "Sheikh Mohammed bin Rashid Boulevard 1");
      const emirate = destination.getByRole("combobox", { name: "Emirate" });
      await emirate.fill("Dubai");
      await emirate.press("Enter");
      await emirate.press("Tab");
      const city = text(destination, /^City/);
      if (await city.isVisible()) await type(city, "Dubai");
      await expect(page.getByRole("alert")).not.toContainText("Destination address");
      await page.getByRole("button", { name: "Save for now" }).first().click();
      await expect(success(page)).toBeFocused();
      await expect(page.getByRole("alert")).toContainText("Some information is still missing.");
      const left = page.getByRole("list", { name: "Still missing for Meera Nair" }).getByRole("listitem");
      await expect(left).toHaveText(["Nationality", "Passport number", "Passport issue date", "Passport expiry date"]);
      await expect(page.getByRole("list", { name: "Still missing for Arjun Nair" })).toHaveCount(0);
    });

    await test.step("then everything", async () => {
      await page.getByRole("button", { name: "Go Back" }).click();
      await expect(passenger(page, 1).getByText("•••567")).toBeVisible();
      await expect(page.getByText("Z1234567")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      // What is missing is one line on a phone, until it is unfolded.
      await page.getByRole("button", { name: /69000003.*4 missing/ }).click();
      await page.getByRole("link", { name: "Passport number, Meera Nair" }).click();
      await expect(text(meera, "Passport number")).toBeFocused();
      await fillInEverything(meera, "Y7654321");
      await expect(page.getByText("Nothing is missing", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(success(page)).toBeFocused();
      await expect(page.getByText(/^Nothing is missing\./)).toBeVisible();
      expect(await kept(page)).toEqual([]);
    });

    await test.step("a name that somebody asks for is decided in the list of all that wait", async () => {
      const operator = await person(browser, "operator");
      await operator.page.getByRole("button", { name: "Open the menu" }).click();
      await operator.page.getByRole("link", { name: "Traveller Changes" }).click();
      await expect(operator.page.getByRole("heading", { level: 1 })).toHaveText("Changes that travellers ask for");
      await page.getByRole("button", { name: "Go Back" }).click();
      await page.getByRole("button", { name: "Edit Meera Nair" }).click();
      await text(meera, "Last name").fill("Nayar");
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(success(page)).toBeFocused();
      // It comes by itself.
      const asked = operator.page.getByRole("listitem").filter({ hasText: "NAIR, Meera" });
      await expect(asked).toContainText("69000003");
      await expect(asked).toContainText("Last name: Nair → Nayar");
      expect(await violations(operator.page)).toEqual([]);
      await operator.page.getByRole("button", { name: /^Confirm Last name of .*NAIR, Meera$/ }).press("Enter");
      await expect(operator.page.getByText("Confirmed")).toBeFocused();
      await operator.page.getByRole("link", { name: "69000003 · MISNGC: check-in details" }).click();
      await expect(operator.page).toHaveURL(/details\?pnr=MISNGC&bookingNo=69000003$/);
      await expect(operator.page.getByRole("heading", { name: /NAYAR, Meera/ }).first()).toBeVisible();
      await operator.context.close();
    });

    await test.step("the operator finds it on the check-in, which is in the queue again", async () => {
      const path = "/dashboard/checkin/details?pnr=MISNGC&bookingNo=69000003";
      const operator = await person(browser, "operator-admin", servers()[0], path);
      await expect(operator.page.getByText("Z1234567").first()).toBeVisible();
      await expect(operator.page.getByText("Y7654321").first()).toBeVisible();
      await operator.context.close();
      const call = await caller("operator-admin");
      const { body } = await call("POST", "/checkin/check-ins/search", {
        filters: [{ field: "pnr", operator: "EQ", value: "MISNGC" }],
      });
      const { content } = body as { readonly content: readonly { readonly currentState: string }[] };
      expect(content.filter(({ currentState }) => currentState === "ELIGIBLE_FOR_CHECKIN").length).toBeGreaterThan(0);
    });
  });
});

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test.describe("by the keyboard alone", () => {
  test.use({ viewport: desktop });

  test("a traveller reaches what is missing, fills it in and sends it", async ({ page }) => {
    await page.goto(linkTo(1));
    const amelia = passenger(page, 1);
    await expect(amelia).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "Nationality, Amelia Hart" }));
    await page.keyboard.press("Enter");
    await expect(amelia.getByRole("combobox", { name: "Nationality" })).toBeFocused();
    await page.keyboard.type("gbr");
    await expect(page.getByRole("option", { name: /^United Kingdom/ }).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await tabTo(page, text(amelia, "Passport number"));
    await page.keyboard.type("533401234");
    await tabTo(page, text(amelia, "Passport issue date"));
    await page.keyboard.type(dayAhead(-30));
    await tabTo(page, text(amelia, "Passport expiry date"));
    await page.keyboard.type(dayAhead(3));
    await tabTo(page, amelia.getByRole("combobox", { name: "Country calling code" }));
    // It ends before the flight back: worth a word, and no error.
    await says(text(amelia, "Passport expiry date"), "^This passport ends before the last flight on ");
    await page.keyboard.press("Shift+Tab");
    await tabTo(page, text(amelia, "Phone"));
    await page.keyboard.type("+44 20 7946 0958");
    await page.keyboard.press("Enter");
    await expect(success(page)).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Go Back" }));
    await page.keyboard.press("Enter");
    await expect(amelia.getByText("•••234")).toBeVisible();
    expect(
      await select(
        "SELECT count(*)::int AS links FROM public_link l JOIN booking b ON b.id = l.booking_id WHERE b.booking_no = $1 AND l.purpose = 'missing-info'",
        ["69000001"],
      ),
    ).toEqual([{ links: 1 }]);
  });
});

test.describe("what was typed", () => {
  test.use({ viewport: phone });

  // TRV-6
  test("survives a reload and a failed submission, except for the passport; leaving and resetting ask", async ({
    page,
  }) => {
    await page.goto(linkTo(2));
    const luc = passenger(page, 1);
    await openAll(luc);
    await text(luc, /^Middle name/).fill("Étienne");
    await text(luc, "Passport number").fill("GA302715");
    expect(await kept(page)).toHaveLength(1);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain("GA302715");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/^We kept what you typed on this device\./)).toBeVisible();
    await expect(text(luc, /^Middle name/)).toHaveValue("Étienne");
    await openAll(luc);
    await expect(text(luc, "Passport number")).toHaveValue("");

    // The vendor's name stands where ours does elsewhere.
    await page.getByRole("banner").getByRole("link", { name: "Blue Atlas" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave this page?" });
    await question.getByRole("button", { name: /^Stay/ }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/missing-info/);

    await page.route("**/api/travellers/missing-info/*", (route) => route.abort());
    await text(luc, "Passport expiry date").fill(dayAhead(2000));
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Save for now" }).first().click();
    await expect(page.getByText(/^Your details were not sent\./)).toBeInViewport();
    // The focus went on to the next who lacks something.
    await open(luc);
    await expect(text(luc, /^Middle name/)).toHaveValue("Étienne");
    await page.unroute("**/api/travellers/missing-info/*");

    await page.getByRole("button", { name: "Fill in for Zoé Tremblay" }).click();
    await page.getByRole("button", { name: "Remove Zoé Tremblay" }).click();
    await page
      .getByRole("alertdialog", { name: "Remove Zoé Tremblay?" })
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(page.getByText("Zoé Tremblay was removed from this form.").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo removing Zoé Tremblay" })).toBeFocused();

    await page.getByRole("button", { name: "Reset" }).click();
    await page
      .getByRole("alertdialog", { name: "Reset the form?" })
      .getByRole("button", { name: /^Reset/ })
      .click();
    await openAll(luc);
    await expect(text(luc, /^Middle name/)).toHaveValue("");
    await expect(page.getByRole("button", { name: "Fill in for Zoé Tremblay" })).toBeVisible();
    expect(await kept(page)).toEqual([]);
  });
});
