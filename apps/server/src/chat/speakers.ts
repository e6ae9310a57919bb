import { can } from "@gatehouse/domain/access";
import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { isOpenLink } from "../travellers/links.ts";
import { chatRoom } from "./tables.ts";

export type Staff = Pick<Principal, "userId" | "userid" | "role" | "vendors" | "permissions">;

/** Who takes part: a traveller in their one room, or somebody of staff in those they may see. */
export type Speaker =
  | {
      readonly side: "TRAVELLER";
      readonly roomId: string;
      readonly userId: string | null;
      /** The link that they came by, if any: what ends with it ends for them. */
      readonly linkId: number | null;
    }
  | { readonly side: "OPERATOR"; readonly staff: Staff };

export type RoomRow = typeof chatRoom.$inferSelect;

/** Whether the user who has the room is there: a column of a query on `chat_room`. */
export const operatorPresent = (now: number): SQL<boolean> =>
  sql<boolean>`exists (select from chat_presence p where p.user_id = ${chatRoom.operatorId} and p.side = 'OPERATOR' and p.until > ${now})`;

/** Whether the traveller of the room is there. */
export const travellerPresent = (now: number): SQL<boolean> =>
  sql<boolean>`exists (select from chat_presence p where p.room_id = ${chatRoom.id} and p.side = 'TRAVELLER' and p.until > ${now})`;

/** How many messages of the traveller staff have not read: a column of a query on `chat_room`. */
export const unseenByStaff: SQL<number> = sql<number>`(select count(*) from chat_message m where m.room_id = ${chatRoom.id} and m.side = 'TRAVELLER' and m.seq > ${chatRoom.staffRead})`;

/** Whether somebody looks after everybody's rooms (CHAT-11). */
export const supervises = ({ permissions }: Pick<Staff, "permissions">): boolean => can(permissions, "chatSupervise");

/** The rooms that somebody may see (CHAT-11): of staff, those that nobody has and one's own; CRM operators, those of absent colleagues too. */
export function visibleRooms(speaker: Speaker, now: number): SQL | undefined {
  if (speaker.side === "TRAVELLER") {
    const { roomId, linkId } = speaker;
    return and(eq(chatRoom.id, roomId), linkId === null ? undefined : isOpenLink(linkId, now));
  }
  const { staff } = speaker;
  const ofVendor = vendorScope(staff, chatRoom.vendor);
  if (supervises(staff)) return ofVendor;
  return and(
    ofVendor,
    or(
      isNull(chatRoom.operatorId),
      eq(chatRoom.operatorId, staff.userId),
      staff.role === "CRM_OPERATOR" ? sql`not ${operatorPresent(now)}` : undefined,
    ),
  );
}

/** A room that somebody may see. @param forChange locks it */
export async function findRoom(
  tx: Queryable,
  speaker: Speaker,
  roomId: string,
  now: number,
  forChange = false,
): Promise<RoomRow | undefined> {
  const query = tx
    .select()
    .from(chatRoom)
    .where(and(eq(chatRoom.id, roomId), visibleRooms(speaker, now)));
  const [row] = await (forChange ? query.for("update") : query);
  return row;
}

/** The room of a traveller who is a user: the one that there is, or a new one (CHAT-1). @returns undefined where they have no vendor */
export async function roomOfTraveller(tx: Queryable, userId: string, now: number): Promise<string | undefined> {
  const person = await readProfile(tx, userId);
  if (!person || person.vendor === null) return undefined;
  const own = and(eq(chatRoom.vendor, person.vendor), eq(chatRoom.travellerId, userId));
  const [former] = await tx.select({ id: chatRoom.id }).from(chatRoom).where(own);
  if (former) return former.id;
  await tx
    .insert(chatRoom)
    .values({
      vendor: person.vendor,
      travellerId: userId,
      name: person.name,
      email: person.email,
      createdAt: now,
      lastAt: now,
    })
    .onConflictDoNothing();
  const [made] = await tx.select({ id: chatRoom.id }).from(chatRoom).where(own);
  return made?.id;
}

/** The room of a traveller that exists already; undefined where there is none. */
async function ownRoom(tx: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: chatRoom.id }).from(chatRoom).where(eq(chatRoom.travellerId, userId)).limit(1);
  return row?.id;
}

/** Who a signed-in user is in a chat; undefined for a traveller who has no room yet. */
export async function speakerOf(tx: Queryable, principal: Staff): Promise<Speaker | undefined> {
  if (principal.role !== "TRAVELLER") return { side: "OPERATOR", staff: principal };
  const roomId = await ownRoom(tx, principal.userId);
  return roomId === undefined ? undefined : { side: "TRAVELLER", roomId, userId: principal.userId, linkId: null };
}

/** Under which id somebody's messages are counted. */
export const senderOf = (speaker: Speaker): string =>
  speaker.side === "OPERATOR" ? speaker.staff.userId : (speaker.userId ?? speaker.roomId);

/** The name of a vendor, in which its staff write. */
export async function vendorNameOf(tx: Queryable, code: string): Promise<string> {
  const [row] = await tx.select({ name: vendor.name }).from(vendor).where(eq(vendor.code, code));
  return row?.name ?? "";
}

/** The name under which somebody writes. */
export async function nameOf(tx: Queryable, speaker: Speaker, room: RoomRow): Promise<string> {
  if (speaker.side === "TRAVELLER") return room.name;
  const [row] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, speaker.staff.userId));
  return row?.name ?? speaker.staff.userid;
}
