import { guardedCall, provenSessionCall, sessionCall } from "../schema/errors.ts";
import { mixed, object } from "yup";
import { readonlyOutput } from "../schema/wire.ts";
import {
  dataAsPdfInput,
  dataSchema,
  deletionSchema,
  documentProblemsSchema,
  documentsSchema,
  numberInput,
  numberOfTravellerInput,
  profileProblemsSchema,
  profileSchema,
  saveDocumentsInput,
  saveProfileInput,
  shownNumberSchema,
  travellerInput,
  travellerProfileSchema,
} from "./schema.ts";

const tags = ["profiles"];
const staffCall = guardedCall("profileAll").errors({
  NOT_FOUND: { status: 404, message: "There is no such traveller." },
});

/**
 * What travellers say about themselves. Everybody who is signed in has a profile, and reads and writes their own only (PRO-1); staff with
 * `profileAll` read those of the travellers of vendors that they see (PRO-12).
 */
export const profiles = {
  mine: sessionCall
    .route({ method: "GET", path: "/profiles/mine", tags, summary: "The caller's traveller profile" })
    .output(readonlyOutput(profileSchema)),
  /** All of it but the e-mail address; what is empty or left out is taken away. */
  save: sessionCall
    .errors({
      INVALID_PROFILE: {
        status: 422,
        message: "Something is wrong in this profile. Nothing was saved.",
        data: profileProblemsSchema,
      },
      CHANGED_MEANWHILE: {
        status: 409,
        message: "This profile was changed since it was read. Nothing was saved.",
        data: object({ stands: profileSchema.required() }),
      },
    })
    .route({ method: "PUT", path: "/profiles/mine", tags, summary: "Save the caller's traveller profile" })
    .input(saveProfileInput)
    .output(readonlyOutput(profileSchema)),
  /** Passport, known traveller number and driving licence; their numbers by their ends (PRO-8). */
  documents: sessionCall
    .route({
      method: "GET",
      path: "/profiles/mine/documents",
      tags,
      summary: "The caller's identity documents, masked",
    })
    .output(readonlyOutput(documentsSchema)),
  /** What is left out stays as it is stored, what is empty is taken away. */
  saveDocuments: sessionCall
    .errors({
      INVALID_DOCUMENTS: {
        status: 422,
        message: "Something is wrong in these documents. Nothing was saved.",
        data: documentProblemsSchema,
      },
      DOCUMENTS_CHANGED: {
        status: 409,
        message: "These documents were changed since they were read. Nothing was saved.",
        data: object({ stands: documentsSchema.required() }),
      },
    })
    .route({ method: "PUT", path: "/profiles/mine/documents", tags, summary: "Save the caller's identity documents" })
    .input(saveDocumentsInput)
    .output(readonlyOutput(documentsSchema)),
  /** One number as a whole; that it was asked for is audited (PRO-8). */
  showNumber: sessionCall
    .errors({ NOT_FOUND: { status: 404, message: "No such number is stored." } })
    .route({
      method: "POST",
      path: "/profiles/mine/documents/number",
      tags,
      summary: "Show one number of the caller's identity documents",
    })
    .input(numberInput)
    .output(readonlyOutput(shownNumberSchema)),
  /** By their id, or by the e-mail address of their account; numbers of documents by their ends (PRO-12). */
  ofTraveller: staffCall
    .route({ method: "GET", path: "/profiles/travellers", tags, summary: "The profile of a traveller, for staff" })
    .input(travellerInput)
    .output(readonlyOutput(travellerProfileSchema)),
  /** One number of a traveller's documents as a whole; who asked for it is audited (PRO-12). */
  showNumberOf: staffCall
    .errors({ NOTHING_STORED: { status: 409, message: "The traveller has not given this number." } })
    .route({
      method: "POST",
      path: "/profiles/travellers/{id}/number",
      tags,
      summary: "Show one number of a traveller's identity documents",
    })
    .input(numberOfTravellerInput)
    .output(readonlyOutput(shownNumberSchema)),
  /** All that is held about the caller, for a file; that it was taken is audited (PRO-10). */
  data: provenSessionCall
    .route({ method: "POST", path: "/profiles/mine/data", tags, summary: "All that is held about the caller" })
    .output(dataSchema),
  /** The same as pages that can be read (PRO-10). */
  dataAsPdf: provenSessionCall
    .errors({
      /** Drawing it took more time or memory than it may. */
      TOO_COMPLEX: { status: 422, message: "It is too much to be drawn." },
    })
    .route({
      method: "POST",
      path: "/profiles/mine/data/pdf",
      tags,
      summary: "All that is held about the caller, as a PDF",
    })
    .input(dataAsPdfInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "application/pdf" })
        .required(),
    ),
  /** Whether the caller's profile is to be deleted, and what that waits for (PRO-11). */
  deletion: sessionCall
    .route({
      method: "GET",
      path: "/profiles/mine/deletion",
      tags,
      summary: "Whether the caller's profile is to be deleted",
    })
    .output(readonlyOutput(deletionSchema)),
  askForDeletion: sessionCall
    .route({ method: "POST", path: "/profiles/mine/deletion", tags, summary: "Delete the caller's profile" })
    .output(readonlyOutput(deletionSchema)),
  cancelDeletion: sessionCall
    .route({
      method: "POST",
      path: "/profiles/mine/deletion/cancel",
      tags,
      summary: "Keep the caller's profile after all",
    })
    .output(readonlyOutput(deletionSchema)),
};
