import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { fillLogin, servers } from "./world/people.ts";

/** A day that is in every traveller's search window, yyyy-mm-dd. */
const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The link by which the demo lets one of its travellers choose another flight. */
const demoChoiceLink = { bookingNo: "69000001", linkId: "demo-alternate-flights-1" };

const words = {
  en: {
    from: "From",
    to: "To",
    oneWay: "One-way",
    departDate: "Depart Date",
    calendar: "Depart Date: Choose a date",
    search: "Search Flights",
    flights: /^Flights \d/,
    duration: "Duration",
    filter: "Filter",
    sort: "Sort",
    show: /^Show [\d,]+ flights?$/,
    nonstop: /^Non-stop/,
    details: "Show Details",
    table: "Flights of this itinerary",
    weather: /^Weather at \w{3} at departure$/,
    weatherTitle: /^Weather at the flight departure\/arrival time - \w{3}$/,
    weatherTable: /^Weather by the hour/,
    select: "Select",
    selected: "Selected itinerary",
    back: "Go Back",
    more: "One piece of baggage more",
    confirm: "Confirm",
    success: "Alternate flight selected successfully.",
    request: "Send request",
    requested: "Your request has arrived.",
    coming: "More airlines are answering…",
  },
  fr: {
    from: "De",
    to: "À",
    oneWay: "Aller simple",
    departDate: "Date de départ",
    calendar: "Date de départ : Choisir une date",
    search: "Rechercher des vols",
    flights: /^Vols \d/,
    duration: "Durée",
    filter: "Filtrer",
    sort: "Tri",
    show: /^Afficher [\d\s]+ vols?$/,
    nonstop: /^Direct/,
    details: "Afficher les détails",
    table: "Vols de cet itinéraire",
    weather: /^Météo à \w{3} au départ$/,
    weatherTitle: /^Météo à l’heure de départ ou d’arrivée du vol - \w{3}$/,
    weatherTable: /^Météo heure par heure/,
    select: "Choisir",
    selected: "Itinéraire choisi",
    back: "Retour",
    more: "Un bagage de plus",
    confirm: "Confirmer",
    success: "Vol de remplacement choisi avec succès.",
    request: "Envoyer la demande",
    requested: "Votre demande est arrivée.",
    coming: "D’autres compagnies répondent…",
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

/** How a journey presses: with a mouse; or by Tab until it is there, then Enter. */
type Press = (target: Locator) => Promise<void>;
const byMouse: Press = (target) => target.click();

/** More stops than any page of the journey has between two of its presses. */
const mostStops = 250;

/** Goes to something as a keyboard does: stop by stop, forwards or backwards, whichever way it lies. */
async function walkTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement: active } = document;
      if (active === element) return "there";
      const isBefore =
        active !== null && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
      return isBefore && !active.contains(element) ? "Shift+Tab" : "Tab";
    });
    if (way === "there") return;
    await page.keyboard.press(way);
  }
  await expect(target, "Tab leads there").toBeFocused();
}
const byKeys: Press = async (target) => {
  await walkTo(target);
  await target.page().keyboard.press("Enter");
};

/** What the list says, in its order: names of the cards that are drawn. */
const cards = (page: Page): Promise<string[]> =>
  page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();

/** What a field says of an airport, or of a city with all of its airports. */
const chosen = /\([A-Z]{3}\)$|, (?:all airports|tous les aéroports)$/;

async function chooseAirport(page: Page, name: string, text: string, option: RegExp): Promise<void> {
  const field = page.getByRole("combobox", { name });
  await field.fill("");
  await field.pressSequentially(text);
  await expect(page.getByRole("option", { name: option }).first()).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue(chosen);
}

/** An airport by arrows: to the second of the list, and back to the first. */
async function airportByKeys(page: Page, name: string, text: string, option: RegExp): Promise<void> {
  const field = page.getByRole("combobox", { name });
  await walkTo(field);
  await page.keyboard.type(text);
  const first = page.getByRole("option").first();
  await expect(first).toHaveText(option);
  for (const key of ["ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(chosen);
}

/** From the address bar to the list without anything but Tab, arrows, Enter and letters; the day is chosen in the calendar. */
async function searchByKeys(page: Page, w: Words): Promise<void> {
  await walkTo(page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: w.oneWay })).toBeChecked();
  await airportByKeys(page, w.from, "lisbo", /Lis/);
  await airportByKeys(page, w.to, "paris", /Paris/);
  await byKeys(button(page, w.calendar));
  const calendar = page.getByRole("dialog", { name: w.departDate });
  await expect(calendar).toBeVisible();
  // Three weeks and two days from today, whatever day it is, and a day back.
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"])
    await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await byKeys(button(page, w.search));
  await expect(heading(page, w.flights)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]departDate=(?:${dayAhead(22)}|${dayAhead(23)}|${dayAhead(24)})`));
}

/** From the empty form to the list with all of its flights: one that comes in parts counts, and begins with, others at first. */
async function searchFlights(page: Page, w: Words, press: Press): Promise<void> {
  await (press === byKeys ? searchByKeys(page, w) : searchByMouse(page, w));
  await expect(page.getByText(w.coming)).toHaveCount(0);
}

async function searchByMouse(page: Page, w: Words): Promise<void> {
  await page.getByText(w.oneWay, { exact: true }).click();
  await chooseAirport(page, w.from, "lisbo", /Lis/);
  await chooseAirport(page, w.to, "paris", /Paris/);
  await page.getByRole("textbox", { name: w.departDate }).fill(dayAhead(30));
  await page.keyboard.press("Tab");
  await button(page, w.search).click();
  await expect(heading(page, w.flights)).toBeVisible();
}

/** Non-stop flights only, quickest first. On phones both are in dialogs. */
async function narrow(page: Page, w: Words, press: Press, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await press(button(page, new RegExp(`^${w.sort}`)));
    await press(button(page.getByRole("dialog"), new RegExp(`^${w.duration}`)));
    if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await press(button(page, new RegExp(`^${w.filter}`)));
  } else await press(button(page, new RegExp(`^${w.duration}`)));
  const place = isPhone ? page.getByRole("dialog") : page;
  const nonstop = place.getByRole("checkbox", { name: w.nonstop }).first();
  await (press === byKeys ? walkTo(nonstop) : nonstop.focus());
  await page.keyboard.press("Space");
  await expect(nonstop).toBeChecked();
  if (isPhone) {
    await press(button(place, w.show));
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect(page).toHaveURL(/[?&]stops=nonstop/);
  await expect(page).toHaveURL(/[?&]sort=duration/);
}

/** Details, the weather where the flight leaves, and back to where one was. */
async function lookAtDetails(page: Page, w: Words, press: Press): Promise<void> {
  await press(button(page, w.details));
  await expect(page.getByRole("table", { name: w.table })).toBeVisible();
  const weather = button(page, w.weather);
  await press(weather);
  const dialog = page.getByRole("dialog", { name: w.weatherTitle });
  await expect(dialog.getByRole("table", { name: w.weatherTable }).getByRole("row")).toHaveCount(14);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(weather).toBeFocused();
}

/** Selects the first flight of the list, adds a piece of baggage and confirms; without the booking's link that is a request. */
async function confirmFirst(page: Page, w: Words, press: Press, byLink = false): Promise<void> {
  await press(button(page, w.select));
  await expect(heading(page, w.selected)).toBeVisible();
  await expect(page).toHaveURL(/[?&]itinerary=/);
  await press(button(page, w.more));
  await press(button(page, byLink ? w.confirm : w.request));
  await expect(heading(page, byLink ? w.success : w.requested)).toBeFocused();
}

/** Staff see the choice, and read the mail that its traveller got. */
async function seenByStaff(page: Page, bookingNo: string): Promise<void> {
  await page.goto(`${servers()[1]}/login?redirectUrl=${encodeURIComponent("/dashboard/fsb/chosen")}`);
  await fillLogin(page, "crm-operator");
  const choice = page.getByRole("listitem").filter({ hasText: bookingNo });
  await expect(choice.getByText("Verified", { exact: true })).toBeVisible();
  await button(page, `Mark ${bookingNo} as settled`).click();
  await expect(choice).toHaveCount(0);
  await page.goto(`${servers()[1]}/dashboard/communication/search-email?text=${bookingNo}`);
  const row = page.getByRole("grid").getByRole("row").filter({ hasText: "Chosen flight received" });
  await expect(row.filter({ hasText: "Sent" })).toHaveCount(1);
}

/** Into an itinerary and out of it: the list is where it was, and so is the history. */
async function lookAndComeBack(page: Page, w: Words, press: Press): Promise<void> {
  const select = button(page, w.select);
  const list = page.url();
  await press(select);
  await expect(heading(page, w.selected)).toBeFocused();
  await press(button(page, w.back));
  await expect(select).toBeFocused();
  await expect(page).toHaveURL(list);
}

/** The same address in a browser that has never been here. */
async function elsewhere(browser: Browser, url: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: desktop });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

for (const [device, viewport, press, way] of [
  ["desktop", desktop, byMouse, "mouse"],
  ["desktop", desktop, byKeys, "keyboard"],
  ["phone", phone, byMouse, "mouse"],
  ["phone", phone, byKeys, "keyboard"],
] as const) {
  test.describe(`${device}, ${way}`, () => {
    test.use({ viewport });

    test("a traveller searches, narrows, looks closely and confirms; the choice is stored once", async ({ page }) => {
      // One comes by the link that the demo sent to the traveller of a booking.
      const byLink = device === "desktop" && way === "mouse";
      const bookingNo = byLink ? demoChoiceLink.bookingNo : `E2E-${device}-${way}`;
      const link = byLink ? `&link=${demoChoiceLink.linkId}` : "";
      await page.goto(`${servers()[0]}/fsbsearch?customer=1&bookingNo=${bookingNo}${link}`);
      await searchFlights(page, words.en, press);
      await narrow(page, words.en, press, device === "phone");
      await lookAtDetails(page, words.en, press);
      await lookAndComeBack(page, words.en, press);
      await confirmFirst(page, words.en, press, byLink);
      expect(await select("SELECT baggage FROM alternate_flight WHERE booking_no = $1", [bookingNo])).toEqual([
        { baggage: 1 },
      ]);
      await page.reload();
      await expect(heading(page, byLink ? words.en.success : words.en.requested)).toBeVisible();
      if (byLink) await seenByStaff(page, bookingNo);
    });
  });
}

// FLT-7
test("a copied link shows the same list in another browser, from the other server", async ({ page, browser }) => {
  const [here, there] = servers();
  await page.goto(`${here}/fsbsearch`);
  await searchFlights(page, words.en, byMouse);
  await narrow(page, words.en, byMouse, false);
  await expect(page).toHaveURL(/[?&]results=/);
  const other = await elsewhere(browser, page.url().replace(here, there), "en-GB");
  // Those that every screen of this size shows: how many more are drawn depends on where the list was scrolled to. A list is drawn
  // again shortly after its address has changed, so both are read until they agree.
  await expect(async () => {
    const list = (await cards(page)).slice(0, 5);
    expect(list).toHaveLength(5);
    expect((await cards(other)).slice(0, 5)).toEqual(list);
    await expect(heading(other, words.en.flights)).toHaveText(await heading(page, words.en.flights).innerText());
  }).toPass();
  await expect(button(other, /^Duration/)).toHaveAttribute("aria-pressed", "true");
  await other.context().close();
});

test("the address beside a kept answer wins: prices are those of its passengers", async ({ page }) => {
  const address = `${servers()[0]}/fsbsearch?from=LIS&to=CDG&departDate=${dayAhead(20)}`;
  await page.goto(`${address}&passengerCount=3`);
  await expect(heading(page, words.en.flights)).toBeVisible();
  await expect(page).toHaveURL(/[?&]results=/);
  await expect(page.getByText(/ for all 3$/).first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get("results") ?? "";
  await page.goto(`${address}&passengerCount=1&results=${id}`);
  await expect(page).not.toHaveURL(new RegExp(`results=${id}`));
  await expect(heading(page, words.en.flights)).toBeVisible();
  await expect(page.getByText(/ for all 3$/)).toHaveCount(0);

  // The id alone names its search by itself.
  await page.goto(`${servers()[1]}/fsbsearch?results=${id}`);
  await expect(page).toHaveURL(/[?&]passengerCount=3/);
  await expect(page.getByText(/ for all 3$/).first()).toBeVisible();

  // What nobody keeps is said, and searched for again.
  await page.goto(`${address}&passengerCount=1&results=0123456789abcdef`);
  await expect(page.getByText("This search is no longer kept.")).toBeVisible();
  await expect(heading(page, words.en.flights)).toBeVisible();
});

// FLT-7
test("an address with from, to, departDate and passengerCount searches by itself", async ({ page }) => {
  await page.goto(`${servers()[0]}/fsbsearch?from=LIS&to=CDG&departDate=${dayAhead(20)}&passengerCount=2`);
  await expect(heading(page, words.en.flights)).toBeVisible();
});

test.describe("in French", () => {
  test.use({ viewport: phone, locale: "fr-FR" });

  test("the whole journey", async ({ page }) => {
    await page.goto(`${servers()[0]}/fsbsearch?customer=1&bookingNo=E2E-fr&lang=fr`);
    await searchFlights(page, words.fr, byMouse);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await narrow(page, words.fr, byMouse, true);
    await lookAtDetails(page, words.fr, byMouse);
    await confirmFirst(page, words.fr, byMouse);
  });
});
