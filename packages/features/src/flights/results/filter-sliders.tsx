import { chakra } from "@chakra-ui/react";
import {
  type FlightFilters,
  type OnTimeFacet,
  type PriceFacet,
  priceWithin,
  type Range,
} from "@gatehouse/domain/flights";
import { RangeSlider } from "@gatehouse/ui/range-slider";
import { priceStep } from "./price-step.ts";
import type { ResultWords } from "./use-result-words.ts";

/** How a group changes the filters: `preview` while something moves, `commit` once it has come to rest. */
export interface FilterChange {
  readonly filters: FlightFilters;
  readonly preview: (filters: FlightFilters) => void;
  readonly commit: (filters: FlightFilters) => void;
}

interface PriceSliderProps extends FilterChange {
  readonly facet: PriceFacet;
  readonly unit: string;
  readonly words: ResultWords;
}

/** Price per passenger over its histogram; at both ends it restricts nothing and is in no address. */
export function PriceSlider({ facet, unit, filters, preview, commit, words }: PriceSliderProps) {
  const { t, price } = words;
  const { minimum, maximum, histogram } = facet;
  if (minimum === maximum) return <chakra.p fontSize="sm">{t("price.one", { price: price(minimum, unit) })}</chakra.p>;
  const value = priceWithin(filters.price, facet) ?? [minimum, maximum];
  const withPrice = (range: Range): FlightFilters => ({
    ...filters,
    price: range[0] <= minimum && range[1] >= maximum ? null : range,
  });
  return (
    <RangeSlider
      min={minimum}
      max={maximum}
      step={priceStep(maximum - minimum)}
      value={value}
      histogram={histogram}
      onChange={(range) => preview(withPrice(range))}
      onCommit={(range) => commit(withPrice(range))}
      format={(hundredths) => price(hundredths, unit)}
      labels={{
        lowest: t("price.lowest"),
        highest: t("price.highest"),
        chosen: t("price.range", { from: price(value[0], unit), to: price(value[1], unit) }),
      }}
    />
  );
}

interface OnTimeSliderProps extends FilterChange {
  readonly facet: OnTimeFacet;
  readonly words: ResultWords;
}

/** How often the least punctual flight of an itinerary is on time. */
export function OnTimeSlider({ facet, filters, preview, commit, words: { t } }: OnTimeSliderProps) {
  const value = filters.onTime ?? [0, 100];
  const withOnTime = (range: Range): FlightFilters => ({
    ...filters,
    onTime: range[0] <= 0 && range[1] >= 100 ? null : range,
  });
  return (
    <>
      <RangeSlider
        min={0}
        max={100}
        step={1}
        value={value}
        histogram={facet.histogram}
        onChange={(range) => preview(withOnTime(range))}
        onCommit={(range) => commit(withOnTime(range))}
        format={(percent) => t("onTime.percent", { percent })}
        labels={{
          lowest: t("onTime.lowest"),
          highest: t("onTime.highest"),
          chosen: t("onTime.range", { from: value[0], to: value[1] }),
        }}
      />
      {filters.onTime !== null && !facet.isKnown && (
        <chakra.p fontSize="xs" color="fg.muted" pt="2">
          {t("onTime.none")}
        </chakra.p>
      )}
      {filters.onTime !== null && facet.isKnown && facet.unknown > 0 && (
        <chakra.p fontSize="xs" color="fg.muted" pt="2">
          {t("onTime.unknown", { count: facet.unknown })}
        </chakra.p>
      )}
    </>
  );
}
