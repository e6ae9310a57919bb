import { can } from "@gatehouse/domain/access";
import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { itinerary } from "../trips/tables.ts";
import type { AskRooms } from "../trips/board/beside.ts";
import { type Staff, unseenByStaff, visibleRooms } from "./speakers.ts";
import { chatPresence, chatRoom } from "./tables.ts";

/** Conversations that a list has at most: the latest. */
const listed = 500;

/**
 * The conversations in which something happens: their traveller is there, or has said what staff have not read. Only those that the
 * reader may see (CHAT-11); null for who does not chat.
 */
export const readRoomsOfInterest: AskRooms = async (tx: Queryable, reader: Staff, now: number) => {
  if (!can(reader.permissions, "chat") && !can(reader.permissions, "chatSupervise")) return null;
  const there = tx
    .select({ id: chatPresence.roomId })
    .from(chatPresence)
    .where(and(eq(chatPresence.side, "TRAVELLER"), gt(chatPresence.until, now)));
  const rows = await tx
    .select({
      id: chatRoom.id,
      vendor: chatRoom.vendor,
      email: sql<string>`lower(${chatRoom.email})`,
      bookingNo: chatRoom.bookingNo,
      /** Bookings whose itineraries the traveller is on. */
      trips: sql<string[]>`case when ${chatRoom.travellerId} is null then '{}' else array(
        select ${itinerary.bookingNo} from ${itinerary} where ${itinerary.vendor} = ${chatRoom.vendor}
        and ${itinerary.version} > 0 and ${itinerary.travellerIds} @> array[${chatRoom.travellerId}]) end`,
      unread: unseenByStaff.mapWith(Number),
      connected: sql<boolean>`${inArray(chatRoom.id, there)}`,
    })
    .from(chatRoom)
    .where(
      and(
        visibleRooms({ side: "OPERATOR", staff: reader }, now),
        or(inArray(chatRoom.id, there), gt(chatRoom.lastSeq, chatRoom.staffRead)),
      ),
    )
    .orderBy(desc(chatRoom.lastAt))
    .limit(listed);
  return rows
    .filter(({ connected, unread }) => connected || unread > 0)
    .map(({ bookingNo, trips, ...room }) => ({ ...room, bookings: bookingNo === "" ? trips : [bookingNo, ...trips] }));
};
