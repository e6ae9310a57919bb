import { pseudoUsers } from "@gatehouse/domain/checkin";
import { publicLinkId } from "@gatehouse/domain/travellers";
import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { timingSafeEqual } from "node:crypto";
import { hashOf, randomSecret } from "../access/secrets.ts";
import { vendor, vendorKey } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { type LinkPurpose, publicLink } from "./tables.ts";

/** A booking as its travellers and its links speak of it. */
export interface LinkedBooking {
  readonly id: number;
  readonly vendor: string;
  readonly bookingNo: string;
  readonly vendorName: string;
  /** dmscode of its vendor's logo. */
  readonly vendorLogo: string | null;
  /** Whether its vendor wants a phone number of the first traveller. */
  readonly phoneRequired: boolean;
}

/** A link that was opened, and the booking behind it. */
export interface OpenedLink {
  readonly linkId: number;
  readonly booking: LinkedBooking;
}

/** When the last flight of a booking arrives; null where none flies. */
const lastArrival = sql<
  string | null
>`(select max(s.arrives_at) from segment s join pnr p on p.id = s.pnr_id where p.booking_id = ${booking.id} and not s.cancelled)`;

/** The same with the flights that do not fly: a link about a cancelled flight is good until it would have arrived. */
const lastPlannedArrival = sql<
  string | null
>`(select max(s.arrives_at) from segment s join pnr p on p.id = s.pnr_id where p.booking_id = ${booking.id})`;

export const linkedBooking = {
  id: booking.id,
  vendor: booking.vendor,
  bookingNo: booking.bookingNo,
  vendorName: vendor.name,
  vendorLogo: vendor.logo,
  phoneRequired: vendor.phoneRequired,
} as const;

/** Both are hashed first: what is compared has one length, and takes the same time wherever it differs. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/**
 * Opens a public link. An unknown one, one of another purpose or booking, and one whose flights have all arrived are the same: the
 * same question is asked of the database, everything is compared, and nothing is answered.
 * @param presented what came as the link's secret; anything may
 * @param now seconds since 1970, UTC
 */
export async function openLink(
  db: Queryable,
  presented: string,
  { bookingNo, purpose }: { readonly bookingNo: string; readonly purpose: LinkPurpose },
  now: number,
): Promise<OpenedLink | undefined> {
  const [row] = await db
    .select({
      linkId: publicLink.id,
      purpose: publicLink.purpose,
      booking: linkedBooking,
      deactivatedAt: booking.deactivatedAt,
      expiresAt: publicLink.expiresAt,
      keyRevokedAt: vendorKey.revokedAt,
      lastArrival: purpose === "disruption" ? lastPlannedArrival : lastArrival,
    })
    .from(publicLink)
    .innerJoin(booking, eq(booking.id, publicLink.bookingId))
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .leftJoin(vendorKey, eq(vendorKey.id, publicLink.vendorKeyId))
    .where(eq(publicLink.hash, hashOf(presented)));
  const fits = [
    publicLinkId(presented) !== undefined,
    isSame(row?.booking.bookingNo ?? "", bookingNo),
    isSame(row?.purpose ?? "", purpose),
    Number(row?.lastArrival ?? 0) > now,
    // Of a booking whose flights are all cancelled its travellers still say what they need.
    purpose === "disruption" || (row?.deactivatedAt ?? now + 1) > now,
    // What is for a frame ends with its time and with the key that asked for it (EMB-7).
    (row?.expiresAt ?? now + 1) > now,
    (row?.keyRevokedAt ?? null) === null,
  ];
  return row && fits.every(Boolean) ? { linkId: row.linkId, booking: row.booking } : undefined;
}

/** Whether a link of purpose disruption that was opened before would still open: a condition of a query on other tables. */
export const isOpenLink = (linkId: number, now: number): SQL<boolean> =>
  sql<boolean>`exists (select from public_link l join pnr p on p.booking_id = l.booking_id join segment s on s.pnr_id = p.id where l.id = ${linkId} and l.purpose = 'disruption' and s.arrives_at > ${now})`;

/** When a link of purpose disruption ends by itself: seconds since 1970, UTC; undefined for one that is not there. */
export async function endOfLink(tx: Queryable, linkId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ end: lastPlannedArrival })
    .from(publicLink)
    .innerJoin(booking, eq(booking.id, publicLink.bookingId))
    .where(eq(publicLink.id, linkId));
  return row && Number(row.end ?? 0);
}

/**
 * Makes a link to a booking. Its secret is said once; only the hash is kept.
 * @param secret the demo's; 256 random bits otherwise
 */
export async function makeLink(
  tx: Queryable,
  { bookingId, purpose }: { readonly bookingId: number; readonly purpose: LinkPurpose },
  { now, user }: { readonly now: number; readonly user: string },
  secret = randomSecret(),
): Promise<{ readonly linkId: number; readonly secret: string }> {
  const [made] = await tx
    .insert(publicLink)
    .values({ hash: hashOf(secret), purpose, bookingId, createdAt: now, createdBy: user })
    .returning({ id: publicLink.id });
  return { linkId: made?.id ?? 0, secret };
}

/**
 * A link for a frame of another product's page (EMB-4): it ends soon, and goes on while the page around brings another ticket in time.
 * @param held the secret of the link that the frame has already; it goes on where it opens the same booking for the same key
 * @returns the secret
 */
export async function linkForFrame(
  tx: Queryable,
  { bookingId, vendorKeyId, held }: { readonly bookingId: number; readonly vendorKeyId: number; readonly held: string },
  { now, seconds }: { readonly now: number; readonly seconds: number },
): Promise<string> {
  const expiresAt = now + seconds;
  const same = and(
    eq(publicLink.hash, hashOf(held)),
    eq(publicLink.bookingId, bookingId),
    eq(publicLink.vendorKeyId, vendorKeyId),
  );
  const going = await tx.update(publicLink).set({ expiresAt }).where(same).returning({ id: publicLink.id });
  if (going.length > 0) return held;
  const { linkId, secret } = await makeLink(
    tx,
    { bookingId, purpose: "missing-info" },
    { now, user: pseudoUsers.system },
  );
  await tx.update(publicLink).set({ expiresAt, vendorKeyId }).where(eq(publicLink.id, linkId));
  return secret;
}

/** Links that staff made for a booking and a purpose. A demo world's are nobody's, and are the same for as long as it lives. */
const madeByStaff = ({ bookingId, purpose }: { readonly bookingId: number; readonly purpose: LinkPurpose }) =>
  and(
    eq(publicLink.bookingId, bookingId),
    eq(publicLink.purpose, purpose),
    ne(publicLink.createdBy, pseudoUsers.system),
  );

/** The newest link that staff made for a booking and that still opens it: when, and who. */
export async function currentLink(
  tx: Queryable,
  about: { readonly bookingId: number; readonly purpose: LinkPurpose },
  now: number,
): Promise<{ readonly createdAt: number; readonly createdBy: string } | undefined> {
  const [row] = await tx
    .select({ createdAt: publicLink.createdAt, createdBy: publicLink.createdBy, lastArrival })
    .from(publicLink)
    .innerJoin(booking, eq(booking.id, publicLink.bookingId))
    .where(madeByStaff(about))
    .orderBy(desc(publicLink.id))
    .limit(1);
  if (!row || Number(row.lastArrival ?? 0) <= now) return undefined;
  return { createdAt: row.createdAt, createdBy: row.createdBy };
}

/** From now on the links that staff made for a booking and a purpose open nothing. @returns how many there were */
export async function revokeLinks(
  tx: Queryable,
  about: { readonly bookingId: number; readonly purpose: LinkPurpose },
): Promise<number> {
  return (await tx.delete(publicLink).where(madeByStaff(about)).returning({ id: publicLink.id })).length;
}

/** Address of the missing-information page within this site (TRV-1). */
export const missingInfoPath = (secret: string, bookingNo: string): string =>
  `/missing-info?${new URLSearchParams({ searchid: secret, bookingNo }).toString()}`;

/** Bookings of a number, of whatever vendors. */
export const bookingsOf = (tx: Queryable, bookingNo: string, where: ReturnType<typeof and>) =>
  tx
    .select({ ...linkedBooking, lastArrival })
    .from(booking)
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .where(and(eq(booking.bookingNo, bookingNo), where));
