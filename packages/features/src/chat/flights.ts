import { useMemo } from "react";
import { useSession } from "../app/index.ts";
import { useStore } from "../app/store.ts";
import { contentOf, type SharedSearch } from "./flight-content.ts";
import { type ChatSession, useChat, useChatStatus, useRooms } from "./connection/index.ts";

/** Live chat as flight search needs it (CHAT-7): rooms of connected travellers, sharing, and selections made in chat. */
export function useFlightChat() {
  const chat = useChat();
  const status = useChatStatus();
  const origin = useStore(chat.origin);
  const own = useStore(chat.ownRoom);
  const isTraveller = useSession().user?.role === "TRAVELLER";
  const { found } = useRooms();
  const isOn = status === "open";
  return useMemo(
    () => ({
      rooms:
        isTraveller || !isOn
          ? []
          : (found?.rooms ?? [])
              .filter(({ connected, state }) => connected && state !== "CLOSED")
              .map(({ roomId, name }) => ({ roomId, name, isOrigin: roomId === origin })),
      share: (roomId: string, shared: SharedSearch) => shareIn(chat, roomId, shared),
      onSelection: chat.onSelection,
      /** A traveller's search or selection, said by itself. */
      announce:
        isTraveller && isOn && own !== undefined
          ? (shared: SharedSearch) => chat.room(own).tell(contentOf(shared))
          : undefined,
    }),
    [chat, isTraveller, isOn, found, origin, own],
  );
}

/** Milliseconds in which a shared message must be on its way. */
const patience = 10_000;

/** Resolves when the server has kept the message; what is not kept by then is said again by itself, but the reader is told. */
function shareIn(chat: ChatSession, roomId: string, shared: SharedSearch): Promise<void> {
  const room = chat.room(roomId);
  room.tell(contentOf(shared));
  return new Promise((resolve, reject) => {
    const isSent = (): boolean => room.view.get().conversation.outbox.length === 0;
    const done = (settle: () => void): void => {
      stop();
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(() => done(() => reject(new Error("The message was not sent in time."))), patience);
    const stop = room.view.subscribe(() => {
      if (isSent()) done(resolve);
    });
    if (isSent()) done(resolve);
  });
}
