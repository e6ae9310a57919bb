import { type FlightAddress, type Itinerary, writeFlightAddress } from "@gatehouse/domain/flights";
import { longDay } from "../day-text.ts";

/**
 * Address of the page on the traveller site. What names a booking, and the link that opened it, stay with whoever has them: they are
 * no part of a flight address.
 * @param origin of this site
 */
export const sharedAddress = (address: FlightAddress, origin: string): string =>
  `${origin}/fsbsearch?${new URLSearchParams(writeFlightAddress(address)).toString()}`;

const moment = (local: string, language: string) => `${longDay(local.slice(0, 10), language)}, ${local.slice(11, 16)}`;

/** An itinerary to be pasted into a message: a line per flight, the price, and where it can be looked at. */
export const sharedText = (
  { trips }: Itinerary,
  { language, price, link }: { readonly language: string; readonly price: string; readonly link: string },
): string =>
  [
    ...trips.flatMap(({ segments }) =>
      segments.map(
        ({ airline, airlineDetails, from, to, dept, arrival }) =>
          `${airlineDetails.name} ${airline.code.iata} ${airline.flightNum}: ${from.iata} ${moment(dept.local, language)} – ${to.iata} ${moment(arrival.local, language)}`,
      ),
    ),
    price,
    link,
  ].join("\n");
