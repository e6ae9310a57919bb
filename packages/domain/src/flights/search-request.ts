import type { Passengers } from "./passengers.ts";

/** Names the stored answer of one flight search; not a `PublicLinkId`, which opens a booking (API-9). */
export type FlightSearchId = string & { readonly __brand: "FlightSearchId" };

/** The id of a flight search. @returns it when the text can be one */
export const flightSearchId = (text: string): FlightSearchId | undefined =>
  /^[A-Za-z0-9-]{8,64}$/.test(text) ? (text as FlightSearchId) : undefined;

/** What the search call sends (FLT-1). Airports, or cities with all of theirs (FLT-31), by IATA code, dates yyyy-mm-dd; no return date means one-way. */
export interface SearchRequest {
  readonly from: string;
  readonly to: string;
  readonly departDate: string;
  readonly returnDate?: string | undefined;
  readonly passengers: Passengers;
  readonly nonstop: boolean;
}

/** The search form (FLT-1): what is not filled in yet is an empty text. */
export interface SearchForm {
  readonly oneWay: boolean;
  readonly from: string;
  readonly to: string;
  readonly departDate: string;
  readonly returnDate: string;
  readonly passengers: Passengers;
  readonly nonstop: boolean;
}

/** Whether two requests ask for the same, wherever they come from. */
export const sameRequest = (one: SearchRequest, other: SearchRequest): boolean =>
  (["from", "to", "departDate", "returnDate", "nonstop"] as const).every((field) => one[field] === other[field]) &&
  (["adults", "child", "infants"] as const).every((type) => one.passengers[type] === other.passengers[type]);

/** Whether a flight search asks for no return flight. */
export const isOneWay = ({ returnDate }: SearchRequest): boolean => returnDate === undefined;

/** The request that a valid form stands for. */
export const requestOf = ({
  oneWay,
  returnDate,
  from,
  to,
  departDate,
  passengers,
  nonstop,
}: SearchForm): SearchRequest => ({
  from,
  to,
  departDate,
  ...(oneWay ? {} : { returnDate }),
  passengers,
  nonstop,
});

/** The form that shows a request. */
export const formOf = (request: SearchRequest): SearchForm => ({
  ...request,
  oneWay: isOneWay(request),
  returnDate: request.returnDate ?? "",
});

/** The form after the choice of One-way or Round-trip: one-way clears the return date (FLT-5). */
export const withOneWay = (form: SearchForm, oneWay: boolean): SearchForm => ({
  ...form,
  oneWay,
  returnDate: oneWay ? "" : form.returnDate,
});

/** The form after the choice of a depart date: a return date before it is cleared (FLT-5). */
export const withDepartDate = (form: SearchForm, departDate: string): SearchForm => ({
  ...form,
  departDate,
  // yyyy-mm-dd sorts as text.
  returnDate: departDate > form.returnDate ? "" : form.returnDate,
});

/** The form with its airports exchanged. */
export const swapAirports = (form: SearchForm): SearchForm => ({ ...form, from: form.to, to: form.from });
