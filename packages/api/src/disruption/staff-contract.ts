import { array, number, object, string } from "yup";
import { guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  addPassInput,
  boardInput,
  boardSchema,
  changeInput,
  confirmInput,
  coverInput,
  declineInput,
  detailsSchema,
  flightsInput,
  flightsSchema,
  idInput,
  loungePassInput,
  loungeSentSchema,
  reportedSchema,
  reportInput,
  sendLinkInput,
  stockListSchema,
} from "./staff-schema.ts";

const staffCall = guardedCall("disruptions").errors({
  NOT_FOUND: { status: 404, message: "There is no such disruption." },
});
const changeOne = staffCall.errors({
  /** Somebody else, or the traveller, was there first: look again. */
  CHANGED_MEANWHILE: { status: 409, message: "This disruption has changed since it was read. Nothing was saved." },
});
const tags = ["disruption"];
const details = readonlyOutput(detailsSchema);

/** What staff see and do about disruptions. */
export const disruptionStaff = {
  board: staffCall
    .route({ method: "GET", path: "/disruption/board", tags, summary: "Disruptions, by whose move it is" })
    .input(boardInput)
    .output(readonlyOutput(boardSchema)),
  details: staffCall
    .route({ method: "GET", path: "/disruption/disruptions/{id}", tags, summary: "A disruption" })
    .input(idInput)
    .output(details),
  flights: staffCall
    .route({
      method: "GET",
      path: "/disruption/flights",
      tags,
      summary: "Flights ahead that a disruption can be reported of",
    })
    .input(flightsInput)
    .output(readonlyOutput(flightsSchema)),
  report: staffCall
    .route({ method: "POST", path: "/disruption/disruptions", tags, summary: "Report a disruption by hand" })
    .input(reportInput)
    .output(reportedSchema),
  /** Links that were sent before open nothing from then on. */
  sendLink: changeOne
    .errors({ INVALID_ADDRESS: { status: 400, message: "Please enter correct email id" } })
    .route({ method: "POST", path: "/disruption/disruptions/{id}/link", tags, summary: "Send a new link" })
    .input(sendLinkInput)
    .output(details),
  cover: changeOne
    .route({
      method: "POST",
      path: "/disruption/disruptions/{id}/cover",
      tags,
      summary: "Say whether the flight is covered",
    })
    .input(coverInput)
    .output(details),
  /** Asks the supplier for the price of the chosen flights again. */
  reprice: changeOne
    .errors({
      NOTHING_CHOSEN: { status: 409, message: "No alternative is chosen." },
      GONE: { status: 409, message: "The supplier does not offer these flights any more." },
      LOOKUP_FAILED: { status: 502, message: "The supplier did not answer." },
    })
    .route({ method: "POST", path: "/disruption/disruptions/{id}/price", tags, summary: "Ask the price again" })
    .input(changeInput)
    .output(details),
  askTraveller: changeOne
    .errors({ NOTHING_TO_ASK: { status: 409, message: "The price takes nobody's yes." } })
    .route({
      method: "POST",
      path: "/disruption/disruptions/{id}/consent",
      tags,
      summary: "Ask the traveller about a dearer price",
    })
    .input(changeInput)
    .output(details),
  decline: changeOne
    .errors({ NOTHING_CHOSEN: { status: 409, message: "No alternative is chosen." } })
    .route({
      method: "POST",
      path: "/disruption/disruptions/{id}/answer",
      tags,
      summary: "Tell the traveller that the alternative cannot be booked",
    })
    .input(declineInput)
    .output(details),
  /** Writes the new version of the itinerary. */
  confirm: changeOne
    .errors({
      NOTHING_CHOSEN: { status: 409, message: "No alternative is chosen." },
      /** The price was not asked again, too long ago, or is another one. */
      PRICE_OVER: { status: 409, message: "Ask the price again first." },
      CONSENT_MISSING: { status: 409, message: "The traveller would pay more, and has not said yes." },
      SOLD_OUT: { status: 409, message: "There are not enough seats left." },
      /** The new itinerary has problems: it takes a reason. */
      ITINERARY_PROBLEMS: {
        status: 409,
        message: "The new itinerary has problems. Say why it is meant so.",
        data: object({ kinds: array(string().required()).required() }),
      },
      ITINERARY_REFUSED: {
        status: 409,
        message: "The new itinerary cannot be written.",
        data: object({ fields: array(string().required()).required() }),
      },
    })
    .route({
      method: "POST",
      path: "/disruption/disruptions/{id}/confirmation",
      tags,
      summary: "Confirm the chosen alternative",
    })
    .input(confirmInput)
    .output(details),
  triggerLoungePass: staffCall
    .errors({
      MISSING_KEYS: { status: 400, message: "Missing booking number and/or segment id" },
      NOT_ASKED_FOR: { status: 409, message: "The traveller has not asked for lounge access." },
    })
    .route({ method: "POST", path: "/disruption/lounge-pass", tags, summary: "Send a lounge pass, or a ride voucher" })
    .input(loungePassInput)
    .output(loungeSentSchema),
  addPass: staffCall
    .errors({
      NOT_A_PDF: { status: 422, message: "The file is not a PDF." },
      TOO_LARGE: { status: 413, message: "The file is too large.", data: object({ limit: number().required() }) },
      NO_SUCH_AIRPORT: { status: 400, message: "There is no such airport." },
      /** The same file is in a pool already. */
      KNOWN_PASS: { status: 409, message: "This pass is in the pool already." },
      NO_SUCH_VENDOR: { status: 404, message: "There is no such vendor." },
    })
    .route({
      method: "POST",
      path: "/disruption/lounge-passes",
      tags,
      summary: "Add a lounge pass to the pool of an airport",
    })
    .input(addPassInput)
    .output(readonlyOutput(stockListSchema)),
};
