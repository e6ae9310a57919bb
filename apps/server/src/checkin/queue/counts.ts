import {
  type Counters,
  countersFrom,
  includingExpired,
  matchesQuery,
  type QueueView,
  queueViews,
  type ViewId,
} from "@gatehouse/domain/checkin";
import type { Principal } from "../../access/principal.ts";
import type { Queryable } from "../../platform/database.ts";
import type { LiveHub } from "../../platform/live.ts";
import { countWaiting } from "./claimable.ts";
import { type Bucket, type Kind, type QueueSnapshot, readDeparted } from "./buckets.ts";
import { createQueueMirror } from "./queue-mirror.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

const isPersonal = ({ query }: QueueView): boolean => JSON.stringify(query).includes('"@me"');
const impersonal = queueViews.filter((view) => view.query && !isPersonal(view));

const shows = (view: QueueView, { row, unitSize }: Kind, me: string, withExpired: boolean): boolean =>
  view.query !== undefined &&
  matchesQuery(withExpired ? includingExpired(view.query) : view.query, row, { now: 0, me, unitSize: () => unitSize });

/** Views that show check-ins of a kind, whoever asks; with the departed ones shown and without. */
const shownIn = {
  live: new WeakMap<Kind, readonly ViewId[]>(),
  all: new WeakMap<Kind, readonly ViewId[]>(),
};

function viewsOf(kind: Kind, withExpired: boolean): readonly ViewId[] {
  const known = shownIn[withExpired ? "all" : "live"];
  let ids = known.get(kind);
  if (!ids) {
    ids = impersonal.filter((view) => shows(view, kind, "", withExpired)).map(({ id }) => id);
    known.set(kind, ids);
  }
  return ids;
}

/** The number of check-ins in each view; views that are the reader's own are counted for `me`. */
function countViews(
  { buckets }: QueueSnapshot,
  views: readonly QueueView[],
  me: string,
  withExpired: boolean,
): (number | null)[] {
  const counted = new Map<ViewId, number>();
  for (const { kind, count } of buckets)
    for (const id of viewsOf(kind, withExpired)) counted.set(id, (counted.get(id) ?? 0) + count);
  return views.map((view) => {
    if (!view.query) return null;
    if (!isPersonal(view)) return counted.get(view.id) ?? 0;
    return total(buckets.filter(({ kind }) => shows(view, kind, me, withExpired)));
  });
}

const total = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);

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
 * Counts the check-ins of every view of the queue, for the numbers beside the views.
 * @param db where to read
 * @param live tells of changes; subscribe before the streams do, so that anyone who hears of a change reads behind it
 */
export function createQueueCounts(db: Queryable, live: Pick<LiveHub, "subscribe">, now: () => number): QueueCounts {
  const mirror = createQueueMirror(db);
  const readings = new Map<string, Reading<QueueSnapshot>>();
  const waiting = new Map<string, Reading<number>>();
  const forget = () => readings.clear();
  live.subscribe(({ event: { type } }) => {
    if (type === "resync") mirror.forget();
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
      const numbers = countViews(snapshot, views, reader.userid, withExpired);
      return views.map(({ id }, index) => ({ id, count: numbers[index] ?? null }));
    },
    async counters(reader) {
      const snapshot = await read(reader);
      return countersFrom(snapshot.buckets, snapshot.now);
    },
    waiting: (reader) => reuse(waiting, reader, (at) => countWaiting(db, reader, at)),
    forget,
  };
}

/** How many check-ins of a view have departed: what "Show Expired" adds to its number. */
export async function countExpired(tx: Queryable, reader: Reader, view: QueueView, now: number): Promise<number> {
  const snapshot = await readDeparted(tx, reader, now);
  return countViews(snapshot, [view], reader.userid, true)[0] ?? 0;
}
