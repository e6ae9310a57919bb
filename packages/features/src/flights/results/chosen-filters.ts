import {
  type FlightFacets,
  type FlightFilters,
  type OptionGroup,
  priceWithin,
  type TimeBand,
  toggleBand,
  toggleOption,
  type TripFilters,
} from "@gatehouse/domain/flights";
import type { ResultWords } from "./use-result-words.ts";

/** One thing that is chosen, with the filters that are left without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly text: string;
  readonly without: FlightFilters;
}

/** Everything that restricts the list, in the order of the panel. What the result does not know restricts nothing and is left out. */
export function chosenFilters(
  filters: FlightFilters,
  facets: FlightFacets,
  unit: string,
  words: ResultWords,
): readonly ChosenFilter[] {
  const { t, price, stops, band, trip } = words;
  const options = <G extends OptionGroup>(
    group: G,
    nameOf: (value: FlightFilters[G][number], name: string) => string,
  ) =>
    (facets[group] as readonly { readonly value: FlightFilters[G][number]; readonly name: string }[])
      .filter(({ value }) => (filters[group] as readonly string[]).includes(value))
      .map(({ value, name }) => ({
        key: `${group} ${value}`,
        text: nameOf(value, name),
        without: toggleOption(filters, group, value),
      }));

  const bands = (end: keyof TripFilters) =>
    facets.trips.flatMap((_, place) =>
      (filters.trips[place]?.[end] ?? []).map((chosen: TimeBand) => {
        const text = t(`chip.${end}`, { band: band(chosen) });
        return {
          key: `${end} ${place} ${chosen}`,
          text:
            facets.trips.length > 1 ? t("chip.ofTrip", { trip: trip(place, facets.trips.length), filter: text }) : text,
          without: toggleBand(filters, place, end, chosen),
        };
      }),
    );

  const prices = priceWithin(filters.price, facets.price);
  const onTime =
    filters.onTime && facets.onTime.isKnown && (filters.onTime[0] > 0 || filters.onTime[1] < 100)
      ? filters.onTime
      : null;
  return [
    ...(prices
      ? [
          {
            key: "price",
            text: t("price.range", {
              from: price(prices[0], unit),
              to: price(prices[1], unit),
            }),
            without: { ...filters, price: null },
          },
        ]
      : []),
    ...options("stops", (value) => stops(value)),
    ...options("airlines", (_, name) => name),
    ...options("mainAirports", (value) => value),
    ...options("connectingAirports", (value) => t("card.via", { airports: value })),
    ...options("dates", (value, name) => words.option("dates", value, name)),
    ...bands("departure"),
    ...bands("arrival"),
    ...(onTime
      ? [
          {
            key: "onTime",
            text: t("onTime.range", { from: onTime[0], to: onTime[1] }),
            without: { ...filters, onTime: null },
          },
        ]
      : []),
  ];
}
