import { checkPoints, passProblems, proofs, type ReadPass, travellerKinds } from "@gatehouse/domain/boarding-pass";
import { flag, integer, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { pnrInput } from "./pnr-schema.ts";
import { requestId } from "../schema/request-id.ts";
import { checkedPoints, checkInSchema, linkFindings } from "../checkin/schema.ts";

/** Where a page's data come from: its barcodes, else its text; "none" when neither says anything. */
const passSources = ["barcode", "text", "none"] as const;
const pageFailures = ["MEMORY", "TIME", "DAMAGED", "NOT_TAKEN_MEMORY", "NOT_TAKEN_TIME", "NOT_TAKEN_DAMAGED"] as const;
/** How far the reading of a page is. */
const readingStates = ["waiting", "reading", "read", "failed"] as const;

const reading = {
  source: string().oneOf(passSources).required(),
  reading: string().oneOf(readingStates).required(),
  /**
   * Why a page could not be read: too much memory, too much time, damaged. `NOT_TAKEN_…`: it could not even be taken out of its PDF;
   * an empty page is in its place, and cannot be linked. Null otherwise, and for pages of before it was told.
   */
  failure: string().oneOf(pageFailures).nullable().optional(),
  /** Every pass that is on the page: each barcode counts (BP-3). */
  passes: array(mixed<ReadPass>().required()).required(),
};

/** One page of an uploaded PDF that no check-in has yet (BP-2). */
export const candidatePageSchema = object({
  dmscode: string().required(),
  /**
   * A leg agrees with a check-in of the booking on PNR, name, airline and flight, date, from and to (BP-9), and the page is a
   * pass to travel with that proves it by itself.
   */
  matched: boolean().required(),
  /** The check-ins it agrees with; of the travellers whom one pass fits, none but the one whose it is. */
  matchedCheckInIds: array(number().required()).required(),
  /** What the page is to each check-in of the PNR. */
  checkIns: array(
    object({
      checkInId: number().required(),
      matched: boolean().required(),
      /** Which pass of the page suits it best, and which leg of that pass: zero-based; null where the page has none. */
      pass: number().nullable().defined(),
      leg: number().nullable().defined(),
      /** Points that differ, in their order; empty for a page that says nothing. */
      differing: array(string().oneOf(checkPoints).required()).required(),
      /** Points that the page does not say, except for the passport's expiry. */
      missing: array(string().oneOf(checkPoints).required()).required(),
      /** What keeps its pass from being one to travel with; null where nothing does. */
      problem: string().oneOf(passProblems).nullable().defined(),
      /** What the page does not say by itself; empty for a page that says nothing. */
      unproven: array(string().oneOf(proofs).required()).required(),
      /** Check-ins of other travellers whom the pass fits as well: nothing tells whose it is. */
      alsoFits: array(number().required()).required(),
      /** Check-ins of other travellers whose pass it rather is. */
      belongsTo: array(number().required()).required(),
    }).required(),
  ).required(),
  /** One-based, within its PDF. */
  page: number().required(),
  pageCount: number().required(),
  uploadedAgentId: string().required(),
  /** Seconds since 1970, UTC. */
  uploadedAt: number().required(),
  ...reading,
});

/** A check-in that still wants a pass. */
export const toBeLinkedSchema = object({ checkInId: number().required() });

/** Bytes that an uploaded PDF may have, and its pages (BP-1). */
export const uploadLimits = { bytes: 20 * 1024 * 1024, pages: 50 } as const;

export const uploadInput = object({
  file: mixed<File>((value): value is File => value instanceof File)
    .typeError("checkin.upload.required")
    .meta({ file: "application/pdf" })
    .required("checkin.upload.required"),
  ...pnrInput,
  requestId,
}).noUnknown();

/** `failed`: not every page could be taken out of the PDF; the others are there. */
const uploadStates = ["waiting", "reading", "done", "failed"] as const;

/** How far an upload is. */
export const uploadSchema = object({
  uploadId: number().required(),
  pnr: string().required(),
  bookingNo: string().required(),
  name: string().defined(),
  state: string().oneOf(uploadStates).required(),
  pages: number().required(),
  /** Pages that have been taken out and read, and those of them that match a check-in. */
  pagesRead: number().required(),
  pagesMatched: number().required(),
});

export const uploadIdInput = object({ uploadId: integer().min(1, "validation.range").required() }).noUnknown();

export const linkInput = object({
  checkInId: integer().min(1, "validation.range").required(),
  dmscode: text(64).required(),
  bookingNo: text(40).required(),
  pnr: pnrInput.pnr,
  version: integer(),
  /** What the operator ticked, with the reason for each point that differs. Left out by machines. */
  checks: list(
    object({
      point: text(40).oneOf(checkPoints, "validation.choice").required(),
      ticked: flag().required(),
      reason: text(500),
    }).noUnknown(),
    checkPoints.length,
  ),
  /** Why something that is no boarding pass (a receipt, a standby pass) is linked all the same; then it needs a quality check. */
  override: text(500),
  /** Check-ins of other travellers whose the pass could be too, and is not: anyone who links has seen them and chosen. */
  chosenOver: list(integer().min(1, "validation.range").required(), 200),
  requestId,
}).noUnknown();

export const qualityCheckInput = object({
  checkInId: integer().min(1, "validation.range").required(),
  passed: flag().required(),
  note: text(500),
  version: integer(),
  requestId,
}).noUnknown();

export const factsInput = object({
  id: integer().min(1, "validation.range").required(),
  /** The screen reads again what it shows, by itself: nobody opened anything, so it keeps no lock. */
  again: flag().default(false),
}).noUnknown();

/** What a pass should say for a check-in, beside what its own pass says. Its reading is audited when a passport is in it. */
export const factsSchema = object({
  checkIn: checkInSchema.required(),
  expected: object({
    firstname: string().defined(),
    middlename: string().defined(),
    lastname: string().defined(),
    pnr: string().required(),
    /** Carriers and flight numbers under which the flight is sold and flown, and the operating carrier's own locator. */
    marketing: object({ carrier: string().required(), number: string().required() }).required(),
    operating: object({
      carrier: string().required(),
      number: string().nullable().defined(),
      locator: string().nullable().defined(),
    })
      .nullable()
      .defined(),
    from: string().required(),
    to: string().required(),
    /** Airport-local, YYYY-MM-DD. */
    departureDate: string().required(),
    /** YYYY-MM-DD. */
    passportExpDate: string().nullable().defined(),
    /** IATA number of the e-ticket, 13 digits. */
    ticketNumber: string().nullable().defined(),
    /** What the traveller is on the day of the flight; null where the booking does not tell. */
    kind: string().oneOf(travellerKinds).nullable().defined(),
  }).required(),
  /** Names to show beside the codes. */
  names: object({ airline: string().required(), from: string().required(), to: string().required() }).required(),
  /** What the check-in's own pass says; null without one. */
  ownPass: object({
    dmscode: string().required(),
    ...reading,
    /** Which of its passes, and which leg of that, is the check-in's: zero-based; null where it has none. */
    pass: number().nullable().defined(),
    leg: number().nullable().defined(),
    /** Who linked it, when, and how the points were settled; null where the log does not say. */
    linked: object({
      userid: string().required(),
      /** Seconds since 1970, UTC. */
      at: number().required(),
      note: string().nullable().defined(),
      checks: checkedPoints.nullable().defined(),
      findings: linkFindings,
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});
