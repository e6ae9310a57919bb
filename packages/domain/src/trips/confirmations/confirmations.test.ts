import { describe, expect, test } from "vitest";
import { zoneOf } from "../testing/sample-trip.ts";
import { readConfirmation } from "./read-confirmation.ts";
import type { Reading, ReadField } from "./reading.ts";
import { expectedReadings } from "./testing/expected-readings.ts";
import { fixtures } from "./testing/fixtures.ts";

const context = { zoneOf, today: "2026-11-23" };

async function read(name: string): Promise<Reading> {
  const { reading } = await readConfirmation(fixtures[name] ?? new Uint8Array(), context);
  if (!reading) throw new Error(`${name} was not read.`);
  return reading;
}

const fieldLine = ({ field, value, doubts, others }: ReadField): string =>
  [`${field}: ${value ?? "–"}`, ...doubts, ...others.map((other) => `≠ ${other.value}`)].join(" ");

/** A reading in lines: pieces, their fields with doubts, their passengers. */
const linesOf = (reading: Reading): readonly string[] => [
  `${reading.format} ${reading.title}`,
  ...reading.pieces.flatMap(({ kind, fields, passengers, missing, doubts }) => [
    [kind, ...doubts].join(" "),
    ...fields.map((field) => `  ${fieldLine(field)}`),
    ...passengers.map((person) => `  - ${person.map(fieldLine).join(", ")}`),
    ...(missing.length > 0 ? [`  missing ${missing.join(" ")}`] : []),
  ]),
  ...reading.ignored.map(({ what, reason }) => `ignored ${what} ${reason}`),
  ...reading.pdfs.map(({ name }) => `pdf ${name}`),
];

describe("suppliers' confirmations are read field by field (TRP-5)", () => {
  test.each(Object.keys(fixtures))("%s", async (name) => {
    expect(linesOf(await read(name)).join("\n")).toBe(expectedReadings[name]);
  });
});

describe("every value says where it stands (TRP-6)", () => {
  const sourceOf = async (name: string, field: string) => {
    const { pieces } = await read(name);
    return pieces.flatMap((piece) => [...piece.fields, ...piece.passengers.flat()]).find((one) => one.field === field)
      ?.source;
  };

  test.each([
    ["airlineReceipt", "name", { part: "html", path: "underName.name", line: 13, excerpt: '"name": "Ellen Marcheti"' }],
    [
      "airlineMicrodata",
      "departure.dateTime",
      {
        part: "html",
        path: "reservationFor.departureTime",
        line: 12,
        excerpt: '<time itemprop="departureTime" datetime="2026-12-31T23:20:00">',
      },
    ],
    [
      "newPass",
      "pnr",
      { part: "pass.json", path: "semantics.confirmationNumber", line: 17, excerpt: '"confirmationNumber": "GK3P7Q"' },
    ],
    [
      "airlineCalendar",
      "pnr",
      {
        part: "",
        path: "DESCRIPTION",
        line: 21,
        excerpt: "DESCRIPTION:Booking reference: R4TQ9Z\\nPassengers: Ada Okonkwo\\, Emeka Ok onkwo",
      },
    ],
    ["agency", "company", { part: "html", path: "provider.name", line: 52, excerpt: '"name": "Example Cars"' }],
  ])("%s: %s", async (name, field, source) => {
    expect(await sourceOf(name, field)).toEqual(source);
  });

  test("what a file says twice and differently stands side by side", async () => {
    const { pieces } = await read("agency");
    const arrival = pieces[0]?.fields.find(({ field }) => field === "arrival.dateTime");
    expect(arrival).toMatchObject({ value: "2026-11-30T10:22", doubts: ["DIFFERS_IN_FILE"] });
    expect(arrival?.others).toEqual([
      {
        value: "2026-11-30T10:25",
        source: { part: "trip.ics", path: "DTEND", line: 8, excerpt: "DTEND;TZID=America/Chicago:20261130T102500" },
      },
    ]);
  });
});
