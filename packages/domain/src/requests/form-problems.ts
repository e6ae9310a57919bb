import { isDate, isTime } from "../time/index.ts";
import { earliestOf, type Today } from "../travellers/today.ts";
import { earliestFlightDate } from "./date-chain.ts";
import type { CarEntry, HotelEntry, RequestForm, TrainEntry } from "./form.ts";
import { requestLimits, visitPurposes } from "./limits.ts";
import { requestSections, type Organisation, type RequestSections } from "./organisation.ts";
import type { Program } from "./program.ts";
import { otherStation, railStations } from "./rail-stations.ts";

/** Something that is missing or wrong in a request (REQ-13). `required` at the end of a code: it is missing. */
export interface RequestProblem {
  /** Path of the field in the form: `endDate`, `flights.0.flightDeparture`. */
  readonly field: string;
  readonly code: RequestProblemCode;
}

export type RequestProblemCode =
  | `${"startDate" | "endDate" | "program" | "department" | "purpose" | "consent" | "dynamicField"}.required`
  | `flight.${"departure" | "destination" | "date"}.required`
  | `hotel.${"name" | "location" | "checkIn" | "checkOut"}.required`
  | `car.${"company" | "pickupLocation" | "pickupDate" | "dropOffLocation" | "dropOffDate"}.required`
  | `train.${"departure" | "destination" | "date"}.required`
  | "date.invalid"
  | "date.past"
  | "date.beforeStart"
  | "date.outsideTrip"
  | "date.beforePreviousFlight"
  | "date.beforeCheckIn"
  | "date.beforePickup"
  | "time.invalid"
  | "time.beforePickup"
  | "airport.invalid"
  | "airport.same"
  | "station.invalid"
  | "station.same"
  | "website.invalid"
  | "purpose.invalid"
  | "program.invalid"
  | "department.invalid"
  | "tooMany"
  | "travelMode.required";

/** What a form is judged with besides itself. */
export interface RequestContext {
  readonly organisation: Organisation;
  /** The program that the form names; null where it names none, or one that does not exist. */
  readonly program: Program | null;
  readonly today: Today;
}

type Dates = Pick<RequestForm, "startDate" | "endDate">;
type Say = (field: string, code: RequestProblemCode) => void;

/** What is wrong with a date that has to lie within the trip; undefined where nothing is, or where it is not given. */
function tripDateProblem(date: string, { startDate, endDate }: Dates): RequestProblemCode | undefined {
  if (date === "") return undefined;
  if (!isDate(date)) return "date.invalid";
  const early = isDate(startDate) && date < startDate;
  const late = isDate(endDate) && date > endDate;
  return early || late ? "date.outsideTrip" : undefined;
}

const website = /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Says of a required text that it is missing. */
const required = (say: Say, field: string, value: string, code: RequestProblemCode): void => {
  if (value.trim() === "") say(field, code);
};

function judgeTrip(form: RequestForm, today: Today, say: Say): void {
  const { startDate, endDate } = form;
  required(say, "startDate", startDate, "startDate.required");
  required(say, "endDate", endDate, "endDate.required");
  if (startDate !== "" && !isDate(startDate)) say("startDate", "date.invalid");
  else if (startDate !== "" && startDate < earliestOf(today)) say("startDate", "date.past");
  if (endDate !== "" && !isDate(endDate)) say("endDate", "date.invalid");
  else if (endDate !== "" && isDate(startDate) && endDate < startDate) say("endDate", "date.beforeStart");
}

function judgePurpose(form: RequestForm, { program }: RequestContext, sections: RequestSections, say: Say): void {
  const { programId, deptCode, purpose, dynamicFields } = form;
  if (sections.program) {
    if (programId === null && sections.programRequired) say("programId", "program.required");
    if (programId !== null && (program?.id !== programId || !program.active)) say("programId", "program.invalid");
    const departments = program?.deptInfos ?? [];
    if (departments.length > 1 && deptCode === "") say("deptCode", "department.required");
    if (deptCode !== "" && !departments.some((one) => one.deptCode === deptCode)) say("deptCode", "department.invalid");
  }
  required(say, "purpose", purpose, "purpose.required");
  if (purpose !== "" && !(visitPurposes as readonly string[]).includes(purpose)) say("purpose", "purpose.invalid");
  if (sections.dynamicFields)
    for (const { name } of program?.dynamicFields ?? []) {
      const place = dynamicFields.findIndex((field) => field.name === name);
      required(
        say,
        `dynamicFields.${Math.max(place, 0)}.value`,
        dynamicFields[place]?.value ?? "",
        "dynamicField.required",
      );
    }
}

function judgeFlights(form: RequestForm, say: Say): void {
  const isAirport = (code: string) => /^[A-Z]{3}$/.test(code);
  const dates = form.flights.map(({ flightDepartureDate }) => flightDepartureDate);
  for (const [place, { flightDeparture, flightDestination, flightDepartureDate }] of form.flights.entries()) {
    const at = `flights.${place}`;
    required(say, `${at}.flightDeparture`, flightDeparture, "flight.departure.required");
    required(say, `${at}.flightDestination`, flightDestination, "flight.destination.required");
    required(say, `${at}.flightDepartureDate`, flightDepartureDate, "flight.date.required");
    if (flightDeparture !== "" && !isAirport(flightDeparture)) say(`${at}.flightDeparture`, "airport.invalid");
    if (flightDestination !== "" && !isAirport(flightDestination)) say(`${at}.flightDestination`, "airport.invalid");
    else if (flightDestination !== "" && flightDestination === flightDeparture)
      say(`${at}.flightDestination`, "airport.same");
    const problem = tripDateProblem(flightDepartureDate, form);
    const earliest = earliestFlightDate(dates, place, form.startDate);
    if (problem) say(`${at}.flightDepartureDate`, problem);
    else if (flightDepartureDate !== "" && flightDepartureDate < earliest)
      say(`${at}.flightDepartureDate`, "date.beforePreviousFlight");
  }
}

function judgeHotel(hotel: HotelEntry, at: string, trip: Dates, say: Say): void {
  const { name, hotelLocation, checkInDate, checkOutDate } = hotel;
  required(say, `${at}.name`, name, "hotel.name.required");
  required(say, `${at}.hotelLocation`, hotelLocation, "hotel.location.required");
  required(say, `${at}.checkInDate`, checkInDate, "hotel.checkIn.required");
  required(say, `${at}.checkOutDate`, checkOutDate, "hotel.checkOut.required");
  if (hotel.website !== "" && !website.test(hotel.website)) say(`${at}.website`, "website.invalid");
  const [early, late] = [tripDateProblem(checkInDate, trip), tripDateProblem(checkOutDate, trip)];
  if (early) say(`${at}.checkInDate`, early);
  if (late) say(`${at}.checkOutDate`, late);
  else if (checkOutDate !== "" && checkInDate !== "" && checkOutDate < checkInDate)
    say(`${at}.checkOutDate`, "date.beforeCheckIn");
}

function judgeCar(car: CarEntry, at: string, trip: Dates, say: Say): void {
  const { company, pickupLocation, pickupDate, pickupTime, dropOffLocation, dropOffDate, dropOffTime } = car;
  required(say, `${at}.company`, company, "car.company.required");
  required(say, `${at}.pickupLocation`, pickupLocation, "car.pickupLocation.required");
  required(say, `${at}.pickupDate`, pickupDate, "car.pickupDate.required");
  required(say, `${at}.dropOffLocation`, dropOffLocation, "car.dropOffLocation.required");
  required(say, `${at}.dropOffDate`, dropOffDate, "car.dropOffDate.required");
  const [early, late] = [tripDateProblem(pickupDate, trip), tripDateProblem(dropOffDate, trip)];
  if (early) say(`${at}.pickupDate`, early);
  if (late) say(`${at}.dropOffDate`, late);
  else if (dropOffDate !== "" && pickupDate !== "" && dropOffDate < pickupDate)
    say(`${at}.dropOffDate`, "date.beforePickup");
  if (pickupTime !== "" && !isTime(pickupTime)) say(`${at}.pickupTime`, "time.invalid");
  if (dropOffTime !== "" && !isTime(dropOffTime)) say(`${at}.dropOffTime`, "time.invalid");
  else if (dropOffDate === pickupDate && pickupTime !== "" && dropOffTime !== "" && dropOffTime <= pickupTime)
    say(`${at}.dropOffTime`, "time.beforePickup");
}

function judgeTrain(train: TrainEntry, at: string, trip: Dates, say: Say): void {
  const ends = [
    {
      field: "trainDeparture",
      station: train.trainDeparture,
      other: train.otherDeparture,
      otherField: "otherDeparture",
    },
    {
      field: "trainDestination",
      station: train.trainDestination,
      other: train.otherDestination,
      otherField: "otherDestination",
    },
  ] as const;
  for (const { field, station, other, otherField } of ends) {
    const code = field === "trainDeparture" ? "train.departure.required" : "train.destination.required";
    required(say, `${at}.${field}`, station, code);
    if (station !== "" && !railStations.some((one) => one.code === station)) say(`${at}.${field}`, "station.invalid");
    if (station === otherStation) required(say, `${at}.${otherField}`, other, code);
  }
  const [from, to] = ends.map(({ station, other }) =>
    station === otherStation ? other.trim().toUpperCase() : station,
  );
  if (from && from === to) say(`${at}.trainDestination`, "station.same");
  required(say, `${at}.trainDepartureDate`, train.trainDepartureDate, "train.date.required");
  const problem = tripDateProblem(train.trainDepartureDate, trip);
  if (problem) say(`${at}.trainDepartureDate`, problem);
  if (train.trainDepartureTime !== "" && !isTime(train.trainDepartureTime))
    say(`${at}.trainDepartureTime`, "time.invalid");
}

/**
 * Everything that is missing or wrong in a request, in the order of the form's fields (REQ-13). Sections that the organisation does
 * not have are not looked at: they are not sent. The same function judges in the form and on the server.
 */
export function requestProblems(form: RequestForm, context: RequestContext): readonly RequestProblem[] {
  const problems: RequestProblem[] = [];
  const say: Say = (field, code) => problems.push({ field, code });
  const sections = requestSections(context.organisation, context.program, form.hotels.length);
  judgeTrip(form, context.today, say);
  judgePurpose(form, context, sections, say);
  judgeFlights(form, say);
  if (sections.hotels)
    for (const [place, hotel] of form.hotels.entries()) judgeHotel(hotel, `hotels.${place}`, form, say);
  if (sections.cars) for (const [place, car] of form.cars.entries()) judgeCar(car, `cars.${place}`, form, say);
  if (sections.trains)
    for (const [place, train] of form.trains.entries()) judgeTrain(train, `trains.${place}`, form, say);
  for (const kind of ["flights", "hotels", "cars", "trains"] as const)
    if (form[kind].length > requestLimits[kind]) say(kind, "tooMany");
  if (sections.callHouse && form.consent === null) say("consent", "consent.required");
  const modes =
    form.flights.length + (sections.hotels ? form.hotels.length : 0) + (sections.cars ? form.cars.length : 0);
  if (modes === 0) say("flights", "travelMode.required");
  return problems;
}
