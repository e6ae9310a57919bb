import type { Role } from "@gatehouse/domain/access";
import { chatPageSize } from "@gatehouse/domain/chat";
import type { SelectedFlight, SelectionProblem } from "@gatehouse/domain/flights";
import type { App } from "../../app/app.ts";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { createStore, type Store } from "../../app/store.ts";
import { createCallTransport } from "./call-transport.ts";
import { clearOutbox } from "./outbox.ts";
import { createRoom, type Room } from "./room.ts";
import { createSocketTransport } from "./socket-transport.ts";
import type { Transport, TransportEvents } from "./transport.ts";

/** `off`: nobody asked for a connection; `lost`: it comes back by itself. */
type ChatStatus = "off" | "connecting" | "open" | "lost";

type SelectionListener = (flights: readonly SelectedFlight[]) => "selected" | SelectionProblem;

/** Live chat of the signed-in user in this page. */
export interface ChatSession {
  readonly status: Store<ChatStatus>;
  /** A traveller's own room, once they are connected. */
  readonly ownRoom: Store<string | undefined>;
  /** The room that the flight search on screen came from (FLT-22). */
  readonly origin: Store<string | undefined>;
  readonly connect: () => void;
  /** Connects where this tab was connected before its page was loaded again. */
  readonly resume: () => void;
  readonly disconnect: () => void;
  /** A room that is followed from now on. */
  readonly room: (roomId: string) => Room;
  readonly typing: (roomId: string) => void;
  /** Selects an itinerary in flight search; undefined while none is open (FLT-23). */
  readonly select: (flights: readonly SelectedFlight[]) => "selected" | SelectionProblem | undefined;
  readonly onSelection: (listener: SelectionListener) => () => void;
}

/** Vendors talk by calls, everybody else by a socket (CHAT-9). */
const talksByCalls = (role: Role): boolean => role === "VENDOR" || role === "LEVEL1_VENDOR";

const wasOn = "chat.on";

function createChatSession(app: App): ChatSession {
  const status = createStore<ChatStatus>("off");
  const ownRoom = createStore<string | undefined>(undefined);
  const origin = createStore<string | undefined>(undefined);
  const rooms = new Map<string, Room>();
  const listeners = new Set<SelectionListener>();
  let transport: Transport | undefined;
  let userId = "";
  const { session, live } = app;
  const apiUrl = new URL("/api", location.origin).href;

  const events: TransportEvents = {
    onOpen() {
      status.set("open");
      for (const room of rooms.values()) room.opened();
    },
    onClose() {
      status.set("lost");
      for (const room of rooms.values()) room.closed();
    },
    onFrame: (roomId, frame) => rooms.get(roomId)?.told(frame),
    onTyping: (roomId) => rooms.get(roomId)?.typed(),
    onGone: (roomId) => rooms.get(roomId)?.gone(),
  };
  const room = (roomId: string): Room => {
    const known = rooms.get(roomId);
    if (known) return known;
    const state = session.state.get();
    if (state.status === "signed-in") userId = state.user.id;
    const made = createRoom(userId, roomId, (frame) => transport?.send(roomId, frame));
    rooms.set(roomId, made);
    if (status.get() === "open") made.opened();
    return made;
  };
  const byCalls = (): Transport => {
    const { chat } = session.api;
    return createCallTransport(
      {
        messages: (id, after) => chat.messages({ id, after, limit: chatPageSize }),
        say: (id, said) => chat.say({ id, ...said }),
        receipts: (id, receipts) => chat.receipts({ id, ...receipts }),
      },
      events,
      {
        every: 10_000,
        // Live events say when to ask.
        follow({ news, all, typing }) {
          const off = [
            live.on("chat.changed", ({ roomId }) => news(roomId)),
            live.on("chat.typing", ({ roomId }) => typing(roomId)),
            live.on("resync", all),
          ];
          return () => {
            for (const stop of off) stop();
          };
        },
      },
    );
  };
  const ticket = async (): Promise<string> => {
    const { ticket: issued, roomId } = await session.api.chat.ticket();
    if (roomId !== null) {
      ownRoom.set(roomId);
      room(roomId);
    }
    return issued;
  };
  const connect = (): void => {
    const state = session.state.get();
    if (transport || state.status !== "signed-in") return;
    userId = state.user.id;
    persist(wasOn, state.user.userid, true);
    status.set("connecting");
    transport =
      callers.has(app) || talksByCalls(state.user.role)
        ? byCalls()
        : createSocketTransport({
            ...events,
            url: apiUrl,
            ticket,
            onBlocked() {
              // The network lets no socket through, or there is no server at all: calls say which.
              transport?.close();
              transport = byCalls();
            },
          });
  };
  const disconnect = (): void => {
    transport?.close();
    transport = undefined;
    const state = session.state.get();
    if (state.status === "signed-in") persist(wasOn, state.user.userid, undefined);
    for (const one of rooms.values()) one.closed();
    status.set("off");
  };
  session.state.subscribe(() => {
    if (session.state.get().status !== "signed-out" || userId === "") return;
    disconnect();
    for (const one of rooms.values()) one.dispose();
    rooms.clear();
    ownRoom.set(undefined);
    origin.set(undefined);
    void clearOutbox(userId);
    userId = "";
  });
  return {
    status,
    ownRoom,
    origin,
    connect,
    resume() {
      const state = session.state.get();
      if (state.status === "signed-in" && readPersisted(wasOn, state.user.userid) === true) connect();
    },
    disconnect,
    room,
    typing: (roomId) => transport?.typing(roomId),
    select(flights) {
      const [listener] = listeners;
      return listener?.(flights);
    },
    onSelection(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const callers = new WeakSet<App>();

/** From now on this page talks by calls, whoever is signed in: for stories, which have no sockets. */
export const talkByCalls = (app: App): void => void callers.add(app);

const sessions = new WeakMap<App, ChatSession>();

/** The one chat of a page. */
export function chatSessionOf(app: App): ChatSession {
  const known = sessions.get(app);
  if (known) return known;
  const made = createChatSession(app);
  sessions.set(app, made);
  return made;
}
