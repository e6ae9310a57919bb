import { flag, integer } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { pageInput, pageOf } from "../schema/page.ts";

/** An alternate flight that somebody has chosen, as staff see it. Instants are seconds since 1970, UTC. */
export const chosenFlightSchema = object({
  id: number().required(),
  bookingNo: string().required(),
  /** Code of the booking's vendor; null where no booking, or those of several vendors, have the number that somebody claims. */
  vendor: string().nullable().defined(),
  /** Whether a public link opened the booking; otherwise anybody may have sent it. */
  verified: boolean().required(),
  /** Whether there is a booking of this number that the reader may see. */
  hasBooking: boolean().required(),
  selectedAt: number().required(),
  flights: array(
    object({
      /** Airline code and number as people write them, `TP 210`. */
      flight: string().required(),
      from: string().required(),
      to: string().required(),
      /** The airport's wall clock, yyyy-mm-ddThh:mm. */
      departs: string().required(),
    }).required(),
  ).required(),
  /** The price of everybody who travels. */
  price: object({ hundredths: number().required(), unit: string().required() }).required(),
  passengers: number().required(),
  baggage: number().required(),
  settledAt: number().nullable().defined(),
  settledBy: string().nullable().defined(),
});

export const chosenFlightsInput = object({
  /** Those that staff have settled, the latest first, in place of those that wait. */
  settled: flag().default(false),
  ...pageInput(),
}).noUnknown();

/** Those that wait: what is verified first, the oldest first. */
export const chosenFlightsSchema = pageOf(chosenFlightSchema.required());

export const settleChoiceInput = object({
  id: integer().required(),
  /** The choice as its reader saw it: a traveller may have chosen something else since. */
  selectedAt: integer().required(),
}).noUnknown();
