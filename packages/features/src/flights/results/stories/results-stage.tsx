import { createOffers, createSampleOffers } from "@gatehouse/api/mocks/factories";
import {
  type AddressParameters,
  type DisplayOptions,
  emptyAddress,
  flightCode,
  type FlightPerformance,
  type Itinerary,
  itinerariesOf,
  readFlightAddress,
  type SearchRequest,
  withPerformance,
  writeFlightAddress,
} from "@gatehouse/domain/flights";
import { useMemo, useState } from "react";
import { fn } from "storybook/test";
import { StoryApp } from "../../../app/story-app.tsx";
import { Column } from "../../columns.tsx";
import type { WeatherPlace } from "../details-table.tsx";
import { FlightResults, type ListChoice } from "../flight-results.tsx";

export const oneWay: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-21",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};

export const roundTrip: SearchRequest = {
  ...oneWay,
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 1, infants: 0 },
};

/** Most flights are mostly on time, every seventh was never measured: the same for the same flight. */
function measured(itineraries: readonly Itinerary[]): readonly Itinerary[] {
  const figures: FlightPerformance[] = itineraries.flatMap(({ trips }) =>
    trips.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const sum = Array.from(flightCode(segment)).reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 997, 0);
        if (sum % 7 === 0) return [];
        const { airline, from, to } = segment;
        return {
          airline_code: airline.code.iata,
          flight_number: airline.flightNum,
          origin: from.iata,
          destination: to.iata,
          punctuality_percent: 45 + (sum % 55),
        };
      }),
    ),
  );
  return withPerformance(itineraries, figures);
}

/** What a search finds. @param count 0 for the samples alone: every state of a card once */
const found = (request: SearchRequest, count: number): readonly Itinerary[] =>
  itinerariesOf(count === 0 ? createSampleOffers(request) : createOffers(request, { seed: 7, count }), request);

/** What the address becomes. */
export const onAddress = fn<(parameters: AddressParameters) => void>();
export const onSelect = fn<(itineraryId: string) => void>();
export const onWeather = fn<(place: WeatherPlace) => void>();

export interface StageProps {
  readonly request: SearchRequest;
  /** How many itineraries; 0 for the samples. */
  readonly count: number;
  /** Filters and sort as an address says them. */
  readonly address: AddressParameters;
  readonly display: Partial<DisplayOptions>;
  /** Whether on-time figures are known. Default they are. */
  readonly isMeasured?: boolean;
  /** Which itineraries have no seat left. Default as they are found. */
  readonly soldOut?: (itinerary: Itinerary) => boolean;
}

const withoutSeats = (itinerary: Itinerary): Itinerary => ({
  ...itinerary,
  trips: itinerary.trips.map((trip) => ({
    ...trip,
    segments: trip.segments.map((segment) => ({ ...segment, seatsRemaining: 0 })),
  })),
});

/** The results with an address of their own, as a page gives it to them. */
export function Stage({ request, count, address: start, display, isMeasured = true, soldOut }: StageProps) {
  const [parameters, setParameters] = useState(start);
  const itineraries = useMemo(() => {
    const all = found(request, count).map((each) => (soldOut?.(each) === true ? withoutSeats(each) : each));
    return isMeasured ? measured(all) : all;
  }, [request, count, isMeasured, soldOut]);
  const address = useMemo(() => readFlightAddress(parameters), [parameters]);
  const change = ({ filters, sort }: ListChoice): void => {
    const next = writeFlightAddress({ ...emptyAddress, filters, sort });
    setParameters(next);
    onAddress(next);
  };
  return (
    <StoryApp path="/fsbsearch" live={false}>
      <main>
        <h1 style={{ position: "absolute", clipPath: "inset(50%)" }}>New York – Lisbon</h1>
        <Column>
          <FlightResults
            itineraries={itineraries}
            request={request}
            choice={address}
            onChoiceChange={change}
            display={{ ...address.display, ...display }}
            onSelect={onSelect}
            onWeather={onWeather}
          />
        </Column>
      </main>
    </StoryApp>
  );
}
