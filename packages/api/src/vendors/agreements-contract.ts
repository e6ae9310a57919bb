import { mixed } from "yup";
import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  approveInput,
  pendingSchema,
  prospectIdInput,
  prospectInput,
  prospectSchema,
  reasonSchema,
  settledSchema,
  settleInput,
} from "./agreements-schema.ts";
import { createdVendorSchema, doneSchema, problemsSchema } from "./schema.ts";

const tags = ["agreements"];
const noProspect = { NOT_FOUND: { status: 404, message: "There is no such prospect." } } as const;
const changed = {
  CHANGED: { status: 409, message: "Somebody else has changed this prospect meanwhile.", data: settledSchema },
} as const;
const reason = {
  REASON: { status: 422, message: "The prospect is told the reason: it is missing or wrong.", data: reasonSchema },
} as const;
const settleCall = changeCall("vendorAdmin").errors({ ...noProspect, ...changed, ...reason });

/** Agreements of prospects: organisations that have asked to become vendors, and have confirmed it. */
export const agreements = {
  pending: guardedCall("vendorAdmin")
    .route({ method: "GET", path: "/agreements", tags, summary: "Prospects that wait" })
    .output(readonlyOutput(pendingSchema)),
  one: guardedCall("vendorAdmin")
    .errors(noProspect)
    .route({ method: "GET", path: "/agreements/one", tags, summary: "A prospect by its id or name" })
    .input(prospectInput)
    .output(readonlyOutput(prospectSchema)),
  file: guardedCall("vendorAdmin")
    .errors({ ...noProspect, NO_FILE: { status: 404, message: "There is no agreement yet." } })
    .route({ method: "GET", path: "/agreements/{id}/file", tags, summary: "The agreement as a PDF" })
    .input(prospectIdInput)
    .output(
      mixed<File>((value): value is File => value instanceof File)
        .meta({ file: "application/pdf" })
        .required(),
    ),
  /** Creates the vendor and invites its first user (VEN-19). */
  approve: changeCall("vendorAdmin")
    .errors({
      ...noProspect,
      ...changed,
      INVALID: { status: 422, message: "Something is missing or wrong. Nothing was saved.", data: problemsSchema },
      TAKEN: { status: 409, message: "Another vendor or user has this e-mail address." },
      NO_LOGO: { status: 404, message: "There is no such logo. Upload it again." },
      NO_AGREEMENT: { status: 409, message: "There is no agreement yet. Ask for it first." },
    })
    .route({ method: "POST", path: "/agreements/{id}/approve", tags, summary: "Make a vendor of a prospect" })
    .input(approveInput)
    .output(createdVendorSchema),
  refuse: settleCall
    .route({ method: "POST", path: "/agreements/{id}/refuse", tags, summary: "Refuse a prospect, with the reason" })
    .input(settleInput)
    .output(doneSchema),
  askForFile: settleCall
    .route({ method: "POST", path: "/agreements/{id}/ask", tags, summary: "Ask a prospect for another file" })
    .input(settleInput)
    .output(doneSchema),
};
