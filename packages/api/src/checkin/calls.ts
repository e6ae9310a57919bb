import { checkInStates } from "@gatehouse/domain/checkin";
import { array, number, object, string } from "yup";
import { guardedCall, changeCall } from "../schema/errors.ts";
import { checkInSchema } from "./schema.ts";

/** What whoever works the queue may call. */
export const queueCall = guardedCall("checkinInfo");

export const notFound = { NOT_FOUND: { status: 404, message: "There is no such check-in." } } as const;

/** Conflicts explain themselves: what is in the way, so that the screen can say it (CHK-32). */
export const conflicts = {
  /** The check-in changed since the caller read it; the row as it is now comes along. */
  STALE: { status: 409, message: "The check-in has changed.", data: object({ current: checkInSchema.required() }) },
  LOCKED_BY_OTHER: {
    status: 409,
    message: "Somebody else works on it.",
    data: object({ locked: array(object({ checkInId: number().required(), userid: string().required() })).required() }),
  },
  STATE_CONFLICT: {
    status: 409,
    message: "Its state does not allow this.",
    data: object({ checkInId: number().required(), currentState: string().oneOf(checkInStates).required() }),
  },
} as const;

/** What whoever works the queue may change by it. */
export const queueChangeCall = changeCall("checkinInfo");

/** What a PNR may be answered with instead of its data: there is none, or several bookings have it (API-8). */
export const pnrErrors = {
  NO_SUCH_PNR: { status: 404, message: "There is no such PNR." },
  /** Several bookings have this PNR: the caller chooses one and names it. */
  AMBIGUOUS_PNR: {
    status: 409,
    message: "Several bookings have this PNR.",
    data: object({
      bookings: array(
        object({
          bookingNo: string().required(),
          vendor: string().required(),
          vendorName: string().required(),
          /** Name of the first passenger, to tell them apart. */
          passenger: object({ firstname: string().defined(), lastname: string().defined() }).required(),
          passengers: number().required(),
          /** Next departure, or the last one: seconds since 1970, UTC. */
          departsAt: number().nullable().defined(),
        }).required(),
      ).required(),
    }),
  },
} as const;

/** What screens call "Response status is false." (API-2). */
export const lookupFailed = { LOOKUP_FAILED: { status: 502, message: "The data could not be fetched." } } as const;
