import { checkPoints, passProblems } from "@gatehouse/domain/boarding-pass";
import { integer, text } from "@gatehouse/domain/validation";
import { array, number, object, string } from "yup";
import { changeCall } from "../schema/errors.ts";
import { conflicts, lookupFailed, notFound, pnrErrors, queueCall, queueChangeCall } from "../checkin/calls.ts";
import { requestId } from "../schema/request-id.ts";
import {
  candidatePageSchema,
  factsInput,
  factsSchema,
  linkInput,
  qualityCheckInput,
  toBeLinkedSchema,
  uploadIdInput,
  uploadInput,
  uploadSchema,
} from "./schema.ts";
import { pnrDataInput, pnrQuery, pnrSchema } from "./pnr-schema.ts";
import { checkInSchema, foundTravellers } from "../checkin/schema.ts";

/** Boarding passes: what a booking holds, candidate pages, uploads, links, quality checks. */
export const boardingPasses = {
  /** A booking's PNR: its flights and travellers. Passport data are part of it, and that they were read is audited. */
  pnr: queueCall
    .errors({ ...pnrErrors, ...lookupFailed })
    .route({
      method: "GET",
      path: "/checkin/pnrs/{pnr}",
      tags: ["checkin"],
      summary: "The segments and passengers of a PNR",
    })
    .input(pnrDataInput)
    .output(pnrSchema),
  /** What the viewer compares a pass with: the nine points of a check-in (BP-12). */
  facts: queueCall
    .errors(notFound)
    .route({
      method: "GET",
      path: "/checkin/check-ins/{id}/facts",
      tags: ["checkin"],
      summary: "What the pass of a check-in should say, and what its own pass says",
    })
    .input(factsInput)
    .output(factsSchema),
  /** The pages that were uploaded for a PNR and that no check-in has, matching ones first. */
  candidatePages: queueCall
    .errors(pnrErrors)
    .route({
      method: "GET",
      path: "/checkin/pnrs/{pnr}/candidate-pages",
      tags: ["checkin"],
      summary: "Candidate boarding-pass pages of a PNR",
    })
    .input(pnrQuery)
    .output(array(candidatePageSchema.required()).required()),
  toBeLinked: queueCall
    .errors(pnrErrors)
    .route({
      method: "GET",
      path: "/checkin/pnrs/{pnr}/to-be-linked",
      tags: ["checkin"],
      summary: "The check-ins of a PNR that a pass can be linked to",
    })
    .input(pnrQuery)
    .output(array(toBeLinkedSchema.required()).required()),
  /** Takes a PDF; its pages are read afterwards: see `upload.progress` and `candidates.changed` of the live events. */
  upload: queueChangeCall
    .errors({
      NO_SUCH_PNR: pnrErrors.NO_SUCH_PNR,
      AMBIGUOUS_PNR: pnrErrors.AMBIGUOUS_PNR,
      ...lookupFailed,
      NOT_A_PDF: { status: 422, message: "The file is not a PDF." },
      ENCRYPTED_PDF: { status: 422, message: "The PDF is encrypted." },
      BROKEN_PDF: { status: 422, message: "The PDF is damaged." },
      /** Opening it takes more memory or time than a file may take. */
      TOO_COMPLEX: { status: 422, message: "The PDF is too complex to be opened." },
      TOO_LARGE: { status: 413, message: "The file is too large.", data: object({ limit: number().required() }) },
      TOO_MANY_PAGES: {
        status: 422,
        message: "The PDF has too many pages.",
        data: object({ pages: number().required(), limit: number().required() }),
      },
      /** Too many uploads wait to be read. Nothing of this one was kept; it is taken after so many seconds. */
      READING_BUSY: {
        status: 429,
        message: "Too many uploads wait to be read. Try again shortly.",
        data: object({ retryAfter: number().required() }),
      },
    })
    .route({
      method: "POST",
      path: "/checkin/boarding-passes",
      tags: ["checkin"],
      summary: "Upload a PDF of boarding passes for a PNR",
    })
    .input(uploadInput)
    .output(uploadSchema),
  uploadProgress: queueCall
    .errors({ NOT_FOUND: { status: 404, message: "There is no such upload." } })
    .route({
      method: "GET",
      path: "/checkin/boarding-passes/uploads/{uploadId}",
      tags: ["checkin"],
      summary: "How far the reading of an uploaded PDF is",
    })
    .input(uploadIdInput)
    .output(uploadSchema),
  /** Gives a check-in a candidate page as its pass. The server compares every point again. */
  link: queueChangeCall
    .errors({
      ...conflicts,
      ...notFound,
      /** Somebody linked the page first: who, and to which check-in. */
      CANDIDATE_TAKEN: {
        status: 409,
        message: "Somebody has linked this page already.",
        data: object({ userid: string().required(), checkInId: number().required() }),
      },
      /** Its pages are still being read. */
      NOT_READ_YET: { status: 409, message: "The page is still being read." },
      /** It could not be taken out of its PDF: there is nothing to link. */
      PAGE_MISSING: { status: 422, message: "The page could not be taken out of its PDF." },
      /** Points that are not ticked, and points that are, but differ and have no reason. */
      NOT_SETTLED: {
        status: 422,
        message: "Not all points are settled.",
        data: object({
          unsettled: array(string().oneOf(checkPoints).required()).required(),
          withoutReason: array(string().oneOf(checkPoints).required()).required(),
        }),
      },
      /** A receipt, a standby pass or the like: links only with `override`. */
      PASS_PROBLEM: {
        status: 422,
        message: "This is no boarding pass to travel with.",
        data: object({ problem: string().oneOf(passProblems).required() }),
      },
      /** The pass fits other travellers as well, or is rather theirs: links only with their check-ins in `chosenOver`. */
      ALSO_FITS: {
        status: 422,
        message: "The pass fits other travellers of the booking.",
        data: object({ alsoFits: foundTravellers, belongsTo: foundTravellers }),
      },
    })
    .route({
      method: "POST",
      path: "/checkin/boarding-passes/link",
      tags: ["checkin"],
      summary: "Link a candidate page to a check-in",
    })
    .input(linkInput)
    .output(checkInSchema),
  /** Takes a wrongly linked pass off a check-in (CHK-12); its page is a candidate again. */
  unlink: queueChangeCall
    .errors({ ...conflicts, ...notFound })
    .route({
      method: "POST",
      path: "/checkin/boarding-passes/unlink",
      tags: ["checkin"],
      summary: "Unlink a boarding pass",
    })
    .input(
      object({
        id: integer().min(1, "validation.range").required(),
        bookingNo: text(40).required(),
        pnr: text(20).required(),
        version: integer(),
        requestId,
      }).noUnknown(),
    )
    .output(checkInSchema),
  /** Passing or failing the quality check of a linked pass; never by the one who linked it. */
  qualityCheck: changeCall("CH_RE_QC")
    .errors({
      ...conflicts,
      ...notFound,
      OWN_WORK: { status: 409, message: "Somebody else must check what you linked yourself." },
    })
    .route({
      method: "POST",
      path: "/checkin/quality-checks",
      tags: ["checkin"],
      summary: "Pass or fail the quality check of a linked pass",
    })
    .input(qualityCheckInput)
    .output(checkInSchema),
};
