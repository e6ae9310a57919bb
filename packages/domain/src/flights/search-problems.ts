import type { BookingWindow } from "./booking-window.ts";
import { shareAirport } from "./city-airports.ts";
import type { SearchRequest } from "./search-request.ts";

/**
 * What can be wrong with a search (FLT-1), each a key of the message catalogue. Above the fields stands
 * `flights.form.invalid`, "Please correctly fill all mandatory fields"; where no form is shown, `flights.request.invalid`,
 * "Invalid search request."
 */
export const searchProblems = [
  "flights.from.required",
  "flights.from.invalid",
  "flights.to.required",
  "flights.to.invalid",
  "flights.to.same",
  "flights.departDate.required",
  "flights.departDate.invalid",
  "flights.departDate.early",
  "flights.departDate.late",
  "flights.returnDate.required",
  "flights.returnDate.invalid",
  "flights.returnDate.early",
  "flights.returnDate.late",
  "flights.passengers.adults",
  "flights.passengers.count",
  "flights.passengers.maximum",
  "flights.passengers.infants",
] as const;
export type SearchProblem = (typeof searchProblems)[number];

/**
 * Whether the dates of a flight search lie in the days for which flights can be booked.
 * @returns what is wrong with the dates of a request today; nothing when they lie in the window
 */
export function windowProblem(
  { departDate, returnDate }: Pick<SearchRequest, "departDate" | "returnDate">,
  { earliest, latest }: BookingWindow,
): SearchProblem | undefined {
  if (departDate < earliest) return "flights.departDate.early";
  if (departDate > latest) return "flights.departDate.late";
  return returnDate !== undefined && returnDate > latest ? "flights.returnDate.late" : undefined;
}

/**
 * What is wrong with a request whose codes, dates and passengers are each right by themselves, as those of an address are: the
 * rules between fields, without the schemas, which a page that opens with a search need not load.
 */
export function requestProblem(request: SearchRequest, window: BookingWindow): SearchProblem | undefined {
  if (shareAirport(request.from, request.to)) return "flights.to.same";
  const { departDate, returnDate } = request;
  if (returnDate !== undefined && returnDate < departDate) return "flights.returnDate.early";
  return windowProblem(request, window);
}
