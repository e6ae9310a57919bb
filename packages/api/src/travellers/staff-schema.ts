import { guardedFields } from "@gatehouse/domain/travellers";
import { integer, text } from "@gatehouse/domain/validation";
import { boolean, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";

/** A change that a traveller asked for, beside what is there now. Instants are seconds since 1970, UTC. */
export const waitingChangeSchema = object({
  id: number().required(),
  bookingNo: string().required(),
  vendor: string().required(),
  /** Locator of the passenger's PNR. */
  pnr: string().required(),
  /** The passenger as they are booked. */
  passenger: object({
    id: string().required(),
    title: string().defined(),
    firstname: string().defined(),
    lastname: string().defined(),
  }).required(),
  field: string().oneOf(guardedFields).required(),
  from: string().defined(),
  to: string().defined(),
  requestedAt: number().required(),
});

/** Names a booking; `vendor` is needed where two vendors use one number. */
const bookingInput = { bookingNo: text(40).required(), vendor: text(20) };

export const createLinkInput = object(bookingInput).noUnknown();
/** The link is said once: only its hash is kept. */
export const createdLinkSchema = object({
  bookingNo: string().required(),
  vendor: string().required(),
  searchId: string().required(),
  /** Address of the page within this site. */
  path: string().required(),
  /** When the booking's last flight arrives: seconds since 1970, UTC. */
  expiresAt: number().required(),
  /** Whether a mail with it is on its way to the first traveller; false where they have no address. */
  mailed: boolean().required(),
  /** Whether it took the place of an earlier one, which opens nothing any more. */
  replaced: boolean().required(),
});

export const waitingChangesInput = object({ bookingNo: text(40), vendor: text(20), ...pageInput() }).noUnknown();
export const waitingChangesSchema = pageOf(waitingChangeSchema.required());

export const decideChangeInput = object({
  id: integer().required(),
  decision: string()
    .oneOf(["confirmed", "refused"] as const, "validation.unknown")
    .required(),
  /** What the decision is about, as its maker saw it: a traveller may have asked for something else since. */
  to: text(1000).defined(),
}).noUnknown();
