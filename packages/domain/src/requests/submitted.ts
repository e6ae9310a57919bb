import { emptyRequestForm, type CarEntry, type HotelEntry, type RequestForm, type TrainEntry } from "./form.ts";
import type { Organisation } from "./organisation.ts";
import { requestSections } from "./organisation.ts";
import { callHouseAddress, type DynamicField, type Program } from "./program.ts";
import { otherStation, railStations } from "./rail-stations.ts";
import type { TimePreference } from "./time-preferences.ts";

/** A day, or a day and a time of the wall clock there: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. No zone: the place has one. */
type LocalMoment = string;

export interface RequestedFlight {
  readonly departure: { readonly airportCode: string; readonly dateTime: LocalMoment };
  readonly arrival: { readonly airportCode: string };
}

/** Where somebody asks to sleep. Only an itinerary knows a number of confirmation, and apartments. */
export interface RequestedAccommodation {
  readonly type: "HOTEL" | "CALL_HOUSE";
  readonly name: string;
  readonly address: string;
  readonly website: string;
  readonly checkinDateTime: LocalMoment;
  readonly checkOutDateTime: LocalMoment;
}

export interface RequestedCar {
  readonly company: string;
  readonly pickupLocation: string;
  readonly dropOffLocation: string;
  readonly pickupDateTime: LocalMoment;
  readonly dropDateTime: LocalMoment;
}

/** Stations are codes of `railStations`, or a name. */
export interface RequestedTrain {
  readonly departureStation: string;
  readonly arrivalStation: string;
  readonly departureDateTime: LocalMoment;
}

/** A travel request as it is sent, stored and read (REQ-14). */
export interface SubmittedRequest {
  readonly startDate: string;
  readonly endDate: string;
  readonly program: { readonly id: number; readonly deptCode: string } | null;
  readonly visitPurpose: { readonly purpose: string; readonly dynamicFields: readonly DynamicField[] };
  readonly flights: readonly RequestedFlight[];
  readonly accommodations: readonly RequestedAccommodation[];
  readonly cars: readonly RequestedCar[];
  readonly trains: readonly RequestedTrain[];
  readonly timePreferences: readonly TimePreference[];
  readonly flightComments: string;
  readonly carComments: string;
  readonly hotelComments: string;
  readonly trainComments: string;
  readonly extraInfo: { readonly callHouseDetails: { readonly consent: boolean } | null };
}

const moment = (date: string, time: string): LocalMoment => (time === "" ? date : `${date}T${time}`);
const dateOf = (local: LocalMoment): string => local.slice(0, 10);
const timeOf = (local: LocalMoment): string => local.slice(11, 16);

const station = (code: string, other: string): string => (code === otherStation ? other.trim() : code);

const hotelOf = ({ name, hotelLocation, website, checkInDate, checkOutDate }: HotelEntry): RequestedAccommodation => ({
  type: "HOTEL",
  name: name.trim(),
  address: hotelLocation.trim(),
  website: website.trim(),
  checkinDateTime: checkInDate,
  checkOutDateTime: checkOutDate,
});

const carOf = (car: CarEntry): RequestedCar => ({
  company: car.company.trim(),
  pickupLocation: car.pickupLocation.trim(),
  dropOffLocation: car.dropOffLocation.trim(),
  pickupDateTime: moment(car.pickupDate, car.pickupTime),
  dropDateTime: moment(car.dropOffDate, car.dropOffTime),
});

const trainOf = (train: TrainEntry): RequestedTrain => ({
  departureStation: station(train.trainDeparture, train.otherDeparture),
  arrivalStation: station(train.trainDestination, train.otherDestination),
  departureDateTime: moment(train.trainDepartureDate, train.trainDepartureTime),
});

/**
 * What is sent of a form in which nothing is wrong (REQ-14): sections that the organisation does not have are left out, and a call
 * house that is wanted is an accommodation for the days of the trip.
 */
export function submittedOf(form: RequestForm, organisation: Organisation, program: Program | null): SubmittedRequest {
  const sections = requestSections(organisation, program, form.hotels.length);
  const house = sections.callHouse && form.consent === true ? (program?.callhouse ?? null) : null;
  const chosen = sections.program ? program : null;
  const [only, ...others] = chosen?.deptInfos ?? [];
  return {
    startDate: form.startDate,
    endDate: form.endDate,
    program: chosen && {
      id: chosen.id,
      deptCode: form.deptCode === "" && others.length === 0 ? (only?.deptCode ?? "") : form.deptCode,
    },
    visitPurpose: {
      purpose: form.purpose,
      dynamicFields: sections.dynamicFields
        ? (chosen?.dynamicFields ?? []).map(({ name, label }) => ({
            name,
            label,
            value: form.dynamicFields.find((field) => field.name === name)?.value.trim() ?? "",
          }))
        : [],
    },
    flights: form.flights.map(({ flightDeparture, flightDestination, flightDepartureDate }) => ({
      departure: { airportCode: flightDeparture, dateTime: flightDepartureDate },
      arrival: { airportCode: flightDestination },
    })),
    accommodations: [
      ...(sections.hotels ? form.hotels.map(hotelOf) : []),
      ...(house === null
        ? []
        : [
            {
              type: "CALL_HOUSE" as const,
              name: house.accomodationName,
              address: callHouseAddress(house),
              website: house.url,
              checkinDateTime: form.startDate,
              checkOutDateTime: form.endDate,
            },
          ]),
    ],
    cars: sections.cars ? form.cars.map(carOf) : [],
    trains: sections.trains ? form.trains.map(trainOf) : [],
    timePreferences: form.timePreferences,
    flightComments: form.comments.flightComment.trim(),
    hotelComments: sections.hotels ? form.comments.hotelComment.trim() : "",
    carComments: sections.cars ? form.comments.carComment.trim() : "",
    trainComments: sections.trains ? form.comments.trainComment.trim() : "",
    extraInfo: { callHouseDetails: sections.callHouse ? { consent: form.consent === true } : null },
  };
}

const isKnown = (code: string) => railStations.some((one) => one.code === code && code !== otherStation);

/**
 * The form that a request was sent from: the server judges it by the form's own rules (REQ-13), and a copy of a request begins with it.
 * Call houses are not entries of the form: the answer about them is.
 */
export function formOf(sent: SubmittedRequest): RequestForm {
  return {
    ...emptyRequestForm,
    startDate: sent.startDate,
    endDate: sent.endDate,
    programId: sent.program?.id ?? null,
    deptCode: sent.program?.deptCode ?? "",
    purpose: sent.visitPurpose.purpose,
    dynamicFields: sent.visitPurpose.dynamicFields,
    flights: sent.flights.map(({ departure, arrival }) => ({
      flightDeparture: departure.airportCode,
      flightDestination: arrival.airportCode,
      flightDepartureDate: departure.dateTime,
    })),
    hotels: sent.accommodations
      .filter(({ type }) => type === "HOTEL")
      .map(({ name, address, website, checkinDateTime, checkOutDateTime }) => ({
        name,
        hotelLocation: address,
        website,
        checkInDate: checkinDateTime,
        checkOutDate: checkOutDateTime,
      })),
    cars: sent.cars.map((car) => ({
      company: car.company,
      pickupLocation: car.pickupLocation,
      pickupDate: dateOf(car.pickupDateTime),
      pickupTime: timeOf(car.pickupDateTime),
      dropOffLocation: car.dropOffLocation,
      dropOffDate: dateOf(car.dropDateTime),
      dropOffTime: timeOf(car.dropDateTime),
    })),
    trains: sent.trains.map(({ departureStation, arrivalStation, departureDateTime }) => ({
      trainDeparture: isKnown(departureStation) ? departureStation : otherStation,
      otherDeparture: isKnown(departureStation) ? "" : departureStation,
      trainDestination: isKnown(arrivalStation) ? arrivalStation : otherStation,
      otherDestination: isKnown(arrivalStation) ? "" : arrivalStation,
      trainDepartureDate: dateOf(departureDateTime),
      trainDepartureTime: timeOf(departureDateTime),
    })),
    timePreferences: sent.timePreferences,
    comments: {
      flightComment: sent.flightComments,
      hotelComment: sent.hotelComments,
      carComment: sent.carComments,
      trainComment: sent.trainComments,
    },
    consent: sent.extraInfo.callHouseDetails?.consent ?? null,
  };
}
