import { object, type ObjectSchema, string } from "yup";
import { isCarrierCode } from "../boarding-pass/index.ts";
import { anyText, capitals, flag, line, list, text } from "../validation/index.ts";
import {
  type AccommodationType,
  accommodationTypes,
  type FlightEnd,
  type ItineraryAccommodation,
  type ItineraryCar,
  type ItineraryContent,
  type ItineraryFlight,
  type ItineraryTrain,
  type ItineraryTraveller,
  type PassengerExtra,
} from "./itinerary.ts";
import { itineraryLimits as limits } from "./limits.ts";
import { isLocalDateTime, isLocalTime, isZone } from "./local-time.ts";

/** yup's lists can be written to. */
type Writable<T> = { readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type WritableContent = Writable<Omit<ItineraryContent, "flights" | "trains">> & {
  readonly flights: Writable<ItineraryFlight>[];
  readonly trains: Writable<ItineraryTrain>[];
};

const isEmpty = (value: unknown): boolean => typeof value !== "string" || value === "";

const id = () =>
  anyText(64)
    .matches(/^[A-Za-z0-9_-]+$/, "trips.id.invalid")
    .required("trips.required");
const short = (max: number = limits.line) => line(max).defined("trips.required");
const zone = () =>
  anyText(64)
    .defined("trips.required")
    .test("zone", "trips.zone.unknown", (value) => isEmpty(value) || isZone(value));
const dateTime = () =>
  anyText(16)
    .required("trips.required")
    .test("time", "trips.dateTime.invalid", (value) => isEmpty(value) || isLocalDateTime(value));
/** A day, with an hour where the supplier names one. */
const dayOrTime = () =>
  anyText(16)
    .required("trips.required")
    .test("time", "trips.dateTime.invalid", (value) => isEmpty(value) || isLocalTime(value));
const piece = () => ({ id: id(), confirmationNumber: short(60), cancelled: flag().default(false) });

const flightEnd: ObjectSchema<FlightEnd> = object({
  airportCode: capitals(3)
    .matches(/^[A-Z]{3}$/, "trips.airport.invalid")
    .required("trips.required"),
  dateTime: dateTime(),
  zone: zone(),
  terminal: short(20),
}).exact("validation.unknown");

const passengerExtra: ObjectSchema<PassengerExtra> = object({
  travelerId: short(64),
  name: short(120),
  eticket: short(20),
  seatno: short(10),
}).exact("validation.unknown");

const passengers = () => list(passengerExtra, limits.travellers).required("trips.required");

const flight: ObjectSchema<Writable<ItineraryFlight>> = object({
  ...piece(),
  airlineCode: capitals(2)
    .required("trips.required")
    .test("airline", "trips.airline.invalid", (value) => isEmpty(value) || isCarrierCode(value)),
  flightNum: capitals(5)
    .matches(/^\d{1,4}[A-Z]?$/, "trips.flightNum.invalid")
    .required("trips.required"),
  departure: flightEnd.required("trips.required"),
  arrival: flightEnd.required("trips.required"),
  pnr: capitals(8)
    .matches(/^(?:[A-Z0-9]{5,8})?$/, "trips.pnr.invalid")
    .defined("trips.required"),
  passengerExtra: passengers(),
}).exact("validation.unknown");

const car: ObjectSchema<ItineraryCar> = object({
  ...piece(),
  company: line().required("trips.required"),
  pickupLocation: line().required("trips.required"),
  dropOffLocation: short(),
  pickupDateTime: dayOrTime(),
  pickupZone: zone(),
  dropDateTime: dayOrTime(),
  dropZone: zone(),
  phone: short(40),
}).exact("validation.unknown");

const accommodation: ObjectSchema<ItineraryAccommodation> = object({
  ...piece(),
  type: string<AccommodationType>().oneOf(accommodationTypes, "trips.type.invalid").required("trips.required"),
  name: line().required("trips.required"),
  address: text(400).defined("trips.required"),
  city: short(100),
  phone: short(40),
  website: line(400)
    .matches(/^(?:https?:\/\/\S+)?$/, "trips.website.invalid")
    .defined("trips.required"),
  checkinDateTime: dayOrTime(),
  checkOutDateTime: dayOrTime(),
  zone: zone(),
}).exact("validation.unknown");

const train: ObjectSchema<Writable<ItineraryTrain>> = object({
  ...piece(),
  company: short(),
  trainNum: short(20),
  departureStation: line().required("trips.required"),
  arrivalStation: line().required("trips.required"),
  departureDateTime: dayOrTime(),
  departureZone: zone(),
  arrivalDateTime: anyText(16)
    .defined("trips.required")
    .test("time", "trips.dateTime.invalid", (value) => isEmpty(value) || isLocalTime(value ?? "")),
  arrivalZone: zone(),
  passengerExtra: passengers(),
}).exact("validation.unknown");

const traveller: ObjectSchema<ItineraryTraveller> = object({
  travelerId: id(),
  prefix: short(20),
  // Airlines want both.
  firstName: line(57).required("trips.required"),
  middleName: short(57),
  lastName: line(57).required("trips.required"),
  email: short(254),
  phone: short(40),
}).exact("validation.unknown");

/** The ids in a list, which is not judged yet when this is asked. */
const namesIn = (list: unknown, key: string): readonly string[] =>
  (Array.isArray(list) ? (list as readonly unknown[]) : []).flatMap((item) => {
    const name: unknown = typeof item === "object" && item !== null ? Reflect.get(item, key) : undefined;
    return typeof name === "string" ? [name] : [];
  });
const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** What may be stored as a version (TRP-2). Messages are keys of the message catalogue. */
export const itinerarySchema: ObjectSchema<WritableContent> = object({
  itinerarySummary: short(),
  tripDescription: text(limits.text).defined("trips.required"),
  travellers: list(traveller, limits.travellers).required("trips.required"),
  flights: list(flight, limits.flights).required("trips.required"),
  cars: list(car, limits.cars).required("trips.required"),
  accommodations: list(accommodation, limits.accommodations).required("trips.required"),
  trains: list(train, limits.trains).required("trips.required"),
})
  .exact("validation.unknown")
  .test("ids", "trips.id.twice", (value: unknown) => {
    // Where it may be null, it is asked about as well.
    if (typeof value !== "object" || value === null) return true;
    const ids = ["flights", "cars", "accommodations", "trains"].flatMap((kind) =>
      namesIn(Reflect.get(value, kind), "id"),
    );
    return isUnique(ids) && isUnique(namesIn(Reflect.get(value, "travellers"), "travelerId"));
  });
