import { pinLimit } from "@gatehouse/domain/analytics";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Principal } from "../access/principal.ts";
import { appUser } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { analyticsPin } from "./tables.ts";

type Owner = Pick<Principal, "userId">;

/** Somebody's pinned questions, in the order in which they were pinned (ANA-9). */
export async function readBoard(tx: Queryable, { userId }: Owner) {
  const rows = await tx
    .select({ id: analyticsPin.id, q: analyticsPin.question, title: analyticsPin.title })
    .from(analyticsPin)
    .where(eq(analyticsPin.userId, userId))
    .orderBy(asc(analyticsPin.id));
  return { pins: rows };
}

/** Pins a question; one that is there already stays where it is. @returns undefined where the board is full */
export const pinQuestion = (
  db: Database,
  owner: Owner,
  { q, title, now }: { readonly q: string; readonly title: string; readonly now: number },
) =>
  db.transaction(async (tx) => {
    // One after the other, so that two presses make one pin.
    await tx.execute(sql`select from ${appUser} where ${appUser.id} = ${owner.userId} for no key update`);
    const board = await readBoard(tx, owner);
    if (board.pins.some((pin) => pin.q === q)) return board;
    if (board.pins.length >= pinLimit) return undefined;
    await tx.insert(analyticsPin).values({ userId: owner.userId, question: q, title, createdAt: now });
    return readBoard(tx, owner);
  });

/** Takes a question off. @returns undefined where it is not on this board */
export async function unpinQuestion(db: Database, owner: Owner, id: number) {
  const gone = await db
    .delete(analyticsPin)
    .where(and(eq(analyticsPin.id, id), eq(analyticsPin.userId, owner.userId)))
    .returning({ id: analyticsPin.id });
  return gone.length === 0 ? undefined : readBoard(db, owner);
}
