import { cabinClasses } from "@gatehouse/domain/seats";
import { array, boolean, number, object, string } from "yup";

/** Which flight: airline and number as on a ticket, and the day on which it leaves. */
export const seatMapInput = object({
  airline: string()
    .required("flights.seats.airline")
    .matches(/^[A-Z0-9]{2}$/, { message: "flights.seats.airline", excludeEmptyString: true }),
  flightNum: string()
    .required("flights.seats.flight")
    .matches(/^\d{1,4}$/, { message: "flights.seats.flight", excludeEmptyString: true }),
  date: string()
    .required("flights.seats.date")
    .matches(/^2[01]\d{2}-\d{2}-\d{2}$/, { message: "flights.seats.date", excludeEmptyString: true }),
}).noUnknown();

/** The cabin of a flight (SEAT-1). */
export const seatMapSchema = object({
  airline: string().required(),
  airlineName: string().required(),
  flightNum: string().required(),
  from: string().required(),
  to: string().required(),
  /** The clock of the airport of departure, yyyy-mm-ddThh:mm. */
  departure: string().required(),
  aircraft: string().required(),
  currency: string().required(),
  rows: array(
    object({
      number: number().integer().required(),
      cabin: string().oneOf(cabinClasses).required(),
      isExit: boolean().required(),
      isOverWing: boolean().required(),
      blocks: array(
        array(
          object({
            id: string().required(),
            letter: string().required(),
            isTaken: boolean().required(),
            /** Centimetres from seat to seat. */
            legroom: number().required(),
            reclines: boolean().required(),
            hasPower: boolean().required(),
            /** Minor units of the currency; 0 is included. */
            price: number().integer().min(0).required(),
          }).required(),
        ).required(),
      ).required(),
    }).required(),
  ).required(),
  toiletsAfter: array(number().integer().required()).required(),
});
