import type { FlightSort, Itinerary, ListRow, SearchRequest } from "@gatehouse/domain/flights";
import { VirtualList } from "@gatehouse/ui/virtual-list";
import { memo, useCallback, useMemo, useState } from "react";
import { AnimatedOrder, AnimatedPosition, MotionArea } from "../../app/motion/index.ts";
import type { WeatherPlace } from "./details-table.tsx";
import { ItineraryCard } from "./itinerary-card.tsx";
import type { ResultWords } from "./use-result-words.ts";

interface ItineraryListProps {
  readonly rows: readonly ListRow[];
  /** The order that they are in: cards move to their new places when it is another one. */
  readonly order: FlightSort;
  /** Which filters they pass, and their order: while it is the same, those that join move nothing that is read (FLT-33). */
  readonly steady: string;
  readonly request: SearchRequest;
  readonly label: string;
  /** Cards are in one column with their price below: on small screens. */
  readonly isStacked: boolean;
  readonly hasPerformance: boolean;
  readonly words: ResultWords;
  readonly onSelect: (itineraryId: string) => void;
  readonly onWeather: ((place: WeatherPlace) => void) | undefined;
}

/** One card of the list. */
interface Item {
  readonly itinerary: Itinerary;
  /** How many are folded under it. */
  readonly similar: number;
  /** It is one of those that are folded under another. */
  readonly isSimilar: boolean;
}

const keyOf = ({ itinerary }: Item): string => itinerary.id;

/** About how high a card is, in CSS pixels; each is measured when it comes into view. */
const estimate = (trips: number, isStacked: boolean): number => (isStacked ? 87 + 73 * trips : 83 + 14 * trips);

/** Ids of which some are in it. */
function useIds() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return [ids, toggle] as const;
}

/** The cards; which of them show their details or what is folded is kept here, because those out of sight are not in the document. */
export const ItineraryList = memo(function ItineraryList({
  rows,
  order,
  steady,
  request,
  label,
  isStacked,
  hasPerformance,
  words,
  onSelect,
  onWeather,
}: ItineraryListProps) {
  const [open, toggle] = useIds();
  const [unfolded, toggleSimilar] = useIds();
  const items = useMemo(
    () =>
      rows.flatMap(({ itinerary, similar }): Item[] => [
        { itinerary, similar: similar.length, isSimilar: false },
        ...(unfolded.has(itinerary.id)
          ? similar.map((each) => ({ itinerary: each, similar: 0, isSimilar: true }))
          : []),
      ]),
    [rows, unfolded],
  );
  const card = useCallback(
    ({ itinerary, similar, isSimilar }: Item) => (
      <AnimatedPosition>
        <ItineraryCard
          itinerary={itinerary}
          request={request}
          isOpen={open.has(itinerary.id)}
          onToggleDetails={toggle}
          onSelect={onSelect}
          {...(onWeather && { onWeather })}
          hasPerformance={hasPerformance}
          similar={similar}
          isUnfolded={unfolded.has(itinerary.id)}
          onToggleSimilar={toggleSimilar}
          isSimilar={isSimilar}
          words={words}
        />
      </AnimatedPosition>
    ),
    [request, open, toggle, unfolded, toggleSimilar, onSelect, onWeather, hasPerformance, words],
  );
  return (
    <MotionArea>
      <AnimatedOrder value={order}>
        <VirtualList
          className="fl-list"
          items={items}
          itemKey={keyOf}
          renderItem={card}
          estimatedHeight={estimate(rows[0]?.itinerary.trips.length ?? 1, isStacked)}
          steady={steady}
          aria-label={label}
        />
      </AnimatedOrder>
    </MotionArea>
  );
});
