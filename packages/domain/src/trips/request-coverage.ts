import { addDays } from "../time/index.ts";
import type { ItineraryAccommodation, ItineraryContent } from "./itinerary.ts";
import { dayOf } from "./local-time.ts";
import { type RequestedFlight, leadsThere, legOf } from "./taken-flights.ts";

/** What a travel request asks for: days, or days with a time; stations by the names that an itinerary has for them. */
interface RequestedServices {
  readonly flights: readonly RequestedFlight[];
  readonly accommodations: readonly Pick<ItineraryAccommodation, "type" | "checkinDateTime" | "checkOutDateTime">[];
  readonly cars: readonly { readonly pickupDateTime: string; readonly dropDateTime: string }[];
  readonly trains: readonly {
    readonly departureStation: string;
    readonly arrivalStation: string;
    readonly departureDateTime: string;
  }[];
}

/** Nights that somebody asked to sleep somewhere, and how many of them are booked. */
export interface BookedNights {
  readonly nights: number;
  readonly booked: number;
}

/** What of a travel request an itinerary answers by now, each in the order in which it is asked for (TRP-48). */
export interface RequestCoverage {
  readonly flights: readonly boolean[];
  readonly accommodations: readonly BookedNights[];
  readonly cars: readonly boolean[];
  readonly trains: readonly boolean[];
  /** How many of them are met as a whole. */
  readonly met: number;
  readonly all: number;
}

/** A supplier has confirmed it, and it takes place. */
const isBooked = ({
  confirmationNumber,
  cancelled,
}: {
  readonly confirmationNumber: string;
  readonly cancelled: boolean;
}) => confirmationNumber.trim() !== "" && !cancelled;

/** Days `YYYY-MM-DD` on whose evening one is there. */
function nightsOf({
  checkinDateTime,
  checkOutDateTime,
}: Pick<ItineraryAccommodation, "checkinDateTime" | "checkOutDateTime">) {
  const nights: string[] = [];
  const end = dayOf(checkOutDateTime);
  for (
    let night = dayOf(checkinDateTime);
    night !== "" && night < end && nights.length < 366;
    night = addDays(night, 1)
  )
    nights.push(night);
  return nights;
}

/** A call house is asked for by itself; a hotel's nights may be spent in an apartment. */
const isHouse = (type: ItineraryAccommodation["type"]): boolean => type === "CALL_HOUSE";

/** Says what of a travel request an itinerary answers: flights that lead there on the day, and what suppliers have confirmed (TRP-48). */
export function requestCoverage(
  content: ItineraryContent,
  { flights, accommodations, cars, trains }: RequestedServices,
): RequestCoverage {
  const beds = content.accommodations.filter(isBooked);
  const parts = {
    flights: flights.map((flight) => leadsThere(content.flights, legOf(flight))),
    accommodations: accommodations.map((stay) => {
      const nights = nightsOf(stay);
      const slept = new Set(beds.filter(({ type }) => isHouse(type) === isHouse(stay.type)).flatMap(nightsOf));
      return { nights: nights.length, booked: nights.filter((night) => slept.has(night)).length };
    }),
    cars: cars.map(({ pickupDateTime, dropDateTime }) =>
      content.cars.some(
        (car) =>
          isBooked(car) &&
          dayOf(car.pickupDateTime) === dayOf(pickupDateTime) &&
          dayOf(car.dropDateTime) >= dayOf(dropDateTime),
      ),
    ),
    trains: trains.map(({ departureStation, arrivalStation, departureDateTime }) =>
      content.trains.some(
        (train) =>
          train.trainNum.trim() !== "" &&
          !train.cancelled &&
          train.departureStation === departureStation &&
          train.arrivalStation === arrivalStation &&
          dayOf(train.departureDateTime) === dayOf(departureDateTime),
      ),
    ),
  };
  const each = [
    ...parts.flights,
    ...parts.accommodations.map(({ nights, booked }) => booked === nights),
    ...parts.cars,
    ...parts.trains,
  ];
  return { ...parts, met: each.filter(Boolean).length, all: each.length };
}
