import { itineraryIdPattern } from "./address.ts";
import type { PricedItinerary } from "./priced-itinerary.ts";

/**
 * Whether something is a list of offers, looked at by hand: a schema takes seconds for the thousands of offers of one answer, in
 * which a server could answer nobody else.
 */
export const areOffers = (value: unknown): value is readonly PricedItinerary[] =>
  Array.isArray(value) && value.every(isOffer);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);

const isPlace = (value: unknown) => isObject(value) && isText(value["iata"]);
const isNamed = (value: unknown) => isObject(value) && isText(value["name"]);
const isMoney = (value: unknown) => isObject(value) && isNumber(value["amount"]) && isText(value["unit"]);
const isTime = (value: unknown) =>
  isObject(value) && isNumber(value["utc"]) && isText(value["local"]) && isText(value["zone"]);
const isAirline = (value: unknown) => isObject(value) && isPlace(value["code"]) && isText(value["flightNum"]);
const isPerformance = (value: unknown) => value === null || (isObject(value) && isNumber(value["punctuality_percent"]));

const isSegment = (value: unknown) =>
  isObject(value) &&
  isAirline(value["airline"]) &&
  isNamed(value["airlineDetails"]) &&
  isPlace(value["from"]) &&
  isPlace(value["to"]) &&
  isNamed(value["fromAirportDetails"]) &&
  isNamed(value["toAirportDetails"]) &&
  isTime(value["dept"]) &&
  isTime(value["arrival"]) &&
  (value["seatsRemaining"] === null || isNumber(value["seatsRemaining"])) &&
  isPerformance(value["performance"]);

function isTrip(value: unknown): boolean {
  const segments = isObject(value) ? value["segments"] : undefined;
  return Array.isArray(segments) && segments.length > 0 && segments.every(isSegment);
}

function isOffer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, one, ret, totalPrice } = value;
  return (
    isText(id) &&
    itineraryIdPattern.test(id) &&
    isTrip(one) &&
    (ret === null || isTrip(ret)) &&
    isObject(totalPrice) &&
    isMoney(totalPrice["basePrice"]) &&
    isMoney(totalPrice["tax"])
  );
}
