import type { Unsent } from "@gatehouse/domain/chat";
import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";

/** What was said and is not known to be kept stays on the device (CHAT-4), each user's and room's by itself. */
let store: UseStore | undefined;
const own = (): UseStore => (store ??= createStore("gatehouse-chat", "outbox"));
const keyOf = (userId: string, roomId: string): string => `${userId} ${roomId}`;

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === "object" && value !== null && "messageId" in value && "message" in value && "messageType" in value;

/** The messages of a room that were written on this device and not sent. */
export async function readOutbox(userId: string, roomId: string): Promise<readonly Unsent[]> {
  try {
    const kept: unknown = await get(keyOf(userId, roomId), own());
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return []; // Without storage what is said is kept by the page alone.
  }
}

/** Keeps the unsent messages of a room on this device. */
export async function keepOutbox(userId: string, roomId: string, items: readonly Unsent[]): Promise<void> {
  try {
    if (items.length === 0) await del(keyOf(userId, roomId), own());
    else await set(keyOf(userId, roomId), items, own());
  } catch {
    // As above.
  }
}

/** Removes a user's unsent chat messages from this device: on sign-out nothing of theirs stays. */
export async function clearOutbox(userId: string): Promise<void> {
  try {
    for (const key of await keys<string>(own())) if (key.startsWith(`${userId} `)) await del(key, own());
  } catch {
    // There is nothing to forget.
  }
}
