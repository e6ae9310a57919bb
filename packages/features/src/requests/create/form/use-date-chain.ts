import { changeFlightDate, type DateChange, type RequestForm, undoDateChange } from "@gatehouse/domain/requests";
import { isDate } from "@gatehouse/domain/time";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

/** What the last change of a flight's date did to those after it (REQ-10). */
interface Chained {
  readonly flight: number;
  readonly was: string;
  readonly change: DateChange;
}

/** What is said beside a flight whose date the chain is about. */
export type ChainNote =
  | { readonly kind: "changed" }
  | { readonly kind: "raised" | "cleared"; readonly was: string }
  | undefined;

export interface DateChain {
  readonly change: (flight: number, date: string) => void;
  readonly undo: () => void;
  /** The flights changed their places: the chain names them no more. */
  readonly forget: () => void;
  readonly noteOf: (flight: number) => ChainNote;
  /** The first flight whose date was taken away and has not been given again, and how many there are; null where there is none. */
  readonly gap: { readonly flight: number; readonly count: number; readonly by: number } | null;
}

const datesOf = ({ flights }: Pick<RequestForm, "flights">): readonly string[] =>
  flights.map(({ flightDepartureDate }) => flightDepartureDate);

/** The dates of flights, which follow each other, with the last change to take back (REQ-10). */
export function useDateChain(
  { getValues, setValue }: Pick<UseFormReturn<RequestForm>, "getValues" | "setValue">,
  values: RequestForm,
): DateChain {
  const [chained, setChained] = useState<Chained>();
  // While somebody types there is no date: the chain goes from date to date, and Undo back to the one before.
  const typedOver = useRef<ReadonlyMap<number, string>>(new Map());
  const write = (dates: readonly string[]): void => {
    for (const [place, date] of dates.entries())
      if (getValues(`flights.${place}.flightDepartureDate`) !== date)
        setValue(`flights.${place}.flightDepartureDate`, date, { shouldDirty: true });
  };
  const dates = datesOf(values);
  const open = chained?.change.cleared.filter(({ flight }) => dates[flight] === "") ?? [];
  const [first] = open;
  return {
    change: (flight, date) => {
      const now = datesOf(getValues());
      const held = now[flight] ?? "";
      if (!isDate(date)) {
        if (isDate(held)) typedOver.current = new Map(typedOver.current).set(flight, held);
        setValue(`flights.${flight}.flightDepartureDate`, date, { shouldDirty: true });
        return;
      }
      const was = isDate(held) ? held : (typedOver.current.get(flight) ?? "");
      if (was === date && held === date) return;
      const change = changeFlightDate(now, flight, date);
      write(change.dates);
      const isFilled = chained?.change.cleared.some((one) => one.flight === flight) ?? false;
      if (change.raised || change.cleared.length > 0) setChained({ flight, was, change });
      // A date that fills the gap is no change of its own; another one leaves the gap as it is, too.
      else if (!isFilled && open.length === 0) setChained(undefined);
    },
    undo: () => {
      if (!chained) return;
      write(undoDateChange(datesOf(getValues()), chained));
      setChained(undefined);
    },
    forget: () => {
      typedOver.current = new Map();
      setChained(undefined);
    },
    noteOf: (flight) => {
      if (!chained) return undefined;
      if (chained.flight === flight) return { kind: "changed" };
      const { raised, cleared } = chained.change;
      if (raised?.flight === flight) return { kind: "raised", was: raised.was };
      const its = cleared.find((one) => one.flight === flight);
      return its && dates[flight] === "" ? { kind: "cleared", was: its.was } : undefined;
    },
    gap: first && chained ? { flight: first.flight, count: open.length, by: chained.flight } : null,
  };
}
