import { orderAfter, type OrderEvent } from "@gatehouse/domain/ancillary";
import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { activate, deactivate } from "./activate.ts";
import type { OrderRow } from "./read.ts";
import { ancillaryOrder, ancillaryOrderLog } from "./tables.ts";

/** What a change of an order needs besides its row: who makes it, when, and who is told. */
export interface ChangeContext {
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: number;
  /** A short name, or SYSTEM. */
  readonly userid: string;
}

/** Tells of an order: its buyer, those of its vendor who sell, and those who look after payments. */
export const announce = (
  tx: Queryable,
  live: Pick<LiveHub, "publishAll">,
  { id, vendor, ownerId }: Pick<OrderRow, "id" | "vendor" | "ownerId">,
): Promise<void> => {
  const event = { type: "order.changed", ids: [id] } as const;
  return live.publishAll(tx, [
    { event, audience: { to: "vendor", vendor, permission: "ancillary" } },
    { event, audience: { to: "vendor", vendor, permission: "paymentsAll" } },
    ...(ownerId === null ? [] : [{ event, audience: { to: "user", userId: ownerId } as const }]),
  ]);
};

/** Takes an order on by the one table (ANC-6). @returns undefined where the event may not happen */
async function apply(
  tx: Transaction,
  row: OrderRow,
  event: OrderEvent,
  { now, userid }: ChangeContext,
): Promise<OrderRow | undefined> {
  const state = orderAfter(row.state, event);
  if (!state) return undefined;
  await tx.update(ancillaryOrder).set({ state, stateAt: now, declined: "" }).where(eq(ancillaryOrder.id, row.id));
  await tx.insert(ancillaryOrderLog).values({ orderId: row.id, event, state, userid, at: now });
  return { ...row, state, stateAt: now, declined: "" };
}

const hold = async (tx: Transaction, id: number): Promise<OrderRow> => {
  const [row] = await tx.select().from(ancillaryOrder).where(eq(ancillaryOrder.id, id)).for("update");
  if (!row) throw new Error("There is no such order.");
  return row;
};

/**
 * The money of an order was taken: the booking gets what was ordered (ANC-7).
 * @returns whether the money may be kept; false where the order was paid before, or its flights are over
 */
export async function orderPaid(tx: Transaction, id: number, context: ChangeContext): Promise<boolean> {
  const paid = await apply(tx, await hold(tx, id), "paid", context);
  if (!paid) return false;
  const done = await activate(tx, paid, context.now);
  await apply(tx, paid, done ? "activated" : "notActivated", context);
  await announce(tx, context.live, paid);
  return done;
}

/** The money went back: the booking loses what the order gave it. */
export async function orderRefunded(tx: Transaction, id: number, context: ChangeContext): Promise<void> {
  const row = await hold(tx, id);
  if (await apply(tx, row, "refunded", context)) await deactivate(tx, row, context.now);
  await announce(tx, context.live, row);
}

/** A payment was declined: the order stays open, and says why. */
export async function orderDeclined(tx: Transaction, id: number, words: string, context: ChangeContext): Promise<void> {
  const row = await hold(tx, id);
  if (row.state === "OPEN")
    await tx
      .update(ancillaryOrder)
      .set({ declined: words || "—" })
      .where(eq(ancillaryOrder.id, id));
  await announce(tx, context.live, row);
}
