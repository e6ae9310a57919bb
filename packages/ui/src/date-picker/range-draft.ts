import type { DateRange } from "@gatehouse/domain/time";

/** A range while it is chosen in the calendar: which end the next day becomes. */
export interface RangeDraft extends DateRange {
  readonly active: "from" | "to";
}

/**
 * The range after one more day was chosen. A first day keeps the last one when it still lies after it; a last day before the
 * first begins again: nobody has to clear anything.
 * @param date YYYY-MM-DD
 */
export function pickDay(draft: RangeDraft, date: string): RangeDraft {
  if (draft.active === "from" || draft.from === "" || date < draft.from) {
    return { from: date, to: date <= draft.to ? draft.to : "", active: "to" };
  }
  return { from: draft.from, to: date, active: "from" };
}
