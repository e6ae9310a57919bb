import type { Counters } from "@gatehouse/domain/checkin";
import { zonedClock } from "@gatehouse/domain/time";

/** The words of a summary of pending work, in the reader's language. */
export interface PendingCountsLabels {
  readonly title: string;
  readonly available: string;
  /** Of the slabs 0, 1, 2 and 4. */
  readonly slabs: Readonly<Record<keyof Counters["byHourCount"], string>>;
  readonly multiple: string;
  readonly single: string;
  readonly pool: string;
  readonly disposed: string;
  readonly waitingForAutomation: string;
  readonly airlines: string;
}

/** `multi (multiUnAssigned)` (QUE-5). */
export const multipleCount = ({ pnrCount }: Pick<Counters, "pnrCount">): string =>
  `${pnrCount.multi} (${pnrCount.multiUnAssigned})`;

/** The time of the counters where operations read the clock: `17:12:07 IST · 06:42:07 EST` (UI-3). */
export function counterTimes(updatedAt: number): string {
  const read = (zone: Parameters<typeof zonedClock>[1]) => {
    const { time, abbreviation } = zonedClock(updatedAt, zone);
    return `${time} ${abbreviation}`;
  };
  return `${read("Asia/Kolkata")} · ${read("America/New_York")}`;
}

/** What "copy pending counts" puts on the clipboard: plain lines for a chat message, airlines with the most work first. */
export function pendingCountsText(counters: Counters, labels: PendingCountsLabels): string {
  const airlines = Object.entries(counters.byIataCount)
    .filter(([, count]) => count > 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([iata, count]) => `${iata} ${count}`);
  const lines: readonly (readonly [string, string | number])[] = [
    [labels.available, counters.noBP],
    ...(["0", "1", "2", "4"] as const).map((slab) => [`  ${labels.slabs[slab]}`, counters.byHourCount[slab]] as const),
    [labels.multiple, multipleCount(counters)],
    [labels.single, counters.pnrCount.single],
    [labels.pool, counters.hasBP + counters.noBP],
    [labels.disposed, counters.noBPDisposedCnt],
    [labels.waitingForAutomation, counters.waitingForAutomation],
  ];
  return [
    `${labels.title} · ${counterTimes(counters.updatedAt)}`,
    ...lines.map(([label, count]) => `${label}: ${count}`),
    ...(airlines.length > 0 ? [`${labels.airlines}: ${airlines.join(", ")}`] : []),
  ].join("\n");
}
