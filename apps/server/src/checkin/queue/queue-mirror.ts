import {
  type AutomationStatus,
  type CheckInState,
  isOpen,
  type Slab,
  slabAt,
  slabEnteredAt,
  slabs,
} from "@gatehouse/domain/checkin";
import { sql, type SQL } from "drizzle-orm";
import type { Principal } from "../../access/principal.ts";
import type { Queryable } from "../../platform/database.ts";
import { type Bucket, type Departed, departedBucket, type Kind, kindOf, type QueueSnapshot } from "./buckets.ts";
import { expiredCount, leftCheckIn, liveCheckIn } from "../tables.ts";

type Scope = Pick<Principal, "vendors">;

/** What is new since a transaction, read by one statement and hence at one moment. */
interface News {
  /** Oldest transaction that was open at that moment: what it will have changed is news again. */
  readonly seen: string;
  readonly live: readonly LiveRow[];
  readonly left: readonly number[];
  readonly departed: readonly Departed[];
}

/** A live check-in, in the order of the columns of `newsSql`. */
type LiveRow = readonly [
  id: number,
  unit: number,
  vendor: string,
  state: CheckInState,
  airline: string,
  reason1: string | null,
  hasPass: boolean,
  needQC: boolean,
  automationStatus: AutomationStatus,
  eligibleAt: number | null,
  windowClosesAt: number,
  lockedBy: string | null,
];

const all = (what: SQL, from: SQL): SQL => sql`(select coalesce(json_agg(${what}), '[]') from ${from})`;
const live = liveCheckIn;

const newsSql = (since: string): SQL => sql`select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
  ${all(
    sql`json_build_array(id, pnr_id, vendor, state, airline, reason1, pass is not null, need_qc, automation_status, eligible_at, window_closes_at, locked_by)`,
    sql`${live} where ${live.changedIn} >= ${since}::xid8`,
  )} as live,
  ${since === "0" ? sql`'[]'::json` : all(sql`id`, sql`${leftCheckIn} where ${leftCheckIn.changedIn} >= ${since}::xid8`)} as left,
  ${all(
    sql`json_build_object('vendor', vendor, 'airline', airline, 'reason1', reason1, 'hasPass', has_pass, 'needQC', need_qc, 'count', count)`,
    sql`${expiredCount} where ${expiredCount.changedIn} >= ${since}::xid8`,
  )} as departed`;

/** Check-ins that nothing tells apart, counted as they come and go. */
interface Cell {
  readonly key: string;
  readonly vendor: string;
  readonly kind: Kind;
  count: number;
  units: number;
}

interface Entry {
  readonly row: LiveRow;
  readonly open: boolean;
  cell?: Cell;
  /** Whether its unit is counted with it. */
  first: boolean;
  /** When time alone moves it to another cell: seconds since 1970, UTC. */
  movesAt: number;
}

/** All live check-ins of one PNR. */
interface Unit {
  readonly members: Set<Entry>;
  /** Open ones: 0, 1, or 2 for several. */
  size: number;
  locked: boolean;
  first: number;
}

const allSlabs = Object.keys(slabs).map(Number) as Slab[];

function nextMove([, , , , , , , , , eligibleAt, windowClosesAt]: LiveRow, now: number): number {
  const moments = [windowClosesAt];
  if (eligibleAt !== null) for (const slab of allSlabs) moments.push(slabEnteredAt(eligibleAt, slab));
  return Math.min(...moments.filter((moment) => moment > now));
}

/** The live check-ins in cells, and the departed ones as counts. */
function createCells() {
  const entries = new Map<number, Entry>();
  const units = new Map<number, Unit>();
  const cells = new Map<string, Cell>();
  const departed = new Map<string, Departed & { readonly bucket: Bucket }>();
  let placedAt = 0;

  const lift = (entry: Entry): void => {
    const { cell } = entry;
    if (!cell) return;
    cell.count -= 1;
    if (entry.first) cell.units -= 1;
    if (cell.count === 0) cells.delete(cell.key);
    delete entry.cell;
  };

  const place = (entry: Entry, unit: Unit): void => {
    lift(entry);
    const [id, , vendor, state, airline, reason1, hasPass, needQC, automationStatus, eligibleAt, closesAt, lockedBy] =
      entry.row;
    const slab = slabAt(eligibleAt, placedAt);
    const windowOpen = closesAt > placedAt;
    const { size: unitSize, locked: unitLocked } = unit;
    const facts = { state, airline, reason1, hasPass, needQC, automationStatus, slab, windowOpen, lockedBy };
    const key = [vendor, ...Object.values(facts), unitSize, unitLocked].join("\n");
    let cell = cells.get(key);
    if (!cell) {
      const kind = kindOf({ ...facts, expired: false, unitSize, unitLocked });
      cell = { key, vendor, kind, count: 0, units: 0 };
      cells.set(key, cell);
    }
    entry.cell = cell;
    entry.first = entry.open && id === unit.first;
    entry.movesAt = nextMove(entry.row, placedAt);
    cell.count += 1;
    if (entry.first) cell.units += 1;
  };

  const placeUnit = (id: number): void => {
    const unit = units.get(id);
    if (!unit) return;
    if (unit.members.size === 0) {
      units.delete(id);
      return;
    }
    const open = [...unit.members].filter((member) => member.open);
    unit.size = Math.min(2, open.length);
    unit.locked = open.some(({ row }) => row[11] !== null);
    unit.first = Math.min(...open.map(({ row }) => row[0]));
    for (const member of unit.members) place(member, unit);
  };

  const remove = (id: number): number | undefined => {
    const entry = entries.get(id);
    if (!entry) return undefined;
    lift(entry);
    entries.delete(id);
    units.get(entry.row[1])?.members.delete(entry);
    return entry.row[1];
  };

  const add = (row: LiveRow): number => {
    const [id, unitId, , state, , , hasPass] = row;
    const entry: Entry = {
      row,
      open: isOpen({ currentState: state, pass: hasPass || null, expired: false }),
      first: false,
      movesAt: 0,
    };
    entries.set(id, entry);
    const unit = units.get(unitId) ?? { members: new Set(), size: 0, locked: false, first: 0 };
    units.set(unitId, unit);
    unit.members.add(entry);
    return unitId;
  };

  return {
    clear(): void {
      for (const map of [entries, units, cells, departed]) map.clear();
    },
    take({ live: changed, left, departed: counts }: Pick<News, "live" | "left" | "departed">): void {
      const touched = new Set<number | undefined>();
      for (const id of left) touched.add(remove(id));
      for (const row of changed) {
        touched.add(remove(row[0]));
        touched.add(add(row));
      }
      for (const id of touched) if (id !== undefined) placeUnit(id);
      for (const count of counts)
        departed.set([count.vendor, count.airline, count.reason1, count.hasPass, count.needQC].join("\n"), {
          ...count,
          bucket: departedBucket(count),
        });
    },
    /** @param now seconds since 1970, UTC */
    snapshot({ vendors }: Scope, now: number): QueueSnapshot {
      const backwards = now < placedAt;
      placedAt = now;
      for (const entry of entries.values()) {
        const unit = units.get(entry.row[1]);
        if ((backwards || entry.movesAt <= now) && unit) place(entry, unit);
      }
      const isMine = vendors === "all" ? () => true : ({ vendor }: { vendor: string }) => vendors.includes(vendor);
      return {
        now,
        buckets: [
          ...[...cells.values()].filter(isMine).map(({ kind, count, units: some }) => ({ kind, count, units: some })),
          ...[...departed.values()].filter(isMine).map(({ bucket }) => bucket),
        ],
      };
    },
  };
}

/** A copy of the live queue that a server process keeps. */
export interface QueueMirror {
  /** The queue as it is, not as it was when the copy was last asked. @param now seconds since 1970, UTC */
  snapshot(scope: Scope, now: number): Promise<QueueSnapshot>;
  /**
   * Has the copy read again as a whole: the database was away. One that comes back from a crash, or a standby in its place, may give
   * numbers of transactions once more that it had given before, and changes below the last number seen would be missed.
   */
  forget(): void;
}

/** Milliseconds after which a copy is read again as a whole: what left is told for an hour only. */
const keptFor = 30 * 60_000;

/**
 * Counting thirty thousand rows for every change is work for the database; a copy that reads only what changed since it last
 * looked counts them in a fraction of the time, and needs nobody to tell it what changed, in whichever process.
 */
export function createQueueMirror(db: Queryable): QueueMirror {
  const cells = createCells();
  let since = "0";
  let readAt = 0;
  let anew = false;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function read(): Promise<void> {
    const started = performance.now();
    if (anew || started - readAt > keptFor) since = "0";
    anew = false;
    const { rows } = await db.execute(newsSql(since));
    const news = rows[0] as unknown as News; // the columns of `newsSql`
    if (news.left.includes(0)) {
      since = "0";
      return read();
    }
    if (since === "0") cells.clear();
    cells.take(news);
    since = news.seen;
    readAt = started;
    return undefined;
  }

  /** Reads what is new by now: what is being read already may be older. */
  function refresh(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  }

  return {
    async snapshot(scope, now) {
      await refresh();
      return cells.snapshot(scope, now);
    },
    forget() {
      anew = true;
    },
  };
}
