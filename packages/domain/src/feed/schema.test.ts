import { describe, expect, test } from "vitest";
import { ValidationError } from "yup";
import { resolveBooking } from "./resolve.ts";
import { feedSchema } from "./schema.ts";

const segment = {
  segment: 1,
  marketing: { carrier: "ba", number: "304" },
  from: "lhr",
  to: "CDG",
  departure: { date: "2027-01-15", time: "08:00" },
  arrival: { date: "2027-01-15", time: "10:20" },
};
const passenger = { passenger: 1, firstname: "Ana", lastname: "Novak" };
const booking = { bookingNo: "B-1", pnr: "abc123", segments: [segment], passengers: [passenger] };

/** Where something is wrong, and what. */
function wrong(message: unknown): readonly string[] {
  try {
    feedSchema.validateSync(message, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message: code }) => `${path} ${code}`);
  }
}
const message = (more: object) => ({ bookings: [{ ...booking, ...more }] });
const withSegment = (more: object) => message({ segments: [{ ...segment, ...more }] });
const withPassenger = (more: object) => message({ passengers: [{ ...passenger, ...more }] });

describe("a message of the feed", () => {
  test("is taken with codes in capital letters, and nothing cancelled unless it says so", () => {
    expect(feedSchema.validateSync(message({}))).toEqual({
      bookings: [
        {
          ...booking,
          pnr: "ABC123",
          cancelled: false,
          segments: [{ ...segment, marketing: { carrier: "BA", number: "304" }, from: "LHR", cancelled: false }],
          passengers: [{ ...passenger, cancelled: false }],
        },
      ],
    });
    expect(feedSchema.validateSync({ bookings: [{ bookingNo: "B-1", pnr: "ABC123", cancelled: true }] })).toMatchObject(
      {
        bookings: [{ cancelled: true, segments: [], passengers: [] }],
      },
    );
  });

  test.each<[string, unknown, readonly string[]]>([
    ["no bookings", {}, ["bookings feed.bookings.required"]],
    ["an empty list", { bookings: [] }, ["bookings feed.bookings.required"]],
    ["too many bookings", { bookings: Array.from({ length: 101 }, () => booking) }, ["bookings validation.tooMany"]],
    ["a field that nobody knows", message({ pnrs: [] }), ["bookings[0] validation.unknown"]],
    ["a booking number with blanks", message({ bookingNo: "B 1" }), ["bookings[0].bookingNo feed.bookingNo.invalid"]],
    ["a PNR that is none", message({ pnr: "ABC" }), ["bookings[0].pnr checkin.pnr.invalid"]],
    ["a version below zero", message({ version: -1 }), ["bookings[0].version validation.range"]],
    [
      "too many segments",
      message({ segments: Array.from({ length: 31 }, () => segment) }),
      ["bookings[0].segments validation.tooMany"],
    ],
    ["a segment without a number", withSegment({ segment: 0 }), ["bookings[0].segments[0].segment validation.range"]],
    [
      "an airline that is none",
      withSegment({ marketing: { carrier: "11", number: "1" } }),
      ["bookings[0].segments[0].marketing.carrier feed.carrier.invalid"],
    ],
    ["an airport that is none", withSegment({ to: "C1" }), ["bookings[0].segments[0].to feed.airport.invalid"]],
    [
      "a day that is none",
      withSegment({ departure: { date: "2027-02-30", time: "08:00" } }),
      ["bookings[0].segments[0].departure.date feed.date.invalid"],
    ],
    [
      "a time that is none",
      withSegment({ arrival: { date: "2027-01-15", time: "24:00" } }),
      ["bookings[0].segments[0].arrival.time feed.time.invalid"],
    ],
    [
      "a locator that is none",
      withSegment({ operating: { carrier: "CJ", locator: "?" } }),
      ["bookings[0].segments[0].operating.locator feed.locator.invalid"],
    ],
    ["no last name", withPassenger({ lastname: "" }), ["bookings[0].passengers[0].lastname feed.required"]],
    [
      "a name that is too long",
      withPassenger({ firstname: "a".repeat(58) }),
      ["bookings[0].passengers[0].firstname validation.tooLong"],
    ],
    [
      "a text that cannot be stored",
      withPassenger({ title: "a\u0000" }),
      ["bookings[0].passengers[0].title validation.text"],
    ],
    [
      "an e-ticket that is none",
      withPassenger({ eticket: "125" }),
      ["bookings[0].passengers[0].eticket feed.eticket.invalid"],
    ],
  ])("is refused with %s", (_, given, expected) => {
    expect(wrong(given)).toEqual(expected);
  });
});

test("what needs the airports, or several fields, is told with its path inside the booking", () => {
  const zones: Readonly<Record<string, string>> = { LHR: "Europe/London", CDG: "Europe/Paris" };
  const { bookings } = feedSchema.validateSync({
    bookings: [
      {
        ...booking,
        segments: [segment, { ...segment, from: "QQQ" }],
        passengers: [passenger, { ...passenger, firstname: "R2D2" }],
      },
    ],
  });
  const [first] = bookings;
  expect(first && resolveBooking(first, (iata) => zones[iata])).toEqual({
    issues: [
      { path: "segments[1].segment", code: "feed.segment.repeated" },
      { path: "segments[1].from", code: "feed.airport.unknown" },
      { path: "passengers[1].passenger", code: "feed.passenger.repeated" },
      { path: "passengers[1].firstname", code: "travellers.firstname.invalid" },
    ],
  });
});
