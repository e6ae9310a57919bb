import { mayTake, replyLanguages, roomAfter, roomCapacity } from "@gatehouse/domain/chat";
import { languageToWrite } from "@gatehouse/domain/travellers";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { type Publisher, tellRoom } from "./news.ts";
import {
  findRoom,
  operatorPresent,
  type RoomRow,
  type Speaker,
  type Staff,
  supervises,
  travellerPresent,
  unseenByStaff,
  visibleRooms,
} from "./speakers.ts";
import { chatAudit, chatRoom } from "./tables.ts";

interface Parts {
  readonly live: Publisher;
  readonly now: number;
}

/** Rooms that a list has at most: the latest. */
const listed = 200;

/** What was said that a side has not seen: a column of a query on `chat_room`. */
const unseenBy = (side: Speaker["side"]) =>
  side === "TRAVELLER"
    ? sql<number>`(select count(*) from chat_message m where m.room_id = ${chatRoom.id} and m.side = 'OPERATOR' and m.seq > ${chatRoom.travellerRead})`
    : unseenByStaff;

/** The language in which the passenger of a room's booking is written to: the one with the room's e-mail address, or else the first. */
const passengerLanguage = sql<
  string | null
>`(select ${passenger.language} from ${passenger} join ${pnr} on ${pnr.id} = ${passenger.pnrId} where ${pnr.vendor} = ${chatRoom.vendor} and ${pnr.bookingNo} = ${chatRoom.bookingNo} and not ${passenger.cancelled} and ${passenger.language} is not null order by lower(${passenger.email}) <> lower(${chatRoom.email}), ${pnr.id}, ${passenger.position} limit 1)`;

interface LastLine {
  readonly messageType: "USER_MESSAGE";
  readonly message: string;
  readonly side: "TRAVELLER" | "OPERATOR" | "SYSTEM";
}

/** The conversations that somebody may see, the latest first (CHAT-11). */
export async function readRooms(tx: Queryable, speaker: Speaker | undefined, now: number) {
  if (!speaker) return { rooms: [], mine: 0, capacity: 0, waiting: 0 };
  const { side } = speaker;
  const selfId = side === "OPERATOR" ? speaker.staff.userId : undefined;
  const rows = await tx
    .select({
      row: chatRoom,
      vendorName: vendor.name,
      operator: { userid: appUser.userid, name: appUser.name },
      operatorPresent: operatorPresent(now),
      connected: travellerPresent(now),
      newMessageCount: unseenBy(side).mapWith(Number),
      phone: travellerProfile.phone,
      languages: { profile: travellerProfile.language, passenger: passengerLanguage, vendor: vendor.language },
      // Of who waits for an answer, what they have asked.
      last: sql<LastLine | null>`(select json_build_object('messageType', m.kind, 'message', left(m.body, 2000), 'side', m.side) from chat_message m where m.room_id = ${chatRoom.id} and (m.side = 'TRAVELLER' or ${chatRoom.waitingSince} is null) order by m.seq desc limit 1)`,
      note: sql<string>`coalesce((select a.note from chat_audit a where a.room_id = ${chatRoom.id} and a.action = 'TRANSFERRED' order by a.id desc limit 1), '')`,
      lookers: sql<
        string[]
      >`array(select distinct u.name from chat_presence p join app_user u on u.id = p.user_id where p.room_id = ${chatRoom.id} and p.side = 'OPERATOR' and p.until > ${now}${selfId === undefined ? sql`` : sql` and p.user_id <> ${selfId}`})`,
    })
    .from(chatRoom)
    .innerJoin(vendor, eq(vendor.code, chatRoom.vendor))
    .leftJoin(appUser, eq(appUser.id, chatRoom.operatorId))
    .leftJoin(travellerProfile, eq(travellerProfile.userId, chatRoom.travellerId))
    .where(visibleRooms(speaker, now))
    .orderBy(desc(chatRoom.lastAt), asc(chatRoom.id))
    .limit(listed);
  const isStaff = side === "OPERATOR";
  const rooms = rows.map(({ row, operator, phone, languages, lookers, note, ...facts }) => ({
    ...facts,
    roomId: row.id,
    travellerId: row.travellerId,
    name: row.name,
    email: row.email,
    phone: phone ?? "",
    language: languageToWrite(
      [row.language || null, languages.profile, languages.passenger, languages.vendor],
      replyLanguages,
    ),
    vendor: row.vendor,
    bookingNo: row.bookingNo,
    state: row.state,
    // Travellers are told the organisation's name alone.
    operator: isStaff ? operator : null,
    lookers: isStaff ? lookers : [],
    note: isStaff && row.operatorId === selfId ? note : "",
    isMine: row.operatorId !== null && row.operatorId === selfId,
    waitingSince: row.waitingSince,
    createdAt: row.createdAt,
    lastAt: row.lastAt,
  }));
  return {
    rooms,
    mine: rooms.filter(({ isMine, state }) => isMine && state === "ASSIGNED").length,
    capacity: isStaff ? roomCapacity : 0,
    waiting: rooms.filter(({ state, waitingSince }) => state === "UNASSIGNED" && waitingSince !== null).length,
  };
}

const record = (
  tx: Queryable,
  roomId: string,
  action: typeof chatAudit.$inferInsert.action,
  { userid }: Pick<Staff, "userid">,
  now: number,
  note = "",
) => tx.insert(chatAudit).values({ roomId, action, userid, at: now, note });

/** Whether somebody has as many rooms as they can. Two calls of one operator wait for each other. */
async function isFull(tx: Queryable, { userId }: Staff): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('chat capacity ' || ${userId}, 0))`);
  const held = await tx.$count(chatRoom, and(eq(chatRoom.operatorId, userId), eq(chatRoom.state, "ASSIGNED")));
  return held >= roomCapacity;
}

export type Taken =
  | { readonly outcome: "unknown" | "full" | "nobody" }
  | { readonly outcome: "taken-by"; readonly name: string }
  | { readonly outcome: "taken"; readonly roomId: string };

async function give(tx: Queryable, staff: Staff, room: RoomRow, { live, now }: Parts): Promise<Taken> {
  await tx
    .update(chatRoom)
    .set({ state: roomAfter(room.state, "taken") ?? room.state, operatorId: staff.userId })
    .where(eq(chatRoom.id, room.id));
  await record(tx, room.id, "TAKEN", staff, now);
  await tellRoom(tx, live, room);
  return { outcome: "taken", roomId: room.id };
}

/** Takes a room (CHAT-3): of two who take it at once, one has it and the other is told who. */
export const takeRoom = (db: Database, staff: Staff, roomId: string, parts: Parts): Promise<Taken> =>
  db.transaction(async (tx): Promise<Taken> => {
    const full = await isFull(tx, staff);
    // Whoever lost the race does not see the room any more, but is told who has it.
    const [found] = await tx
      .select({ row: chatRoom, present: operatorPresent(parts.now) })
      .from(chatRoom)
      .where(and(eq(chatRoom.id, roomId), vendorScope(staff, chatRoom.vendor)))
      .for("update", { of: chatRoom });
    if (!found) return { outcome: "unknown" };
    const { row, present } = found;
    if (row.operatorId === staff.userId && row.state === "ASSIGNED") return { outcome: "taken", roomId };
    const holder = { state: row.state, operatorId: row.operatorId, operatorPresent: present };
    if (!supervises(staff) && !mayTake(holder, staff.userId)) {
      const [other] = await tx
        .select({ name: appUser.name })
        .from(appUser)
        .where(eq(appUser.id, row.operatorId ?? ""));
      return { outcome: "taken-by", name: other?.name ?? "" };
    }
    if (full) return { outcome: "full" };
    return give(tx, staff, row, parts);
  });

/** Takes the room that waits longest (CHAT-3). */
export const takeNext = (db: Database, staff: Staff, parts: Parts): Promise<Taken> =>
  db.transaction(async (tx): Promise<Taken> => {
    if (await isFull(tx, staff)) return { outcome: "full" };
    const [room] = await tx
      .select()
      .from(chatRoom)
      .where(
        and(
          eq(chatRoom.state, "UNASSIGNED"),
          isNotNull(chatRoom.waitingSince),
          isNull(chatRoom.operatorId),
          vendorScope(staff, chatRoom.vendor),
        ),
      )
      .orderBy(asc(chatRoom.waitingSince), asc(chatRoom.id))
      .limit(1)
      .for("update", { skipLocked: true });
    return room ? give(tx, staff, room, parts) : { outcome: "nobody" };
  });

/** Colleagues who can take conversations of a reader's vendors, those who are there first (CHAT-3). */
export async function readColleagues(
  tx: Queryable,
  staff: Staff,
  now: number,
  /** Those alone who see conversations of this vendor; empty for any. */
  ofVendor: string,
) {
  const rows = await tx
    .select({
      userid: appUser.userid,
      name: appUser.name,
      id: appUser.id,
      vendor: appUser.vendor,
      present: sql<boolean>`exists (select from chat_presence p where p.user_id = ${appUser.id} and p.side = 'OPERATOR' and p.until > ${now})`,
      rooms:
        sql<number>`(select count(*) from chat_room r where r.operator_id = ${appUser.id} and r.state = 'ASSIGNED')`.mapWith(
          Number,
        ),
    })
    .from(appUser)
    .where(
      and(
        isNull(appUser.disabledAt),
        sql`upper(trim(split_part(${appUser.roleList}, ',', 1))) in ('CRM_OPERATOR', 'OPERATOR_VENDOR', 'VENDOR', 'LEVEL1_VENDOR')`,
      ),
    )
    .orderBy(asc(appUser.name));
  return rows
    .filter((row) => ofVendor === "" || row.vendor === null || row.vendor === ofVendor)
    .filter((row) => staff.vendors === "all" || row.vendor === null || staff.vendors.includes(row.vendor))
    .filter(({ id }) => id !== staff.userId)
    .toSorted((one, other) => Number(other.present) - Number(one.present));
}

/** Hands a room to a colleague who is there and sees its vendor, with a note (CHAT-3). */
export const transferRoom = (
  db: Database,
  staff: Staff,
  { id, userid, note }: { readonly id: string; readonly userid: string; readonly note: string },
  parts: Parts,
): Promise<"unknown" | "no-operator" | "done"> =>
  db.transaction(async (tx) => {
    const { live, now } = parts;
    const room = await findRoom(tx, { side: "OPERATOR", staff }, id, now, true);
    const state = room && roomAfter(room.state, "transferred");
    if (!room || !state) return "unknown";
    const colleague = (await readColleagues(tx, staff, now, room.vendor)).find(
      (one) => one.userid === userid && one.present,
    );
    if (!colleague) return "no-operator";
    await tx.update(chatRoom).set({ state, operatorId: colleague.id }).where(eq(chatRoom.id, id));
    await record(tx, id, "TRANSFERRED", staff, now, note);
    await tellRoom(tx, live, room);
    return "done";
  });

/** Closes a room (CHAT-2). @param onClosed what else happens in the same transaction */
export const closeRoom = (
  db: Database,
  staff: Staff,
  id: string,
  parts: Parts,
  onClosed: (tx: Queryable, room: RoomRow) => Promise<void>,
): Promise<"unknown" | "state" | "done"> =>
  db.transaction(async (tx) => {
    const { live, now } = parts;
    const room = await findRoom(tx, { side: "OPERATOR", staff }, id, now, true);
    if (!room) return "unknown";
    const state = roomAfter(room.state, "closed");
    if (!state) return "state";
    await tx.update(chatRoom).set({ state, waitingSince: null }).where(eq(chatRoom.id, id));
    await record(tx, id, "CLOSED", staff, now);
    await onClosed(tx, room);
    await tellRoom(tx, live, room);
    return "done";
  });
