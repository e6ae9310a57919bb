import "./itinerary-card.css";
import { alternatesOf, type Itinerary, type SearchRequest, tripCard } from "@gatehouse/domain/flights";
import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useId } from "react";
import { AnimatedCollapse } from "../../app/motion/index.ts";
import { DetailsTable, type WeatherPlace } from "./details-table.tsx";
import { PriceBlock } from "./price-block.tsx";
import { TripRow } from "./trip-row.tsx";
import type { ResultWords } from "./use-result-words.ts";

export interface ItineraryCardProps {
  readonly itinerary: Itinerary;
  /** The search that found it: what differs from it is tinted, and its passengers say what everything costs. */
  readonly request: SearchRequest;
  readonly isOpen: boolean;
  /** Show Details, Hide Details, or a press anywhere on the card; without it the details stay as `isOpen` says. */
  readonly onToggleDetails?: (itineraryId: string) => void;
  /** Select; no button without. */
  readonly onSelect?: (itineraryId: string) => void;
  /** Opens the weather of an airport; no links without. */
  readonly onWeather?: (place: WeatherPlace) => void;
  /** Shows how often each flight is on time. */
  readonly hasPerformance: boolean;
  /** How many are folded under it, whether they are shown, and the way to show them (FLT-26). */
  readonly similar?: number;
  readonly isUnfolded?: boolean;
  readonly onToggleSimilar?: (itineraryId: string) => void;
  /** It is one of those that are folded under another. */
  readonly isSimilar?: boolean;
  readonly words: ResultWords;
}

/** "TAP Air Portugal, JFK 23:30 to LIS 11:20, +1 day, $564.15 per passenger". */
function nameOf({ trips, pricePerPassenger, totalPrice }: Itinerary, { t, price }: ResultWords): string {
  const cards = trips.map(tripCard);
  const airlines = new Set(cards.map(({ airline }) => airline?.name));
  const [airline] = airlines;
  return t("card.name", {
    airline: airlines.size === 1 && airline !== undefined ? airline : t("card.several"),
    trips: cards
      .map(({ departure, arrival }) =>
        t("card.trip", {
          from: departure.iata,
          departure: departure.time,
          to: arrival.iata,
          arrival: arrival.time,
        }),
      )
      .join(", "),
    price: price(pricePerPassenger, totalPrice.basePrice.unit),
  });
}

/** An itinerary in one glance: when, how long, how many stops and where, with whom, how much (FLT-12). */
export const ItineraryCard = memo(function ItineraryCard({
  itinerary,
  request,
  isOpen,
  onToggleDetails,
  onSelect,
  onWeather,
  hasPerformance,
  similar = 0,
  isUnfolded = false,
  onToggleSimilar,
  isSimilar = false,
  words,
}: ItineraryCardProps) {
  const id = useId();
  const { trips } = itinerary;
  return (
    <article
      className="fl-card"
      data-open={isOpen || undefined}
      data-similar={isSimilar || undefined}
      aria-labelledby={`${id}name`}
    >
      <h3 id={`${id}name`} className="fl-hidden">
        {nameOf(itinerary, words)}
      </h3>
      <div className="fl-it" data-trips={trips.length}>
        <div className="fl-trips">
          {trips.map((trip, place) => (
            <TripRow
              key={words.trip(place, trips.length)}
              trip={trip}
              name={trips.length > 1 ? words.trip(place, trips.length) : undefined}
              alternates={alternatesOf(trip, place, request)}
              words={words}
            />
          ))}
          {similar > 0 && onToggleSimilar && (
            <button
              type="button"
              className="fl-similar"
              aria-expanded={isUnfolded}
              aria-describedby={`${id}name`}
              onClick={() => onToggleSimilar(itinerary.id)}
            >
              {words.t("card.similar", { count: similar })}
              {isUnfolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            </button>
          )}
        </div>
        <PriceBlock
          itinerary={itinerary}
          passengers={request.passengers}
          nameId={`${id}name`}
          detailsId={`${id}details`}
          isOpen={isOpen}
          onToggleDetails={onToggleDetails && (() => onToggleDetails(itinerary.id))}
          onSelect={onSelect && (() => onSelect(itinerary.id))}
          words={words}
        />
      </div>
      <AnimatedCollapse isOpen={isOpen}>
        <DetailsTable
          id={`${id}details`}
          itinerary={itinerary}
          hasPerformance={hasPerformance}
          onWeather={onWeather}
          words={words}
        />
      </AnimatedCollapse>
    </article>
  );
});
