import { chakra } from "@chakra-ui/react";
import type { Itinerary, SearchRequest } from "@gatehouse/domain/flights";
import { VirtualList } from "@gatehouse/ui/virtual-list";
import { memo, useCallback, useState } from "react";
import { AnimatedPosition, MotionArea } from "../../app/motion/index.ts";
import type { WeatherPlace } from "./details-table.tsx";
import { ItineraryCard } from "./itinerary-card.tsx";

interface ItineraryListProps {
  readonly rows: readonly Itinerary[];
  readonly request: SearchRequest;
  readonly label: string;
  /** Cards are in one column with their price below: on small screens. */
  readonly isStacked: boolean;
  readonly hasPerformance: boolean;
  readonly onSelect: (itineraryId: string) => void;
  readonly onWeather: ((place: WeatherPlace) => void) | undefined;
}

const keyOf = ({ id }: Itinerary): string => id;

/** About how high a card with its gap is, in CSS pixels; each is measured when it comes into view. */
const estimate = (trips: number, isStacked: boolean): number =>
  isStacked ? 160 + 130 * trips : Math.max(206, 16 + 118 * trips);

/** The cards; which of them show their details is kept here, because those out of sight are not in the document. */
export const ItineraryList = memo(function ItineraryList({
  rows,
  request,
  label,
  isStacked,
  hasPerformance,
  onSelect,
  onWeather,
}: ItineraryListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const card = useCallback(
    (itinerary: Itinerary) => (
      <AnimatedPosition order={rows}>
        <chakra.div pb="3">
          <ItineraryCard
            itinerary={itinerary}
            request={request}
            isOpen={open.has(itinerary.id)}
            onToggleDetails={toggle}
            onSelect={onSelect}
            {...(onWeather && { onWeather })}
            hasPerformance={hasPerformance}
          />
        </chakra.div>
      </AnimatedPosition>
    ),
    [rows, request, open, toggle, onSelect, onWeather, hasPerformance],
  );
  return (
    <MotionArea>
      <VirtualList
        items={rows}
        itemKey={keyOf}
        renderItem={card}
        estimatedHeight={estimate(rows[0]?.trips.length ?? 1, isStacked)}
        aria-label={label}
      />
    </MotionArea>
  );
});
