import { array } from "yup";
import { changeCall } from "../schema/errors.ts";
import { conflicts, lookupFailed, notFound, queueCall, queueChangeCall } from "./calls.ts";
import {
  disposalInput,
  disposalReasonSchema,
  disposalResults,
  lockInput,
  outcomes,
  rescheduleInput,
  resetInput,
  undoInput,
} from "./disposal-schema.ts";
import { assignmentSchema } from "./schema.ts";

/**
 * Giving check-ins up, and taking that back. Each check-in is decided by itself: what cannot be changed is named in the answer with
 * its reason, the others are changed.
 */
export const disposals = {
  options: queueCall
    .errors(lookupFailed)
    .route({
      method: "GET",
      path: "/checkin/disposition-options",
      tags: ["checkin"],
      summary: "The reasons for which a check-in ends without a pass, as a tree",
    })
    .output(array(disposalReasonSchema.required()).required()),
  dispose: queueChangeCall
    .errors({ UNKNOWN_REASON: { status: 422, message: "There is no such reason." } })
    .route({
      method: "POST",
      path: "/checkin/dispositions",
      tags: ["checkin"],
      summary: "Dispose of check-ins with a reason and its sub option",
    })
    .input(disposalInput)
    .output(disposalResults),
  /** For ten seconds, by anyone who disposed (CHK-15). */
  undo: queueChangeCall
    .route({ method: "POST", path: "/checkin/dispositions/undo", tags: ["checkin"], summary: "Take a disposal back" })
    .input(undoInput)
    .output(outcomes),
};

export const reset = changeCall("CH_RS_ST")
  .route({ method: "POST", path: "/checkin/reset", tags: ["checkin"], summary: "Open disposed check-ins again" })
  .input(resetInput)
  .output(outcomes);

/** Takes the whole unit of a check-in for the caller: all open check-ins of its booking's PNR. */
export const lock = queueChangeCall
  .errors({ ...conflicts, ...notFound })
  .route({ method: "POST", path: "/checkin/lock", tags: ["checkin"], summary: "Lock the PNR of a check-in" })
  .input(lockInput)
  .output(assignmentSchema);

export const reschedule = queueChangeCall
  .route({
    method: "POST",
    path: "/checkin/reschedule",
    tags: ["checkin"],
    summary: "Make check-ins available again so many hours before departure",
  })
  .input(rescheduleInput)
  .output(outcomes);
