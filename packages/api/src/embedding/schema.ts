import { embeddedModules } from "@gatehouse/domain/embedding";
import { text } from "@gatehouse/domain/validation";
import { number, object, string } from "yup";
import { sessionSchema, ticketSchema } from "../access/schema.ts";

const moduleSchema = () => string().oneOf(embeddedModules).required("validation.required");

/** What a vendor's system asks for: a module on a page of its own, for somebody. */
export const ticketInput = object({
  module: moduleSchema(),
  /** Of the page that will show it: one of the vendor's list, exactly. */
  origin: text(300).required("validation.required"),
  /** E-mail address of the traveller's account, for modules that show what is a traveller's own. */
  traveller: text(254).default(""),
  /** The booking whose travellers give what is missing; where products are added, the one to begin with. */
  bookingNo: text(40).default(""),
}).noUnknown();

export const issuedTicketSchema = ticketSchema;

/** What the page in the frame has: a ticket that came from the page around, and who that is. */
export const openInput = object({
  ticket: text(100).required("validation.required"),
  module: moduleSchema(),
  /** From which the ticket came, as the browser says it. */
  origin: text(300).required("validation.required"),
  /** The secret of the link that the page holds already: it goes on instead of another being made. */
  searchId: text(100).default(""),
}).noUnknown();

export const openedSchema = object({
  vendor: object({
    code: string().required(),
    name: string().required(),
    /** Address of its logo within this site; null for none. */
    logo: string().nullable().defined(),
  }).required(),
  /** When it is over, unless another ticket comes: seconds since 1970, UTC. */
  expiresAt: number().required(),
  /** Of a traveller's account; null for modules that need none. */
  session: sessionSchema.nullable().defined(),
  /** The booking that the ticket names; empty for none. */
  bookingNo: string().defined(),
  /** Opens the booking, where its travellers need no account; empty for others. */
  searchId: string().defined(),
});
