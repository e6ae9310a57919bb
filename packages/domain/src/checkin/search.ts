import { object, type InferType } from "yup";
import { text } from "../validation/index.ts";

/** PNR search of the queue (QUE-13). Airlines issue six characters; some systems print five to eight. */
export const pnrSearchSchema = object({
  pnr: text(20)
    .uppercase()
    .required("checkin.pnr.required")
    .matches(/^[A-Z0-9]{5,8}$/, "checkin.pnr.invalid"),
}).noUnknown();
export type PnrSearch = InferType<typeof pnrSearchSchema>;

/** Airline search of the queue (QUE-13): two-character IATA designators, separated by commas or blanks. */
export const airlineSearchSchema = object({
  airline: text(200)
    .uppercase()
    .transform((typed: unknown) => (typeof typed === "string" ? airlineCodesIn(typed).join(",") : typed))
    .required("checkin.airline.required")
    .matches(/^(?:(?!\d\d)[A-Z0-9]{2})(?:,(?!\d\d)[A-Z0-9]{2})*$/, "checkin.airline.invalid"),
}).noUnknown();
export type AirlineSearch = InferType<typeof airlineSearchSchema>;

/** Airline codes as they were typed or stand in an address, each once. */
export function airlineCodesIn(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

const quotes = /[\s"'“”‘’`]/g;

/** One PNR as people paste it: whitespace and quotes stripped, upper case. */
export const pnrOf = (typed: string): string => typed.replaceAll(quotes, "").toUpperCase();

/** PNRs typed or pasted as a list: whitespace and quotes stripped, split on commas, upper case, each once (QUE-14). */
export const pnrListOf = (typed: string): readonly string[] => [...new Set(pnrOf(typed).split(",").filter(Boolean))];
