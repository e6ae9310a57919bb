import { type FdaEvent, fdaStatusAfter } from "@gatehouse/domain/disruption";
import { and, eq } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { publishTrip } from "../trips/news.ts";
import { itinerary } from "../trips/tables.ts";
import { refused } from "./outcome.ts";
import { disruption, disruptionLog, type LogEvent } from "./tables.ts";

export type DisruptionRow = typeof disruption.$inferSelect;
export type Reader = Pick<Principal, "vendors" | "userid">;
type Live = Pick<LiveHub, "publishAll">;

/** What a change of a disruption needs besides its row: who makes it, when, and who is told. */
export interface ChangeContext {
  readonly userid: string;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly live: Live;
}

/** A traveller who holds the link. */
export const theTraveller = "TRAVELLER";

/** Tells those who look at the itinerary of a booking that its flights stand otherwise (TRP-46). */
export async function publishFlights(
  tx: Queryable,
  live: Live,
  { vendor, bookingNo }: Pick<DisruptionRow, "vendor" | "bookingNo">,
): Promise<void> {
  const [trip] = await tx
    .select({ travellerIds: itinerary.travellerIds })
    .from(itinerary)
    .where(and(eq(itinerary.vendor, vendor), eq(itinerary.bookingNo, bookingNo)));
  if (trip) await publishTrip(tx, live, { vendor, bookingNo, travellerIds: trip.travellerIds });
}

/** Tells the board, and that of what departs next. */
export const publishDisruptions = (
  tx: Queryable,
  live: Live,
  rows: readonly Pick<DisruptionRow, "id" | "vendor">[],
): Promise<void> => {
  const vendors = [...new Set(rows.map(({ vendor }) => vendor))];
  return live.publishAll(
    tx,
    vendors.flatMap((vendor) => {
      const ids = rows.filter((row) => row.vendor === vendor).map(({ id }) => id);
      const board = { to: "vendor", vendor, permission: "disruptions" } as const;
      return [
        ...Array.from({ length: Math.ceil(ids.length / 400) }, (_, place) => ({
          event: { type: "disruption.changed", ids: ids.slice(place * 400, place * 400 + 400) } as const,
          audience: board,
        })),
        {
          event: { type: "tripsBoard.changed" } as const,
          audience: { to: "vendor", vendor, permission: "tripsBoard" } as const,
        },
      ];
    }),
  );
};

/** A disruption that a reader may see, locked. */
export async function holdDisruption(tx: Transaction, reader: Pick<Reader, "vendors">, id: number) {
  const [row] = await tx
    .select()
    .from(disruption)
    .where(and(eq(disruption.id, id), vendorScope(reader, disruption.vendor)))
    .for("update");
  return row;
}

/** A disruption in whose place nothing else stands by now: locked, and of the version that its reader saw. */
export async function holdVersion(tx: Transaction, reader: Reader, id: number, version: number) {
  const row = await holdDisruption(tx, reader, id);
  if (!row) return refused("NOT_FOUND");
  return row.version === version ? { row } : refused("CHANGED_MEANWHILE");
}

/** Writes a change of a locked disruption, and what is noted about it. */
export async function write(
  tx: Transaction,
  row: DisruptionRow,
  set: Partial<DisruptionRow>,
  { event, note = "" }: { readonly event: FdaEvent | LogEvent; readonly note?: string },
  { userid, now, live }: ChangeContext,
): Promise<DisruptionRow> {
  const [changed] = await tx
    .update(disruption)
    .set({ ...set, version: row.version + 1 })
    .where(eq(disruption.id, row.id))
    .returning();
  if (!changed) throw new Error("A locked disruption is not there.");
  await tx.insert(disruptionLog).values({ disruptionId: row.id, event, status: changed.status, userid, at: now, note });
  await publishDisruptions(tx, live, [changed]);
  await publishFlights(tx, live, changed);
  return changed;
}

/**
 * Lets an event happen to a locked disruption, by the one table of statuses.
 * @returns undefined where the table has no place for it: nothing is written then
 */
export async function apply(
  tx: Transaction,
  row: DisruptionRow,
  event: FdaEvent,
  context: ChangeContext,
  { note = "", set = {} }: { readonly note?: string; readonly set?: Partial<DisruptionRow> } = {},
): Promise<DisruptionRow | undefined> {
  const status = fdaStatusAfter(row.status, event);
  if (!status) return undefined;
  return write(tx, row, { ...set, status, statusAt: context.now }, { event, note }, context);
}
