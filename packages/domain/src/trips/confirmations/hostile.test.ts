import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { zoneOf } from "../testing/sample-trip.ts";
import { confirmationLimits } from "./limits.ts";
import { notUnderstoodReasons } from "./not-understood.ts";
import { readConfirmation } from "./read-confirmation.ts";
import { bytesOf, mail, page, walletPass } from "./testing/envelope.ts";
import { fixtures } from "./testing/fixtures.ts";

const context = { zoneOf, today: "2026-11-23" };
const read = (content: string | Uint8Array) =>
  readConfirmation(typeof content === "string" ? bytesOf(content) : content, context);
const reasonOf = async (content: string | Uint8Array) => {
  const reading = await read(content);
  return reading.understood ? "UNDERSTOOD" : reading.reason;
};
const html = (data: string) => `<html><script type="application/ld+json">${data}</script></html>`;
const flightWith = (flight: Readonly<Record<string, unknown>>) =>
  page("Flight", {
    "@type": "FlightReservation",
    reservationNumber: "GK3P7Q",
    reservationFor: {
      flightNumber: "DL1862",
      departureAirport: { iataCode: "ATL" },
      arrivalAirport: { iataCode: "MSP" },
      ...flight,
    },
  });

/** A deflated megabyte of blanks inside, with a size in the directory that is a lie. */
function lyingArchive(): Uint8Array {
  const bytes = zipSync({ "pass.json": new Uint8Array(4_000_000).fill(32) });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  return bytes;
}

const nestedMail = (levels: number): Uint8Array => {
  let body = "Content-Type: text/plain\r\n\r\nhello";
  for (let level = 0; level < levels; level += 1)
    body = `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n${body}\r\n--b${level}--\r\n`;
  return bytesOf(`From: a@example.com\r\nSubject: deep\r\nMIME-Version: 1.0\r\n${body}`);
};

describe("what cannot be read says why (TRP-7), and what is too much is not read (TRP-8)", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["nothing", "", "EMPTY"],
    ["a letter", "Dear guest, your room is ready.", "UNKNOWN_FORMAT"],
    ["a picture", Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]), "UNKNOWN_FORMAT"],
    ["a PDF", "%PDF-1.7\n", "PDF"],
    ["a page without reservations", "<html><body>Thank you</body></html>", "NOTHING_FOUND"],
    ["a page of ten megabytes", `<html>${"<p>x</p>".repeat(1_250_000)}</html>`, "TOO_LARGE"],
    ["a file beyond all bounds", new Uint8Array(confirmationLimits.bytes + 1).fill(65), "TOO_LARGE"],
    ["deep JSON", html("[".repeat(100_000)), "TOO_DEEP"],
    ["deep objects", html('{"a":'.repeat(50_000)), "TOO_DEEP"],
    ["broken JSON", html('{"@type": "FlightReservation"'), "BROKEN"],
    ["deep HTML", `<html>${"<div>".repeat(100_000)}`, "TOO_DEEP"],
    ["deep microdata", `<html>${'<b itemscope itemprop="a" itemtype="X">'.repeat(50_000)}`, "TOO_DEEP"],
    ["an archive that is no pass", zipSync({ "a.txt": strToU8("a") }), "UNKNOWN_FORMAT"],
    ["an archive that is cut", (fixtures["newPass"] ?? new Uint8Array()).subarray(0, 300), "BROKEN"],
    ["a bomb", zipSync({ "pass.json": new Uint8Array(50_000_000) }), "INFLATES_TOO_MUCH"],
    ["a bomb that lies about its size", lyingArchive(), "BROKEN"],
    [
      "an archive of many files",
      zipSync(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.txt`, new Uint8Array(1)]))),
      "TOO_MANY_PARTS",
    ],
    ["a pass for a shop", walletPass({ storeCard: {} }), "NOTHING_FOUND"],
    ["a pass for a boat", walletPass({ boardingPass: { transitType: "PKTransitTypeBoat" } }), "NOTHING_FOUND"],
    ["a mail in a mail in a mail", nestedMail(200), "TOO_DEEP"],
    [
      "a mail of many files",
      mail(
        "Many",
        Array.from({ length: 80 }, () => ({ type: "text/x-a", body: "a", fileName: "a" })),
        "mixed",
      ),
      "TOO_MANY_PARTS",
    ],
    ["a mail of headers alone", `From: a@example.com\r\n${"X-A: b\r\n".repeat(60_000)}\r\n`, "TOO_LARGE"],
    [
      "a mail of a million lines",
      `From: a@example.com\r\nSubject: b\r\n\r\n${"a b c\n".repeat(1_000_000)}`,
      "TOO_LARGE",
    ],
    ["a calendar that is none", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nnonsense\r\n", "BROKEN"],
    [
      "a thousand reservations",
      page(
        "Many",
        Array.from({ length: 1000 }, (_, index) => ({ "@type": "LodgingReservation", reservationNumber: index })),
      ),
      "TOO_MANY_RESERVATIONS",
    ],
    [
      "a calendar of a thousand flights",
      `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT\r\n".repeat(1000)}END:VCALENDAR\r\n`,
      "TOO_MANY_RESERVATIONS",
    ],
  ])("%s", async (_, content, reason) => {
    expect(await reasonOf(content)).toBe(reason);
  });
});

describe("what is wrong in a reservation is named at its field", () => {
  const fieldOf = async (content: string | Uint8Array, name: string) => {
    const { reading } = await read(content);
    return reading?.pieces[0]?.fields.find(({ field }) => field === name);
  };

  test.each([
    "2026-02-30T08:00:00",
    "30/11/2026 08:40",
    "2026-11-30T25:00:00",
    "tomorrow",
    "2026-11-30T08:40:00+99:00",
  ])("%s is no time: there is no value, and the place is shown", async (departureTime) => {
    const field = await fieldOf(flightWith({ departureTime }), "departure.dateTime");
    expect(field).toMatchObject({ value: null, doubts: ["NOT_A_DATE"] });
    expect(field?.source.excerpt).toContain(departureTime);
  });

  test("an arrival before the departure", async () => {
    const { reading } = await read(flightWith({ departureTime: "2026-11-30T08:40", arrivalTime: "2026-11-29T10:22" }));
    expect(reading?.pieces[0]?.doubts).toEqual(["ENDS_BEFORE_IT_STARTS"]);
  });

  test("an airport that nobody knows, an airline that is none", async () => {
    const content = flightWith({ departureAirport: { iataCode: "QQQ" }, airline: { iataCode: "???" } });
    expect(await fieldOf(content, "departure.airportCode")).toMatchObject({
      value: "QQQ",
      doubts: ["AIRPORT_UNKNOWN"],
    });
    expect(
      await fieldOf(flightWith({ arrivalAirport: { iataCode: "Minneapolis" } }), "arrival.airportCode"),
    ).toMatchObject({
      value: null,
      doubts: ["NOT_A_CODE"],
    });
    // Its flight number has the airline, too.
    expect(await fieldOf(content, "airlineCode")).toMatchObject({ value: null });
  });

  test("scripts are never run, and signs that mislead are left out", async () => {
    const stay = (name: string) => page("Inn", { "@type": "LodgingReservation", reservationFor: { name } });
    expect(await fieldOf(stay("<img src=x onerror=alert(1)>Inn"), "name")).toMatchObject({
      value: "<img src=x onerror=alert(1)>Inn",
    });
    expect(await fieldOf(stay("Inn \u202Eevil\u0007"), "name")).toMatchObject({
      value: "Inn evil",
      doubts: ["SIGNS_REMOVED"],
    });
    expect(await fieldOf(stay("x".repeat(5000)), "name")).toMatchObject({ value: "x".repeat(400), doubts: ["CUT"] });
    const link = page("Inn", {
      "@type": "LodgingReservation",
      reservationFor: { name: "Inn", url: "javascript:alert(1)" },
    });
    expect(await fieldOf(link, "website")).toMatchObject({ value: null, doubts: ["NOT_A_CODE"] });
  });

  test("a character set that is not what it is called", async () => {
    const stay = page("Inn", {
      "@type": "LodgingReservation",
      reservationFor: { name: "Hôtel des Étoiles", telephone: "1" },
    });
    const lying = mail("Inn", [{ type: "text/html; charset=iso-8859-1", encoding: "base64", body: stay }]);
    expect(await fieldOf(lying, "name")).toMatchObject({ value: "HÃ´tel des Ã‰toiles", doubts: ["CHARSET"] });
    // What has no such letter is not in doubt.
    expect(await fieldOf(lying, "phone")).toMatchObject({ value: "1", doubts: [] });
    const broken = mail("Inn", [{ type: "text/html; charset=utf-8", body: bytesOf(stay, "latin1") }]);
    expect((await fieldOf(broken, "name"))?.doubts).toEqual(["CHARSET"]);
  });

  test("a part that cannot be read leaves the others as they are", async () => {
    const { reading } = await read(
      mail("Trip", [
        { type: "text/html; charset=utf-8", body: flightWith({}) },
        { type: "application/vnd.apple.pkpass", body: "PK\u0003\u0004nonsense", fileName: "boarding.pkpass" },
      ]),
    );
    expect(reading?.pieces).toHaveLength(1);
    expect(reading?.ignored).toEqual([{ what: "boarding.pkpass", reason: "BROKEN", line: null }]);
  });
});

describe("whatever the bytes, there is an answer", () => {
  const isAnswered = async (bytes: Uint8Array) => {
    const reading = await read(bytes);
    return reading.understood || notUnderstoodReasons.includes(reading.reason);
  };

  test("random bytes behind the beginning of each format", async () => {
    const heads = [
      "",
      "PK\u0003\u0004",
      "BEGIN:VCALENDAR\r\n",
      "From: a@example.com\r\nSubject: b\r\n\r\n",
      "<html>",
      "{",
      "M1",
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), async (head, tail) => {
        expect(await isAnswered(Uint8Array.from([...bytesOf(head, "latin1"), ...tail]))).toBe(true);
      }),
      { seed: 2026, numRuns: 400 },
    );
  });

  test("confirmations with bytes changed, taken out and put in twice", async () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const edit = fc.record({
      at: place,
      length: fc.nat(40),
      how: fc.constantFrom("set", "cut", "twice"),
      byte: fc.nat(255),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(fixtures)),
        fc.array(edit, { minLength: 1, maxLength: 8 }),
        async (bytes, edits) => {
          let changed = [...bytes];
          for (const { at, length, how, byte } of edits) {
            const from = Math.floor(at * changed.length);
            const some = changed.slice(from, from + length);
            const put = how === "set" ? some.map(() => byte) : how === "cut" ? [] : [...some, ...some];
            changed = [...changed.slice(0, from), ...put, ...changed.slice(from + length)];
          }
          expect(await isAnswered(Uint8Array.from(changed))).toBe(true);
        },
      ),
      { seed: 2026, numRuns: 300 },
    );
  });
});
