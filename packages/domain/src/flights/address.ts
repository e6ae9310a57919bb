import { readFilters, writeFilters } from "./address-filters.ts";
import { dayNumber } from "./calendar-date.ts";
import { defaultDisplay, type DisplayOptions, hideable } from "./display-options.ts";
import { type FlightFilters, noFilters } from "./filters.ts";
import type { SearchProblem } from "./search-problems.ts";
import { canTravel, type Passengers, passengerTotal } from "./passengers.ts";
import { type FlightSearchId, flightSearchId, type SearchRequest } from "./search-request.ts";
import { defaultSort, type FlightSort, sortTypes } from "./sort.ts";

/** Address parameters, each a plain text. */
export type AddressParameters = Readonly<Record<string, string>>;

/** The search that an address names, as far as it does: empty texts and null stand for what is not there. */
export interface AddressSearch {
  readonly from: string;
  readonly to: string;
  readonly departDate: string;
  readonly returnDate: string;
  readonly passengers: Passengers | null;
  readonly nonstop: boolean;
}

/** Everything that a link reproduces. */
export interface FlightAddress {
  readonly search: AddressSearch;
  /** The stored answer, so that the same list opens as long as it is kept. */
  readonly searchId: FlightSearchId | null;
  /** The selected itinerary. */
  readonly itinerary: string | null;
  readonly display: DisplayOptions;
  readonly filters: FlightFilters;
  readonly sort: FlightSort;
}

export const emptyAddress: FlightAddress = {
  search: { from: "", to: "", departDate: "", returnDate: "", passengers: null, nonstop: false },
  searchId: null,
  itinerary: null,
  display: defaultDisplay,
  filters: noFilters,
  sort: defaultSort,
};

const ownKeys =
  /^(?:from|to|departDate|returnDate|passengerCount|children|infants|nonstop|results|itinerary|customer|hide|sort|price|stops|airlines|airports|via|dates|onTime|(?:departs|arrives)[2-9]?)$/;

/** Ids that suppliers' offers can have: what is in an address as it is. */
export const itineraryIdPattern = /^[A-Za-z0-9._-]{1,100}$/;

const airport = (text = "") => (/^[A-Z]{3}$/.test(text.toUpperCase()) ? text.toUpperCase() : "");
const date = (text = "") => (dayNumber(text) === undefined ? "" : text);
const number = (text = "") => (/^\d{1,2}$/.test(text) ? Number(text) : 0);

/** `passengerCount` is everybody (FLT-7); children and infants are said besides, and dropped when they do not add up. */
function passengersOf({ passengerCount, children, infants }: AddressParameters): Passengers | null {
  const [total, child, laps] = [number(passengerCount), number(children), number(infants)];
  const candidates = [
    { adults: total - child - laps, child, infants: laps },
    { adults: total, child: 0, infants: 0 },
  ];
  return candidates.find(canTravel) ?? null;
}

/** What is wrong with an address's `passengerCount`; nothing where there is none. */
export function passengersProblem(parameters: AddressParameters): SearchProblem | undefined {
  const { passengerCount = "" } = parameters;
  if (passengerCount === "" || passengersOf(parameters)) return undefined;
  if (!/^\d+$/.test(passengerCount)) return "flights.passengers.count";
  return Number(passengerCount) === 0 ? "flights.passengers.adults" : "flights.passengers.maximum";
}

function sortOf(text = ""): FlightSort {
  const type = sortTypes.find((known) => known === text.replace(/^-/, ""));
  return type && type !== "best" ? { type, isAscending: !text.startsWith("-") } : defaultSort;
}

function displayOf({ hide = "", customer }: AddressParameters): DisplayOptions {
  const hidden = new Set(hide.split("_"));
  const shown = Object.fromEntries(hideable.map((option) => [option, !hidden.has(option)]));
  return { ...defaultDisplay, ...shown, isCustomer: customer === "1" };
}

/**
 * Reads the address of the flight search page: its request, filters and sort; what it does not know, or what makes no sense,
 * counts as not there.
 */
export function readFlightAddress(parameters: AddressParameters): FlightAddress {
  const { from, to, departDate, returnDate, nonstop, results = "", itinerary = "", sort } = parameters;
  return {
    search: {
      from: airport(from),
      to: airport(to),
      departDate: date(departDate),
      returnDate: date(returnDate),
      passengers: passengersOf(parameters),
      nonstop: nonstop === "1",
    },
    searchId: flightSearchId(results) ?? null,
    itinerary: itineraryIdPattern.test(itinerary) ? itinerary : null,
    display: displayOf(parameters),
    filters: readFilters(parameters),
    sort: sortOf(sort),
  };
}

/** The parameters of an address: only what differs from the default, always in the same order. */
export function writeFlightAddress(address: FlightAddress): AddressParameters {
  const { search, searchId, itinerary, display, filters, sort } = address;
  const { passengers } = search;
  const isDefaultSort = sort.type === defaultSort.type && sort.isAscending === defaultSort.isAscending;
  const all: Record<string, string | number | null> = {
    from: search.from,
    to: search.to,
    departDate: search.departDate,
    returnDate: search.returnDate,
    passengerCount: passengers && passengerTotal(passengers),
    children: passengers?.child || null,
    infants: passengers?.infants || null,
    nonstop: search.nonstop ? "1" : null,
    customer: display.isCustomer ? "1" : null,
    hide: hideable.filter((option) => !display[option]).join("_"),
    results: searchId,
    itinerary,
    sort: isDefaultSort ? null : `${sort.isAscending ? "" : "-"}${sort.type}`,
    ...writeFilters(filters),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === null || value === "" ? [] : [[key, String(value)]])),
  );
}

/** An address with its flight part replaced; parameters of others, such as the language, stay. */
export const withFlightAddress = (parameters: AddressParameters, address: FlightAddress): AddressParameters => ({
  ...Object.fromEntries(Object.entries(parameters).filter(([key]) => !ownKeys.test(key))),
  ...writeFlightAddress(address),
});

/** The search to begin by itself: there is one when from, to, departDate and passengerCount are all there (FLT-7). */
export function requestInAddress({ search }: FlightAddress): SearchRequest | undefined {
  const { from, to, departDate, returnDate, passengers, nonstop } = search;
  if (!from || !to || !departDate || !passengers) return undefined;
  return { from, to, departDate, ...(returnDate ? { returnDate } : {}), passengers, nonstop };
}

/** The address of a new search: filters, sort and selection begin again (FLT-7), the screen stays as it was. */
export const addressOfSearch = (request: SearchRequest, display: DisplayOptions): FlightAddress => ({
  ...emptyAddress,
  search: { ...request, returnDate: request.returnDate ?? "" },
  display,
});
