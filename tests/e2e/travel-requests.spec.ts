import { plainDate } from "@gatehouse/domain/time";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { dayAhead, phone } from "./world/missing-info.ts";
import { person, signIn } from "./world/people.ts";

const createPath = "/dashboard/travel-request/create";
const pendingPath = "/dashboard/travel-request/pending";

const field = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });

/** Types an airport's code and takes the first that is offered. */
async function chooseAirport(combobox: Locator, code: string): Promise<void> {
  await combobox.fill(code);
  await combobox
    .page()
    .getByRole("option", { name: new RegExp(code) })
    .first()
    .click();
}

async function typeDate(box: Locator, date: string): Promise<void> {
  await box.fill(date);
  await box.press("Tab");
}

test.describe("a travel request", () => {
  test.use({ viewport: phone, hasTouch: true });

  // REQ-5, REQ-7, REQ-10…14, REQ-16, REQ-17, REQ-18, REQ-20
  test("is made on a phone after every mistake; an operator sees it come, assigns and opens it; it can be cancelled", async ({
    page,
    browser,
  }) => {
    const [start, end, before] = [dayAhead(20), dayAhead(23), dayAhead(19)];
    const crm = await person(browser, "crm-operator", undefined, pendingPath);
    await expect(crm.page.getByRole("heading", { level: 1, name: "Pending Travel Requests" })).toBeVisible();

    await signIn(page, "ellen.marchetti", createPath);
    const submit = page.getByRole("button", { name: /^Submit/ });

    await test.step("nothing is filled in", async () => {
      await submit.click();
      await expect(page.getByText("Please select mandatory fields.")).toBeVisible();
      await expect(page.getByText("Please select a program details")).toBeVisible();
      await expect(page.getByText("Please fill out the visit purpose")).toBeVisible();
      await expect(field(page, "Start date")).toBeFocused();
    });

    await test.step("the trip ends before it begins; then it does not", async () => {
      await typeDate(field(page, "Start date"), start);
      await typeDate(field(page, "End date"), before);
      await expect(field(page, "End date")).toHaveAttribute("aria-invalid", "true");
      await typeDate(field(page, "End date"), end);
      await expect(field(page, "End date")).not.toHaveAttribute("aria-invalid", "true");
    });

    await test.step("program, its call house, department and purpose", async () => {
      await page.getByRole("combobox", { name: "Program" }).selectOption({ label: "St. Brigid Medical" });
      const modal = page.getByRole("dialog", { name: "Call House" });
      await expect(modal).toContainText("A call house exists at this location and will be booked if available.");
      await modal.getByRole("button", { name: "Close" }).first().click();
      await submit.click();
      await expect(page.getByText("Please select a department")).toBeVisible();
      await page.getByRole("combobox", { name: "Department" }).selectOption({ index: 1 });
      await page.getByRole("combobox", { name: "Purpose" }).selectOption({ label: "Corporate Travel" });
      await submit.click();
      await expect(field(page, "Case type")).toBeFocused();
      await field(page, "Case type").fill("Valve repair");
      await submit.click();
      await expect(
        page.getByText("Please add at least one travel mode to create a travel request.").first(),
      ).toBeVisible();
    });

    await test.step("a flight, after its own mistakes, and the flight back by one press", async () => {
      await page.getByRole("button", { name: "Add flight" }).click();
      await submit.click();
      await chooseAirport(page.getByRole("combobox", { name: "Departure airport" }), "ATL");
      await chooseAirport(page.getByRole("combobox", { name: "Destination airport" }), "RST");
      await typeDate(field(page, "Departure date"), dayAhead(40));
      await expect(field(page, "Departure date")).toHaveAttribute("aria-invalid", "true");
      await typeDate(field(page, "Departure date"), start);
      await page.getByRole("button", { name: "Add return flight" }).click();
      await expect(field(page, "Departure date").nth(1)).toHaveValue(plainDate(end, "en"));
    });

    await test.step("a hotel and a car begin with the trip's dates; the call house wants an answer", async () => {
      await page.getByRole("button", { name: /Accommodation Details/ }).click();
      await page.getByRole("button", { name: "Add hotel" }).click();
      await expect(field(page, "Check-in")).toHaveValue(plainDate(start, "en"));
      await field(page, "Hotel name").fill("Mill Race Inn");
      await field(page, "Location").fill("Rochester, MN");
      await page.getByRole("button", { name: /Car Details/ }).click();
      await page.getByRole("button", { name: "Add car" }).click();
      await expect(field(page, "Company")).toHaveValue("National Car Rental");
      await field(page, "Pickup location").fill("Rochester airport");
      await field(page, "Drop-off location").fill("Rochester airport");
      await submit.click();
      await expect(page.getByText("Please select an option")).toBeVisible();
      await page.getByRole("radio", { name: "No", exact: true }).check({ force: true });
    });

    await test.step("it is sent once", async () => {
      await submit.click();
      await expect(page.getByText("Travel Request submitted successfully.")).toBeVisible();
      await expect(field(page, "Start date")).toHaveValue("");
    });

    const link = page.getByRole("link", { name: /^Open TR-\d+$/ });
    const number = ((await link.textContent()) ?? "").replace(/\D/g, "");
    const row = crm.page.getByRole("row").filter({ hasText: `TR-${number}` });
    await test.step("the operator sees it come, assigns it and opens it", async () => {
      await expect(row).toBeVisible();
      await row.getByRole("combobox").selectOption({ index: 1 });
      await crm.page.getByRole("button", { name: /^Submit/ }).click();
      await expect(crm.page.getByText("All travel requests assigned successfully")).toBeVisible();
      await crm.page.goto(
        new URL(
          `/dashboard/travel-request/view-travel-details?data=${number}&showComments=false&type=TR`,
          crm.page.url(),
        ).href,
      );
      await expect(crm.page.getByText("Mill Race Inn")).toBeVisible();
      await expect(crm.page.getByText("National Car Rental")).toBeVisible();
    });

    await test.step("who travels is a press away, and so are the comments", async () => {
      await crm.page.getByRole("link", { name: "Whole profile" }).click();
      await expect(crm.page.getByRole("heading", { name: "Identity documents" })).toBeVisible();
      await crm.page.getByRole("link", { name: "Back to where you were" }).click();
      await crm.page.getByRole("button", { name: "Show comments" }).click();
      await expect(crm.page.getByRole("textbox", { name: "Message" })).toBeVisible();
      await expect(crm.page).toHaveURL(/showComments=true/);
    });

    await test.step("the traveller opens it and cancels it; the operator is told", async () => {
      await link.click();
      await expect(page.getByText("Mill Race Inn")).toBeVisible();
      await page.getByRole("button", { name: "Cancel request" }).click();
      await page
        .getByRole("dialog")
        .or(page.getByRole("alertdialog"))
        .getByRole("button", { name: "Cancel request" })
        .click();
      await expect(page.getByText("This travel request was cancelled.")).toBeVisible();
      await expect(crm.page.getByText("This travel request was cancelled.")).toBeVisible();
    });
    await crm.context.close();
  });

  // REQ-3
  test("of TRAVELOPOD is for flights alone: on the page that makes it, on the page that shows it, and in its answer", async ({
    page,
  }) => {
    const [start, end] = [dayAhead(20), dayAhead(23)];
    const hidden = async (parts: readonly string[]): Promise<void> => {
      for (const part of parts) await expect(page.getByText(part), part).toHaveCount(0);
    };
    await signIn(page, "jonas.weber", createPath);
    await expect(page.getByText("Flight Details").first()).toBeVisible();
    await hidden(["Program Details", "Accommodation Details", "Car Details", "Train Details", "Call House Details"]);
    await typeDate(field(page, "Start date"), start);
    await typeDate(field(page, "End date"), end);
    await page.getByRole("combobox", { name: "Purpose" }).selectOption({ label: "Corporate Travel" });
    await page.getByRole("button", { name: "Add flight" }).click();
    await chooseAirport(page.getByRole("combobox", { name: "Departure airport" }), "ATL");
    await chooseAirport(page.getByRole("combobox", { name: "Destination airport" }), "RST");
    await typeDate(field(page, "Departure date"), start);
    await page.getByRole("button", { name: /^Submit/ }).click();
    // Read on its way: the browser does not keep answers of a page that has gone on.
    let answer: unknown;
    await page.route(/\/api\/requests\/\d+$/, async (route) => {
      const response = await route.fetch();
      answer = await response.json();
      await route.fulfill({ response });
    });
    await page.getByRole("link", { name: /^Open TR-\d+$/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Travel Request Details" })).toBeVisible();
    await expect(page.getByText("ATL").first()).toBeVisible();
    await hidden(["Program Details", "Hotel Details", "Car Rental Details", "Call House Details", "View Case"]);
    expect(answer).toMatchObject({
      travelRequest: { program: null, request: { accommodations: [], cars: [], trains: [] } },
    });
  });
});
