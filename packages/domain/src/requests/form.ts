import { defaultCarCompany } from "./limits.ts";
import type { DynamicField } from "./program.ts";
import type { TimePreference } from "./time-preferences.ts";

/** A flight as it is asked for: airports by IATA code, the date `YYYY-MM-DD`; empty where not given. */
export interface FlightEntry {
  readonly flightDeparture: string;
  readonly flightDestination: string;
  readonly flightDepartureDate: string;
}

export interface HotelEntry {
  readonly name: string;
  readonly hotelLocation: string;
  readonly website: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

/** Times are `HH:MM`, local to the place; empty where none is given. */
export interface CarEntry {
  readonly company: string;
  readonly pickupLocation: string;
  readonly pickupDate: string;
  readonly pickupTime: string;
  readonly dropOffLocation: string;
  readonly dropOffDate: string;
  readonly dropOffTime: string;
}

/** Stations are codes of `railStations`, or "Others" with the name beside it. */
export interface TrainEntry {
  readonly trainDeparture: string;
  readonly otherDeparture: string;
  readonly trainDestination: string;
  readonly otherDestination: string;
  readonly trainDepartureDate: string;
  readonly trainDepartureTime: string;
}

export interface RequestComments {
  readonly flightComment: string;
  readonly hotelComment: string;
  readonly carComment: string;
  readonly trainComment: string;
}

/** A travel request while somebody fills it in (REQ-6, REQ-7). Texts are empty where nothing is given, dates are `YYYY-MM-DD`. */
export interface RequestForm {
  readonly startDate: string;
  readonly endDate: string;
  readonly programId: number | null;
  readonly deptCode: string;
  readonly purpose: string;
  readonly dynamicFields: readonly DynamicField[];
  readonly flights: readonly FlightEntry[];
  readonly hotels: readonly HotelEntry[];
  readonly cars: readonly CarEntry[];
  readonly trains: readonly TrainEntry[];
  readonly timePreferences: readonly TimePreference[];
  readonly comments: RequestComments;
  /** Whether the program's call house is to be booked; null where nobody has answered. */
  readonly consent: boolean | null;
}

export const emptyRequestForm: RequestForm = {
  startDate: "",
  endDate: "",
  programId: null,
  deptCode: "",
  purpose: "",
  dynamicFields: [],
  flights: [],
  hotels: [],
  cars: [],
  trains: [],
  timePreferences: [],
  comments: { flightComment: "", hotelComment: "", carComment: "", trainComment: "" },
  consent: null,
};

type TripDates = Pick<RequestForm, "startDate" | "endDate">;

/** A new flight: from where the last one leads, or from nowhere yet. */
export const newFlight = (flights: readonly FlightEntry[]): FlightEntry => ({
  flightDeparture: flights.at(-1)?.flightDestination ?? "",
  flightDestination: "",
  flightDepartureDate: "",
});

/** The flight back: from where the last one leads to where the first one begins, on the trip's last day (REQ-11). */
export const returnFlight = (flights: readonly FlightEntry[], { endDate }: TripDates): FlightEntry => ({
  flightDeparture: flights.at(-1)?.flightDestination ?? "",
  flightDestination: flights[0]?.flightDeparture ?? "",
  flightDepartureDate: endDate,
});

/** A new hotel, for the trip's dates (REQ-11). */
export const newHotel = ({ startDate, endDate }: TripDates): HotelEntry => ({
  name: "",
  hotelLocation: "",
  website: "",
  checkInDate: startDate,
  checkOutDate: endDate,
});

/** A new car, for the trip's dates (REQ-7, REQ-11). */
export const newCar = ({ startDate, endDate }: TripDates): CarEntry => ({
  company: defaultCarCompany,
  pickupLocation: "",
  pickupDate: startDate,
  pickupTime: "",
  dropOffLocation: "",
  dropOffDate: endDate,
  dropOffTime: "",
});

/** A train of the travel request form in which only the date is filled. */
export const newTrain = ({ startDate }: TripDates): TrainEntry => ({
  trainDeparture: "",
  otherDeparture: "",
  trainDestination: "",
  otherDestination: "",
  trainDepartureDate: startDate,
  trainDepartureTime: "",
});
