import { chatTicketSeconds } from "@gatehouse/domain/chat";
import { and, eq, gt, lte } from "drizzle-orm";
import { loadPrincipal } from "../access/principal.ts";
import { hashOf, randomSecret } from "../access/secrets.ts";
import type { Database } from "../platform/database.ts";
import { endOfLink } from "../travellers/links.ts";
import { findRoom, roomOfTraveller, type Speaker } from "./speakers.ts";
import { chatTicket } from "./tables.ts";

interface Issued {
  readonly ticket: string;
  readonly expiresAt: number;
}

/** A ticket that opens the socket once, within 30 s (CHAT-9): of a session, or of a visitor's room. */
export async function issueChatTicket(
  db: Database,
  whose: { readonly sessionId: string } | { readonly roomId: string; readonly linkId: number | null },
  now: number,
): Promise<Issued> {
  const ticket = randomSecret();
  const expiresAt = now + chatTicketSeconds;
  await db.delete(chatTicket).where(lte(chatTicket.expiresAt, now - 3600));
  await db.insert(chatTicket).values({ hash: hashOf(ticket), expiresAt, ...whose });
  return { ticket, expiresAt };
}

/** Who comes in by a ticket. */
export interface Admitted {
  readonly speaker: Speaker;
  /** Of a user: the connection ends with it. */
  readonly sessionId: string | undefined;
  /** When it ends at the latest: seconds since 1970, UTC. */
  readonly endsAt: number;
}

/** Longest connection of a visitor, in seconds; they come again by their link or key, where that still opens the room. */
const visitSeconds = 12 * 3600;

/**
 * Takes the ticket with which a chat's connection is opened; it works once.
 * @returns undefined for one that is unknown, used or too old, or whose session has ended
 */
export async function redeemChatTicket(db: Database, ticket: string, now: number): Promise<Admitted | undefined> {
  const [found] = await db
    .delete(chatTicket)
    .where(and(eq(chatTicket.hash, hashOf(ticket)), gt(chatTicket.expiresAt, now)))
    .returning({ sessionId: chatTicket.sessionId, roomId: chatTicket.roomId, linkId: chatTicket.linkId });
  if (!found) return undefined;
  if (found.sessionId === null) {
    const { roomId, linkId } = found;
    if (roomId === null) return undefined;
    const speaker: Speaker = { side: "TRAVELLER", roomId, userId: null, linkId };
    // A link may have ended since the visit (CHAT-15).
    if (!(await findRoom(db, speaker, roomId, now))) return undefined;
    const linkEnd = linkId === null ? undefined : await endOfLink(db, linkId);
    return { speaker, sessionId: undefined, endsAt: Math.min(now + visitSeconds, linkEnd ?? Infinity) };
  }
  const principal = await loadPrincipal(db, found.sessionId, now);
  if (!principal?.permissions.some((code) => code === "chat" || code === "chatSupervise")) return undefined;
  const { sessionId, endsAt } = principal;
  if (principal.role !== "TRAVELLER") return { speaker: { side: "OPERATOR", staff: principal }, sessionId, endsAt };
  const roomId = await roomOfTraveller(db, principal.userId, now);
  return roomId === undefined
    ? undefined
    : { speaker: { side: "TRAVELLER", roomId, userId: principal.userId, linkId: null }, sessionId, endsAt };
}
