import { mixed } from "yup";
import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  archivedSchema,
  attachedFileInput,
  attachedFileSchema,
  attachFileInput,
  bookedFlightsSchema,
  finishedPdfSchema,
  invalidSchema,
  itineraryAnswer,
  itineraryInput,
  mineInput,
  mineSchema,
  openProblemsSchema,
  pdfInput,
  previewInput,
  publishedSchema,
  publishInput,
  readingSchema,
  readInput,
  uploadItineraryInput,
  versionConflictSchema,
  versionInput,
} from "./schema.ts";

const tags = ["trips"];
const notFound = { NOT_FOUND: { status: 404, message: "There is no such itinerary." } } as const;
const readCall = guardedCall("myTrips").errors(notFound);
const staffCall = guardedCall("tripsCreate");

/** Trips: itineraries of bookings, in versions. A traveller sees their own, and of those the version that counts. */
export const trips = {
  one: readCall
    .route({ method: "GET", path: "/trips/itineraries/{bookingNo}", tags, summary: "The itinerary of a booking" })
    .input(itineraryInput)
    .output(readonlyOutput(itineraryAnswer)),
  /** What is booked: its flights in the order in which they leave (TRP-47). */
  booked: guardedCall("myTrips")
    .errors({ NOT_FOUND: { status: 404, message: "There is no such booking." } })
    .route({ method: "GET", path: "/trips/{bookingNo}", tags, summary: "The flights of a booking with their PNRs" })
    .input(itineraryInput)
    .output(bookedFlightsSchema),
  archived: staffCall
    .errors(notFound)
    .route({
      method: "GET",
      path: "/trips/itineraries/{bookingNo}/archived",
      tags,
      summary: "The versions of an itinerary",
    })
    .input(itineraryInput)
    .output(archivedSchema),
  version: staffCall
    .errors(notFound)
    .route({
      method: "GET",
      path: "/trips/itineraries/{bookingNo}/versions/{version}",
      tags,
      summary: "An itinerary as it was",
    })
    .input(versionInput)
    .output(readonlyOutput(itineraryAnswer)),
  /** For calendars; a later version changes the events of the one before. */
  calendar: readCall
    .route({
      method: "GET",
      path: "/trips/itineraries/{bookingNo}/calendar",
      tags,
      summary: "The itinerary of a booking as a calendar",
    })
    .input(itineraryInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "text/calendar" })
        .required(),
    ),
  /** To be printed or sent on; a traveller gets the version that counts alone (TRP-38). */
  pdf: readCall
    .errors({
      /** Drawing it took more time or memory than it may. */
      TOO_COMPLEX: { status: 422, message: "The itinerary is too long to be drawn." },
    })
    .route({
      method: "GET",
      path: "/trips/itineraries/{bookingNo}/pdf",
      tags,
      summary: "The itinerary of a booking as a PDF",
    })
    .input(pdfInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "application/pdf" })
        .required(),
    ),
  /** How a version would look in print, before it is published; nothing of it is kept (TRP-39). */
  preview: staffCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such vendor." },
      INVALID: { status: 422, message: "Something in this itinerary is missing or wrong." },
      TOO_COMPLEX: { status: 422, message: "The itinerary is too long to be drawn." },
    })
    .route({
      method: "POST",
      path: "/trips/itineraries/preview",
      tags,
      summary: "The draft of an itinerary as a PDF",
    })
    .input(previewInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "application/pdf" })
        .required(),
    ),
  /** Trips of the caller, or of the vendors that they see: soonest first. */
  mine: guardedCall("myTrips")
    .route({ method: "GET", path: "/trips/mine", tags, summary: "Trips that are to come, or take place" })
    .input(mineInput)
    .output(mineSchema),
  /** Says what a supplier's confirmation says; nothing of it is kept. */
  read: staffCall
    .errors({
      /** Reading it took more time or memory than a file may take. */
      TOO_COMPLEX: { status: 422, message: "The file is too complex to be read." },
    })
    .route({ method: "POST", path: "/trips/itineraries/read", tags, summary: "Read a supplier's confirmation" })
    .input(readInput)
    .output(readonlyOutput(readingSchema)),
  /** Keeps a file that could not be read with the version that is being made (TRP-42). */
  attachFile: staffCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such vendor." },
      EMPTY: { status: 422, message: "The file is empty." },
      TOO_LARGE: { status: 413, message: "The file is larger than 10 MB." },
      /** Sixty of the caller's are in no version yet. */
      TOO_MANY: { status: 429, message: "Too many attached files wait to be published." },
    })
    .route({ method: "POST", path: "/trips/files", tags, summary: "Attach a file to an itinerary" })
    .input(attachFileInput)
    .output(attachedFileSchema),
  /** A file that is attached to a version of an itinerary. Travellers get none. */
  attachedFile: readCall
    .route({
      method: "GET",
      path: "/trips/itineraries/{bookingNo}/files/{id}",
      tags,
      summary: "A file that is attached to an itinerary",
    })
    .input(attachedFileInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "application/octet-stream" })
        .required(),
    ),
  /** Keeps a finished itinerary for the version that is being made (TRP-41): what is in no version is forgotten after 30 days. */
  uploadItinerary: staffCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such vendor." },
      NOT_A_PDF: { status: 422, message: "The file is not a PDF." },
      ENCRYPTED_PDF: { status: 422, message: "The PDF is encrypted." },
      BROKEN_PDF: { status: 422, message: "The PDF is damaged." },
      TOO_COMPLEX: { status: 422, message: "The PDF is too complex to be opened." },
      TOO_LARGE: { status: 413, message: "The file is larger than 10 MB." },
      TOO_MANY_PAGES: { status: 422, message: "The PDF has more than 50 pages." },
      /** Thirty of the caller's are in no version yet. */
      TOO_MANY: { status: 429, message: "Too many finished itineraries wait to be published." },
    })
    .route({
      method: "POST",
      path: "/travelapi/public/upload-itinerary",
      tags,
      summary: "Upload a finished itinerary",
    })
    .input(uploadItineraryInput)
    .output(finishedPdfSchema),
  /** Makes the next version with its booking, and tells the travellers by mail. The id of a request makes it safe to ask again. */
  publish: changeCall("tripsCreate")
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such vendor or travel request." },
      INVALID: { status: 422, message: "Something in this itinerary is missing or wrong.", data: invalidSchema },
      PROBLEMS: { status: 422, message: "Problems of this itinerary are open.", data: openProblemsSchema },
      VERSION_CONFLICT: {
        status: 409,
        message: "Somebody has published another version meanwhile.",
        data: versionConflictSchema,
      },
      /** It was cancelled or booked elsewhere. */
      REQUEST_NOT_PENDING: { status: 409, message: "This travel request can no longer be booked." },
    })
    .route({ method: "POST", path: "/trips/itineraries", tags, summary: "Publish a version of an itinerary" })
    .input(publishInput)
    .output(publishedSchema),
};
