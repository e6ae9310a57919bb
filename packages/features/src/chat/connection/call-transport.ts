import { errorCode, retryAfter } from "@gatehouse/api/client/errors";
import type { ChatMessage, ClientFrame, Receipts, RefusalReason } from "@gatehouse/domain/chat";
import type { Transport, TransportEvents } from "./transport.ts";

interface Page {
  readonly after: number;
  readonly messages: readonly ChatMessage[];
  readonly more: boolean;
  readonly receipts: Receipts;
}
type Say = Extract<ClientFrame, { type: "say" }>;

/** The calls that conversations are made of: those of a session, or of a visitor. */
export interface RoomCalls {
  /** @param after −1 for the newest */
  readonly messages: (roomId: string, after: number) => Promise<Page>;
  readonly say: (
    roomId: string,
    said: Pick<Say, "messageId" | "messageType" | "message">,
  ) => Promise<{ readonly seq: number }>;
  readonly receipts: (roomId: string, receipts: Receipts) => Promise<unknown>;
}

interface CallOptions {
  /** How often rooms are asked for news without being told of any, in milliseconds. */
  readonly every: number;
  /** Tells of news where there is somebody who knows of it. @returns ends it */
  readonly follow?: (tell: {
    readonly news: (roomId: string) => void;
    readonly all: () => void;
    readonly typing: (roomId: string) => void;
  }) => () => void;
}

const refusals: Readonly<Record<string, RefusalReason>> = {
  BLANK: "BLANK",
  TOO_LONG: "TOO_LONG",
  NO_FILE: "NO_FILE",
  NOT_FOUND: "NOT_ALLOWED",
  FORBIDDEN: "NOT_ALLOWED",
};

/** Conversations by calls instead of a socket (CHAT-9): for vendors, and where sockets are blocked. */
export function createCallTransport(
  calls: RoomCalls,
  { onOpen, onClose, onFrame, onTyping, onGone }: TransportEvents,
  { every, follow }: CallOptions,
): Transport {
  /** The last message that is known of each room. */
  const known = new Map<string, number>();
  let closed = false;
  let isUp = true;
  const ask = async (roomId: string, after: number): Promise<void> => {
    try {
      const { messages, more, receipts, after: from } = await calls.messages(roomId, after);
      if (closed) return;
      known.set(roomId, messages.at(-1)?.seq ?? from);
      if (!isUp) {
        isUp = true;
        onOpen();
      }
      onFrame(roomId, { type: "page", after: from, messages, more, receipts });
    } catch (error) {
      if (closed) return;
      const code = errorCode(error);
      if (code === "NOT_FOUND" && known.delete(roomId)) onGone(roomId);
      // Any failure is tried again with the next news.
      if (code === "NETWORK" && isUp) {
        isUp = false;
        onClose();
      }
    }
  };
  const news = (roomId: string): void => {
    const after = known.get(roomId);
    if (after !== undefined) void ask(roomId, after);
  };
  const all = (): void => {
    for (const roomId of known.keys()) news(roomId);
  };
  const say = async (roomId: string, { messageId, messageType, message }: Say): Promise<void> => {
    try {
      const { seq } = await calls.say(roomId, { messageId, messageType, message });
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
  const unfollow = follow?.({ news, all, typing: onTyping });
  const timer = setInterval(all, every);
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
        calls
          .receipts(roomId, { delivered: frame.delivered, read: frame.read })
          // Told again with the next.
          .catch(() => undefined);
    },
    typing: () => undefined,
    close() {
      closed = true;
      clearInterval(timer);
      unfollow?.();
    },
  };
}
