import { object, type InferType } from "yup";
import { text } from "../validation/index.ts";

/** PNR search of the queue (spec 1 §5). Airlines issue six characters; some systems print five to eight. */
export const pnrSearchSchema = object({
  pnr: text(20)
    .uppercase()
    .required("checkin.pnr.required")
    .matches(/^[A-Z0-9]{5,8}$/, "checkin.pnr.invalid"),
}).noUnknown();
export type PnrSearch = InferType<typeof pnrSearchSchema>;

/** Airline search of the queue (spec 1 §5): a two-character IATA designator. */
export const airlineSearchSchema = object({
  airline: text(20)
    .uppercase()
    .required("checkin.airline.required")
    .matches(/^(?=.*[A-Z])[A-Z0-9]{2}$/, "checkin.airline.invalid"),
}).noUnknown();
export type AirlineSearch = InferType<typeof airlineSearchSchema>;

/** PNRs typed or pasted as a list: whitespace and quotes stripped, split on commas, upper case, each once (spec 1 §5). */
export const pnrListOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .replaceAll(/[\s"'“”‘’`]/g, "")
      .toUpperCase()
      .split(",")
      .filter(Boolean),
  ),
];
