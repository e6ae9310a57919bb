import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePass, type ExpectedPass, isAgreeing } from "./compare.ts";
import { readPassText as readFor } from "./pass-text.ts";
import { passProblem } from "./problem.ts";
import type { ReadPass } from "./read-pass.ts";
import { expectedPass } from "./testing/encode-bcbp.ts";
import { datesIn } from "./text-dates.ts";

/** For a traveller each. */
const readPassText = (text: string, expecteds: readonly ExpectedPass[]) =>
  readFor(
    text,
    expecteds.map((expected, index) => ({ travellerId: index + 1, expected })),
  );

function read(text: string, expecteds: readonly ExpectedPass[] = [expectedPass]): ReadPass {
  const pass = readPassText(text, expecteds);
  if (!pass) throw new Error("Nothing was read.");
  return pass;
}
const exceptions = (text: string, expected: ExpectedPass = expectedPass) =>
  comparePass(read(text, [expected]), expected)
    .points.filter(({ point, verdict }) => verdict !== "agrees" && point !== "passportExpiry")
    .map(({ point, verdict }) => `${point} ${verdict}`);

const labelled = `Vueling Airlines BOARDING PASS
PASSENGER
GARCIALOPEZ / INES MRS
BCN Barcelona LHR London Heathrow
FLIGHT DATE DEPARTS BOARDING
VY 0821 31 DEC 2026 18:35 17:55
GATE SEAT SEQ BOOKING CLASS
B24 02A 041 K7XQ2M Y
E-TICKET 030-1234567890
Be at the gate at the boarding time; it closes 15 minutes before departure.`;

const german = `Bordkarte
Name: Inés García López
Von: Barcelona (BCN)   Nach: London (LHR)
Flug VY821 am 31. Dezember 2026, 18:35
Sitzplatz: 2A
Buchungscode: K7XQ2M`;

const terse = "García López, Inés BCN-LHR VY821/31DEC K7XQ2M 2A";

describe("a page that is the check-in's", () => {
  test.each([
    ["with labels", labelled],
    ["in German", german],
    ["in one line", terse],
  ])("%s agrees on every point", (_what, text) => {
    expect(exceptions(text)).toEqual([]);
    expect(isAgreeing(comparePass(read(text), expectedPass))).toBe(true);
  });

  // BP-3
  test("says that it was read from the text", () => {
    expect(read(labelled)).toMatchObject({
      source: "text",
      symbology: null,
      lastName: "GARCIALOPEZ",
      firstName: "INES MRS",
      notes: [],
      legs: [{ pnr: "K7XQ2M", date: "2026-12-31", dayOfYear: null, status: null }],
    });
    expect(read(german).legs[0]?.seat).toBe("2A");
  });

  test("is read for the one of the booking's check-ins that it agrees with", () => {
    const ana = { ...expectedPass, firstname: "Ana" };
    expect(read(labelled, [ana, expectedPass])).toMatchObject({ firstName: "INES MRS" });
    expect(read(labelled.replace("INES", "ANA"), [ana, expectedPass])).toMatchObject({ firstName: "ANA MRS" });
  });

  test("operating carrier and locator are looked for as well", () => {
    const expected: ExpectedPass = {
      ...expectedPass,
      operating: { carrier: "IB", number: "5821", locator: "QQ7RST" },
    };
    const text = labelled.replace("VY 0821", "IBE 5821").replace("K7XQ2M", "QQ7RST");
    expect(exceptions(text, expected)).toEqual([]);
  });
});

describe("a page that is somebody else's", () => {
  test.each([
    ["another locator", labelled.replace("BOOKING CLASS\nB24 02A 041 K7XQ2M", "BOOKING ABC234"), "pnr differs"],
    ["another flight", labelled.replace("DATE DEPARTS BOARDING\nVY 0821", "VY 8888"), "flightNumber differs"],
    ["another date", german.replace("am 31. Dezember", "Datum: 30. Dezember"), "departureDate differs"],
    [
      "another given name",
      labelled.replace("/ INES MRS", "/ ANA MRS").replace("PASSENGER", "NAME"),
      "firstName differs",
    ],
  ])("%s is told", (_what, text, exception) => {
    expect(exceptions(text)).toEqual([exception]);
  });

  test("the way back has from and to the other way round", () => {
    const back = labelled.replace("BCN Barcelona LHR London Heathrow", "LHR London Heathrow BCN Barcelona");
    expect(exceptions(back)).toEqual(["from differs", "to differs"]);
  });
});

// BP-4
test("what the page does not say is not on the pass", () => {
  const text = "PASSENGER GARCIA LOPEZ INES\nFLIGHT VY821";
  expect(exceptions(text)).toEqual(["pnr absent", "from absent", "to absent", "departureDate absent"]);
});

test("a page that says nothing of it is no pass", () => {
  expect(readPassText("", [expectedPass])).toBeNull();
  expect(readPassText("Terms and conditions of carriage apply.", [expectedPass])).toBeNull();
  expect(readPassText(labelled, [])).toBeNull();
});

test("what is no pass says so", () => {
  expect(passProblem(read(`${labelled}\nThis is not a boarding pass.`))).toBe("OTHER_DOCUMENT");
  expect(passProblem(read(`ITINERARY RECEIPT\n${labelled}`))).toBe("ITINERARY_RECEIPT");
  expect(passProblem(read(labelled))).toBeNull();
});

describe("dates", () => {
  test.each([
    ["31 DEC 2026", ["2026-12-31"]],
    ["31DEC26", ["2026-12-31"]],
    ["31DEC", ["2026-12-31"]],
    ["31 DEC 18:35", ["2026-12-31"]],
    ["31 DEC 2035", ["2026-12-31"]],
    ["01JAN", ["2027-01-01"]],
    ["31. DEZEMBER 2026", ["2026-12-31"]],
    ["31 DE DICIEMBRE DE 2026", ["2026-12-31"]],
    ["DECEMBER 31, 2026", ["2026-12-31"]],
    ["DEC 31ST, 2026", ["2026-12-31"]],
    ["3 JUIN 2026", ["2026-06-03"]],
    ["3 JUILLET 2026", ["2026-07-03"]],
    ["2026-12-31", ["2026-12-31"]],
    ["31.12.2026", ["2026-12-31"]],
    ["31/12/26", ["2026-12-31"]],
    ["03/04/2026", ["2026-04-03", "2026-03-04"]],
    ["03.04.2026", ["2026-04-03"]],
    ["31/12/1999", null],
    ["32 DEC 2026", null],
    ["12 PIECES", null],
    ["18:35", null],
  ])("%s", (text, meanings) => {
    expect(datesIn(text, "2026-12-30")[0]?.meanings ?? null).toEqual(meanings);
  });
});

test("no text makes it throw, and what it reads is plain data", () => {
  const pieces = fc.constantFrom(
    "BCN",
    "LHR",
    "VY 821",
    "31 DEC",
    "K7XQ2M",
    "FLIGHT",
    "NAME",
    "GARCIA",
    "Inés",
    "/",
    "\n",
    ":",
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 20 }),
      (parts) => {
        const pass = readPassText(`NAME A\u0000B\uD800/C ${parts.join(" ")}`, [expectedPass]);
        expect(JSON.parse(JSON.stringify(pass))).toEqual(pass);
        expect(JSON.stringify(pass)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      },
    ),
    { numRuns: 100 },
  );
});

test("a page of many words is read in no time", () => {
  const page = `${"Lorem García ipsum López dolor 12 DEC sit VY 99 amet BCN ".repeat(100)}\n${labelled}`;
  const expecteds = Array.from({ length: 9 }, (_, index) => ({ ...expectedPass, firstname: `Name${index}` }));
  const started = performance.now();
  expect(readPassText(page, expecteds)).not.toBeNull();
  expect(performance.now() - started).toBeLessThan(3000);
});

describe("what tells travellers of one name apart", () => {
  const booked: ExpectedPass = { ...expectedPass, ticketNumber: "0751234567890" };
  const page = (line: string) =>
    `GARCIA LOPEZ / INES MRS\nBooking reference K7XQ2M\nVY 821 BCN - LHR 31 DEC 2026\n${line}`;
  const legOfPage = (line: string) => readPassText(page(line), [booked])?.legs[0];

  test("the ticket number: the booked one anywhere, another only behind its label", () => {
    for (const line of ["075 1234567890", "E-Ticket: 075-1234567890", "ETKT 0751234567890"])
      expect(legOfPage(line)).toMatchObject({ airlineNumericCode: "075", documentNumber: "1234567890" });
    expect(legOfPage("Ticket no. 220-9876543210")).toMatchObject({ documentNumber: "9876543210" });
    for (const line of ["Call 220 9876543210", "4000123412341234", ""])
      expect(legOfPage(line)).toMatchObject({ airlineNumericCode: null, documentNumber: null });
  });

  test("a ticket number that is not the traveller's differs", () => {
    const pass = readPassText(page("Ticket no. 220-9876543210"), [booked]);
    expect(comparePass(pass, booked).identity).toMatchObject([{ point: "ticketNumber", verdict: "differs" }]);
  });

  test("an airport that is called as an airline is makes no second flight of the date behind it", () => {
    const toCebu: ExpectedPass = { ...booked, to: "CEB" };
    const severalOf = (date: string) =>
      readPassText(`BOARDING PASS\nGARCIA LOPEZ / INES MRS\nFlight VY 821 BCN - CEB ${date}\nSeat 12A`, [toCebu])
        ?.several;
    for (const date of ["2026-12-31", "31 DEC 2026", "31.12.2026", "31/12/2026"])
      expect(severalOf(date), date).toBeUndefined();
    expect(severalOf("31 DEC 2026\nFlight CEB 461")).toContain("flights");
  });

  test("the date of birth behind its label, where it can be read in one way", () => {
    const birthOf = (line: string) => readPassText(page(line), [booked])?.birthDate;
    expect(birthOf("Date of birth: 20 Aug 1991")).toBe("1991-08-20");
    expect(birthOf("DOB 1991-08-20")).toBe("1991-08-20");
    expect(birthOf("DOB 03/04/1991")).toBeUndefined();
    expect(birthOf("20 Aug 1991")).toBeUndefined();
  });

  test("a day of the year behind the flight, as the barcode has it, where no date is printed", () => {
    const easy: ExpectedPass = {
      ...expectedPass,
      pnr: "K1XPQRS",
      marketing: { carrier: "U2", number: "8724" },
      from: "LGW",
      to: "GVA",
      departureDate: "2026-04-09",
    };
    const text = "GARCIALOPEZ/INES\nK1XPQRS LGWGVA\nEZY8724 99  3C  014";
    const pass = readPassText(text, [easy]);
    expect(pass?.legs[0]).toMatchObject({ dayOfYear: 99, date: null });
    const day = comparePass(pass, easy).points.find(({ point }) => point === "departureDate");
    expect(day).toMatchObject({ pass: "2026-04-09", verdict: "agrees" });
    const other = comparePass(readPassText(text.replace(" 99 ", " 7 "), [easy]), easy);
    expect(other.points.find(({ point }) => point === "departureDate")).toMatchObject({
      pass: "2026-01-07",
      verdict: "differs",
    });
  });
});
