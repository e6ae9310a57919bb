import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boardGroupOf,
  callAfter,
  undecidedAfter,
  detectDisruptions,
  fdaEvents,
  type FdaEvent,
  type FdaStatus,
  fdaStatusAfter,
  fdaStatuses,
  halvesOf,
  isOver,
  judgePrice,
  landingOptions,
  landingPath,
  linkOf,
  nextActionOf,
  rebookedContent,
  sharesOf,
  stockLevel,
  voucherCode,
  type WatchedFlight,
} from "./index.ts";
import { emptyContent, type ItineraryFlight } from "../trips/index.ts";

const hour = 3600;

// DIS-2
describe("fdaStatus", () => {
  const paths: readonly (readonly [string, readonly FdaEvent[], FdaStatus])[] = [
    ["told and left alone", ["notified", "expired"], "EXPIRED"],
    ["no address, then a better one", ["notifyFailed", "linkMade", "notified"], "NOTIFIED"],
    ["no action", ["notified", "opened", "choseNothing"], "NO_ACTION"],
    ["a lounge pass", ["notified", "opened", "choseLounge", "passSent"], "TRIGGERED_SUCCESSFULLY"],
    ["a ride voucher", ["notified", "opened", "choseLounge", "voucherSent"], "VOUCHER_SEND"],
    ["another flight", ["notified", "opened", "searched", "choseFlight", "confirmed"], "CONFIRMED"],
    ["a flight that could not be booked", ["opened", "searched", "choseFlight", "declined"], "SEARCHING"],
    ["lounge first, then a flight", ["opened", "choseLounge", "passSent", "choseFlight"], "ALTERNATIVE_CHOSEN"],
    ["a change of mind", ["opened", "choseNothing", "choseLounge", "searched", "choseNothing"], "NO_ACTION"],
    ["the link was quicker than its receipt", ["opened", "notified"], "OPENED"],
  ];
  test.each(paths)("%s", (_, events, end) => {
    expect(events.reduce<FdaStatus>((status, event) => fdaStatusAfter(status, event) ?? status, "DETECTED")).toBe(end);
  });

  test("what is over stays as it ended, and lounge access is given once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fdaEvents), { maxLength: 40 }), (events) => {
        let status: FdaStatus = "DETECTED";
        let given = 0;
        for (const event of events) {
          const next = fdaStatusAfter(status, event);
          expect(isOver(status) && next !== undefined).toBe(false);
          expect(next === "CONFIRMED" && status !== "ALTERNATIVE_CHOSEN").toBe(false);
          const isGiven = next === "VOUCHER_SEND" || next === "TRIGGERED_SUCCESSFULLY";
          expect(isGiven && status !== "LOUNGE_REQUESTED").toBe(false);
          if (isGiven) given += 1;
          status = next ?? status;
        }
        expect(given).toBeLessThanOrEqual(events.filter((event) => event === "choseLounge").length);
        expect(fdaStatuses).toContain(status);
      }),
    );
  });
});

// DIS-1
describe("detection", () => {
  const flight = (segmentId: number, departs: number, more: Partial<WatchedFlight> = {}): WatchedFlight => ({
    segmentId,
    from: "JFK",
    to: "LIS",
    departsAt: departs,
    arrivesAt: departs + 7 * hour,
    plannedDepartsAt: departs,
    plannedArrivesAt: departs + 7 * hour,
    cancelled: false,
    ...more,
  });
  const late = (segmentId: number, departs: number, minutes: number, more: Partial<WatchedFlight> = {}) =>
    flight(segmentId, departs, {
      departsAt: departs + minutes * 60,
      arrivesAt: departs + 7 * hour + minutes * 60,
      ...more,
    });

  test("of a cancellation, a delay of more than three hours, and nothing less", () => {
    expect(detectDisruptions([flight(1, 10 * hour, { cancelled: true })], 0)).toEqual([
      { segmentId: 1, kind: "CANCELLED", minutes: 0 },
    ]);
    expect(detectDisruptions([late(1, 10 * hour, 180)], 0)).toEqual([]);
    expect(detectDisruptions([late(1, 10 * hour, 181)], 0)).toEqual([{ segmentId: 1, kind: "DELAYED", minutes: 181 }]);
    expect(detectDisruptions([flight(1, 10 * hour, { arrivesAt: 21 * hour })], 0)).toEqual([
      { segmentId: 1, kind: "DELAYED", minutes: 240 },
    ]);
    expect(detectDisruptions([flight(1, 10 * hour, { cancelled: true }), late(2, 9 * hour, 300)], 20 * hour)).toEqual(
      [],
    );
  });

  test("of a connection that cannot be reached any more", () => {
    const onward = flight(2, 18.5 * hour, { from: "LIS", to: "FAO" });
    expect(detectDisruptions([late(1, 10 * hour, 70), onward], 0)).toEqual([
      { segmentId: 2, kind: "MISSED_CONNECTION", minutes: 20 },
    ]);
    expect(detectDisruptions([late(1, 10 * hour, 60), onward], 0)).toEqual([]);
    // Two days later, or from elsewhere, it was none.
    expect(detectDisruptions([late(1, 10 * hour, 170), flight(2, 60 * hour, { from: "LIS" })], 0)).toEqual([]);
    expect(detectDisruptions([late(1, 10 * hour, 170), flight(2, 18.5 * hour, { from: "OPO" })], 0)).toEqual([]);
  });

  test("a flight has one disruption at most", () => {
    const flights = fc.array(
      fc.record({
        departs: fc.integer({ min: 0, max: 200_000 }),
        minutes: fc.integer({ min: -100, max: 900 }),
        cancelled: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(flights, (some) => {
        const found = detectDisruptions(
          some.map(({ departs, minutes, cancelled }, index) => late(index, departs, minutes, { cancelled })),
          0,
        );
        expect(new Set(found.map(({ segmentId }) => segmentId)).size).toBe(found.length);
      }),
    );
  });
});

// DIS-10, DIS-11
describe("the guarantee", () => {
  test.each([
    ["all of it", 80_520, 3, true, 80_520, 0],
    ["up to $1,000 per passenger", 350_000, 3, true, 300_000, 50_000],
    ["nothing without cover", 80_520, 3, false, 0, 80_520],
  ])("absorbs %s", (_, hundredths, passengers, covered, absorbed, payable) => {
    expect(sharesOf({ hundredths, unit: "USD" }, passengers, covered)).toEqual({ absorbed, payable });
  });
  test("speaks of dollars only", () => {
    expect(sharesOf({ hundredths: 100, unit: "EUR" }, 1, true)).toEqual({ absorbed: 0, payable: 100 });
  });
  test("a price is absorbed, cheaper, unchanged, or takes a yes", () => {
    const of = (chosen: number, now: number, agreed = 0) =>
      judgePrice(
        { hundredths: chosen, unit: "USD" },
        { hundredths: now, unit: "USD" },
        { passengers: 1, isCovered: true, agreed },
      );
    expect([of(50_000, 50_000), of(50_000, 40_000), of(50_000, 60_000), of(50_000, 100_001)]).toEqual([
      "unchanged",
      "cheaper",
      "absorbed",
      "needs-consent",
    ]);
    expect([of(120_000, 120_000, 20_000), of(120_000, 130_000, 20_000), of(120_000, 130_000, 30_000)]).toEqual([
      "unchanged",
      "needs-consent",
      "absorbed",
    ]);
  });
  test("never takes more from travellers than they have said yes to", () => {
    fc.assert(
      fc.property(
        fc.nat(500_000),
        fc.nat(500_000),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (was, is, passengers, isCovered) => {
          const chosen = { hundredths: was, unit: "USD" };
          const now = { hundredths: is, unit: "USD" };
          const agreed = sharesOf(chosen, passengers, isCovered).payable;
          const verdict = judgePrice(chosen, now, { passengers, isCovered, agreed });
          expect(verdict === "needs-consent").toBe(sharesOf(now, passengers, isCovered).payable > agreed);
        },
      ),
    );
  });
});

// DIS-8, DIS-9
test("the page's options: lounge access once given stays selected; without the guarantee there is the search", () => {
  const of = (fdaStatus: FdaStatus, fdaLoungePassDocumentId: string | null = null, covered = true) =>
    landingOptions({ fdaStatus, fdaLoungePassDocumentId, covered });
  expect(of("OPENED")).toEqual({ NO_SELECTION: "open", LOUNGE_PASS: "open", ALTERNATIVE_FLIGHTS: "open" });
  for (const given of [of("VOUCHER_SEND"), of("TRIGGERED_SUCCESSFULLY"), of("SEARCHING", "d_1")])
    expect(given.LOUNGE_PASS).toBe("selected");
  expect(of("NO_ACTION").NO_SELECTION).toBe("selected");
  expect(of("EXPIRED")).toEqual({ NO_SELECTION: "shut", LOUNGE_PASS: "shut", ALTERNATIVE_FLIGHTS: "shut" });
  expect(of("OPENED", null, false)).toEqual({ ALTERNATIVE_FLIGHTS: "open" });
});

// DIS-14
test("the board says whose move it is, and what is next", () => {
  const of = (status: FdaStatus, more: object = {}) => {
    const facts = { status, statusAt: 0, passesLeft: 1, consentAsked: false, unread: 0, ...more };
    return [boardGroupOf(facts, callAfter - 1), nextActionOf(facts, callAfter - 1)];
  };
  expect(of("NOTIFY_FAILED")).toEqual(["us", "correctAddress"]);
  expect(of("DETECTED", { statusAt: callAfter - 300 })).toEqual(["traveller", "none"]);
  expect(of("DETECTED", { statusAt: callAfter - 301 })).toEqual(["us", "correctAddress"]);
  expect(of("NOTIFIED")).toEqual(["traveller", "none"]);
  expect(of("NOTIFIED", { statusAt: -1 })).toEqual(["us", "call"]);
  const idle = (seconds: number) => of("OPENED", { statusAt: callAfter - 1 - seconds });
  expect(idle(undecidedAfter - 1)).toEqual(["traveller", "none"]);
  expect(idle(undecidedAfter)).toEqual(["us", "call"]);
  expect(of("LOUNGE_REQUESTED")).toEqual(["us", "sendLoungePass"]);
  expect(of("LOUNGE_REQUESTED", { passesLeft: 0 })).toEqual(["us", "sendRideVoucher"]);
  expect(of("ALTERNATIVE_CHOSEN")).toEqual(["us", "confirm"]);
  expect(of("ALTERNATIVE_CHOSEN", { consentAsked: true })).toEqual(["traveller", "awaitConsent"]);
  // What they write is answered, unless something of its own is to be done; what is settled stays so.
  for (const status of ["NOTIFIED", "OPENED", "SEARCHING"] as const)
    expect(of(status, { unread: 1 })).toEqual(["us", "answer"]);
  expect(of("NOTIFIED", { unread: 1, statusAt: -1 })).toEqual(["us", "answer"]);
  expect(of("ALTERNATIVE_CHOSEN", { unread: 1, consentAsked: true })).toEqual(["us", "answer"]);
  expect(of("ALTERNATIVE_CHOSEN", { unread: 1 })).toEqual(["us", "confirm"]);
  expect(of("CONFIRMED", { unread: 1 })).toEqual(["settled", "none"]);
  expect(of("CONFIRMED")).toEqual(["settled", "none"]);
});

// DIS-4
test("a link has two halves, and neither opens anything alone", () => {
  const secret = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";
  const { searchid, token } = halvesOf(secret);
  expect([searchid.length, token.length]).toEqual([22, 21]);
  expect(linkOf({ searchid, token })).toBe(secret);
  expect(linkOf({ searchid: token, token: searchid })).toBeUndefined();
  expect(linkOf({ searchid: "", token })).toBeUndefined();
  expect(landingPath(secret, "fr")).toBe(`/fg48?searchid=${searchid}&lang=fr&token=${token}`);
});

// DIS-12
test("a pool is empty, low, or enough; a voucher's code is read aloud without mistakes", () => {
  expect([0, 1, 3, 4].map(stockLevel)).toEqual(["empty", "low", "low", "enough"]);
  expect(voucherCode(new Uint8Array([0, 30, 60, 90, 120, 150, 180, 255]))).toMatch(/^RIDE-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
});

// DIS-13
test("a rebooked itinerary keeps the lost flight as cancelled, followed by the new ones", () => {
  const end = (airportCode: string, dateTime: string) => ({ airportCode, dateTime, zone: "UTC", terminal: "1" });
  const old: ItineraryFlight = {
    id: "f1",
    airlineCode: "TP",
    flightNum: "210",
    departure: end("JFK", "2027-02-01T22:15"),
    arrival: end("LIS", "2027-02-02T10:00"),
    pnr: "Q7LXTB",
    confirmationNumber: "c",
    cancelled: false,
    passengerExtra: [{ travelerId: "t1", name: "ANA", eticket: "047", seatno: "4A" }],
  };
  const hotelFlight = { ...old, id: "f2", flightNum: "900" };
  const segment = {
    airline: { code: { iata: "S4" }, flightNum: "0222" },
    airlineDetails: { name: "Azores" },
    from: { iata: "JFK" },
    to: { iata: "LIS" },
    fromAirportDetails: { name: "" },
    toAirportDetails: { name: "" },
    dept: { utc: 1, local: "2027-02-01T21:50", zone: "America/New_York" },
    arrival: { utc: 2, local: "2027-02-02T11:30", zone: "Europe/Lisbon" },
    seatsRemaining: 5,
    performance: null,
  };
  const lost = { pnr: "Q7LXTB", carrier: "TP", number: "0210", from: "JFK", days: ["2027-02-01"] };
  const content = { ...emptyContent, flights: [old, hotelFlight] };
  const after = rebookedContent(content, lost, [segment], () => "new");
  expect(after.flights.map(({ id, cancelled }) => [id, cancelled])).toEqual([
    ["f1", true],
    ["new", false],
    ["f2", false],
  ]);
  expect(after.flights[1]).toMatchObject({
    airlineCode: "S4",
    flightNum: "222",
    pnr: "Q7LXTB",
    passengerExtra: [{ travelerId: "t1", name: "ANA", eticket: "", seatno: "" }],
  });
  expect(rebookedContent(content, { ...lost, number: "1" }, [segment], () => "new").flights).toHaveLength(3);
});
