import { text } from "@gatehouse/domain/validation";
import { array, number, object, string } from "yup";
import { guardedCall } from "../schema/errors.ts";
import { checkInSchema } from "./schema.ts";

/**
 * Names what somebody did once: a UUID that the client makes anew for each action, and sends again when it asks again because the
 * answer was lost. The same user's second call with it changes nothing and is answered as the first was.
 */
export const requestId = text(36).matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, {
  message: "validation.text",
  excludeEmptyString: true,
});

/** What whoever works the queue may call. */
export const queueCall = guardedCall("checkinInfo");

export const notFound = { NOT_FOUND: { status: 404, message: "There is no such check-in." } } as const;

/** Conflicts explain themselves: what stands in the way, so that the screen can say it (decisions §3, "Concurrency"). */
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
    data: object({ checkInId: number().required(), currentState: string().required() }),
  },
} as const;

/** What a PNR may be answered with instead of its data: there is none, or several bookings have it (decisions §2). */
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

/** What the specification calls "response status is false" (decisions §2). */
export const lookupFailed = { LOOKUP_FAILED: { status: 502, message: "The data could not be fetched." } } as const;
