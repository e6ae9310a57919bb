import { flightStandings, type ItineraryContent, itinerarySchema, pieceKinds } from "@gatehouse/domain/trips";
import {
  confirmationFormats,
  fieldDoubts,
  ignoredReasons,
  notUnderstoodReasons,
  pieceDoubts,
} from "@gatehouse/domain/trips/confirmations";
import { flag, integer, line, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";
import { requestId } from "../schema/request-id.ts";

const bookingNo = () => line(40).required("trips.required");
/** Code of the vendor; a traveller leaves it out, and so may whoever sees one vendor only. */
const vendorCode = () => line(40).default("");

/** Languages that an itinerary is printed in. */
const language = () =>
  text(2)
    .oneOf(["en", "fr"] as const, "validation.unknown")
    .default("en");

export const itineraryInput = object({ bookingNo: bookingNo(), vendorCode: vendorCode() }).noUnknown();
export const versionInput = itineraryInput
  .shape({ version: integer().min(1, "validation.range").required() })
  .noUnknown();

export const pdfInput = itineraryInput
  .shape({
    /** The version that counts where it is left out. */
    version: integer().min(1, "validation.range"),
    language: language(),
  })
  .noUnknown();

/** A problem that somebody said is meant so (TRP-10). */
const meantSoSchema = object({
  key: string().required(),
  by: string().required(),
  at: number().required(),
  reason: string().defined(),
});

/** A finished itinerary that somebody has uploaded. */
export const finishedPdfSchema = object({
  /** Empty for travellers. */
  id: string().defined(),
  name: string().required(),
  /** Bytes. */
  size: number().required(),
  pages: number().required(),
});

/** A supplier's file that stays with an itinerary. */
export const attachedFileSchema = object({
  id: string().required(),
  name: string().required(),
  /** Bytes. */
  size: number().required(),
});

/** One version of an itinerary. Dates are `YYYY-MM-DD`, instants seconds since 1970, UTC. */
const extendedItinerary = object({
  /** Of the itinerary: the same in every version. */
  id: number().required(),
  version: number().required(),
  /** Whether there is no later one. */
  latest: boolean().required(),
  bookingNo: string().required(),
  vendorCode: string().required(),
  vendorName: string().defined(),
  travelRequestId: number().nullable().defined(),
  startDate: string().required(),
  endDate: string().required(),
  /** What everybody on it may read: a traveller gets the addresses and telephone numbers of themselves alone. */
  content: itinerarySchema.required(),
  publishedAt: number().required(),
  /** User id; empty for travellers, who do not learn it. */
  publishedBy: string().defined(),
  /** None for travellers. */
  meantSo: array(meantSoSchema.required()).required(),
  /** The finished itinerary that is viewed instead of a drawn one; null where it is drawn (TRP-41). */
  finishedPdf: finishedPdfSchema.clone().nullable().defined(),
  /** Files that stay with it (TRP-42); none for travellers. */
  attachments: array(attachedFileSchema.clone().required()).required(),
  /** The accounts of its travellers, for who may read their profiles (PRO-12). */
  profiles: array(object({ travelerId: string().required(), userId: string().required() }).required()).required(),
  /** Its booking has a comment that is newer than the caller's last look. */
  newCommentAdded: boolean().required(),
  /** How its flights stand now, as far as somebody knows; none of versions that do not count any more. */
  flightStates: array(
    object({
      flightId: string().required(),
      state: string().oneOf(flightStandings).required(),
      /** That it leaves later or earlier than the itinerary says; 0 of others. */
      minutes: number().required(),
      terminal: string().defined(),
      gate: string().defined(),
    }).required(),
  ).required(),
});
export const itineraryAnswer = object({ extendedItinerary: extendedItinerary.required() });

const airport = object({ iata: string().required() });
/** Airport-local: `YYYY-MM-DD` and `HH:MM`. */
const localTime = object({ date: string().required(), time: string().required() });

/** The flights of a booking, each with its PNR and who travels on it (TRP-47). */
export const bookedFlightsSchema = array(
  object({
    segment: object({
      id: number().required(),
      /** The marketing airline. */
      airline: object({ iata: string().required() }).required(),
      flightnum: string().required(),
      from: airport.required(),
      to: airport.required(),
      dept: localTime.required(),
      arr: localTime.required(),
      cancelled: boolean().required(),
    }).required(),
    pnr: string().required(),
    travellers: array(
      object({
        firstname: string().defined(),
        middlename: string().defined(),
        lastname: string().defined(),
      }).required(),
    ).required(),
  }).required(),
).required();

export const archivedSchema = object({
  /** The current one first, then by falling number. */
  versions: array(
    object({
      version: number().required(),
      publishedAt: number().required(),
      publishedBy: string().required(),
    }).required(),
  ).required(),
});

export const mineInput = object({
  /** Trips that take place now; otherwise those to come. */
  current: flag().default(false),
  vendorCode: vendorCode(),
  ...pageInput(),
}).noUnknown();

/** An entry of the lists of trips. */
const tripSchema = object({
  travelRequestId: number().nullable().defined(),
  travellers: array(object({ firstname: string().defined(), lastname: string().defined() }).required()).required(),
  bookingNo: string().required(),
  startDate: string().required(),
  endDate: string().required(),
  vendorCode: string().required(),
  current: boolean().required(),
  /** Its booking has a comment that is newer than the caller's last look. */
  newCommentAdded: boolean().required(),
});
export const mineSchema = pageOf(tripSchema.required());

const file = (type: string) =>
  mixed<File>((value): value is File => value instanceof File)
    .typeError("trips.file.required")
    .meta({ file: type })
    .required("trips.file.required");

export const readInput = object({ file: file("application/octet-stream") }).noUnknown();

export const uploadItineraryInput = object({ vendorCode: vendorCode(), file: file("application/pdf") }).noUnknown();

export const attachFileInput = object({
  vendorCode: vendorCode(),
  file: file("application/octet-stream"),
}).noUnknown();

const uuid = () => text(36).matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "validation.unknown");

export const attachedFileInput = itineraryInput.shape({ id: uuid().required("validation.unknown") }).noUnknown();

/** Id of a finished itinerary that is viewed instead of a drawn one; null where it is drawn. */
const finishedPdf = () => uuid().nullable().default(null);

const source = object({
  part: string().defined(),
  path: string().defined(),
  line: number().required(),
  excerpt: string().defined(),
});
const readField = object({
  field: string().required(),
  value: string().defined().nullable(),
  source: source.required(),
  doubts: array(string().oneOf(fieldDoubts).required()).required(),
  others: array(object({ value: string().defined(), source: source.required() }).required()).required(),
});
const reading = object({
  format: string().oneOf(confirmationFormats).required(),
  title: string().defined(),
  pieces: array(
    object({
      kind: string().oneOf(pieceKinds).required(),
      fields: array(readField.required()).required(),
      passengers: array(array(readField.required()).required()).required(),
      missing: array(string().required()).required(),
      doubts: array(string().oneOf(pieceDoubts).required()).required(),
    }).required(),
  ).required(),
  ignored: array(
    object({
      what: string().defined(),
      reason: string()
        .oneOf([...ignoredReasons, ...notUnderstoodReasons])
        .required(),
      line: number().nullable().defined(),
    }).required(),
  ).required(),
  /** Names of PDFs that a mail brings, which are not read with it. */
  pdfs: array(string().defined()).required(),
});

/** What a file says, or why it says nothing that could be read (TRP-7). */
export const readingSchema = object({
  understood: boolean().required(),
  /** Null where it was understood. */
  reason: string().oneOf(notUnderstoodReasons).nullable().defined(),
  reading: reading.nullable().defined(),
});

const content = () =>
  mixed<ItineraryContent>((value): value is ItineraryContent => typeof value === "object" && value !== null)
    .meta({ documented: itinerarySchema })
    .required("trips.required");

export const previewInput = object({
  vendorCode: vendorCode(),
  /** Empty where it is not known yet. */
  bookingNo: line(40).default(""),
  travelRequestId: integer().min(1, "validation.range").nullable().default(null),
  /** The one that it would be. */
  version: integer().min(1, "validation.range").required("trips.required"),
  language: language(),
  content: content(),
  finishedPdf: finishedPdf(),
}).noUnknown();

export const publishInput = object({
  vendorCode: vendorCode(),
  bookingNo: bookingNo().matches(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "trips.bookingNo.invalid"),
  travelRequestId: integer().min(1, "validation.range").nullable().default(null),
  /** The version that the caller started from; 0 for the first. */
  expectedVersion: integer().min(0, "validation.range").required("trips.required"),
  /** What the version says; what is wrong with it is answered by field (`INVALID`). */
  content: content(),
  /** Problems that are meant so, with why (TRP-10): `key` of the problem. */
  meantSo: list(
    object({ key: text(4000).required(), reason: line(500).required("trips.required") }).required(),
    200,
  ).default([]),
  finishedPdf: finishedPdf(),
  /** Ids of files that stay with it (TRP-42). */
  attachments: list(uuid().required("validation.unknown"), 20).default([]),
  requestId,
}).noUnknown();

export const publishedSchema = object({
  id: number().required(),
  bookingNo: string().required(),
  vendorCode: string().required(),
  version: number().required(),
});

/** Somebody published meanwhile: what stands now. */
export const versionConflictSchema = object({
  version: number().required(),
  publishedAt: number().required(),
  publishedBy: string().defined(),
  /** Null where the itinerary has no version. */
  content: itinerarySchema.nullable().defined(),
  meantSo: array(meantSoSchema.required()).required(),
  attachments: array(attachedFileSchema.clone().required()).required(),
});

/** `facts` are what a sentence about it says; see domain's `TripProblem`. */
export const openProblemsSchema = object({
  problems: array(
    object({
      id: string().required(),
      severity: string()
        .oneOf(["error", "warning"] as const)
        .required(),
      key: string().required(),
      pieces: array(
        object({ kind: string().oneOf(pieceKinds).required(), id: string().required() }).required(),
      ).required(),
      facts: mixed<Record<string, string>>(
        (value): value is Record<string, string> => typeof value === "object" && value !== null,
      )
        .meta({ documented: object() })
        .required(),
    }).required(),
  ).required(),
});

/** Fields as paths of the content (`flights.0.pnr`), with keys of the message catalogue. */
export const invalidSchema = object({
  problems: array(object({ field: string().defined(), code: string().required() }).required()).required(),
});
