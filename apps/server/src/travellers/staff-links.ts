import type { Principal } from "../access/principal.ts";
import { vendorScope } from "../access/principal.ts";
import { booking } from "../bookings/tables.ts";
import type { OutboxRule } from "../messaging/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import type { Database } from "../platform/database.ts";
import { and, eq } from "drizzle-orm";
import { readBooked } from "./booked.ts";
import { bookingsOf, makeLink, missingInfoPath } from "./links.ts";
import { travellerAudit } from "./tables.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

/** A mail with a link to the missing-information page. */
export const linkMessage = "travellers.missing-info-link";

/** Once the mail has gone, nobody but its reader has the link: the outbox forgets it. */
export const linkMessageSent: OutboxRule = {
  sent: async (tx, { id, payload }) => {
    const { path: _, ...rest } = payload;
    await tx.update(outbox).set({ payload: rest }).where(eq(outbox.id, id));
  },
};

interface LinkWish {
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
      };
    };

/**
 * Makes a link to a booking's missing-information page and, in the same transaction, the mail that takes it to the first traveller.
 * Links that were made before go on to work: the traveller may hold any of them.
 */
export const createLink = (
  db: Database,
  reader: Reader,
  { bookingNo, vendor: code }: LinkWish,
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
    const { linkId, secret } = await makeLink(
      tx,
      { bookingId: known.id, purpose: "missing-info" },
      { now, user: reader.userid },
    );
    const path = missingInfoPath(secret, known.bookingNo);
    const { travellers } = await readBooked(tx, known, now);
    const to = travellers.find(({ passenger }) => passenger.primary)?.passenger.email ?? "";
    if (to !== "")
      await tx.insert(outbox).values({
        kind: linkMessage,
        subjectKind: "booking",
        subjectId: known.id,
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
      link: { bookingNo: known.bookingNo, vendor, searchId: secret, path, expiresAt, mailed: to !== "" },
    };
  });
