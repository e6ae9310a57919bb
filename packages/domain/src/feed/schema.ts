import { object, type ObjectSchema } from "yup";
import { flightNumberOf, isCarrierCode } from "../boarding-pass/index.ts";
import { isDate, isTime, isWithin } from "../time/index.ts";
import { anyText, capitals, flag, integer, list, text } from "../validation/index.ts";
import { type FeedPassenger, type FeedSegment, feedLimits, type LocalTime } from "./feed-booking.ts";

/** Flights of this product fly in this century. */
const flightDays = { min: "2000-01-01", max: "2099-12-31" } as const;

const number = () =>
  integer().min(1, "validation.range").max(feedLimits.number, "validation.range").required("feed.required");

const carrier = () =>
  capitals(3).test(
    "carrier",
    "feed.carrier.invalid",
    (value) => typeof value !== "string" || value === "" || isCarrierCode(value),
  );

const flightNumber = () =>
  text(8).test(
    "flight number",
    "feed.flightNumber.invalid",
    (value) => typeof value !== "string" || value === "" || flightNumberOf(value) !== null,
  );

const airport = () =>
  capitals(3)
    .matches(/^[A-Z]{3}$/, "feed.airport.invalid")
    .required("feed.required");

const localTime = (): ObjectSchema<LocalTime> =>
  object({
    date: text(10)
      .test(
        "day",
        "feed.date.invalid",
        (value) => typeof value !== "string" || (isDate(value) && isWithin(value, flightDays)),
      )
      .required("feed.required"),
    time: text(5)
      .test("time", "feed.time.invalid", (value) => typeof value !== "string" || isTime(value))
      .required("feed.required"),
  }).exact("validation.unknown");

const segment: ObjectSchema<FeedSegment> = object({
  segment: number(),
  marketing: object({
    carrier: carrier().required("feed.required"),
    number: flightNumber().required("feed.required"),
  }).exact("validation.unknown"),
  operating: object({
    carrier: carrier().required("feed.required"),
    number: flightNumber(),
    locator: capitals(8).matches(/^[A-Z0-9]{5,8}$/, "feed.locator.invalid"),
  })
    .exact("validation.unknown")
    .default(undefined)
    .optional(),
  from: airport(),
  to: airport(),
  departure: localTime().required("feed.required"),
  arrival: localTime().required("feed.required"),
  cancelled: flag().default(false),
}).exact("validation.unknown");

/**
 * Their content is judged beside what is stored (`mergePassenger`, `nameIssues`): here only that they can be kept at all, so that a
 * wrong sign in one traveller's field refuses that field or that booking, not the message.
 */
const passenger: ObjectSchema<FeedPassenger> = object({
  passenger: number(),
  title: anyText(20),
  firstname: anyText(57).required("feed.required"),
  middlename: anyText(57),
  lastname: anyText(57).required("feed.required"),
  email: anyText(254),
  phoneCode: anyText(8),
  phoneNumber: anyText(40),
  gender: capitals(1),
  ktn: anyText(20),
  dob: anyText(10),
  nationality: capitals(3),
  passportNo: anyText(40),
  passportIssueDate: anyText(10),
  passportExpDate: anyText(10),
  language: anyText(60),
  eticket: text(13).matches(/^\d{13}$/, { message: "feed.eticket.invalid", excludeEmptyString: true }),
  cancelled: flag().default(false),
}).exact("validation.unknown");

/** A PNR of a booking, as vendors send it. Which airports there are, and what is stored, is asked later. */
export const feedBookingSchema = object({
  bookingNo: text(40)
    .matches(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, "feed.bookingNo.invalid")
    .required("feed.required"),
  pnr: capitals(8)
    .matches(/^[A-Z0-9]{5,8}$/, "checkin.pnr.invalid")
    .required("feed.required"),
  version: integer().min(0, "validation.range"),
  cancelled: flag().default(false),
  segments: list(segment.required(), feedLimits.segments).default([]),
  passengers: list(passenger.required(), feedLimits.passengers).default([]),
}).exact("validation.unknown");

/** A message of the feed. */
export const feedSchema = object({
  /** May be left out: the key says whose bookings these are. */
  vendor: text(40),
  bookings: list(feedBookingSchema.required(), feedLimits.bookings)
    .min(1, "feed.bookings.required")
    .required("feed.bookings.required"),
}).exact("validation.unknown");
