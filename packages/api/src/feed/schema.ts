import { importOutcomes, importRefusals } from "@gatehouse/domain/feed";
import { array, number, object, string } from "yup";

/** Something about a booking, with its path inside it: `segments[0].departure.time`. */
const issue = object({ path: string().required(), code: string().required() }).required();

/** What became of each booking, in the order of the message. */
export const importsSchema = object({
  bookings: array(
    object({
      bookingNo: string().required(),
      pnr: string().required(),
      outcome: string().oneOf(importOutcomes).required(),
      /** Why it was refused: nothing of it was taken. Null otherwise. */
      code: string().oneOf(importRefusals).nullable().defined(),
      /** What cannot be right, where that is why it was refused. */
      issues: array(issue).required(),
      /** What stayed as it is stored though the message says otherwise; the rest of the booking was taken. */
      notTaken: array(issue).required(),
      /** How many check-ins (a passenger on a segment) came, changed and were cancelled. */
      checkIns: object({
        created: number().required(),
        changed: number().required(),
        cancelled: number().required(),
      }).required(),
    }).required(),
  ).required(),
});
