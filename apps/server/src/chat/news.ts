import { eq } from "drizzle-orm";
import type { LiveEvent } from "@gatehouse/api/realtime";
import type { Queryable } from "../platform/database.ts";
import type { LiveHub, LiveMessage } from "../platform/live.ts";
import type { RoomRow } from "./speakers.ts";
import { chatRoom } from "./tables.ts";

/** Whose room somebody comes to by the link to a booking: its links are one. */
export const visitorOfBooking = ({
  vendor,
  bookingNo,
}: {
  readonly vendor: string;
  readonly bookingNo: string;
}): string => `booking ${vendor} ${bookingNo}`;

export type Publisher = Pick<LiveHub, "publishAll">;

/** Staff of the vendor who chat, those who look after all chats, and the traveller where they are a user. */
export function tellRoom(
  tx: Queryable,
  live: Publisher,
  { id, vendor, travellerId }: Pick<RoomRow, "id" | "vendor" | "travellerId">,
  event: LiveEvent = { type: "chat.changed", roomId: id },
): Promise<void> {
  const audiences: readonly LiveMessage["audience"][] = [
    { to: "vendor", vendor, permission: "chat" },
    { to: "vendor", vendor, permission: "chatSupervise" },
    ...(travellerId === null ? [] : [{ to: "user", userId: travellerId } as const]),
  ];
  return live.publishAll(
    tx,
    audiences.map((audience) => ({ event, audience })),
  );
}

/** The room to which links of a booking lead looks again who may be in it: a link has ended (CHAT-15). */
export async function tellEndOfLinks(
  tx: Queryable,
  live: Publisher,
  booking: { readonly vendor: string; readonly bookingNo: string },
): Promise<void> {
  const [room] = await tx
    .select({ id: chatRoom.id, vendor: chatRoom.vendor, travellerId: chatRoom.travellerId })
    .from(chatRoom)
    .where(eq(chatRoom.visitor, visitorOfBooking(booking)));
  if (room) await tellRoom(tx, live, room);
}
