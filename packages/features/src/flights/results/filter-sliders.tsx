import { chakra } from "@chakra-ui/react";
import { type OnTimeFacet, type PriceFacet, priceWithin, type Range } from "@gatehouse/domain/flights";
import { RangeSlider } from "@gatehouse/ui/range-slider";
import { memo } from "react";
import { priceStep } from "./price-step.ts";
import type { FilterChange } from "./use-filter-change.ts";
import type { ResultWords } from "./use-result-words.ts";

interface PriceSliderProps extends FilterChange {
  readonly facet: PriceFacet;
  readonly chosen: Range | null;
  readonly unit: string;
  readonly words: ResultWords;
}

/** Price per passenger over its histogram; at both ends it restricts nothing and is in no address. */
export const PriceSlider = memo(function PriceSlider({
  facet,
  chosen,
  unit,
  preview,
  commit,
  words,
}: PriceSliderProps) {
  const { t, price } = words;
  const { minimum, maximum, histogram } = facet;
  if (minimum === maximum) return <chakra.p fontSize="sm">{t("price.one", { price: price(minimum, unit) })}</chakra.p>;
  const value = priceWithin(chosen, facet) ?? [minimum, maximum];
  const priceOf = (range: Range) => (range[0] <= minimum && range[1] >= maximum ? null : range);
  return (
    <RangeSlider
      min={minimum}
      max={maximum}
      step={priceStep(maximum - minimum)}
      value={value}
      histogram={histogram}
      onChange={(range) => preview((filters) => ({ ...filters, price: priceOf(range) }))}
      onCommit={(range) => commit((filters) => ({ ...filters, price: priceOf(range) }))}
      format={(hundredths) => price(hundredths, unit)}
      labels={{
        lowest: t("price.lowest"),
        highest: t("price.highest"),
        chosen: t("price.range", { from: price(value[0], unit), to: price(value[1], unit) }),
      }}
    />
  );
});

interface OnTimeSliderProps extends FilterChange {
  readonly facet: OnTimeFacet;
  readonly chosen: Range | null;
  readonly words: ResultWords;
}

/** How often the least punctual flight of an itinerary is on time. */
export const OnTimeSlider = memo(function OnTimeSlider({
  facet,
  chosen,
  preview,
  commit,
  words: { t },
}: OnTimeSliderProps) {
  const value = chosen ?? [0, 100];
  const onTimeOf = (range: Range) => (range[0] <= 0 && range[1] >= 100 ? null : range);
  return (
    <>
      <RangeSlider
        min={0}
        max={100}
        step={1}
        value={value}
        histogram={facet.histogram}
        onChange={(range) => preview((filters) => ({ ...filters, onTime: onTimeOf(range) }))}
        onCommit={(range) => commit((filters) => ({ ...filters, onTime: onTimeOf(range) }))}
        format={(percent) => t("onTime.percent", { percent })}
        labels={{
          lowest: t("onTime.lowest"),
          highest: t("onTime.highest"),
          chosen: t("onTime.range", { from: value[0], to: value[1] }),
        }}
      />
      {chosen !== null && !facet.isKnown && (
        <chakra.p fontSize="xs" color="fg.muted" pt="2">
          {t("onTime.none")}
        </chakra.p>
      )}
      {chosen !== null && facet.isKnown && facet.unknown > 0 && (
        <chakra.p fontSize="xs" color="fg.muted" pt="2">
          {t("onTime.unknown", { count: facet.unknown })}
        </chakra.p>
      )}
    </>
  );
});
