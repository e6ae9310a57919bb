import * as fc from "fast-check";
import { strToU8 } from "fflate";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { emptyContent, type ItineraryContent } from "../itinerary.ts";
import { isLocalTime, spanOf } from "../local-time.ts";
import { endOf, type Piece, piecesOf, startOf } from "../piece.ts";
import { anyContent } from "../testing/any-content.ts";
import { car, flight, rochester, stay } from "../testing/sample-trip.ts";
import { tripCalendar, type TripCalendar } from "./trip-calendar.ts";

const settings: TripCalendar = {
  product: "Samgi",
  tripId: "NWT/60421877",
  host: "trips.example",
  version: 3,
  publishedAt: 1_795_000_000,
  name: "Rochester, Minnesota",
  words: (of) => ({ summary: `${of.kind} ${of.piece.id}`, description: "", location: "" }),
};
// BRD-1
test("the program that wrote the file is the brand's", () => {
  expect(write({}, { product: "Sam; gi" })).toContain("PRODID:-//Sam\\; gi//Trips//EN\r\n");
});

const write = (content: Partial<ItineraryContent>, more: Partial<TripCalendar> = {}) =>
  tripCalendar({ ...emptyContent, ...content }, { ...settings, ...more });

/** What another program reads: its own calendar with its own arithmetic of the zones that the file defines. */
function events(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zones = new Map(
    calendar
      .getAllSubcomponents("vtimezone")
      .map((zone) => [String(zone.getFirstPropertyValue("tzid")), new ICAL.Timezone(zone)]),
  );
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const instantOf = (name: string): number | null => {
      const property = component.getFirstProperty(name);
      const value = property?.getFirstValue();
      if (!property || !(value instanceof ICAL.Time)) return null;
      const tzid = property.getFirstParameter("tzid");
      const zone = tzid ? zones.get(tzid) : value.zone;
      if (!zone) throw new Error(`${tzid} is not defined.`);
      const utc = Date.UTC(value.year, value.month - 1, value.day, value.hour, value.minute, value.second) / 1000;
      return utc - zone.utcOffset(value);
    };
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: String(component.getFirstPropertyValue("status")),
      isDay: event.startDate.isDate,
      isFloating: event.startDate.zone === ICAL.Timezone.localTimezone && !event.startDate.isDate,
      starts: instantOf("dtstart"),
      ends: instantOf("dtend"),
    };
  });
}

/** A calendar that takes files in as calendars do: by the name of an event, the newer one wins. */
function take(calendar: Map<string, { readonly sequence: number; readonly status: string }>, text: string) {
  for (const event of events(text)) {
    const stands = calendar.get(event.uid);
    if (!stands || stands.sequence <= event.sequence) calendar.set(event.uid, event);
  }
  return calendar;
}

test("a trip as other programs read it (TRP-13)", () => {
  expect(events(write(rochester)).map(({ uid, sequence, status }) => [uid, sequence, status])).toEqual([
    ["NWT-60421877-flight-f1@trips.example", 3, "CONFIRMED"],
    ["NWT-60421877-flight-f2@trips.example", 3, "CONFIRMED"],
    ["NWT-60421877-flight-f3@trips.example", 3, "CONFIRMED"],
    ["NWT-60421877-car-car-1@trips.example", 3, "CONFIRMED"],
    ["NWT-60421877-accommodation-h1@trips.example", 3, "CONFIRMED"],
    ["NWT-60421877-accommodation-h2@trips.example", 3, "CONFIRMED"],
  ]);
});

test("the times of a flight stand in the zones of its airports, which the file defines", () => {
  const lines = write({ flights: [flight("f", "1", "ATL 2026-10-31T23:00", "MSP 2026-11-01T03:22")] }).split("\r\n");
  expect(lines).toContain("DTSTART;TZID=America/New_York:20261031T230000");
  expect(lines).toContain("DTEND;TZID=America/Chicago:20261101T032200");
  expect(lines.slice(lines.indexOf("TZID:America/Chicago"), lines.indexOf("BEGIN:VEVENT"))).toEqual([
    "TZID:America/Chicago",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0500",
    "END:STANDARD",
    "BEGIN:STANDARD",
    "DTSTART:20261101T020000",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0600",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

test("imported twice, and again in a later version, there are no doubles; what is gone is taken out", () => {
  const calendar = take(take(new Map(), write(rochester)), write(rochester));
  expect(calendar.size).toBe(6);
  const [first, second, third] = rochester.flights;
  const flights = [
    ...(first ? [{ ...first, cancelled: true }] : []),
    ...(third ? [third] : []),
    flight("f4", "4880", "MSP 2026-11-30T15:05", "RST 2026-11-30T16:10"),
  ];
  const removed: readonly Piece[] = second ? [{ kind: "flight", piece: second }] : [];
  take(calendar, write({ ...rochester, flights }, { version: 4, removed }));
  const statuses = [...calendar].map(([uid, { status }]) => `${uid.split("-").at(-1)} ${status}`);
  expect(statuses).toEqual([
    "f1@trips.example CANCELLED",
    "f2@trips.example CANCELLED",
    "f3@trips.example CONFIRMED",
    "1@trips.example CONFIRMED",
    "h1@trips.example CONFIRMED",
    "h2@trips.example CONFIRMED",
    "f4@trips.example CONFIRMED",
  ]);
  // Somebody opens the old file again.
  take(calendar, write(rochester));
  expect([...calendar.values()].filter(({ status }) => status === "CANCELLED")).toHaveLength(2);
});

test("a change of the clock in spring is written as the clock showed it before", () => {
  const text = write({ flights: [flight("f", "1", "ATL 2027-03-14T01:00", "LGA 2027-03-14T04:10")] });
  expect(text).toContain("BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\n");
});

describe("times that are not like others", () => {
  test.each<[string, Partial<ItineraryContent>, readonly string[]]>([
    [
      "days alone",
      { accommodations: [stay("h", "Inn", "2026-11-30", "2026-12-02")] },
      ["DTSTART;VALUE=DATE:20261130", "DTEND;VALUE=DATE:20261202"],
    ],
    [
      "an hour and a day",
      { accommodations: [stay("h", "Inn", "2026-11-30T15:00", "2026-12-02")] },
      ["DTSTART;TZID=America/Chicago:20261130T150000", "DTEND;TZID=America/Chicago:20261202T235900"],
    ],
    [
      "no zone",
      { cars: [{ ...car, pickupZone: "", dropZone: "" }] },
      ["DTSTART:20261130T123000", "DTEND:20261203T160000"],
    ],
    ["a zone at one end alone", { cars: [{ ...car, dropZone: "" }] }, ["DTSTART;TZID=America/Chicago:20261130T123000"]],
    [
      "an end before the beginning",
      { cars: [{ ...car, dropDateTime: "2026-11-01T10:00" }] },
      ["DTSTART;TZID=America/Chicago:20261130T123000"],
    ],
    [
      "an hour that the clock shows twice",
      { flights: [flight("f", "1", "ATL 2026-11-01T01:40", "LGA 2026-11-01T01:20")] },
      ["DTSTART:20261101T054000Z", "DTEND:20261101T062000Z"],
    ],
    ["no time", { accommodations: [stay("h", "Inn", "", "")] }, []],
  ])("%s", (_, content, expected) => {
    expect(
      write(content)
        .split("BEGIN:VEVENT")[1]
        ?.split("\r\n")
        .filter((line) => /^DT(?:START|END)/.test(line)) ?? [],
    ).toEqual(expected);
  });
});

test("texts come back as they were, and no line is longer than 75 octets", () => {
  const words = {
    summary: "A, b; c\\d\n«é» 😀".repeat(9),
    description: "\\n;,\\,\r\nend",
    location: "Rue de l’Église, 1",
  };
  const text = write({ flights: rochester.flights.slice(0, 1) }, { words: () => words });
  expect(text.split("\r\n").every((line) => strToU8(line).length <= 75)).toBe(true);
  const [event] = events(text);
  expect(event).toMatchObject({ ...words, description: "\\n;,\\,\nend" });
});

test("whatever the trip, over the date line and over changes of the clock: another program reads the same instants", () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const words = (of: Piece) => ({
        summary: of.piece.id,
        description: content.tripDescription,
        location: content.itinerarySummary,
      });
      const text = write(content, { words });
      expect(text.split("\r\n").every((line) => strToU8(line).length <= 75)).toBe(true);
      const read = new Map(events(text).map((event) => [event.summary, event]));
      const dated = piecesOf(content).filter((of) => isLocalTime(startOf(of).dateTime));
      expect([...read.keys()].toSorted()).toEqual(dated.map(({ piece }) => piece.id).toSorted());
      for (const of of dated) {
        const span = spanOf(startOf(of), endOf(of));
        const event = read.get(of.piece.id);
        const exact = [span.start, event?.starts] as const;
        // Days and floating times have no instant.
        expect(event?.isDay || event?.isFloating || exact[0] === exact[1]).toBe(true);
        expect(event?.ends == null || event.isDay || event.isFloating || event.ends === span.end).toBe(true);
      }
    }),
    { seed: 2026, numRuns: 150 },
  );
});
