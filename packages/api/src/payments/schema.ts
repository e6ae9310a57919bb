import { orderStates } from "@gatehouse/domain/ancillary";
import { paymentStates } from "@gatehouse/domain/payments";
import { integer, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";

/** Amounts are whole numbers of minor units. */
export const paymentSchema = object({
  id: string().required(),
  orderId: number().required(),
  orderState: string().oneOf(orderStates).required(),
  bookingNo: string().required(),
  vendorCode: string().required(),
  vendorName: string().required(),
  state: string().oneOf(paymentStates).required(),
  amount: number().required(),
  currency: string().required(),
  products: array(string().required()).required(),
  /** The bank's own words; empty where it gave none. */
  message: string().defined(),
  createdBy: string().required(),
  createdAt: number().required(),
  stateAt: number().required(),
  /** Who asked for the money to go back; null where nobody did. */
  refundedBy: string().nullable().defined(),
});

export const paymentsInput = object({
  state: text(20)
    .oneOf(["", ...paymentStates], "validation.choice")
    .default(""),
  /** A booking number; empty for all. */
  bookingNo: text(60).default(""),
}).noUnknown();

export const paymentsSchema = object({
  payments: array(paymentSchema.required()).required(),
  /** There are more than are shown. */
  hasMore: boolean().required(),
});

export const startInput = object({
  orderId: integer().min(1, "validation.range").required(),
  /** Of the page on which somebody pays: the bank's page answers in it. */
  language: string()
    .oneOf(["en", "fr"] as const, "validation.choice")
    .default("en"),
}).noUnknown();
export const startedSchema = object({
  paymentId: string().required(),
  /** The bank's page. */
  url: string().required(),
  /** Whether it may stand in a frame; otherwise it wants a tab of its own. */
  isFramed: boolean().required(),
});

export const refundInput = object({ id: requestId.required(), requestId }).noUnknown();
