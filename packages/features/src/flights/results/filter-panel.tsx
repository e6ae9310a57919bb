import { chakra } from "@chakra-ui/react";
import {
  type FlightFacets,
  type OptionGroup,
  type TimeBand,
  toggleBand,
  toggleOption,
  tripFilters,
  type TripFilters,
} from "@gatehouse/domain/flights";
import { type LucideIcon, Moon, Sun, Sunrise, Sunset } from "lucide-react";
import { FacetOptions } from "./facet-options.tsx";
import { FilterSection } from "./filter-section.tsx";
import { type FilterChange, OnTimeSlider, PriceSlider } from "./filter-sliders.tsx";
import type { ResultWords } from "./use-result-words.ts";

export interface FilterPanelProps extends FilterChange {
  readonly facets: FlightFacets;
  /** Currency of the result, ISO 4217. */
  readonly unit: string;
  /** Whether on-time figures are shown at all (display option). */
  readonly hasPerformance: boolean;
  readonly words: ResultWords;
}

const bandIcons: Readonly<Record<TimeBand, LucideIcon>> = {
  "05-12": Sunrise,
  "12-18": Sun,
  "18-23": Sunset,
  "23-05": Moon,
};

/** All groups of filters (FLT-14); a group with nothing chosen does not restrict. */
export function FilterPanel({ facets, unit, hasPerformance, words, ...change }: FilterPanelProps) {
  const { filters, commit } = change;
  const { t, stops, dates } = words;
  const shared = { unit, words };
  const optionsOf = <G extends OptionGroup>(group: G) => ({
    chosen: filters[group],
    onToggle: (value: (typeof filters)[G][number]) => commit(toggleOption(filters, group, value)),
    ...shared,
  });
  return (
    <>
      <FilterSection title={t("group.price")}>
        <PriceSlider facet={facets.price} {...change} {...shared} />
      </FilterSection>
      <FilterSection title={t("group.stops")}>
        <FacetOptions options={facets.stops} nameOf={({ value }) => stops(value)} {...optionsOf("stops")} />
      </FilterSection>
      <FilterSection title={t("group.airlines")}>
        <FacetOptions options={facets.airlines} nameOf={({ name }) => name} {...optionsOf("airlines")} />
      </FilterSection>
      <FilterSection title={t("group.mainAirports")}>
        <FacetOptions
          hasCode
          options={facets.mainAirports}
          nameOf={({ name }) => name}
          {...optionsOf("mainAirports")}
        />
      </FilterSection>
      {facets.connectingAirports.length > 0 && (
        <FilterSection title={t("group.connectingAirports")}>
          <FacetOptions
            hasCode
            options={facets.connectingAirports}
            nameOf={({ name }) => name}
            {...optionsOf("connectingAirports")}
          />
        </FilterSection>
      )}
      {facets.dates.length > 0 && (
        <FilterSection title={t("group.dates")}>
          <FacetOptions options={facets.dates} nameOf={({ value }) => dates(value)} {...optionsOf("dates")} />
        </FilterSection>
      )}
      <BandSection end="departure" title={t("group.departure")} facets={facets} {...change} {...shared} />
      <BandSection end="arrival" title={t("group.arrival")} facets={facets} {...change} {...shared} />
      {hasPerformance && (
        <FilterSection title={t("group.performance")}>
          <OnTimeSlider facet={facets.onTime} {...change} words={words} />
        </FilterSection>
      )}
    </>
  );
}

interface BandSectionProps extends Omit<FilterPanelProps, "hasPerformance"> {
  readonly end: keyof TripFilters;
  readonly title: string;
}

/** Times of day at one end of each trip. */
const BandSection = ({ end, title, facets, filters, commit, unit, words }: BandSectionProps) => (
  <FilterSection title={title}>
    {facets.trips.map((trip, place) => {
      const name = words.trip(place, facets.trips.length);
      return (
        <chakra.fieldset key={name} aria-label={name} minW="0" pb="2">
          <chakra.p aria-hidden fontSize="xs" color="fg.muted" pb="1.5">
            {name}
          </chakra.p>
          <FacetOptions
            options={trip[end]}
            chosen={tripFilters(filters, place)[end]}
            onToggle={(band) => commit(toggleBand(filters, place, end, band))}
            nameOf={({ value }) => words.band(value)}
            tiles={bandIcons}
            unit={unit}
            words={words}
          />
        </chakra.fieldset>
      );
    })}
  </FilterSection>
);
