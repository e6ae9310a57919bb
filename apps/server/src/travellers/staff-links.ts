import type { Principal } from "../access/principal.ts";
import { vendorScope } from "../access/principal.ts";
import { booking } from "../bookings/tables.ts";
import type { OutboxRule } from "../messaging/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { vendor } from "../access/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { holdBooking, readBooked } from "./booked.ts";
import {
  bookingsOf,
  linkedBooking,
  type LinkedBooking,
  makeLink,
  missingInfoPath,
  revokeLinks,
  currentLink,
} from "./links.ts";
import { travellerAudit } from "./tables.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

/** A mail with a link to the missing-information page. */
export const linkMessage = "travellers.missing-info-link";

/** Once the mail has gone, nobody but its reader has the link: the outbox forgets it. */
export const linkMessageSent: OutboxRule = {
  kept: ({ path: _, ...rest }) => rest,
};

interface LinkOptions {
  readonly bookingNo: string;
  readonly vendor?: string | undefined;
}

export type MadeLink =
  | { readonly outcome: "unknown" | "nothing-ahead" }
  | { readonly outcome: "ambiguous"; readonly vendors: readonly { readonly code: string; readonly name: string }[] }
  | {
      readonly outcome: "made";
      readonly link: {
        readonly bookingNo: string;
        readonly vendor: string;
        readonly searchId: string;
        readonly path: string;
        readonly expiresAt: number;
        readonly mailed: boolean;
        readonly replaced: boolean;
      };
    };

/** Mail address of a booking's first traveller, to whom a link goes; empty where nobody gave one. */
async function readerOf(tx: Queryable, known: LinkedBooking, now: number): Promise<string> {
  const { travellers } = await readBooked(tx, known, now);
  return travellers.find(({ passenger }) => passenger.primary)?.passenger.email ?? "";
}

/** Mails that have not gone would take a link that opens nothing: they stay, and so does nothing of the link. */
async function takeBackMails(tx: Transaction, bookingId: number, now: number): Promise<void> {
  const unsent = and(
    eq(outbox.kind, linkMessage),
    eq(outbox.subjectKind, "booking"),
    eq(outbox.subjectId, bookingId),
    isNull(outbox.sentAt),
    isNull(outbox.cancelledAt),
  );
  // One that is under way just now opens nothing either: its link has ended in this transaction.
  await tx
    .update(outbox)
    .set({ cancelledAt: now, payload: sql`${outbox.payload} - 'path'` })
    .where(unsent);
}

/** What staff should know before they make a link: to whom it would go, and the one that stands and would end. */
export async function linkState(tx: Queryable, bookingId: number, now: number) {
  const [known] = await tx
    .select(linkedBooking)
    .from(booking)
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .where(eq(booking.id, bookingId));
  const standing = await currentLink(tx, { bookingId, purpose: "missing-info" }, now);
  return { to: known ? await readerOf(tx, known, now) : "", standing: standing ?? null };
}

/**
 * Makes a link to a booking's missing-information page and, in the same transaction, the mail that takes it to the first traveller.
 * Links that staff made for it before open nothing from then on, and mails that would take them are not sent.
 */
export const createLink = (
  db: Database,
  reader: Reader,
  { bookingNo, vendor: code }: LinkOptions,
  now: number,
): Promise<MadeLink> =>
  db.transaction(async (tx) => {
    const where = and(code ? eq(booking.vendor, code) : undefined, vendorScope(reader, booking.vendor));
    const found = await bookingsOf(tx, bookingNo, where);
    const [known] = found;
    if (!known) return { outcome: "unknown" };
    if (found.length > 1)
      return {
        outcome: "ambiguous",
        vendors: found.map(({ vendor, vendorName }) => ({ code: vendor, name: vendorName })),
      };
    const expiresAt = Number(known.lastArrival ?? 0);
    if (expiresAt <= now) return { outcome: "nothing-ahead" };
    // Of two who make one at once the later one replaces the other's.
    await holdBooking(tx, known.id);
    const about = { bookingId: known.id, purpose: "missing-info" } as const;
    const revoked = await revokeLinks(tx, about);
    await takeBackMails(tx, known.id, now);
    const { linkId, secret } = await makeLink(tx, about, { now, user: reader.userid });
    const path = missingInfoPath(secret, known.bookingNo);
    const to = await readerOf(tx, known, now);
    if (to !== "")
      await tx.insert(outbox).values({
        kind: linkMessage,
        subjectKind: "booking",
        subjectId: known.id,
        vendor: known.vendor,
        bookingNo: known.bookingNo,
        receiver: to,
        payload: { to, path },
        createdAt: now,
        dueAt: now,
      });
    await tx.insert(travellerAudit).values({
      bookingId: known.id,
      action: "LINK_CREATED",
      userid: reader.userid,
      at: now,
      linkId,
    });
    const { vendor } = known;
    return {
      outcome: "made",
      link: {
        bookingNo: known.bookingNo,
        vendor,
        searchId: secret,
        path,
        expiresAt,
        mailed: to !== "",
        replaced: revoked > 0,
      },
    };
  });
