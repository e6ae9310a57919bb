import type { MissingInfo } from "@gatehouse/api/client/travellers";

/** The day on which a passenger flies last, `YYYY-MM-DD` at the airport of departure; empty for who does not fly. */
export const lastFlightOf = (
  { segmentWithPassengers }: Pick<MissingInfo, "segmentWithPassengers">,
  id: string | undefined,
): string =>
  segmentWithPassengers
    .filter(({ passengers }) => id !== undefined && passengers.includes(id))
    .map(({ dept }) => dept.date)
    .toSorted()
    .at(-1) ?? "";
