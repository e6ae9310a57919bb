import { changeRefusals } from "@gatehouse/domain/checkin";
import { capitals, integer, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";
import { checkInIds } from "./schema.ts";

const leaf = { code: string().required(), name: string().required() };
/** The tree of reasons, two levels deep (CHK-13); `name` is the key of its words in the catalogue, `checkin.disposal.<name>`. */
export const disposalReasonSchema = object({
  ...leaf,
  children: array(object({ ...leaf, children: array(object(leaf).required()).required() }).required()).required(),
});

export const disposalInput = object({
  checkInIds,
  reason1: text(1).required("checkin.disposal.required"),
  reason2: text(40).required("checkin.disposal.required"),
  pnr: capitals(20),
  bookingNo: text(40),
  requestId,
}).noUnknown();

export const undoInput = object({ checkInIds, requestId }).noUnknown();
export const resetInput = object({ checkInIds, pnr: capitals(20), requestId }).noUnknown();

export const lockInput = object({
  checkInId: integer().min(1, "validation.range").required(),
  pnr: capitals(20).required(),
  bookingNo: text(40).required(),
  requestId,
}).noUnknown();

export const rescheduleInput = object({
  bookingNo: text(40).required(),
  pnr: capitals(20).required(),
  checkInIds,
  hoursBefore: integer().min(1, "validation.range").max(72, "validation.range").default(24),
  requestId,
}).noUnknown();

const whyNot = {
  /** Null when it was done. */
  code: string().oneOf(changeRefusals).nullable().defined(),
  /** Who holds it, for LOCKED_BY_OTHER. */
  userid: string().nullable().defined(),
  /** The state it is in now; null where there is no such check-in. */
  currentState: string().nullable().defined(),
};

/** What became of each check-in of a disposal (CHK-33): true when it was disposed. */
export const disposalResults = array(
  object({ checkInId: number().required(), dispositionStatus: boolean().required(), ...whyNot }).required(),
).required();

/** What became of each check-in of an undo, a reset, a reschedule. */
export const outcomes = array(
  object({ checkInId: number().required(), done: boolean().required(), ...whyNot }).required(),
).required();
