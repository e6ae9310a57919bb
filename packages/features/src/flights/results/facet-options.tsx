import { Button } from "@chakra-ui/react";
import type { FacetOption } from "@gatehouse/domain/flights";
import { CheckboxFacet } from "@gatehouse/ui/checkbox-facet";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { ResultWords } from "./use-result-words.ts";

interface FacetOptionsProps<Value extends string> {
  readonly options: readonly FacetOption<Value>[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
  readonly nameOf: (option: FacetOption<Value>) => string;
  /** Shows the value before the name, as a code. */
  readonly hasCode?: boolean;
  /** Shows the options as tiles with these icons. */
  readonly tiles?: Readonly<Record<Value, LucideIcon>>;
  readonly unit: string;
  readonly words: ResultWords;
}

/** How many options of a long group are there at first. */
const shortList = 6;

/** The options of a group, each with its count and its lowest price; the rest of a long list on request. */
export function FacetOptions<Value extends string>({
  options,
  chosen,
  onToggle,
  nameOf,
  hasCode = false,
  tiles,
  unit,
  words,
}: FacetOptionsProps<Value>) {
  const { t, number, price } = words;
  const [isWhole, setWhole] = useState(false);
  const isLong = options.length > shortList + 1;
  // What is chosen is never out of sight.
  const shown =
    isLong && !isWhole ? options.filter(({ value }, place) => place < shortList || chosen.includes(value)) : options;
  const spoken = (count: number, soldOut: number, lowest: string | undefined): string => {
    if (lowest !== undefined) return t("filter.option", { count, price: lowest });
    return soldOut === 0 ? t("filter.none") : t("filter.soldOut", { count: soldOut });
  };
  const boxes = shown.map((option) => {
    const { value, count, soldOut, lowestPrice } = option;
    const lowest = lowestPrice === null ? undefined : price(lowestPrice, unit);
    return (
      <CheckboxFacet
        key={value}
        name={nameOf(option)}
        {...(hasCode && { code: value })}
        {...(tiles && { tile: tiles[value] })}
        count={number(count)}
        best={lowest ?? "–"}
        spoken={spoken(count, soldOut, lowest)}
        muted={count === 0}
        checked={chosen.includes(value)}
        onCheckedChange={() => onToggle(value)}
      />
    );
  });
  if (tiles) return <div className="fl-tiles">{boxes}</div>;
  return (
    <>
      {boxes}
      {isLong && (
        <Button
          variant="ghost"
          color="accent.fg"
          fontWeight="regular"
          px="2.5"
          ms="5"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t("filter.fewer") : t("filter.more", { number: number(options.length - shown.length) })}
        </Button>
      )}
    </>
  );
}
