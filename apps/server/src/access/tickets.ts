import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { loadPrincipal, type Principal } from "./principal.ts";
import { hashOf, randomSecret } from "./secrets.ts";
import { streamTicket } from "./tables.ts";

/** Seconds in which a ticket opens a live stream (API-11). */
const ticketLife = 30;

/** A ticket for the live stream of a session; it may stand in an address, because it is good for one use and 30 s. */
export async function issueTicket(
  db: Database,
  { sessionId }: Pick<Principal, "sessionId">,
  now: number,
): Promise<{ readonly ticket: string; readonly expiresAt: number }> {
  const ticket = randomSecret();
  const expiresAt = now + ticketLife;
  await db.insert(streamTicket).values({ hash: hashOf(ticket), sessionId, expiresAt });
  return { ticket, expiresAt };
}

/**
 * Takes the ticket with which a browser opens the stream of live events; it works once.
 * @returns undefined for a ticket that is unknown, used or too old, or whose session has ended
 */
export async function redeemTicket(db: Database, ticket: string, now: number): Promise<Principal | undefined> {
  const [found] = await db
    .delete(streamTicket)
    .where(and(eq(streamTicket.hash, hashOf(ticket)), gt(streamTicket.expiresAt, now)))
    .returning({ sessionId: streamTicket.sessionId });
  return found && loadPrincipal(db, found.sessionId, now);
}
