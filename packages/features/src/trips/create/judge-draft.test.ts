import {
  emptyContent,
  type ItineraryContent,
  orderedContent,
  settleProblems,
  tripProblems,
} from "@gatehouse/domain/trips";
import { expect, test } from "vitest";
import { judgeDraft } from "./judge-draft.ts";

const end = (airportCode: string, dateTime: string, zone: string) => ({ airportCode, dateTime, zone, terminal: "" });
const flight = (id: string, day: string, more: object = {}): ItineraryContent["flights"][number] => ({
  id,
  airlineCode: "DL",
  flightNum: "1862",
  departure: end("ATL", `${day}T08:40`, "America/New_York"),
  arrival: end("RST", `${day}T11:22`, "America/Chicago"),
  pnr: "GK3P7Q",
  confirmationNumber: "GK3P7Q",
  passengerExtra: [],
  cancelled: false,
  ...more,
});
const noCities = (): readonly string[] => [];

// TRP-12, TRP-16
test("what is meant so of a flight that was typed anew is meant so for the server, too", () => {
  // It leaves from where nobody has come to.
  const later = flight("f2", "2026-12-05");
  const base = { ...emptyContent, flights: [flight("f1", "2026-12-03"), later] };
  const typed = { ...emptyContent, flights: [flight("f1", "2026-12-03"), { ...later, id: "typed" }] };
  const { named, problems } = judgeDraft(typed, base, [], { citiesOf: noCities });
  expect(named.flights.map(({ id }) => id)).toEqual(["f1", "f2"]);
  expect(problems.open.length).toBeGreaterThan(0);
  const marks = problems.open.map(({ key }) => ({ key, reason: "agreed", by: "ana", at: 1 }));
  expect(judgeDraft(typed, base, marks, { citiesOf: noCities }).problems.open).toEqual([]);
  // As the server judges what is sent.
  expect(settleProblems(tripProblems(orderedContent(named), noCities), marks).open).toEqual([]);
});

test("a zone is unknown once it has been asked for", () => {
  const content = {
    ...emptyContent,
    flights: [flight("f1", "2026-12-03", { departure: end("ATL", "2026-12-03T08:40", "") })],
  };
  const judged = (isReadingZones: boolean) =>
    judgeDraft(content, null, [], { citiesOf: noCities, isReadingZones }).problems.open.map(({ id }) => id);
  expect(judged(true)).not.toContain("zoneUnknown");
  expect(judged(false)).toContain("zoneUnknown");
});
