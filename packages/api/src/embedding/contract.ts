import { publicCall, vendorKeyCall } from "../schema/errors.ts";
import { issuedTicketSchema, openedSchema, openInput, ticketInput } from "./schema.ts";

const tags = ["embedding"];

/** Parts of the product in frames of other products' pages. */
export const embedding = {
  /** A vendor's system asks for a ticket, for somebody who is at a page of the vendor's (EMB-2). */
  ticket: vendorKeyCall
    .errors({
      ORIGIN_NOT_NAMED: { status: 403, message: "The vendor has not named this origin: see its settings." },
      TRAVELLER_NEEDED: { status: 422, message: "This module is shown to a traveller: give the e-mail address." },
      BOOKING_NEEDED: { status: 422, message: "This module is about a booking: give its number." },
      NO_TRAVELLER: { status: 404, message: "The vendor has no traveller with this e-mail address who may sign in." },
      NO_BOOKING: { status: 404, message: "The vendor has no such booking." },
    })
    .route({ method: "POST", path: "/embedded/tickets", tags, summary: "A ticket for a module in a frame" })
    .input(ticketInput)
    .output(issuedTicketSchema),
  /** The page in the frame gives its ticket for what it may do (EMB-3). */
  open: publicCall
    .errors({
      TICKET_UNKNOWN: { status: 404, message: "There is no such ticket." },
      TICKET_USED: { status: 409, message: "This ticket was used before." },
      TICKET_EXPIRED: { status: 410, message: "This ticket is too old." },
      TICKET_MISPLACED: { status: 403, message: "This ticket is for another module, or for another page." },
      TICKET_WITHDRAWN: { status: 403, message: "What this ticket was given for has ended." },
    })
    .route({ method: "POST", path: "/embedded/sessions", tags, summary: "Open a module with a ticket" })
    .input(openInput)
    .output(openedSchema),
};
