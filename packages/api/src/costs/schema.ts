import { costCodes, costSources, entryKinds } from "@gatehouse/domain/costs";
import { anyText, flag, integer, line, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { requestId } from "../schema/request-id.ts";

/** Amounts are texts with two decimals, `1062.40`, days `YYYY-MM-DD`; empty texts were not given (COST-4). */
const head = {
  customerId: string().defined(),
  customerPrefix: string().defined(),
  customerFirstName: string().defined(),
  customerMiddleName: string().defined(),
  customerLastName: string().defined(),
  bookingDate: string().defined(),
  tripStartDate: string().defined(),
  tripEndDate: string().defined(),
  hospitalName: string().defined(),
  hospitalDepartmentCode: string().defined(),
  hospitalDepartmentName: string().defined(),
  hospitalLocation: string().defined(),
  locationCity: string().defined(),
  /** What was typed over the sum; empty where the total is the sum. */
  totalTripCost: string().defined(),
  /** FlightGuard48. */
  flightGuardCoverage: boolean().defined(),
};
const entries = {
  serviceFeeDetails: array(
    object({ serviceFee: string().defined(), serviceFeeDateOfCharge: string().defined() }).required(),
  ).required(),
  flightDetails: array(
    object({
      flightPnr: string().defined(),
      flightOrigin: string().defined(),
      flightDestination: string().defined(),
      flightReturn: string().defined(),
      flightAirlineName: string().defined(),
      flightAirlineCode: string().defined(),
      flightCost: string().defined(),
      flightDateOfCharge: string().defined(),
      flightPreferredSeatFare: string().defined(),
      checkinBaggageCost: string().defined(),
    }).required(),
  ).required(),
  hotelDetails: array(
    object({
      hotelName: string().defined(),
      hotelConfirmation: string().defined(),
      hotelCity: string().defined(),
      hotelCheckinDate: string().defined(),
      hotelCheckoutDate: string().defined(),
      hotelCost: string().defined(),
      hotelDateOfCharge: string().defined(),
    }).required(),
  ).required(),
  callHouseDetails: array(
    object({
      callhouseName: string().defined(),
      callhouseConfirmation: string().defined(),
      callhouseCity: string().defined(),
      callhouseCheckinDate: string().defined(),
      callhouseCheckoutDate: string().defined(),
      callhouseCost: string().defined(),
    }).required(),
  ).required(),
  carDetails: array(
    object({
      carProvider: string().defined(),
      carConfirmation: string().defined(),
      carStartDate: string().defined(),
      carEndDate: string().defined(),
      carFare: string().defined(),
      carDateOfCharge: string().defined(),
    }).required(),
  ).required(),
};

/** A value that was filled in and that nobody has confirmed (COST-3). */
const markSchema = object({
  /** `customerId`, `flightDetails.0.flightPnr`. */
  field: string().required(),
  source: string().oneOf(costSources).required(),
});

/** A save of a record, field by field (COST-11). */
const savedSchema = object({
  /** The version that it made. */
  version: number().required(),
  userid: string().required(),
  /** Seconds since 1970, UTC. */
  at: number().required(),
  /** How many values were confirmed as they stood. */
  confirmed: number().required(),
  /** How many values of each source a new record was filled with. */
  filled: array(
    object({ source: string().oneOf(costSources).required(), count: number().required() }).required(),
  ).required(),
  changes: array(
    object({
      field: string().required(),
      /** The list that it is in; null for fields of the record itself. */
      kind: string().oneOf(entryKinds).nullable().defined(),
      /** Which of the list, from 1; 0 for fields of the record itself. */
      entry: number().required(),
      what: string()
        .oneOf(["changed", "added", "removed"] as const)
        .required(),
      from: string().defined(),
      to: string().defined(),
    }).required(),
  ).required(),
});

/** A billing record with what is known of it (COST-1). */
export const billingRecordSchema = object({
  /** Null for one that was not saved yet. */
  id: number().nullable().defined(),
  bookingNo: string().required(),
  vendorCode: string().required(),
  vendorName: string().defined(),
  /** ISO 4217. */
  currency: string().required(),
  /** Counts saves: 0 for one that was not saved yet. Who saves says what was read. */
  version: number().required(),
  ...head,
  ...entries,
  marks: array(markSchema.required()).required(),
  /** The latest first. */
  history: array(savedSchema.required()).required(),
});

export const billingAnswerSchema = object({
  status: mixed<true>().oneOf([true]).required(),
  data: billingRecordSchema.required(),
});

export const searchBillingInput = object({
  bookingno: line(60).required("costs.bookingNo.required"),
  /** Needed where several vendors have a booking of the number. */
  vendorCode: text(40).default(""),
}).noUnknown();

/** Longer than any rule allows, so that the rule says what is wrong and not the wire. */
const given = () => anyText(200).default("");
const givenEntry = <Name extends string>(...names: readonly Name[]) =>
  list(
    object(Object.fromEntries(names.map((name) => [name, given()])) as Record<Name, ReturnType<typeof given>>)
      .noUnknown()
      .required(),
    20,
  ).default([]);

export const saveBillingInput = object({
  bookingNo: line(60).required(),
  vendorCode: text(40).required(),
  /** Of the record that was read. */
  version: integer().min(0, "validation.range").required(),
  customerId: given(),
  customerPrefix: given(),
  customerFirstName: given(),
  customerMiddleName: given(),
  customerLastName: given(),
  bookingDate: given(),
  tripStartDate: given(),
  tripEndDate: given(),
  hospitalName: given(),
  hospitalDepartmentCode: given(),
  hospitalDepartmentName: given(),
  hospitalLocation: given(),
  locationCity: given(),
  totalTripCost: given(),
  flightGuardCoverage: flag().default(false),
  serviceFeeDetails: givenEntry("serviceFee", "serviceFeeDateOfCharge"),
  flightDetails: givenEntry(
    "flightPnr",
    "flightOrigin",
    "flightDestination",
    "flightReturn",
    "flightAirlineName",
    "flightAirlineCode",
    "flightCost",
    "flightDateOfCharge",
    "flightPreferredSeatFare",
    "checkinBaggageCost",
  ),
  hotelDetails: givenEntry(
    "hotelName",
    "hotelConfirmation",
    "hotelCity",
    "hotelCheckinDate",
    "hotelCheckoutDate",
    "hotelCost",
    "hotelDateOfCharge",
  ),
  callHouseDetails: givenEntry(
    "callhouseName",
    "callhouseConfirmation",
    "callhouseCity",
    "callhouseCheckinDate",
    "callhouseCheckoutDate",
    "callhouseCost",
  ),
  carDetails: givenEntry("carProvider", "carConfirmation", "carStartDate", "carEndDate", "carFare", "carDateOfCharge"),
  /** Values that nobody has confirmed yet. */
  marks: list(
    object({ field: text(60).required(), source: text(20).oneOf(costSources, "validation.unknown").required() })
      .noUnknown()
      .required(),
    300,
  ).default([]),
  requestId,
}).noUnknown();

/** Vendors that have a booking of the number. */
export const vendorsOfBookingSchema = object({
  vendors: array(object({ code: string().required(), name: string().defined() }).required()).required(),
});

export const costProblemsSchema = object({
  problems: array(
    object({
      /** A field's path, an entry's (`flightDetails.0`) or a list's. */
      field: string().required(),
      code: string().oneOf(costCodes).required(),
    }).required(),
  ).required(),
});

export const programChoicesInput = object({ vendorCode: text(40).default("") }).noUnknown();
export const programChoicesSchema = object({
  status: mixed<true>().oneOf([true]).required(),
  /** By name; `Others` comes last (COST-12). */
  data: array(
    object({
      /** 0 for Others. */
      id: number().required(),
      hospital: string().required(),
      deptCenterCode: string().defined(),
      deptName: string().defined(),
      state: string().defined(),
      city: string().defined(),
    }).required(),
  ).required(),
});
