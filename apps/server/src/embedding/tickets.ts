import { roleOf } from "@gatehouse/domain/access";
import { embeddedFor, type EmbeddedModule, embeddingTicketSeconds } from "@gatehouse/domain/embedding";
import { and, eq, isNull } from "drizzle-orm";
import { hashOf, randomSecret } from "../access/secrets.ts";
import { appUser } from "../access/tables.ts";
import type { FeedClient } from "../access/vendor-keys.ts";
import { booking } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { frameOrigins } from "../vendors/frame-origins.ts";
import { embeddingTicket } from "./tables.ts";

/** What a vendor's system asks for. */
export interface TicketRequest {
  readonly module: EmbeddedModule;
  readonly origin: string;
  /** E-mail address; empty for none. */
  readonly traveller: string;
  /** Empty for none. */
  readonly bookingNo: string;
}

export type Issued =
  | { readonly outcome: "issued"; readonly ticket: string; readonly expiresAt: number }
  | {
      readonly outcome: "refused";
      readonly code: "ORIGIN_NOT_NAMED" | "TRAVELLER_NEEDED" | "BOOKING_NEEDED" | "NO_TRAVELLER" | "NO_BOOKING";
    };

/**
 * The account of a vendor's traveller who could sign in: not disabled, not invited only, with a password of their own. Nobody else of the
 * vendor is ever in a frame (EMB-4).
 */
export async function travellerOf(tx: Queryable, vendor: string, email: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: appUser.id, roleList: appUser.roleList })
    .from(appUser)
    .where(
      and(
        eq(appUser.email, email.trim().toLowerCase()),
        eq(appUser.vendor, vendor),
        isNull(appUser.disabledAt),
        isNull(appUser.invitedAt),
        eq(appUser.mustChangePassword, false),
      ),
    );
  return found && roleOf(found.roleList) === "TRAVELLER" ? found.id : undefined;
}

async function bookingOf(tx: Queryable, vendor: string, bookingNo: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.vendor, vendor), eq(booking.bookingNo, bookingNo.trim())));
  return found?.id;
}

const refused = (code: Extract<Issued, { outcome: "refused" }>["code"]): Issued => ({ outcome: "refused", code });

/** Makes a ticket for a page of a vendor's (EMB-2). @param now seconds since 1970, UTC */
export async function issueEmbeddingTicket(
  tx: Queryable,
  { vendor, keyId }: FeedClient,
  { module, origin, traveller, bookingNo }: TicketRequest,
  now: number,
): Promise<Issued> {
  if (!(await frameOrigins(tx, vendor)).includes(origin)) return refused("ORIGIN_NOT_NAMED");
  const whom = embeddedFor[module];
  if (whom === "traveller" && traveller.trim() === "") return refused("TRAVELLER_NEEDED");
  if (whom === "booking" && bookingNo.trim() === "") return refused("BOOKING_NEEDED");
  // What a module does not show is not looked up for it.
  const userId = whom === "traveller" ? await travellerOf(tx, vendor, traveller) : null;
  if (userId === undefined) return refused("NO_TRAVELLER");
  const namesBooking = bookingNo.trim() !== "" && (whom === "booking" || module === "ancillary" || module === "trips");
  const bookingId = namesBooking ? await bookingOf(tx, vendor, bookingNo) : null;
  if (bookingId === undefined) return refused("NO_BOOKING");
  const ticket = randomSecret();
  const expiresAt = now + embeddingTicketSeconds;
  await tx
    .insert(embeddingTicket)
    .values({ hash: hashOf(ticket), vendorKeyId: keyId, module, origin, userId, bookingId, expiresAt });
  return { outcome: "issued", ticket, expiresAt };
}
