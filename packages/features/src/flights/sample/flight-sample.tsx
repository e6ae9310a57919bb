import { chakra } from "@chakra-ui/react";
import type { AirportTime, Itinerary, SearchRequest, Segment } from "@gatehouse/domain/flights";
import { useState } from "react";
import { type FlightsApi, FlightsApiContext } from "../../app/airport-field/flights-api.ts";
import { ItineraryCard } from "../results/itinerary-card.tsx";
import { useResultWords } from "../results/use-result-words.ts";

const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-21",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};

const zones = {
  JFK: "America/New_York",
  EWR: "America/New_York",
  PDL: "Atlantic/Azores",
  LIS: "Europe/Lisbon",
} as const;
const offsets: Readonly<Record<keyof typeof zones, number>> = { JFK: -5, EWR: -5, PDL: -1, LIS: 0 };
const names: Readonly<Record<keyof typeof zones, string>> = {
  JFK: "John F. Kennedy International Airport",
  EWR: "Newark Liberty International Airport",
  PDL: "João Paulo II Airport",
  LIS: "Humberto Delgado Airport",
};
type Airport = keyof typeof zones;

/** Cities in English and French. */
const cities: Readonly<Record<Airport, readonly [en: string, fr: string]>> = {
  JFK: ["New York", "New York"],
  EWR: ["Newark", "Newark"],
  PDL: ["Ponta Delgada", "Ponta Delgada"],
  LIS: ["Lisbon", "Lisbonne"],
};
const isSample = (code: string): code is Airport => code in cities;

/** Answers what the cards ask, from here: the page makes no call (SITE-4). */
const api = {
  airports: async ({ q, lang }) =>
    isSample(q)
      ? [
          {
            code: q,
            name: names[q],
            city: cities[q][lang === "fr" ? 1 : 0],
            city_code: q,
            country_id: q === "JFK" || q === "EWR" ? "US" : "PT",
          },
        ]
      : [],
} as Pick<FlightsApi, "airports"> as FlightsApi;

/** @param local yyyy-mm-ddThh:mm */
const at = (iata: Airport, local: string): AirportTime => ({
  utc: Date.parse(`${local}:00Z`) / 1000 - offsets[iata] * 3600,
  local,
  zone: zones[iata],
});

function segment(
  [airline, name, flightNum]: readonly [string, string, string],
  [from, leaves]: readonly [Airport, string],
  [to, lands]: readonly [Airport, string],
  onTime: number,
): Segment {
  return {
    airline: { code: { iata: airline }, flightNum },
    airlineDetails: { name },
    from: { iata: from },
    to: { iata: to },
    fromAirportDetails: { name: names[from] },
    toAirportDetails: { name: names[to] },
    dept: at(from, leaves),
    arrival: at(to, lands),
    seatsRemaining: 4,
    performance: { punctuality_percent: onTime },
  };
}

function itinerary(id: string, segments: readonly Segment[], base: number, tax: number): Itinerary {
  return {
    id,
    trips: [{ segments, isAlternateAirport: segments[0]?.from.iata !== request.from, isAlternateDate: false }],
    totalPrice: { basePrice: { amount: base, unit: "USD" }, tax: { amount: tax, unit: "USD" } },
    pricePerPassenger: Math.round((base + tax) * 100),
  };
}

const itineraries: readonly Itinerary[] = [
  itinerary(
    "sample-1",
    [
      segment(["S4", "Azores Airlines", "222"], ["JFK", "2026-11-21T21:50"], ["PDL", "2026-11-22T06:55"], 81),
      segment(["S4", "Azores Airlines", "128"], ["PDL", "2026-11-22T08:15"], ["LIS", "2026-11-22T11:30"], 77),
    ],
    201.4,
    67,
  ),
  itinerary(
    "sample-2",
    [segment(["TP", "TAP Air Portugal", "202"], ["EWR", "2026-11-21T21:45"], ["LIS", "2026-11-22T09:35"], 72)],
    214.2,
    68.5,
  ),
  itinerary(
    "sample-3",
    [segment(["DL", "Delta Air Lines", "272"], ["JFK", "2026-11-21T20:10"], ["LIS", "2026-11-22T08:05"], 88)],
    1102,
    82,
  ),
];

/** Cards of flight search on invented flights (SITE-4); a card opens its details, and nothing can be chosen. */
export function FlightSample() {
  const words = useResultWords();
  const [opened, open] = useState<string>();
  return (
    <FlightsApiContext value={api}>
      <chakra.div p={{ base: "3", md: "4" }} display="grid" gap="3" containerType="inline-size">
        {itineraries.map((one) => (
          <ItineraryCard
            key={one.id}
            itinerary={one}
            request={request}
            isOpen={opened === one.id}
            onToggleDetails={(id) => open(opened === id ? undefined : id)}
            hasPerformance
            words={words}
          />
        ))}
      </chakra.div>
    </FlightsApiContext>
  );
}
