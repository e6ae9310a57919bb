import { disruptionKinds, fdaStatuses, landingSelections } from "@gatehouse/domain/disruption";
import { flag, integer, line } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";

const link = {
  /** The first half of the link. */
  searchId: line(86).required(),
  /** The second half; it stands in no address for longer than the page takes to read it. */
  token: line(86).default(""),
};

export const tripInfoInput = object(link).noUnknown();
export const chooseInput = object({
  ...link,
  bookingNo: line(60).required(),
  selection: string().oneOf(landingSelections).required(),
}).noUnknown();
export const answerPriceInput = object({
  ...link,
  bookingNo: line(60).required(),
  /** The share that the traveller was shown, in hundredths. */
  payable: integer().min(0, "validation.range").required(),
  agreed: flag().required(),
}).noUnknown();

const place = object({
  iata: string().required(),
  name: string().required(),
  city: string().required(),
  /** The city's name in French. */
  cityFrench: string().required(),
}).required();
/** Airport-local date (`YYYY-MM-DD`) and time (`HH:MM`), and the instant in seconds since 1970, UTC. */
const moment = object({ date: string().required(), time: string().required(), utc: number().required() }).required();

export const flightSchema = object({
  airline: object({ iata: string().required(), name: string().required() }).required(),
  flightnum: string().required(),
  from: place,
  to: place,
  dept: moment,
  arrival: moment,
});

/** Money of everybody who travels, in hundredths. */
export const priceSchema = object({
  hundredths: number().required(),
  unit: string().required(),
  absorbed: number().required(),
  payable: number().required(),
});

/** What the landing page shows. */
export const tripInfoSchema = object({
  searchId: string().required(),
  bookingNo: string().required(),
  segment: flightSchema.concat(object({ segmentid: number().required() })).required(),
  kind: string().oneOf(disruptionKinds).required(),
  /** Minutes of the delay, or that are left for the connection. */
  minutes: number().required(),
  /** First names and nothing else: whoever has the link may see them. */
  travellers: array(object({ firstname: string().defined() }).required()).required(),
  fdaStatus: string().oneOf(fdaStatuses).required(),
  /** Since when. */
  statusAt: number().required(),
  fdaLoungePassDocumentId: string().nullable().defined(),
  /** The booking has the Flight Disruption Guarantee for this flight. */
  covered: boolean().required(),
  /** The alternative flight that was chosen, or booked. */
  chosen: object({ flights: array(flightSchema.required()).required(), price: priceSchema.required() })
    .nullable()
    .defined(),
  /** A dearer price that waits for the traveller's yes. */
  question: object({ price: priceSchema.required(), before: priceSchema.required(), expiresAt: number().required() })
    .nullable()
    .defined(),
  vendor: object({ name: string().required(), logo: string().nullable().defined() }).required(),
  care: object({ email: string().nullable().defined(), phone: string().nullable().defined() }).required(),
});
