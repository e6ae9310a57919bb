import { array, mixed, object, string } from "yup";
import { guardedCall } from "../schema/errors.ts";
import {
  createdLinkSchema,
  createLinkInput,
  decideChangeInput,
  waitingChangesInput,
  waitingChangesSchema,
} from "./staff-schema.ts";

const staffCall = guardedCall("checkinInfo");

/** What operators do about the information of a booking's travellers. */
export const travellersStaff = {
  /**
   * A link to the missing-information page, and a mail with it for the booking's first traveller. Links that staff made for the booking
   * before open nothing from then on. Audited.
   */
  createLink: staffCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such booking." },
      /** The booking's number is one of several vendors; the caller chooses. */
      AMBIGUOUS_BOOKING: {
        status: 409,
        message: "Several vendors have a booking of this number.",
        data: object({
          vendors: array(object({ code: string().required(), name: string().required() }).required()).required(),
        }),
      },
      NOTHING_AHEAD: { status: 409, message: "All flights of this booking have arrived." },
    })
    .route({
      method: "POST",
      path: "/travellers/missing-info/links",
      tags: ["travellers"],
      summary: "Send a traveller the link to what is missing",
    })
    .input(createLinkInput)
    .output(createdLinkSchema),
  /** Changes of names and delivery addresses that wait for a decision, the oldest first. */
  changes: staffCall
    .route({
      method: "GET",
      path: "/travellers/missing-info/changes",
      tags: ["travellers"],
      summary: "Changes that travellers asked for",
    })
    .input(waitingChangesInput)
    .output(waitingChangesSchema),
  decideChange: staffCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such change." },
      ALREADY_DECIDED: {
        status: 409,
        message: "Somebody has decided already.",
        data: object({ state: string().required(), userid: string().required() }),
      },
      REQUEST_CHANGED: {
        status: 409,
        message: "The traveller asks for something else by now.",
        data: object({ to: string().defined() }),
      },
    })
    .route({
      method: "POST",
      path: "/travellers/missing-info/changes/{id}",
      tags: ["travellers"],
      summary: "Confirm or refuse what a traveller asked for",
    })
    .input(decideChangeInput)
    .output(object({ ok: mixed<true>().oneOf([true]).required() })),
};
