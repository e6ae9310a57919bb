import type { ReplyLanguage } from "@gatehouse/domain/chat";
import { isEmail } from "@gatehouse/domain/travellers";
import { asc, eq } from "drizzle-orm";
import { hashOf, randomSecret } from "../access/secrets.ts";
import { vendor } from "../access/tables.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import type { Config } from "../platform/config.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { openLink } from "../travellers/links.ts";
import { visitorOfBooking } from "./news.ts";
import { type RoomRow, type Speaker, vendorNameOf } from "./speakers.ts";
import { chatRoom } from "./tables.ts";

export interface Visit {
  readonly linkId: string;
  readonly bookingNo: string;
  readonly name: string;
  readonly email: string;
  readonly vendor: string;
  readonly key: string;
  readonly language: ReplyLanguage | "";
}

export type Visited =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "who" }
  | {
      readonly outcome: "room";
      readonly roomId: string;
      /** The link that they came by: their chat ends with it. */
      readonly linkId?: number;
      readonly key: string | null;
      readonly vendorName: string;
    };

type Wanted = Pick<typeof chatRoom.$inferInsert, "vendor" | "name" | "email" | "bookingNo" | "language"> & {
  readonly visitor: string;
};

const visitorOfKey = (key: string): string => `guest ${hashOf(key)}`;

/** The room of a visitor: the one that there is, or a new one. */
async function roomOf(tx: Queryable, wanted: Wanted, now: number): Promise<string> {
  await tx
    .insert(chatRoom)
    .values({ ...wanted, createdAt: now, lastAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: chatRoom.id, language: chatRoom.language })
    .from(chatRoom)
    .where(eq(chatRoom.visitor, wanted.visitor));
  if (!row) throw new Error("A visitor's room that was made is not there.");
  await keepLanguage(tx, row, wanted.language ?? "");
  return row.id;
}

/** Who comes back by a page in another language is written to in that one. */
async function keepLanguage(tx: Queryable, row: Pick<RoomRow, "id" | "language">, language: Visit["language"]) {
  if (language !== "" && language !== row.language)
    await tx.update(chatRoom).set({ language }).where(eq(chatRoom.id, row.id));
}

/** With whom guests of the traveller site talk: code of the vendor; empty for nobody. */
export const guestVendor = ({ chatVendor, demo }: Pick<Config, "chatVendor" | "demo">): string =>
  chatVendor || (demo ? "NWT" : "");

/** A vendor whose guests can chat; undefined where there is none. */
export async function readOffer(
  db: Queryable,
  code: string,
): Promise<{ readonly vendor: string; readonly vendorName: string } | undefined> {
  const [row] = await db
    .select({ vendor: vendor.code, vendorName: vendor.name })
    .from(vendor)
    .where(eq(vendor.code, code));
  return row;
}

/** The first who travels on a booking. */
async function firstOf(tx: Queryable, bookingId: number): Promise<{ readonly name: string; readonly email: string }> {
  const [row] = await tx
    .select({ first: passenger.firstname, last: passenger.lastname, email: passenger.email })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(eq(pnr.bookingId, bookingId))
    .orderBy(asc(pnr.id), asc(passenger.position))
    .limit(1);
  return { name: row ? `${row.first} ${row.last}`.trim() : "", email: row?.email ?? "" };
}

/**
 * Opens the room of somebody without a session (CHAT-1): by the link to a booking, by the key of a former visit, or as a guest, who says
 * name and e-mail address first.
 */
export async function visit(db: Database, asked: Visit, now: number): Promise<Visited> {
  const { language } = asked;
  if (asked.linkId !== "") {
    const opened = await openLink(db, asked.linkId, { bookingNo: asked.bookingNo, purpose: "disruption" }, now);
    if (!opened) return { outcome: "unknown" };
    const { id, vendor: code, bookingNo, vendorName } = opened.booking;
    const first = await firstOf(db, id);
    const visitor = visitorOfBooking({ vendor: code, bookingNo });
    const name = first.name === "" ? bookingNo : first.name;
    const roomId = await roomOf(db, { vendor: code, visitor, name, email: first.email, bookingNo, language }, now);
    return { outcome: "room", roomId, linkId: opened.linkId, key: null, vendorName };
  }
  if (asked.key !== "") {
    const [row] = await db
      .select({ id: chatRoom.id, vendor: chatRoom.vendor, language: chatRoom.language })
      .from(chatRoom)
      .where(eq(chatRoom.visitor, visitorOfKey(asked.key)));
    if (row) {
      await keepLanguage(db, row, language);
      return { outcome: "room", roomId: row.id, key: asked.key, vendorName: await vendorNameOf(db, row.vendor) };
    }
    // Purged, or never there: they say again who they are.
    if (asked.name === "") return { outcome: "who" };
  }
  if (asked.name === "" || !isEmail(asked.email)) return { outcome: "who" };
  const owner = await readOffer(db, asked.vendor);
  if (!owner) return { outcome: "unknown" };
  const key = randomSecret();
  const visitor = visitorOfKey(key);
  const wanted = { vendor: owner.vendor, visitor, name: asked.name, email: asked.email, bookingNo: "", language };
  return { outcome: "room", roomId: await roomOf(db, wanted, now), key, vendorName: owner.vendorName };
}

/**
 * Who calls without a session: by the link that opened the room, or the key of a guest (CHAT-15). Nobody who has not come in before.
 * @returns undefined where neither opens anything (any more)
 */
export async function visitorOf(
  db: Database,
  { linkId, bookingNo, key }: Pick<Visit, "linkId" | "bookingNo" | "key">,
  now: number,
): Promise<Extract<Speaker, { side: "TRAVELLER" }> | undefined> {
  const opened = linkId === "" ? undefined : await openLink(db, linkId, { bookingNo, purpose: "disruption" }, now);
  if (linkId !== "" && !opened) return undefined;
  if (!opened && key === "") return undefined;
  const visitor = opened ? visitorOfBooking(opened.booking) : visitorOfKey(key);
  const [row] = await db.select({ id: chatRoom.id }).from(chatRoom).where(eq(chatRoom.visitor, visitor));
  return row && { side: "TRAVELLER", roomId: row.id, userId: null, linkId: opened?.linkId ?? null };
}
