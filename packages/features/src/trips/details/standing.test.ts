import { agendaOf, emptyContent, type ItineraryContent } from "@gatehouse/domain/trips";
import { describe, expect, test } from "vitest";
import { standingOf } from "./standing.ts";

const end = (airportCode: string, dateTime: string, zone: string) => ({ airportCode, dateTime, zone, terminal: "" });
const content: ItineraryContent = {
  ...emptyContent,
  flights: [
    {
      id: "f1",
      airlineCode: "DL",
      flightNum: "1862",
      departure: end("ATL", "2026-11-30T08:40", "America/New_York"),
      arrival: end("MSP", "2026-11-30T10:22", "America/Chicago"),
      pnr: "",
      confirmationNumber: "",
      cancelled: false,
      passengerExtra: [],
    },
    {
      id: "f2",
      airlineCode: "DL",
      flightNum: "3911",
      departure: end("MSP", "2026-11-30T11:05", "America/Chicago"),
      arrival: end("RST", "2026-11-30T11:58", "America/Chicago"),
      pnr: "",
      confirmationNumber: "",
      cancelled: false,
      passengerExtra: [],
    },
  ],
};
const at = (utc: string): number => Date.parse(`${utc}:00Z`) / 1000;
const agenda = agendaOf(content);

describe("where a traveller stands", () => {
  test("before the trip begins", () => {
    expect(standingOf(agenda, at("2026-11-30T12:40"))).toMatchObject({ state: "upcoming", in: 3600 });
  });

  test("in the air, over a change of the zone", () => {
    // 08:40 in Atlanta is 13:40 UTC, 10:22 in Minneapolis is 16:22 UTC.
    const standing = standingOf(agenda, at("2026-11-30T15:01"));
    expect(standing).toMatchObject({ state: "underWay", left: 4860, progress: 0.5 });
    expect(standing).toMatchObject({ next: { at: "start", of: { piece: { id: "f2" } } } });
  });

  test("between two flights", () => {
    expect(standingOf(agenda, at("2026-11-30T16:35"))).toMatchObject({ state: "between", in: 1800 });
  });

  test("after it, and where there is nothing", () => {
    expect(standingOf(agenda, at("2026-12-01T00:00"))).toEqual({ state: "past" });
    expect(standingOf([], 0)).toBeUndefined();
  });
});
