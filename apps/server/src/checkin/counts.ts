import {
  type CheckInState,
  type Counters,
  includingExpired,
  isOpenState,
  matchesQuery,
  type QueueView,
  type Slab,
  type ViewId,
} from "@gatehouse/domain/checkin";
import type { Principal } from "../access/principal.ts";
import type { Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { countWaiting } from "./assignments.ts";
import { type Bucket, type QueueSnapshot, readDeparted } from "./buckets.ts";
import { createQueueMirror } from "./queue-mirror.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

/** Numbers of views that have been counted from a snapshot, for everybody whom the same rows concern. */
const counted = new WeakMap<QueueSnapshot, Map<string, number>>();

function countOf(snapshot: QueueSnapshot, view: QueueView, me: string, withExpired: boolean): number | null {
  const { now, buckets } = snapshot;
  if (!view.query) return null;
  const known = counted.get(snapshot) ?? new Map<string, number>();
  counted.set(snapshot, known);
  const personal = JSON.stringify(view.query).includes('"@me"');
  const key = `${view.id} ${withExpired} ${personal ? me : ""}`;
  let count = known.get(key);
  if (count === undefined) {
    const query = withExpired ? includingExpired(view.query) : view.query;
    count = 0;
    for (const { row, unitSize, count: some } of buckets)
      if (matchesQuery(query, row, { now, me, unitSize: () => unitSize })) count += some;
    known.set(key, count);
  }
  return count;
}

const total = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);
const units = (buckets: readonly Bucket[]) => buckets.reduce((sum, bucket) => sum + bucket.units, 0);

/** The counters of the queue (decisions §4): `countersOf` of the domain, counted from buckets. */
function countersFrom({ now, buckets }: QueueSnapshot): Counters {
  const live = buckets.filter(({ row }) => !row.expired);
  const open = live.filter(({ row }) => row.pass === null && isOpenState(row.currentState));
  const inState = (...states: CheckInState[]) => live.filter(({ row }) => states.includes(row.currentState));
  const multi = open.filter(({ unitSize }) => unitSize > 1);
  const byIataCount: Record<string, number> = {};
  for (const { row, count } of open) byIataCount[row.airline.iata] = (byIataCount[row.airline.iata] ?? 0) + count;
  const bySlab = (wanted: Slab) => total(open.filter(({ slab }) => slab === wanted));
  const withPass = live.filter(({ row }) => row.pass !== null);
  return {
    noBP: total(open),
    hasBP: total(withPass.filter(({ row }) => row.currentState !== "DISPOSITION_COMPLETED")),
    byHourCount: { "0": bySlab(0), "1": bySlab(1), "2": bySlab(2), "4": bySlab(4) },
    pnrCount: {
      multi: units(multi),
      multiUnAssigned: units(multi.filter(({ unitLocked }) => !unitLocked)),
      single: units(open) - units(multi),
    },
    byIataCount,
    noBPDisposedCnt: total(
      inState("ELIGIBLE_FOR_DISPOSAL", "DISPOSITION_COMPLETED").filter(({ row }) => row.pass === null),
    ),
    eligibleForCheckIn: total(inState("ELIGIBLE_FOR_CHECKIN")),
    waitingForAutomation: total(inState("WAITING_FOR_AUTOMATION")),
    eligibleForDisposal: total(inState("ELIGIBLE_FOR_DISPOSAL")),
    failedAutoAttached: total(withPass.filter(({ automationStatus }) => automationStatus === 0)),
    updatedAt: now,
  };
}

/** Counts of the queue for those who ask: one reading serves everybody with the same vendors, until something changes. */
export interface QueueCounts {
  /** The number of rows of each view; null for a view whose query comes with a search. */
  views(
    reader: Reader,
    views: readonly QueueView[],
    withExpired: boolean,
  ): Promise<{ id: ViewId; count: number | null }[]>;
  counters(reader: Reader): Promise<Counters>;
  /** Units that could be claimed; up to a second old, whatever changes. */
  waiting(reader: Reader): Promise<number>;
  /** What was read before this moment is not told any more. Changes of other processes say so through the live hub. */
  forget(): void;
}

interface Reading<T> {
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly value: Promise<T>;
}

/** Seconds for which a reading is told again while nothing changes: time alone moves check-ins from slab to slab. */
const freshFor = 1;

/**
 * @param db where to read
 * @param live tells of changes; subscribe before the streams do, so that whoever hears of a change reads behind it
 */
export function createQueueCounts(db: Queryable, live: Pick<LiveHub, "subscribe">, now: () => number): QueueCounts {
  const mirror = createQueueMirror(db);
  const readings = new Map<string, Reading<QueueSnapshot>>();
  const waiting = new Map<string, Reading<number>>();
  const forget = () => readings.clear();
  live.subscribe(({ event: { type } }) => {
    if (type === "checkin.changed" || type === "checkin.counts" || type === "resync") forget();
  });

  const read = (reader: Reader) => reuse(readings, reader, (at) => mirror.snapshot(reader, at));

  /** What was read for the same vendors a moment ago, or is being read. */
  function reuse<T>(
    kept: Map<string, Reading<T>>,
    { vendors }: Reader,
    readNow: (at: number) => Promise<T>,
  ): Promise<T> {
    const key = vendors === "all" ? "*" : vendors.toSorted().join(" ");
    const at = now();
    const reading = kept.get(key);
    if (reading && at - reading.at < freshFor) return reading.value;
    const value = readNow(at);
    kept.set(key, { at, value });
    // A failure is not told twice.
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  return {
    async views(reader, views, withExpired) {
      const snapshot = await read(reader);
      return views.map((view) => ({ id: view.id, count: countOf(snapshot, view, reader.userid, withExpired) }));
    },
    counters: async (reader) => countersFrom(await read(reader)),
    waiting: (reader) => reuse(waiting, reader, (at) => countWaiting(db, reader, at)),
    forget,
  };
}

/** How many check-ins of a view have departed: what "Show Expired" adds to its number. */
export async function countExpired(tx: Queryable, reader: Reader, view: QueueView, now: number): Promise<number> {
  const snapshot = await readDeparted(tx, reader, now);
  return countOf(snapshot, view, reader.userid, true) ?? 0;
}
