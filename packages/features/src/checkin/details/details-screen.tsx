import { useClock } from "../clock.ts";
import { type Clock, ClockContext } from "../clock.ts";
import { Details } from "./details.tsx";
import type { DetailsAddress } from "./details-search.ts";

export interface DetailsScreenProps extends DetailsAddress {
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** The check-in details page (QUE-24): a booking's PNR with its future flights, their passengers, and what can be done about them. */
export function DetailsScreen({ clock, ...address }: DetailsScreenProps) {
  const machine = useClock();
  return (
    <ClockContext value={clock ?? machine}>
      <Details {...address} />
    </ClockContext>
  );
}
