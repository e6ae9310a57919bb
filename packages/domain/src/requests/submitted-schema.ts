import { array, object, string } from "yup";
import { flag, integer, line, list, text } from "../validation/index.ts";
import { requestLimits, requestTextLimits } from "./limits.ts";
import { timePreferences } from "./time-preferences.ts";

const place = () => line(requestTextLimits.text).defined().default("");
const moment = () => line(16).defined().default("");
const comment = () => text(requestTextLimits.comment).defined().default("");

/** The shape of a submitted request on the wire (REQ-14). What is missing or wrong in it, `requestProblems` says. */
export const submittedRequestSchema = object({
  startDate: moment(),
  endDate: moment(),
  program: object({ id: integer().required(), deptCode: line(40).defined().default("") })
    .nullable()
    .default(null),
  visitPurpose: object({
    purpose: line(requestTextLimits.text).defined().default(""),
    dynamicFields: list(
      object({
        name: line(60).required(),
        label: line(requestTextLimits.text).defined().default(""),
        value: line(requestTextLimits.text).defined().default(""),
      }).required(),
      20,
    ).default([]),
  }).required(),
  flights: list(
    object({
      departure: object({ airportCode: place(), dateTime: moment() }).required(),
      arrival: object({ airportCode: place() }).required(),
    }).required(),
    requestLimits.flights,
  ).default([]),
  accommodations: list(
    object({
      type: string()
        .oneOf(["HOTEL", "CALL_HOUSE"] as const, "validation.unknown")
        .required(),
      name: place(),
      address: line(500).defined().default(""),
      website: line(requestTextLimits.website).defined().default(""),
      checkinDateTime: moment(),
      checkOutDateTime: moment(),
    }).required(),
    requestLimits.hotels + 1,
  ).default([]),
  cars: list(
    object({
      company: place(),
      pickupLocation: place(),
      dropOffLocation: place(),
      pickupDateTime: moment(),
      dropDateTime: moment(),
    }).required(),
    requestLimits.cars,
  ).default([]),
  trains: list(
    object({ departureStation: place(), arrivalStation: place(), departureDateTime: moment() }).required(),
    requestLimits.trains,
  ).default([]),
  timePreferences: array(string().oneOf(timePreferences, "validation.unknown").required())
    .max(timePreferences.length, "validation.tooMany")
    .defined()
    .default([]),
  flightComments: comment(),
  carComments: comment(),
  hotelComments: comment(),
  trainComments: comment(),
  extraInfo: object({
    callHouseDetails: object({ consent: flag().required() }).nullable().default(null),
  }).required(),
}).noUnknown();
