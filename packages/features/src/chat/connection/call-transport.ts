import { type Api, errorCode } from "@gatehouse/api/client";
import { retryAfter } from "@gatehouse/api/client/errors";
import type { Live } from "../../app/live.ts";
import { chatPageSize, type ClientFrame, type RefusalReason } from "@gatehouse/domain/chat";
import type { Transport, TransportEvents } from "./transport.ts";

/** How often a room is asked for news without being told of any, in milliseconds. */
const every = 10_000;

const refusals: Readonly<Record<string, RefusalReason>> = {
  BLANK: "BLANK",
  TOO_LONG: "TOO_LONG",
  NOT_FOUND: "NOT_ALLOWED",
  FORBIDDEN: "NOT_ALLOWED",
};

/** The same conversations by calls (CHAT-9): for vendors, and where sockets are blocked. Live events say when to ask. */
export function createCallTransport(
  api: Pick<Api, "chat">,
  live: Pick<Live, "on">,
  { onOpen, onFrame, onTyping, onGone }: TransportEvents,
): Transport {
  /** The last message that is known of each room. */
  const known = new Map<string, number>();
  let closed = false;
  const ask = async (roomId: string, after: number): Promise<void> => {
    try {
      const {
        messages,
        more,
        receipts,
        after: from,
      } = await api.chat.messages({ id: roomId, after, limit: chatPageSize });
      if (closed) return;
      known.set(roomId, messages.at(-1)?.seq ?? from);
      onFrame(roomId, { type: "page", after: from, messages, more, receipts });
    } catch (error) {
      // Any other failure is tried again with the next news.
      if (errorCode(error) === "NOT_FOUND" && known.delete(roomId)) onGone(roomId);
    }
  };
  const news = (roomId: string): void => {
    const after = known.get(roomId);
    if (after !== undefined) void ask(roomId, after);
  };
  const say = async (roomId: string, frame: Extract<ClientFrame, { type: "say" }>): Promise<void> => {
    const { messageId, messageType, message } = frame;
    try {
      const { seq } = await api.chat.say({ id: roomId, messageId, messageType, message });
      if (closed) return;
      onFrame(roomId, { type: "ack", messageId, seq });
      news(roomId);
    } catch (error) {
      const reason = refusals[errorCode(error)];
      if (reason) onFrame(roomId, { type: "refused", messageId, reason });
      else if (errorCode(error) === "TOO_FAST")
        onFrame(roomId, { type: "wait", messageId, seconds: retryAfter(error) ?? 10 });
      // Nobody knows what became of it: it is said again.
    }
  };
  const off = [
    live.on("chat.changed", ({ roomId }) => news(roomId)),
    live.on("chat.typing", ({ roomId }) => onTyping(roomId)),
    live.on("resync", () => {
      for (const roomId of known.keys()) news(roomId);
    }),
  ];
  const timer = setInterval(() => {
    for (const roomId of known.keys()) news(roomId);
  }, every);
  queueMicrotask(() => {
    if (!closed) onOpen();
  });
  return {
    send(roomId, frame) {
      if (frame.type === "hello") {
        known.set(roomId, frame.after);
        void ask(roomId, frame.after);
      } else if (frame.type === "say") void say(roomId, frame);
      else
        api.chat
          .receipts({ id: roomId, delivered: frame.delivered, read: frame.read })
          // Told again with the next.
          .catch(() => undefined);
    },
    typing: () => undefined,
    close() {
      closed = true;
      clearInterval(timer);
      for (const stop of off) stop();
    },
  };
}
