import { chakra } from "@chakra-ui/react";
import type { Details } from "../data/use-details.ts";
import type { BoardWords } from "../use-board-words.ts";
import { Code } from "./part.tsx";

interface FlightLineProps {
  readonly flight: Details["segment"];
  readonly words: BoardWords;
  readonly lost?: boolean;
}

/** A flight in one line of the disruption board's panel. */
export function FlightLine({ flight, words: { day }, lost = false }: FlightLineProps) {
  const { airline, flightnum, from, to, dept, arrival } = flight;
  const end = (iata: string, { date, time }: typeof dept) => (
    <div>
      <chakra.span
        fontWeight="strong"
        textStyle="md"
        textDecoration={lost ? "line-through" : undefined}
        color={lost ? "fg.muted" : "fg"}
        display="block"
      >
        {time}
      </chakra.span>
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        <Code>{iata}</Code> {day(date)}
      </chakra.span>
    </div>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto auto" gap="4" fontVariantNumeric="tabular-nums">
      <chakra.div minW="0">
        <chakra.span fontWeight="strong" display="block" textDecoration={lost ? "line-through" : undefined}>
          {airline.iata} {flightnum}
        </chakra.span>
        <chakra.span color="fg.muted" overflowWrap="anywhere">
          {airline.name}
        </chakra.span>
      </chakra.div>
      {end(from.iata, dept)}
      {end(to.iata, arrival)}
    </chakra.div>
  );
}
