import { browserOf } from "@gatehouse/domain/access";
import { type EmbeddedModule, embeddedSessionSeconds } from "@gatehouse/domain/embedding";
import { and, eq, isNull } from "drizzle-orm";
import { hashOf, randomSecret } from "../access/secrets.ts";
import { appUser, loginSession, vendor, vendorKey } from "../access/tables.ts";
import { networkOf } from "../access/throttle.ts";
import { booking } from "../bookings/tables.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { linkForFrame } from "../travellers/links.ts";
import { frameOrigins } from "../vendors/frame-origins.ts";
import { embeddingTicket } from "./tables.ts";
import { travellerOf } from "./tickets.ts";

/** What the page in the frame shows. */
export interface Presented {
  readonly ticket: string;
  readonly module: EmbeddedModule;
  readonly origin: string;
  /** Secret of the link that the page holds already; empty for none. */
  readonly searchId: string;
}

/** Where the call comes from. */
export interface From {
  readonly browser: string;
  readonly address: string;
}

interface OpenedModule {
  readonly outcome: "opened";
  readonly vendor: { readonly code: string; readonly name: string; readonly logo: string | null };
  readonly expiresAt: number;
  readonly session: { readonly sessionId: string; readonly userId: string } | undefined;
  readonly bookingNo: string;
  readonly searchId: string;
}

export type Opened =
  | OpenedModule
  | {
      readonly outcome: "refused";
      readonly code: "TICKET_UNKNOWN" | "TICKET_USED" | "TICKET_EXPIRED" | "TICKET_MISPLACED" | "TICKET_WITHDRAWN";
    };

const refused = (code: Extract<Opened, { outcome: "refused" }>["code"]): Opened => ({ outcome: "refused", code });

const facts = {
  module: embeddingTicket.module,
  origin: embeddingTicket.origin,
  userId: embeddingTicket.userId,
  bookingId: embeddingTicket.bookingId,
  bookingNo: booking.bookingNo,
  expiresAt: embeddingTicket.expiresAt,
  keyId: vendorKey.id,
  revokedAt: vendorKey.revokedAt,
  code: vendor.code,
  name: vendor.name,
  logo: vendor.logo,
  email: appUser.email,
} as const;

/**
 * Opens a module with a ticket (EMB-3). Whatever comes of it, the ticket is used up: who shows a stolen one at the wrong place has burnt it.
 * @param now seconds since 1970, UTC
 */
export async function openModule(db: Database, presented: Presented, from: From, now: number): Promise<Opened> {
  const hash = hashOf(presented.ticket);
  const taken = await db
    .update(embeddingTicket)
    .set({ usedAt: now })
    .where(and(eq(embeddingTicket.hash, hash), isNull(embeddingTicket.usedAt)))
    .returning({ hash: embeddingTicket.hash });
  const [ticket] = await db
    .select(facts)
    .from(embeddingTicket)
    .innerJoin(vendorKey, eq(vendorKey.id, embeddingTicket.vendorKeyId))
    .innerJoin(vendor, eq(vendor.code, vendorKey.vendor))
    .leftJoin(appUser, eq(appUser.id, embeddingTicket.userId))
    .leftJoin(booking, eq(booking.id, embeddingTicket.bookingId))
    .where(eq(embeddingTicket.hash, hash));
  if (!ticket) return refused("TICKET_UNKNOWN");
  if (taken.length === 0) return refused("TICKET_USED");
  if (ticket.expiresAt <= now) return refused("TICKET_EXPIRED");
  if (ticket.module !== presented.module || ticket.origin !== presented.origin) return refused("TICKET_MISPLACED");
  const { code, name, logo, userId, bookingId, keyId, email } = ticket;
  const expiresAt = now + embeddedSessionSeconds;
  return db.transaction(async (tx): Promise<Opened> => {
    // Revoking the key waits for this lock, and then finds the new session to end.
    const [key] = await tx
      .select({ revokedAt: vendorKey.revokedAt })
      .from(vendorKey)
      .where(eq(vendorKey.id, keyId))
      .for("key share");
    if (!key || key.revokedAt !== null) return refused("TICKET_WITHDRAWN");
    if (!(await frameOrigins(tx, code)).includes(ticket.origin)) return refused("TICKET_WITHDRAWN");
    let session: OpenedModule["session"];
    if (userId !== null) {
      session = await openSession(tx, { ...ticket, userId, email: email ?? "" }, { from, now, expiresAt });
      if (!session) return refused("TICKET_WITHDRAWN");
    }
    const searchId =
      presented.module === "missing-info" && bookingId !== null
        ? await linkForFrame(
            tx,
            { bookingId, vendorKeyId: keyId, held: presented.searchId },
            { now, seconds: embeddedSessionSeconds },
          )
        : "";
    return {
      outcome: "opened",
      vendor: { code, name, logo },
      expiresAt,
      session,
      bookingNo: ticket.bookingNo ?? "",
      searchId,
    };
  });
}

interface Of {
  readonly module: EmbeddedModule;
  readonly origin: string;
  readonly keyId: number;
  readonly code: string;
  readonly userId: string;
  readonly email: string;
}

/** A session of a traveller's account for one module; undefined where the account may no longer sign in. It has no cookie and renews nothing. */
async function openSession(
  tx: Transaction,
  { module, origin, keyId, code, userId, email }: Of,
  { from, now, expiresAt }: { readonly from: From; readonly now: number; readonly expiresAt: number },
): Promise<OpenedModule["session"]> {
  // Disabling somebody waits for this lock, and then finds the new session to end.
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("no key update");
  if ((await travellerOf(tx, code, email)) !== userId) return undefined;
  const [made] = await tx
    .insert(loginSession)
    .values({
      userId,
      // There is no refresh token that it could turn into another.
      rotationKey: randomSecret(),
      createdAt: now,
      expiresAt,
      lastUsedAt: now,
      // Who looks at their sessions sees on which site it is (ACC-27).
      browser: `${browserOf(from.browser)} · ${new URL(origin).host}`,
      address: networkOf(from.address),
      embedded: module,
      vendorKeyId: keyId,
      origin,
    })
    .returning({ sessionId: loginSession.id });
  return made && { sessionId: made.sessionId, userId };
}
