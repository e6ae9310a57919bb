import { Button, chakra } from "@chakra-ui/react";
import type { FlightFacets, FlightFilters } from "@gatehouse/domain/flights";
import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { AnimatedList, AnimatedListItem, MotionArea } from "../../app/motion/index.ts";
import { chosenFilters } from "./chosen-filters.ts";
import type { ResultWords } from "./use-result-words.ts";

interface FilterChipsProps {
  readonly filters: FlightFilters;
  readonly facets: FlightFacets;
  readonly unit: string;
  readonly onChange: (filters: FlightFilters) => void;
  /** The last one was taken back, and the focus is nowhere. */
  readonly onEmpty: () => void;
  readonly words: ResultWords;
}

/** What is chosen, each to be taken back by itself. */
export function FilterChips({ filters, facets, unit, onChange, onEmpty, words }: FilterChipsProps) {
  const chosen = chosenFilters(filters, facets, unit, words);
  if (chosen.length === 0) return null;
  const remove = (without: FlightFilters, { currentTarget }: MouseEvent): void => {
    const items = [...(currentTarget.closest("ul")?.querySelectorAll<HTMLElement>("li:not([inert])") ?? [])];
    const place = items.findIndex((item) => item.contains(currentTarget));
    const next = (items[place + 1] ?? items[place - 1])?.querySelector("button");
    onChange(without);
    // The focus goes to its neighbour: nothing is left at its place.
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <chakra.ul
      aria-label={words.t("filter.chosen")}
      display="flex"
      flexWrap={{ base: "nowrap", md: "wrap" }}
      gap="2"
      pb="3"
      listStyleType="none"
      // What leaves is taken out of the line where it stood.
      position="relative"
      // On phones one line, which scrolls; the focus ring needs a little room.
      overflowX={{ base: "auto", md: "visible" }}
      mx={{ base: "-1", md: "0" }}
      px={{ base: "1", md: "0" }}
      pt="1"
    >
      <MotionArea>
        <AnimatedList>
          {chosen.map(({ key, text, without }) => (
            <AnimatedListItem key={key}>
              <Button
                size="sm"
                borderRadius="pill"
                px="3"
                fontSize="xs"
                fontWeight="regular"
                aria-label={words.t("filter.remove", { filter: text })}
                onClick={(event) => remove(without, event)}
              >
                {text}
                <X aria-hidden />
              </Button>
            </AnimatedListItem>
          ))}
        </AnimatedList>
      </MotionArea>
    </chakra.ul>
  );
}
