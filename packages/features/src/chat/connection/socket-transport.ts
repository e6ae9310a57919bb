import type { ServerFrame } from "@gatehouse/domain/chat";
import ReconnectingSocket from "partysocket/ws";
import type { Transport, TransportEvents } from "./transport.ts";

interface Told {
  readonly ready?: boolean;
  readonly room?: string;
  readonly frame?: ServerFrame;
  readonly typing?: string;
  readonly gone?: boolean;
}

/** A connection that is silent for so long is dead, whatever the browser thinks of it. */
const heartbeat = { every: 20_000, patience: 45_000 } as const;

export interface SocketOptions extends TransportEvents {
  /** Base address of the calls, `https://…/api`. */
  readonly url: string;
  /** A new ticket for each connection. */
  readonly ticket: () => Promise<string>;
  /** There is no way through: called after so many attempts that never opened. */
  readonly onBlocked: () => void;
}

/** Attempts without any connection after which sockets count as blocked. */
const attempts = 3;

/** The socket (CHAT-9): it comes back by itself, spread so that many do not come back as one. */
export function createSocketTransport({ url, ticket, onBlocked, ...events }: SocketOptions): Transport {
  let everOpen = false;
  let failures = 0;
  let isOpen = false;
  let heardAt = 0;
  /** A connection that is being made and has not said yet that it stands. */
  let isTrying = false;
  const socket = new ReconnectingSocket(
    async () => {
      isTrying = true;
      return `${url.replace(/^http/, "ws")}/chat/socket?token=${encodeURIComponent(await ticket())}`;
    },
    [],
    {
      minReconnectionDelay: 300 + Math.random() * 900,
      maxReconnectionDelay: 15_000 + Math.random() * 10_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 10_000,
      // What is not sent is said again by the conversation itself.
      maxEnqueuedMessages: 0,
    },
  );
  const down = (): void => {
    if (!isOpen) return;
    isOpen = false;
    events.onClose();
  };
  /** Some networks refuse a socket, others let it through and end it. */
  const ended = (): void => {
    down();
    if (!isTrying) return;
    isTrying = false;
    failures += 1;
    if (!everOpen && failures === attempts) onBlocked();
  };
  socket.addEventListener("close", ended);
  socket.addEventListener("error", ended);
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    heardAt = Date.now();
    const told = read(data);
    if (!told) return;
    if (told.ready) {
      everOpen = true;
      isTrying = false;
      isOpen = true;
      events.onOpen();
    }
    if (told.room === undefined) return;
    if (told.gone) events.onGone(told.room);
    else if (told.typing !== undefined) events.onTyping(told.room);
    else if (told.frame) events.onFrame(told.room, told.frame);
  });
  const heart = setInterval(() => {
    if (!isOpen) return;
    if (Date.now() - heardAt > heartbeat.patience) {
      down();
      socket.reconnect();
    } else write({ beat: true });
  }, heartbeat.every);
  const back = (): void => {
    if (!isOpen) socket.reconnect();
  };
  window.addEventListener("online", back);
  const write = (content: object): void => {
    if (isOpen) socket.send(JSON.stringify(content));
  };
  return {
    send: (room, frame) => write({ room, frame }),
    typing: (room) => write({ room, typing: true }),
    close() {
      clearInterval(heart);
      window.removeEventListener("online", back);
      isOpen = false;
      socket.close();
    },
  };
}

function read(data: unknown): Told | undefined {
  try {
    return typeof data === "string" ? (JSON.parse(data) as Told) : undefined;
  } catch {
    return undefined;
  }
}
