import {
  type FacetOption,
  type FlightFacets,
  type FlightFilters,
  type OptionGroup,
  type TimeBand,
  toggleBand,
  toggleOption,
  tripFilters,
  type TripFilters,
} from "@gatehouse/domain/flights";
import { type LucideIcon, Moon, Sun, Sunrise, Sunset } from "lucide-react";
import { memo } from "react";
import { FacetOptions } from "./facet-options.tsx";
import { FilterSection } from "./filter-section.tsx";
import { OnTimeSlider, PriceSlider } from "./filter-sliders.tsx";
import { type ChangeFilters, type FilterDraftChange, useFilterChange } from "./use-filter-change.ts";
import type { ResultWords } from "./use-result-words.ts";

export interface FilterPanelProps extends FilterDraftChange {
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
export function FilterPanel({ facets, unit, hasPerformance, words, ...draft }: FilterPanelProps) {
  const { filters } = draft;
  const { t } = words;
  const change = useFilterChange(draft);
  const shared = { unit, words };
  const section = <G extends OptionGroup>(group: G, options: readonly FacetOption<FlightFilters[G][number]>[]) => (
    <OptionSection group={group} options={options} chosen={filters[group]} commit={change.commit} {...shared} />
  );
  return (
    <>
      <FilterSection title={t("group.price")}>
        <PriceSlider facet={facets.price} chosen={filters.price} {...change} {...shared} />
      </FilterSection>
      {section("stops", facets.stops)}
      {section("airlines", facets.airlines)}
      {section("mainAirports", facets.mainAirports)}
      {facets.connectingAirports.length > 0 && section("connectingAirports", facets.connectingAirports)}
      {facets.dates.length > 0 && section("dates", facets.dates)}
      <BandSection end="departure" trips={facets.trips} chosen={filters.trips} commit={change.commit} {...shared} />
      <BandSection end="arrival" trips={facets.trips} chosen={filters.trips} commit={change.commit} {...shared} />
      {hasPerformance && (
        <FilterSection title={t("group.performance")}>
          <OnTimeSlider facet={facets.onTime} chosen={filters.onTime} {...change} words={words} />
        </FilterSection>
      )}
    </>
  );
}

interface SectionProps {
  readonly commit: ChangeFilters;
  readonly unit: string;
  readonly words: ResultWords;
}

interface OptionSectionProps extends SectionProps {
  readonly group: OptionGroup;
  readonly options: readonly FacetOption<FlightFilters[OptionGroup][number]>[];
  readonly chosen: readonly FlightFilters[OptionGroup][number][];
}

const codes: ReadonlySet<OptionGroup> = new Set(["mainAirports", "connectingAirports"]);

/** A group whose options are ticked. */
const OptionSection = memo(function OptionSection({ group, options, chosen, commit, unit, words }: OptionSectionProps) {
  return (
    <FilterSection title={words.t(`group.${group}`)}>
      <FacetOptions
        hasCode={codes.has(group)}
        options={options}
        chosen={chosen}
        onToggle={(value) => commit((filters) => toggleOption(filters, group, value))}
        nameOf={({ value, name }) => words.option(group, value, name)}
        unit={unit}
        words={words}
      />
    </FilterSection>
  );
});

interface BandSectionProps extends SectionProps {
  readonly end: keyof TripFilters;
  readonly trips: FlightFacets["trips"];
  readonly chosen: FlightFilters["trips"];
}

/** Times of day at one end of each trip. */
const BandSection = memo(function BandSection({ end, trips, chosen, commit, unit, words }: BandSectionProps) {
  return (
    <FilterSection title={words.t(`group.${end}`)}>
      {trips.map((trip, place) => {
        const name = words.trip(place, trips.length);
        return (
          <fieldset key={name} aria-label={name}>
            <p aria-hidden className="fl-group-of">
              {name}
            </p>
            <FacetOptions
              options={trip[end]}
              chosen={tripFilters({ trips: chosen }, place)[end]}
              onToggle={(band) => commit((filters) => toggleBand(filters, place, end, band))}
              nameOf={({ value }) => words.band(value)}
              tiles={bandIcons}
              unit={unit}
              words={words}
            />
          </fieldset>
        );
      })}
    </FilterSection>
  );
});
