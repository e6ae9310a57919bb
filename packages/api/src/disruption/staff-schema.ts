import {
  boardGroups,
  disruptionKinds,
  disruptionSources,
  fdaStatuses,
  nextActions,
} from "@gatehouse/domain/disruption";
import { flag, integer, line, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { flightSchema, priceSchema } from "./schema.ts";

export const boardInput = object({
  /** A traveller's name, a booking number, a PNR or a flight. */
  q: line(60).default(""),
  /** IATA code of the airline; empty for all. */
  airline: line(3).default(""),
}).noUnknown();

/** Delivery of the link's message: `none` before there is one. */
const deliveries = ["none", "underway", "sent", "failed"] as const;

const rowFields = {
  id: number().required(),
  segmentId: number().required(),
  version: number().required(),
  group: string().oneOf(boardGroups).required(),
  action: string().oneOf(nextActions).required(),
  fdaStatus: string().oneOf(fdaStatuses).required(),
  statusAt: number().required(),
  detectedAt: number().required(),
  kind: string().oneOf(disruptionKinds).required(),
  minutes: number().required(),
  source: string().oneOf(disruptionSources).required(),
  vendor: string().required(),
  bookingNo: string().required(),
  pnr: string().required(),
  traveller: string().defined(),
  passengers: number().required(),
  covered: boolean().required(),
  carrier: string().required(),
  number: string().required(),
  from: string().required(),
  to: string().required(),
  departure: object({ at: number().required(), date: string().required(), time: string().required() }).required(),
  /** Lounge passes that are left at the airport it leaves from. */
  passesLeft: number().required(),
  delivery: string().oneOf(deliveries).required(),
  /** The traveller's conversation, while they are there or wait for an answer; null for who does not chat. */
  chat: object({
    roomId: string().required(),
    /** Messages of theirs that staff have not read. */
    unread: number().required(),
    /** They are there now. */
    connected: boolean().required(),
  })
    .nullable()
    .defined(),
};
export const boardRowSchema = object(rowFields);

const stockSchema = object({
  vendor: string().required(),
  airport: string().required(),
  left: number().required(),
  used: number().required(),
  level: string()
    .oneOf(["empty", "low", "enough"] as const)
    .required(),
});

export const boardSchema = object({
  /** At most 200 of each group, the longest waiting first; what is settled, the latest first. */
  rows: array(boardRowSchema.required()).required(),
  counts: object({ us: number().required(), traveller: number().required(), settled: number().required() }).required(),
  airlines: array(string().required()).required(),
  /** When the flight-status supplier was asked last; null where there is none. */
  statusCheckedAt: number().nullable().defined(),
  stock: array(stockSchema.required()).required(),
});

export const idInput = object({ id: integer().min(1, "validation.range").required() }).noUnknown();
const version = integer().min(0, "validation.range").required();

export const detailsSchema = object({
  ...rowFields,
  segment: flightSchema.required(),
  travellers: array(object({ name: string().defined() }).required()).required(),
  email: string().defined(),
  phone: string().defined(),
  /** What has happened so far, the oldest first. */
  history: array(
    object({
      event: string().required(),
      fdaStatus: string().oneOf(fdaStatuses).required(),
      at: number().required(),
      userid: string().defined(),
      note: string().defined(),
    }).required(),
  ).required(),
  chosen: object({
    flights: array(flightSchema.required()).required(),
    seatsLeft: number().nullable().defined(),
    selectedAt: number().required(),
    baggage: number().required(),
    price: priceSchema.required(),
    searchId: string().required(),
  })
    .nullable()
    .defined(),
  /** The price as it was asked again; null before. */
  quote: object({
    price: priceSchema.required(),
    seatsLeft: number().nullable().defined(),
    askedAt: number().required(),
    heldUntil: number().required(),
    verdict: string()
      .oneOf(["unchanged", "cheaper", "absorbed", "needs-consent"] as const)
      .required(),
  })
    .nullable()
    .defined(),
  consent: object({
    state: string()
      .oneOf(["asked", "agreed", "refused", "expired"] as const)
      .required(),
    payable: number().required(),
    at: number().required(),
    expiresAt: number().required(),
  })
    .nullable()
    .defined(),
  lounge: object({
    passDocument: string().nullable().defined(),
    voucher: string().nullable().defined(),
    at: number().required(),
  })
    .nullable()
    .defined(),
  caseId: number().nullable().defined(),
  itineraryVersion: number().nullable().defined(),
});

export const flightsInput = object({ q: line(60).required() }).noUnknown();
export const flightsSchema = object({
  flights: array(
    object({
      segmentId: number().required(),
      vendor: string().required(),
      bookingNo: string().required(),
      pnr: string().required(),
      carrier: string().required(),
      number: string().required(),
      from: string().required(),
      to: string().required(),
      date: string().required(),
      time: string().required(),
      traveller: string().defined(),
      passengers: number().required(),
      /** It is on the board already. */
      disrupted: boolean().required(),
    }).required(),
  ).required(),
});

export const reportInput = object({
  segmentId: integer().min(1, "validation.range").required(),
  kind: string().oneOf(disruptionKinds).required(),
  /** Minutes of a delay; 0 otherwise. */
  minutes: integer().min(0, "validation.range").max(10_000, "validation.range").default(0),
}).noUnknown();
export const reportedSchema = object({ id: number().required(), created: boolean().required() });

export const sendLinkInput = object({
  id: integer().min(1, "validation.range").required(),
  version,
  /** Where to; empty for the booking's own address. */
  email: line(254).default(""),
}).noUnknown();
export const coverInput = object({
  id: integer().min(1, "validation.range").required(),
  version,
  covered: flag().required(),
}).noUnknown();
export const changeInput = object({ id: integer().min(1, "validation.range").required(), version }).noUnknown();
export const declineInput = object({
  id: integer().min(1, "validation.range").required(),
  version,
  /** What the traveller is told. */
  reason: text(500).required(),
}).noUnknown();
export const confirmInput = object({
  id: integer().min(1, "validation.range").required(),
  version,
  /** The price that staff saw, in hundredths: it is confirmed, or nothing is. */
  hundredths: integer().min(0, "validation.range").required(),
  /** Why the new itinerary is meant so, where it has problems. */
  reason: text(300).default(""),
}).noUnknown();

/** The specification's call: a pass, or where there is none a ride voucher. */
export const loungePassInput = object({
  bookingNo: line(60).default(""),
  segmentId: integer().min(0, "validation.range").default(0),
}).noUnknown();
export const loungeSentSchema = object({
  sent: string()
    .oneOf(["pass", "voucher", "already"] as const)
    .required(),
});

export const addPassInput = object({
  file: mixed<File>((value): value is File => value instanceof File)
    .typeError("disruption.pass.required")
    .meta({ file: "application/pdf" })
    .required("disruption.pass.required"),
  airport: line(3).required(),
  /** Empty for the caller's own. */
  vendor: line(20).default(""),
}).noUnknown();
export const stockListSchema = object({ stock: array(stockSchema.required()).required() });
