import { vendorCurrencies } from "@gatehouse/domain/vendors";
import { ancillaryProducts, type CartProblem, maxPrice, orderStates } from "@gatehouse/domain/ancillary";
import { integer, line, list, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";

const product = () => string().oneOf(ancillaryProducts).required();

/** Amounts are whole numbers of minor units. */
export const orderSchema = object({
  id: number().required(),
  bookingNo: string().required(),
  vendorCode: string().required(),
  state: string().oneOf(orderStates).required(),
  currency: string().required(),
  total: number().required(),
  passengers: number().required(),
  segments: array(number().required()).required(),
  lines: array(
    object({
      product: product(),
      unit: number().required(),
      quantity: number().required(),
      amount: number().required(),
    }).required(),
  ).required(),
  createdBy: string().required(),
  createdAt: number().required(),
  stateAt: number().required(),
  /** What the bank said last of a payment that was declined; empty otherwise. */
  declined: string().defined(),
});

const pricesSchema = array(object({ product: product(), unit: number().required() }).required()).required();

export const bookingSchema = object({
  bookingNo: string().required(),
  vendorCode: string().required(),
  vendorName: string().required(),
  currency: string().required(),
  /** Of the first passenger; empty where none is known. */
  traveller: string().defined(),
  passengers: number().required(),
  /** Those that have not left. */
  flights: array(
    object({
      segmentId: number().required(),
      airline: string().required(),
      flightNum: string().required(),
      from: string().required(),
      to: string().required(),
      /** Airport-local. */
      departureDate: string().required(),
      departureTime: string().required(),
    }).required(),
  ).required(),
  prices: pricesSchema,
  /** What the booking has already. */
  services: array(product()).required(),
  orders: array(orderSchema.required()).required(),
  /** Whether payments can be made at all. */
  canPay: boolean().required(),
});

export const bookingInput = object({
  bookingNo: line(60).required("costs.bookingNo.required"),
  /** Needed where several vendors have a booking of the number. */
  vendorCode: text(40).default(""),
}).noUnknown();

export const orderInput = object({
  bookingNo: line(60).required(),
  vendorCode: text(40).required(),
  passengers: integer().required(),
  segments: list(integer().required(), 40).default([]),
  products: list(text(40).oneOf(ancillaryProducts, "validation.choice").required(), 20).required(),
  /** As the page showed them: what the buyer said yes to. */
  total: integer().min(0, "validation.range").required(),
  currency: text(3).required(),
  requestId,
}).noUnknown();

export const orderIdInput = object({ id: integer().min(1, "validation.range").required() }).noUnknown();

export const vendorsSchema = object({
  vendors: array(object({ code: string().required(), name: string().required() }).required()).required(),
});

const problems = ["empty", "passengers", "contained", "notSold", "segments"] as const satisfies readonly CartProblem[];
export const cartProblemSchema = object({ problem: string().oneOf(problems).required() });

export const movedPriceSchema = object({
  currency: string().required(),
  total: number().required(),
  prices: pricesSchema,
});

const currency = () =>
  text(3).test("currency", "validation.choice", (code) => !code || vendorCurrencies.some((known) => known === code));
const givenPrices = () =>
  list(
    object({
      product: text(40).oneOf(ancillaryProducts, "validation.choice").required(),
      /** Minor units. */
      unit: integer().min(1, "validation.range").max(maxPrice, "validation.range").required(),
    }).noUnknown(),
    ancillaryProducts.length,
  );

export const vendorPricesInput = object({
  code: text(40).required(),
  /** Left out for the currency in which the vendor sells. */
  currency: currency().default(""),
}).noUnknown();

export const vendorPricesSchema = object({ currency: string().required(), prices: pricesSchema });

export const savePricesInput = object({
  code: text(40).required(),
  currency: currency().required(),
  /** What every product costs from now on; one that is left out is not sold. */
  prices: givenPrices().default([]),
  /** What stood there before, as the page showed it. */
  seen: givenPrices().default([]),
}).noUnknown();

export const savedPricesSchema = object({ changed: boolean().required() });
