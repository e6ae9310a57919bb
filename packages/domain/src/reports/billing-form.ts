import { object, type InferType } from "yup";
import { flag, text } from "../validation/index.ts";
import type { ReportMessage } from "./message-keys.ts";
import { dayField, notBefore } from "./report-fields.ts";
import { otherVendor, productTypes, reportFormats } from "./report.ts";

const message = (key: ReportMessage): ReportMessage => key;

/**
 * The billing report's form (REP-2). `from` and `to` are days in the vendor's zone, both included. `format` matters for what
 * a job makes (AC); what comes at once (FW, TC) is always CSV.
 * @param today today in the vendor's zone, YYYY-MM-DD: nothing after tomorrow is taken. The contract does not know the vendor yet
 * and leaves it out; the server asks `rangeProblem` when it has found the vendor.
 */
export const billingSchema = (today?: string) =>
  object({
    productType: text(10)
      .required(message("reports.productType.required"))
      .oneOf(productTypes, message("reports.productType.required")),
    /** A vendor's code, or `other`. */
    vid: text(40).required(message("reports.vendor.required")),
    /** The code of the vendor where `vid` is `other`. */
    otherVendorId: text(40).when("vid", ([vid]: readonly unknown[], schema) =>
      vid === otherVendor ? schema.required(message("reports.otherVendor.required")) : schema,
    ),
    from: dayField("reports.from.required", today),
    to: dayField("reports.to.required", today).when("from", notBefore("reports.from.afterTo")),
    /** Takes deactivated bookings and watched flights in. */
    deactivated: flag().default(false),
    format: text(10).oneOf(reportFormats, "validation.choice").default("csv"),
  }).noUnknown();

export type BillingForm = InferType<ReturnType<typeof billingSchema>>;

/** The code of the vendor that is billed: the chosen one, or the one that was typed beside `other`. */
export const billedVendor = ({ vid, otherVendorId }: Pick<BillingForm, "vid" | "otherVendorId">): string =>
  vid === otherVendor ? (otherVendorId ?? "") : vid;
