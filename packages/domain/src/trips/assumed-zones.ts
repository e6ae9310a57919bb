import type { ItineraryContent, ItineraryFlight } from "./itinerary.ts";

/** Begins as the clock there shows it; a day where the hour is not known. */
const began = ({ arrival, departure }: ItineraryFlight): string => arrival.dateTime || departure.dateTime;

/** Whether something is over by a time; where one of both is a day only, the days decide. */
function isBy(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length) >= 16 ? 16 : 10;
  return one.slice(0, length) <= other.slice(0, length);
}

/**
 * Stays and cars whose time zone nobody has said are where the traveller has flown to by then: in the zone of the last arrival
 * (TRP-23). What cannot be told stays empty.
 */
export function withAssumedZones(content: ItineraryContent): ItineraryContent {
  const arrivals = content.flights
    .filter((flight) => !flight.cancelled && flight.arrival.zone !== "" && flight.departure.dateTime !== "")
    .toSorted((one, other) => (one.departure.dateTime < other.departure.dateTime ? -1 : 1));
  const zoneAt = (time: string): string =>
    time === "" ? "" : (arrivals.findLast((flight) => isBy(began(flight), time))?.arrival.zone ?? "");
  return {
    ...content,
    accommodations: content.accommodations.map((stay) => ({
      ...stay,
      zone: stay.zone || zoneAt(stay.checkinDateTime),
    })),
    cars: content.cars.map((car) => {
      const pickupZone = car.pickupZone || zoneAt(car.pickupDateTime);
      const isRoundTrip = car.dropOffLocation === "" || car.dropOffLocation === car.pickupLocation;
      return { ...car, pickupZone, dropZone: car.dropZone || (isRoundTrip ? pickupZone : zoneAt(car.dropDateTime)) };
    }),
  };
}
