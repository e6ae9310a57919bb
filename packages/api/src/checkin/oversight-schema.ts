import { capitals, integer, list, text } from "@gatehouse/domain/validation";
import { array, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";
import { pageInput } from "../schema/page.ts";

/** What somebody holds of one unit: the check-ins of a booking's PNR (QUE-22). */
export const lockedUnitSchema = object({
  checkins: array(number().required()).required(),
  bookingNo: string().required(),
  pnr: string().required(),
  vendor: string().required(),
  vendorName: string().required(),
  airline: object({ iata: string().required() }).required(),
  userid: string().required(),
  /** Seconds since 1970, UTC, as are these all. */
  lockedAt: number().required(),
  /** When its holder last did something about it; half an hour later it goes back. */
  activeAt: number().required(),
  /** Of its check-ins the one that closes first, and the one that leaves first. */
  windowClosesAt: number().required(),
  deptTimeUTCSecs: number().required(),
});

/** At least one of the two lists names something. */
export const unlockInput = object({
  checkInIds: list(integer().min(1, "validation.range").required(), 10_000).default([]),
  bookingNos: list(text(40).required(), 10_000).default([]),
  requestId,
})
  .noUnknown()
  .test(
    "something",
    "checkin.selection.required",
    ({ checkInIds, bookingNos }) => (checkInIds?.length ?? 0) + (bookingNos?.length ?? 0) > 0,
  );

/** One open check-in and who has it: a user id, AUTOMATION, or POOL for nobody (QUE-22). */
export const lockStatusSchema = object({
  checkInId: number().required(),
  userId: string().required(),
  airline: string().required(),
  pnr: string().required(),
  bookingNo: string().required(),
  windowClosesAt: number().required(),
  deptTimeUTCSecs: number().required(),
  /** Minutes since the lock was made; since the check-in was created, for what lies in the pool. */
  createdMinsAgo: number().required(),
  /** Minutes since the check-in became available. */
  waitTimeInMins: number().required(),
});

/** Lock status comes whole by default: up to 10,000 rows (API-3). */
export const lockStatusInput = object({
  ...pageInput(10_000),
  size: integer()
    .min(-1, "validation.range")
    .max(10_000, "validation.range")
    .notOneOf([0], "validation.range")
    .default(10_000)
    .transform((value: unknown) => (value === -1 ? 10_000 : value)),
}).noUnknown();

/** Departed check-ins by PNR, booking, airline and airport-local date of departure (YYYY-MM-DD); at least one of them. */
export const pastDataInput = object({
  pnr: capitals(20),
  bookingNo: text(40),
  airline: capitals(3),
  date: text(10).matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    message: "validation.date",
    excludeEmptyString: true,
  }),
  ...pageInput(),
}).noUnknown();

const airlineCodes = list(
  capitals(3)
    .matches(/^[A-Z0-9]{2,3}$/, "checkin.airline.invalid")
    .required(),
  200,
)
  .min(1, "checkin.airline.required")
  .required();
export { airlineCodes };

/** How automation fares with an airline. */
export const automationAirlineSchema = object({
  airline: string().required(),
  /** Tasks that wait for an answer, those of them that have waited for more than 30 minutes, and for how long the oldest. */
  waiting: number().required(),
  stuck: number().required(),
  oldestMins: number().required(),
  /** Disposed without a pass, window still open: what a reload would send to automation. */
  reloadable: number().required(),
  /** Open check-ins that people hold: what a redistribution would give back to the pool. */
  held: number().required(),
});
