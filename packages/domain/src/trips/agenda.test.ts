import { expect, test } from "vitest";
import { agendaOf } from "./agenda.ts";
import { emptyContent, type ItineraryContent } from "./itinerary.ts";
import { flight, rochester, stay } from "./testing/sample-trip.ts";

/** One line an event: what, at which hour, and what the clock does there. */
const lines = (content: Partial<ItineraryContent>) =>
  agendaOf({ ...emptyContent, ...content }).map(({ date, events }) => [
    date,
    ...events.map(
      ({ of, at, time, clockShift, zoneChanged }) =>
        `${time.dateTime.slice(11)} ${of.piece.id} ${at}${clockShift === 0 ? "" : ` ${clockShift}${zoneChanged ? " zone" : ""}`}`,
    ),
  ]);

test("a trip day by day in local times, the change of the zone named where the clock first shows it (TRP-4)", () => {
  expect(lines(rochester)).toEqual([
    [
      "2026-11-30",
      "08:40 f1 start",
      "10:22 f1 end -60 zone",
      "11:05 f2 start",
      "11:58 f2 end",
      "12:30 car-1 start",
      "15:00 h1 start",
    ],
    ["2026-12-01", "11:00 h1 end", "12:00 h2 start"],
    ["2026-12-03", "11:00 h2 end", "16:00 car-1 end", "18:25 f3 start", "22:05 f3 end 60 zone"],
  ]);
});

test("eastwards over the date line the day before comes again", () => {
  const there = flight("f", "1", "AKL 2026-12-02T20:30", "HNL 2026-12-02T06:15");
  const early = flight("g", "2", "HNL 2026-12-01T23:00", "LGA 2026-12-02T12:00");
  expect(lines({ flights: [there] })).toEqual([["2026-12-02", "20:30 f start", "06:15 f end -1380 zone"]]);
  expect(lines({ flights: [flight("f", "1", "AKL 2026-12-02T09:30", "HNL 2026-12-01T19:15"), early] })).toEqual([
    ["2026-12-02", "09:30 f start"],
    ["2026-12-01", "19:15 f end -1380 zone", "23:00 g start"],
    ["2026-12-02", "12:00 g end 300 zone"],
  ]);
});

test("a clock that changes during a stay is named, and no zone", () => {
  const night = stay("h", "Inn", "2026-10-31T15:00", "2026-11-01T11:00");
  expect(lines({ accommodations: [night] })).toEqual([
    ["2026-10-31", "15:00 h start"],
    ["2026-11-01", "11:00 h end -60"],
  ]);
});

test("cancelled pieces are not on it, and a place without a zone keeps its hour", () => {
  const [cancelled, unknown] = [
    flight("f", "1", "ATL 2026-11-30T08:40", "MSP 2026-11-30T10:22", { cancelled: true }),
    flight("g", "2", "ATL 2026-11-30T08:40", "XXX 2026-11-30T10:22"),
  ];
  expect(lines({ flights: [cancelled, unknown] })).toEqual([["2026-11-30", "08:40 g start", "10:22 g end"]]);
});

test("where the hour is open one comes to a stay after the rides of the day, and leaves it before them", () => {
  const there = flight("f", "1", "ATL 2026-12-03T08:40", "RST 2026-12-03T11:22");
  const back = flight("g", "2", "RST 2026-12-05T15:05", "ATL 2026-12-05T18:58");
  expect(lines({ flights: [back, there], accommodations: [stay("h", "Inn", "2026-12-03", "2026-12-05")] })).toEqual([
    ["2026-12-03", "08:40 f start", "11:22 f end -60 zone", " h start"],
    ["2026-12-05", " h end", "15:05 g start", "18:58 g end 60 zone"],
  ]);
});
