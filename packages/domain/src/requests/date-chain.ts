/** What a change of one flight's date did to the flights after it (REQ-10). */
export interface DateChange {
  /** The dates after it, one per flight: `YYYY-MM-DD`, empty where none is given. */
  readonly dates: readonly string[];
  /** The next flight was earlier and has the new date now. */
  readonly raised: { readonly flight: number; readonly was: string } | null;
  /** Flights after the next one that were earlier: they have no date now. */
  readonly cleared: readonly { readonly flight: number; readonly was: string }[];
}

/**
 * The first day that a flight may have: the date of the last flight before it that has one, and otherwise the trip's first day (REQ-10).
 * @param flight its place, from 0
 */
export const earliestFlightDate = (dates: readonly string[], flight: number, tripStart: string): string =>
  dates.slice(0, flight).findLast((date) => date !== "") ?? tripStart;

/**
 * Changes the date of a flight, and what has to follow (REQ-10): the next flight is raised to it where it was earlier; those after the
 * next one that are earlier are cleared. Dates never fall from one flight to the next, if they did not before and the new one is not
 * before `earliestFlightDate`. Taking a date away changes no other.
 * @param dates one per flight: `YYYY-MM-DD`, empty where none is given
 * @param flight the place of the one that changes, from 0
 */
export function changeFlightDate(dates: readonly string[], flight: number, date: string): DateChange {
  const isEarlier = (place: number): boolean => {
    const its = dates[place] ?? "";
    return place > flight && its !== "" && its < date;
  };
  const next = flight + 1;
  return {
    dates: dates.map((its, place) => {
      if (place === flight) return date;
      if (!isEarlier(place)) return its;
      return place === next ? date : "";
    }),
    raised: isEarlier(next) ? { flight: next, was: dates[next] ?? "" } : null,
    cleared: dates.flatMap((was, place) => (place > next && isEarlier(place) ? [{ flight: place, was }] : [])),
  };
}

/**
 * Takes a change back, where nothing else has changed since (REQ-10): the flight that was changed and those that followed have their
 * dates again.
 */
export function undoDateChange(
  dates: readonly string[],
  { flight, was, change }: { readonly flight: number; readonly was: string; readonly change: DateChange },
): readonly string[] {
  const back = new Map([
    [flight, was],
    ...(change.raised ? [[change.raised.flight, change.raised.was] as const] : []),
    ...change.cleared.map((one) => [one.flight, one.was] as const),
  ]);
  return dates.map((date, place) => (dates[place] === change.dates[place] ? (back.get(place) ?? date) : date));
}
