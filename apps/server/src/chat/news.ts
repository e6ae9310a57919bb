import type { LiveEvent } from "@gatehouse/api/realtime";
import type { Queryable } from "../platform/database.ts";
import type { LiveHub, LiveMessage } from "../platform/live.ts";
import type { RoomRow } from "./speakers.ts";

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
