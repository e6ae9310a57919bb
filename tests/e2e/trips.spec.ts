import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { meanAllSo } from "./world/problems.ts";
import { rarePdf } from "./world/rare-pdf.ts";
import { person, rows, servers, signIn } from "./world/people.ts";

/** What a press on a link to another tab opens. */
async function newTab(context: BrowserContext, link: Locator): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent("page"), link.click()]);
  return page;
}

interface Ride {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
}

/** A confirmation of two flights and a hotel as a supplier sends it; the ticket has a name that nobody has. */
function confirmation(pnr: string, rides: readonly Ride[], nights: readonly [string, string]): string {
  const flights = rides.map(({ number, from, to, departs, arrives }) => ({
    "@context": "https://schema.org",
    "@type": "FlightReservation",
    reservationNumber: pnr,
    reservationStatus: "https://schema.org/ReservationConfirmed",
    underName: { "@type": "Person", name: "Tessa Groves" },
    reservationFor: {
      "@type": "Flight",
      flightNumber: number,
      airline: { "@type": "Airline", name: "British Airways", iataCode: "BA" },
      departureAirport: { "@type": "Airport", iataCode: from },
      departureTime: departs,
      arrivalAirport: { "@type": "Airport", iataCode: to },
      arrivalTime: arrives,
    },
  }));
  const hotel = {
    "@context": "https://schema.org",
    "@type": "LodgingReservation",
    reservationNumber: `PIER-${pnr}`,
    reservationFor: {
      "@type": "LodgingBusiness",
      name: "The Pierpoint",
      address: "61 Hicks Street, Brooklyn, NY 11201",
      telephone: "+1 718 555 0150",
    },
    checkinTime: nights[0],
    checkoutTime: nights[1],
  };
  return [
    "From: Reservations <noreply@mail.example.com>",
    `Subject: Your journey ${pnr}`,
    "MIME-Version: 1.0",
    'Content-Type: text/html; charset="utf-8"',
    "Content-Transfer-Encoding: 8bit",
    "",
    `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify([...flights, hotel], null, 1)}</script></head>`,
    "<body>Thank you for your booking.</body></html>",
  ].join("\r\n");
}

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole("button", { name: `Publish version ${version}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click();
}

const detailsTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "Trips Details" });

test.describe("a trip", () => {
  // TRP-6, TRP-9, TRP-10, TRP-13, TRP-15…18, TRP-20…22, REQ-2
  test("goes from a request and a mail to the traveller, its check-ins to the queue, and two who publish at once lose nothing", async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const [request] = await select<{ id: number; start_date: string; end_date: string }>(
      `select id, start_date::text, end_date::text from travel_request
       where vendor = 'NWT' and status = 'SUBMITTED' and traveller_name = 'Tessa Grove' order by id limit 1`,
    );
    if (!request) throw new Error("The demo world has no pending request of its traveller.");
    const { id, start_date: start, end_date: end } = request;
    const code = randomBytes(4).readUInt32BE();
    const pnr = `E${(code % 60_466_176).toString(36).toUpperCase().padStart(5, "0")}`;
    const booking = `E2E-${code}`;
    const mail = confirmation(
      pnr,
      [
        { number: "117", from: "LHR", to: "JFK", departs: `${start}T08:25`, arrives: `${start}T11:15` },
        // Universal time, which is not what the clock in New York shows: doubtful.
        { number: "114", from: "JFK", to: "LHR", departs: `${end}T13:05:00Z`, arrives: `${end}T20:55` },
      ],
      [`${start}T15:00`, `${end}T06:00`],
    );

    const crm = await person(
      browser,
      "crm-operator",
      undefined,
      `/dashboard/travel-request/view-travel-details?data=${id}&showComments=false&type=TR`,
    );
    const maker = await newTab(crm.context, crm.page.getByRole("link", { name: /^Upload Itinerary/ }));

    await test.step("a mail is dropped: what it says stands beside the request, doubts named, nothing taken by itself", async () => {
      await expect(maker.getByRole("region", { name: "Request" })).toBeVisible();
      const numbers = maker.getByRole("textbox", { name: /^Flight number/ });
      await expect(numbers).toHaveCount(2);
      const file = await maker.evaluateHandle((words) => {
        const held = new DataTransfer();
        held.items.add(new File([words], "receipt.eml", { type: "message/rfc822" }));
        return held;
      }, mail);
      await maker.getByRole("button", { name: "Choose a file" }).dispatchEvent("drop", { dataTransfer: file });
      const read = (number: string) => maker.getByRole("region", { name: new RegExp(`^BA ${number},`) });
      await expect(read("117")).toBeVisible();
      await expect(read("114")).toContainText("Written in another offset than the place’s");
      await expect(numbers.first()).toHaveValue("");
      await expect(read("114").getByRole("checkbox", { name: "Take Departs" })).not.toBeChecked();
      await read("114").getByRole("checkbox", { name: "Take Departs" }).check({ force: true });
      // The ticket's name is another one than the traveller's: nobody takes it by mistake.
      for (const flight of ["117", "114"]) {
        const ticket = read(flight).getByRole("checkbox", { name: "Take Passengers" });
        await expect(ticket).not.toBeChecked();
        await ticket.check({ force: true });
      }
      for (const reservation of [read("117"), read("114"), maker.getByRole("region", { name: "The Pierpoint" })])
        await reservation.getByRole("button", { name: /^Take \d+ fields?$/ }).click();
      // They went into the flights that were asked for.
      await expect(numbers).toHaveCount(2);
      await expect(numbers.first()).toHaveValue("117");
      await expect(numbers.last()).toHaveValue("114");
      await maker.getByRole("button", { name: "Close the file" }).click();
    });

    await test.step("problems are named and meant so; what is missing is filled in; version 1 is published", async () => {
      await expect(maker.getByText(/the ticket says Tessa Groves, the profile Tessa Grove/).first()).toBeVisible();
      const numbers = maker.getByRole("textbox", { name: /^PNR/ });
      await numbers.first().fill("");
      await expect(maker.getByText(/^No check-in without a PNR: BA 117/)).toBeVisible();
      await numbers.first().fill(pnr);
      await expect(maker.getByText(/^No check-in without a PNR/)).toHaveCount(0);
      await maker.getByRole("textbox", { name: /^Booking number/ }).fill(booking);
      await meanAllSo(maker);
      await expect(maker.getByText("No problem is open.")).toBeVisible();
      await publish(maker, 1);
      await expect(detailsTitle(maker)).toBeVisible();
      await expect(maker.getByText("The Pierpoint").first()).toBeVisible();
    });

    const traveller = await person(browser, "traveller", undefined, "/dashboard/my-trips/upcoming-trips");
    const trip = await test.step("the traveller sees it come among the upcoming trips and opens it", async () => {
      const page = await newTab(
        traveller.context,
        traveller.page.getByRole("link", { name: `View ${booking}, opens in a new tab` }),
      );
      await expect(detailsTitle(page)).toBeVisible();
      await expect(page.getByText(pnr).first()).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Select Version" })).toHaveCount(0);
      return page;
    });

    await test.step("their calendar has both flights in the zones of their airports", async () => {
      const [download] = await Promise.all([
        trip.waitForEvent("download"),
        trip.getByRole("button", { name: "Add to calendar" }).click(),
      ]);
      const calendar = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
      expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(calendar).toContain(`DTSTART;TZID=Europe/London:${start.replaceAll("-", "")}T082500`);
      expect(calendar).toMatch(new RegExp(`DTSTART;TZID=America/New_York:${end.replaceAll("-", "")}T0[89]0500`));
      expect(calendar).toMatch(/SUMMARY:.*BA 117/);
      expect(calendar).toContain(pnr);
    });

    await test.step("they see it as a PDF, whose address can be shared, and take it with them", async () => {
      await trip.getByRole("checkbox", { name: "View PDF" }).check({ force: true });
      await expect(trip.getByRole("listitem", { name: /^Page 1 of \d$/ })).toBeVisible();
      await expect(trip).toHaveURL(/view=pdf/);
      const [download] = await Promise.all([
        trip.waitForEvent("download"),
        trip.getByRole("button", { name: "Download PDF" }).click(),
      ]);
      expect((await readFile(await download.path())).subarray(0, 5).toString("latin1")).toBe("%PDF-");
      await trip.getByRole("checkbox", { name: "View PDF" }).uncheck({ force: true });
      await expect(trip.getByText(pnr).first()).toBeVisible();
    });

    await test.step("the check-ins of its flights stand in the queue of the vendor's operator", async () => {
      const operator = await person(
        browser,
        "operator-vendor",
        servers()[1],
        `/dashboard/checkin/info?view=pnr-search&pnr=${pnr}`,
      );
      await expect(rows(operator.page)).toHaveCount(2);
      await expect(rows(operator.page).first()).toContainText(pnr);
      await operator.context.close();
    });

    const create = `/dashboard/trips/create?${new URLSearchParams({ bookingNo: booking, vendorCode: "NWT" })}`;
    const summary = (page: Page) => page.getByRole("textbox", { name: /^Summary/ });
    await test.step("two change it at once: the second sees who was faster and what differs, and loses nothing", async () => {
      const second = await browser.newContext();
      const late = await second.newPage();
      await signIn(late, "admin", create, servers()[1]);
      await summary(late).fill("New York, by night");
      // What was meant so holds from version to version.
      await expect(late.getByText("No problem is open.")).toBeVisible();

      const next = await newTab(crm.context, maker.getByRole("link", { name: /^Upload Itinerary/ }));
      await next.getByRole("textbox", { name: /^Description/ }).fill("The car waits at gate 4.");
      await publish(next, 2);
      await expect(detailsTitle(next)).toBeVisible();
      const versions = next.getByRole("combobox", { name: "Select Version" }).getByRole("option");
      await expect(versions).toHaveText(["Version 2 (current)", "Version 1"]);

      await publish(late, 2);
      await expect(late.getByText(/^crm-operator published version 2 meanwhile/)).toBeVisible();
      const differences = late.getByRole("region", { name: "From version 2 to this draft" });
      await expect(differences).toContainText("New York, by night");
      await expect(differences).toContainText("The car waits at gate 4.");
      await expect(summary(late)).toHaveValue("New York, by night");
      await late.getByRole("button", { name: "Go on from version 2" }).click();
      await late.getByRole("textbox", { name: /^Description/ }).fill("The car waits at gate 4.");
      await publish(late, 3);
      await expect(detailsTitle(late)).toBeVisible();
      await expect(late.getByText("New York, by night").first()).toBeVisible();
      await second.close();
    });

    await test.step("the traveller reads the last version, with what both have written", async () => {
      await expect(trip.getByText("New York, by night").first()).toBeVisible();
      await expect(trip.getByText("The car waits at gate 4.")).toBeVisible();
    });

    // TRP-41
    await test.step("a finished PDF is published with the next version; the traveller views and takes that one", async () => {
      const next = await crm.context.newPage();
      await next.goto(new URL(create, crm.page.url()).href);
      await next.getByRole("button", { name: "Finished PDF" }).click();
      const way = next.getByRole("region", { name: "Finished PDF" });
      await way
        .locator('input[type="file"]')
        .setInputFiles({ name: "New York.pdf", mimeType: "application/pdf", buffer: rarePdf() });
      await expect(way.getByRole("button", { name: "Take out the PDF" })).toBeVisible();
      await publish(next, 4);
      await expect(next.getByText("View PDF shows the finished New York.pdf.")).toBeVisible();
      await next.close();

      await trip.reload();
      await trip.getByRole("checkbox", { name: "View PDF" }).check({ force: true });
      await expect(trip.getByRole("listitem", { name: "Page 1 of 1" })).toBeVisible();
      const [download] = await Promise.all([
        trip.waitForEvent("download"),
        trip.getByRole("button", { name: "Download PDF" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("New York.pdf");
    });
    await traveller.context.close();
    await crm.context.close();
  });
});
