import { emptyAddress, type FlightFilters, writeFlightAddress } from "@gatehouse/domain/flights";
import { useState } from "react";

/** Equal for filters that an address cannot tell apart. */
const keyOf = (filters: FlightFilters): string => JSON.stringify(writeFlightAddress({ ...emptyAddress, filters }));

interface Draft {
  readonly filters: FlightFilters;
  /** What the address said when the draft began, and what it may say on the way there. */
  readonly through: readonly string[];
}

interface FilterDraft {
  /** What the controls show. */
  readonly filters: FlightFilters;
  /** A choice that is not over yet, such as a thumb on its way: the list follows, the address does not. */
  readonly preview: (filters: FlightFilters) => void;
  /** A choice: it is sent to the address. */
  readonly commit: (filters: FlightFilters) => void;
}

/**
 * What is chosen is shown at once, before the address has it: two ticks in a row build on each other, and a dragged thumb does not
 * fill the history. Once the address says anything else, it wins.
 */
export function useFilterDraft(address: FlightFilters, onChange: (filters: FlightFilters) => void): FilterDraft {
  const [draft, setDraft] = useState<Draft>();
  const key = keyOf(address);
  const isUnderWay = draft !== undefined && draft.through.includes(key);
  if (draft && !isUnderWay) setDraft(undefined);
  const filters = isUnderWay ? draft.filters : address;
  const through = isUnderWay ? draft.through : [key];
  return {
    filters,
    preview: (next) => setDraft({ filters: next, through }),
    commit: (next) => {
      setDraft(keyOf(next) === key ? undefined : { filters: next, through: [...through, keyOf(filters)] });
      onChange(next);
    },
  };
}
