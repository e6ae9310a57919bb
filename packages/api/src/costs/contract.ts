import { object } from "yup";
import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  billingAnswerSchema,
  billingRecordSchema,
  costProblemsSchema,
  programChoicesInput,
  programChoicesSchema,
  saveBillingInput,
  searchBillingInput,
  vendorsOfBookingSchema,
} from "./schema.ts";

const tags = ["costs"];
const notFound = { NOT_FOUND: { status: 404, message: "There is no such booking." } } as const;

/** What trips cost: one billing record per booking. */
export const costs = {
  /** The stored record, or a new one filled from what is known of the booking (COST-2). */
  search: guardedCall("billingEntry")
    .errors({
      ...notFound,
      SEVERAL_VENDORS: {
        status: 409,
        message: "Several vendors have a booking of this number. Say which one is meant.",
        data: vendorsOfBookingSchema,
      },
    })
    .route({
      method: "GET",
      path: "/travelapi/billing/search",
      tags,
      summary: "The billing record of a booking",
    })
    .input(searchBillingInput)
    .output(readonlyOutput(billingAnswerSchema)),
  /** The whole record; what is left out is taken away. The id of a request makes it safe to ask again. */
  save: changeCall("billingEntry")
    .errors({
      ...notFound,
      INVALID_RECORD: {
        status: 422,
        message: "Something is wrong in this record. Nothing was saved.",
        data: costProblemsSchema,
      },
      CHANGED_MEANWHILE: {
        status: 409,
        message: "Somebody else saved this record since it was read. Nothing was saved.",
        data: object({ stands: billingRecordSchema.required() }),
      },
    })
    .route({ method: "POST", path: "/travelapi/billing/save", tags, summary: "Save a billing record" })
    .input(saveBillingInput)
    .output(readonlyOutput(billingAnswerSchema)),
  /** What can be chosen in Hospital Details. */
  programs: guardedCall("billingEntry")
    .route({
      method: "GET",
      path: "/travelapi/util/programdetails",
      tags,
      summary: "The programs of a vendor, by department",
    })
    .input(programChoicesInput)
    .output(readonlyOutput(programChoicesSchema)),
};
