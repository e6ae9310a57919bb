import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, eq, exists, inArray, isNull, lte, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database.ts";
import { leaseRanOut } from "../../platform/lease.ts";
import { passUpload } from "../candidate-tables.ts";
import { checkIn } from "../../checkin/tables.ts";
import { Conflict } from "../../checkin/transitions/conflict.ts";

export type Upload = typeof passUpload.$inferSelect;

/** Uploads that may wait to be read. */
export interface Backlog {
  /** In all. */
  readonly most: number;
  /** Of one person. */
  readonly maxPerUser: number;
}
/** Two minutes of reading, when each has a few pages; one person alone never fills it. */
export const defaultBacklog: Backlog = { most: 1000, maxPerUser: 400 };
/** Seconds after which a refused upload is worth another try. */
const retryAfter = 10;

/** Shorter than the pause after which a failed job is tried again. */
const restMilliseconds = 1500;
/** People whose turns are remembered. */
const maxRemembered = 200;

export const unfinished = inArray(passUpload.state, ["waiting", "reading"]);
/** Nobody reads them any more. */
export const unread = (now: number) => leaseRanOut(now, passUpload.activeAt, passUpload.uploadedAt);

const isLocked = notInArray(checkIn.lockedBy, Object.values(pseudoUsers));
/** Somebody works on the booking's PNR. */
const isHeld = (db: Queryable) =>
  exists(
    db
      .select({ id: checkIn.id })
      .from(checkIn)
      .where(and(eq(checkIn.pnrId, passUpload.pnrId), isLocked)),
  );

/**
 * Refuses an upload while too many wait. What a person uploads for a unit that they hold is taken as long as they have room
 * themselves: it is read first.
 * @throws Conflict READING_BUSY
 */
export async function requireRoom(
  db: Queryable,
  { most, maxPerUser }: Backlog,
  { pnrId, userid }: { readonly pnrId: number; readonly userid: string },
): Promise<void> {
  const [waiting] = await db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${passUpload.uploadedBy} = ${userid}))::int`,
    })
    .from(passUpload)
    .where(unfinished);
  const { all = 0, own = 0 } = waiting ?? {};
  if (own < maxPerUser && all < most) return;
  const holds = and(eq(checkIn.pnrId, pnrId), eq(checkIn.lockedBy, userid));
  if (own < maxPerUser && (await db.$count(checkIn, holds)) > 0) return;
  throw new Conflict({ code: "READING_BUSY", retryAfter });
}

/** Assigns the uploads that no process reads, to this process and to others on the same database. */
export function createUploadQueue({ db, now }: { readonly db: Database; readonly now: () => number }) {
  /** Users whose uploads were read last, the longest ago first. */
  const served: string[] = [];
  /** Uploads that have just failed. */
  const coolingDown = new Set<number>();
  /** Uploads that could not be released while the database was unavailable, and since when this process no longer reads them. */
  const pendingReleases = new Map<number, number>();
  const free = () =>
    and(
      unfinished,
      coolingDown.size > 0 ? notInArray(passUpload.id, [...coolingDown]) : undefined,
      or(isNull(passUpload.activeAt), unread(now())),
    );

  return {
    /**
     * Takes the upload whose turn it is: first those for units that somebody holds; then everybody in turn, whoever has waited longest
     * for one; of one person the oldest.
     */
    async take(): Promise<Upload | undefined> {
      for (const [id, since] of Array.from(pendingReleases)) {
        // A process that took it over since then has a later heartbeat.
        await db
          .update(passUpload)
          .set({ activeAt: null })
          .where(and(eq(passUpload.id, id), unfinished, lte(passUpload.activeAt, since)));
        pendingReleases.delete(id);
      }
      const held = isHeld(db);
      const turn = sql`coalesce(array_position(${sql.param(served)}::text[], ${passUpload.uploadedBy}), 0)`;
      const next = db
        .select({ id: passUpload.id })
        .from(passUpload)
        .where(free())
        .orderBy(sql`${held} desc`, turn, passUpload.uploadedAt, passUpload.id)
        .limit(1)
        .for("update", { skipLocked: true });
      const [upload] = await db
        .update(passUpload)
        .set({ state: "reading", activeAt: now() })
        .where(eq(passUpload.id, sql`(${next})`))
        .returning();
      if (!upload) return undefined;
      const before = served.indexOf(upload.uploadedBy);
      if (before >= 0) served.splice(before, 1);
      served.push(upload.uploadedBy);
      if (served.length > maxRemembered) served.shift();
      return upload;
    },
    /**
     * Gives an upload back that is not finished; while the database is away, with the next `take`.
     * @param rest whether this process leaves it alone for a moment
     */
    async release({ id }: Pick<Upload, "id">, { rest = false } = {}): Promise<void> {
      if (rest) {
        coolingDown.add(id);
        setTimeout(() => coolingDown.delete(id), restMilliseconds).unref();
      }
      try {
        await db
          .update(passUpload)
          .set({ activeAt: null })
          .where(and(eq(passUpload.id, id), unfinished));
      } catch (error) {
        pendingReleases.set(id, now());
        throw error;
      }
    },
    /**
     * Whether another upload should be read before this one goes on.
     * @param longTurn whether so much of it was read that others may come between, if they are not of the same person
     */
    async isOvertaken({ id, pnrId, uploadedBy }: Upload, longTurn: boolean): Promise<boolean> {
      const held = isHeld(db);
      const ownHeld = exists(
        db
          .select({ id: checkIn.id })
          .from(checkIn)
          .where(and(eq(checkIn.pnrId, pnrId), isLocked)),
      );
      const [other] = await db
        .select({ id: passUpload.id })
        .from(passUpload)
        .where(
          and(
            free(),
            ne(passUpload.id, id),
            sql`case when ${held} = ${ownHeld} then ${longTurn} and ${ne(passUpload.uploadedBy, uploadedBy)} else ${held} end`,
          ),
        )
        .limit(1);
      return other !== undefined;
    },
  };
}
