import { sentTypes } from "@gatehouse/domain/chat";
import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import type { ChatModel } from "../platform/chat-model.ts";
import type { Platform } from "../platform/platform.ts";
import { httpError } from "../platform/http/errors.ts";
import { ordinaryRate } from "../platform/http/limits.ts";
import { isOwnOrigin } from "../platform/http/security.ts";
import { keepReceipts, pageOf, say } from "./messages.ts";
import { tellRoom } from "./news.ts";
import type { Presence } from "./presence.ts";
import { findRoom } from "./speakers.ts";
import { redeemChatTicket } from "./tickets.ts";

/** Bytes of one frame that a client sends: a message of 4,000 characters and what is around it. */
const frameLimit = 64 * 1024;
/** A reader that lets this many bytes pile up is cut, and comes back by the last message it has (CHAT-9). */
const backlogLimit = 256 * 1024;
const beatSeconds = 20;
const typingEvery = 2500;
/** Rooms that one connection follows at a time: those of an operator, and some they look at. */
const roomsAtMost = 30;

const closeCodes = { ended: 4401, malformed: 4400, stopping: 1012 } as const;

/** What arrives, before anything is known about it. */
interface Arrived {
  readonly room?: unknown;
  readonly frame?: unknown;
  readonly typing?: unknown;
}
type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const isRoomId = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
const isPlace = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= -1 && value < 2 ** 31;

interface Followed {
  /** The last message that was sent. */
  upTo: number;
  /** One at a time, in order. */
  work: Promise<void>;
  receipts: string;
  typedAt: number;
}

interface Parts extends Pick<Platform, "config" | "db" | "live" | "log" | "now"> {
  readonly presence: Presence;
  /** Reads for the assistant, where there is one. */
  readonly model: ChatModel | undefined;
}

/** `GET /api/chat/socket?token=…`: conversations live (CHAT-9). Everything it does is what the calls do. */
export async function addChatSocket(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, db, live, log, model, now, presence } = parts;
  const connections = new Set<string>();
  const renewal = setInterval(() => {
    presence.renew([...connections]).catch((error: unknown) => {
      log.warn({ err: error }, "who is connected to the chat could not be noted");
    });
  }, beatSeconds * 1000).unref();
  app.addHook("onClose", async () => clearInterval(renewal));
  await app.register(websocket, { options: { maxPayload: frameLimit } });

  app.get(
    "/api/chat/socket",
    {
      ...ordinaryRate,
      websocket: true,
      exposeHeadRoute: false,
      preValidation: async (request) => {
        request.callName = "chat.socket";
        if (!isOwnOrigin(request, config)) throw httpError(403, "FOREIGN_ORIGIN", "This page may not do that.");
      },
    },
    (socket, request) => {
      const { token } = request.query as { token?: unknown };
      serve(socket, typeof token === "string" && /^[\w-]{16,200}$/.test(token) ? token : "").catch((error: unknown) => {
        log.error({ err: error }, "a connection of the chat failed");
        socket.close(1011);
      });
    },
  );

  async function serve(socket: WebSocket, token: string): Promise<void> {
    // Listen before asking: a session that ends in between is heard, and so is what is said.
    const early: string[] = [];
    let take: (text: string) => void = (text) => void (early.length < 100 && early.push(text));
    socket.on("message", (data: Buffer) => take(data.toString("utf8")));
    socket.on("error", () => socket.terminate());
    const ended = new Set<string>();
    let onEnded: (sessionId: string) => void = (sessionId) => void ended.add(sessionId);
    const changed = new Set<string>();
    let onAccess: (userId: string) => void = (userId) => void changed.add(userId);
    let onRoom: (roomId: string) => void = () => undefined;
    let onTyping: (roomId: string, side: string) => void = () => undefined;
    const leave = live.subscribe(({ event, audience }) => {
      if (event.type === "session.ended" && audience.to === "session") onEnded(audience.sessionId);
      else if (event.type === "access.changed" && audience.to === "user") onAccess(audience.userId);
      else if (event.type === "chat.changed") onRoom(event.roomId);
      else if (event.type === "chat.typing") onTyping(event.roomId, event.side);
      else if (event.type === "resync") for (const roomId of followed.keys()) onRoom(roomId);
    });
    const followed = new Map<string, Followed>();
    socket.once("close", leave);
    const admitted = token === "" ? undefined : await redeemChatTicket(db, token, now());
    if (!admitted || (admitted.sessionId !== undefined && ended.has(admitted.sessionId))) {
      socket.close(closeCodes.ended, "The ticket is unknown, used or too old.");
      return;
    }
    const { speaker, sessionId, endsAt } = admitted;
    const end = () => socket.close(closeCodes.ended, "The session is over.");
    onEnded = (id) => {
      if (id === sessionId) end();
    };
    // What they may do has changed: they come back with a ticket, as who they are then (ACC-23).
    const userId = speaker.side === "OPERATOR" ? speaker.staff.userId : speaker.userId;
    onAccess = (id) => {
      if (id === userId) socket.close(closeCodes.stopping, "What you may do has changed.");
    };
    for (const id of changed) onAccess(id);
    const expiry = setTimeout(end, Math.min(2 ** 31 - 1, (endsAt - now()) * 1000)).unref();
    const connection = await presence.enter(speaker);
    const goAway = () => {
      clearTimeout(expiry);
      connections.delete(connection);
      presence.leave(connection, speaker).catch(() => undefined);
    };
    if (socket.readyState !== socket.OPEN) return goAway();
    socket.once("close", goAway);

    const send = (content: object): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > backlogLimit) {
        socket.terminate();
        return;
      }
      socket.send(JSON.stringify(content));
    };
    /** The room of who came by a link, which is theirs as long as the link stands. */
    const byLink = speaker.side === "TRAVELLER" && speaker.linkId !== null ? speaker.roomId : undefined;
    /** A visitor's own room is not theirs any more: the link that they came by has ended (CHAT-15). */
    const leaveWithLink = (roomId: string): void => {
      if (byLink === roomId) end();
    };
    /** Sends what follows the last message that was sent, and what has been seen of what was said. */
    async function push(roomId: string, room: Followed): Promise<void> {
      for (;;) {
        const row = await findRoom(db, speaker, roomId, now());
        if (!row) {
          followed.delete(roomId);
          send({ room: roomId, gone: true });
          leaveWithLink(roomId);
          return;
        }
        const after = Math.min(room.upTo, row.lastSeq);
        const page = await pageOf(db, speaker, row, { after });
        const receipts = JSON.stringify(page.receipts);
        if (page.messages.length > 0 || room.upTo < 0)
          send({ room: roomId, frame: { type: "page", ...page, more: false } });
        else if (receipts !== room.receipts) send({ room: roomId, frame: { type: "receipts", ...page.receipts } });
        room.receipts = receipts;
        room.upTo = page.messages.at(-1)?.seq ?? Math.max(room.upTo, page.after);
        if (!page.more) return;
      }
    }
    const queue = (room: Followed, work: () => Promise<void>): void => {
      room.work = room.work.then(work).catch((error: unknown) => {
        log.warn({ err: error }, "a connection of the chat was cut");
        socket.terminate(); // it comes back and asks for what it lacks
      });
    };
    onRoom = (roomId) => {
      const room = followed.get(roomId) ?? (byLink === roomId ? roomFor(roomId) : undefined);
      if (room) queue(room, () => push(roomId, room));
    };
    onTyping = (roomId, side) => {
      if (side !== speaker.side && followed.has(roomId)) send({ room: roomId, typing: side });
    };
    const roomFor = (roomId: string): Followed => {
      const known = followed.get(roomId);
      if (known) return known;
      // The one that was looked at longest ago makes room.
      const [oldest] = followed.keys();
      if (oldest !== undefined && followed.size >= roomsAtMost) followed.delete(oldest);
      const room: Followed = { upTo: -1, work: Promise.resolve(), receipts: "", typedAt: 0 };
      followed.set(roomId, room);
      return room;
    };
    async function hello(roomId: string, room: Followed, after: number): Promise<void> {
      const row = await findRoom(db, speaker, roomId, now());
      if (!row) return push(roomId, room);
      const page = await pageOf(db, speaker, row, { after: Math.min(after, row.lastSeq) });
      send({ room: roomId, frame: { type: "page", ...page, more: false } });
      room.receipts = JSON.stringify(page.receipts);
      room.upTo = page.messages.at(-1)?.seq ?? page.after;
      if (page.more) await push(roomId, room);
    }
    async function said(roomId: string, frame: Fields): Promise<void> {
      const { messageId, message } = frame;
      const messageType = sentTypes.find((type) => type === frame["messageType"]);
      if (!isRoomId(messageId) || !messageType || typeof message !== "string" || message.includes("\0"))
        return socket.close(closeCodes.malformed);
      const result = await say(
        db,
        speaker,
        roomId,
        { messageId, messageType, message },
        { live, log, model, now: now() },
      );
      switch (result.outcome) {
        case "unknown":
          send({ room: roomId, frame: { type: "refused", messageId, reason: "NOT_ALLOWED" } });
          return leaveWithLink(roomId);
        case "refused":
          return send({ room: roomId, frame: { type: "refused", messageId, reason: result.reason } });
        case "too-fast":
          return send({ room: roomId, frame: { type: "wait", messageId, seconds: result.seconds } });
        case "said":
          return send({ room: roomId, frame: { type: "ack", messageId, seq: result.seq } });
      }
    }
    async function typing(roomId: string, room: Followed): Promise<void> {
      if (performance.now() - room.typedAt < typingEvery) return;
      room.typedAt = performance.now();
      const row = await findRoom(db, speaker, roomId, now());
      if (row) await tellRoom(db, live, row, { type: "chat.typing", roomId, side: speaker.side });
    }
    take = (text) => {
      let arrived: Arrived;
      try {
        arrived = fieldsOf(JSON.parse(text));
      } catch {
        return socket.close(closeCodes.malformed);
      }
      if (text === '{"beat":true}') return send({ beat: true });
      const roomId = arrived.room;
      if (!isRoomId(roomId)) return socket.close(closeCodes.malformed);
      const room = roomFor(roomId);
      if (arrived.typing === true) return queue(room, () => typing(roomId, room));
      const frame = fieldsOf(arrived.frame);
      switch (frame["type"]) {
        case "hello": {
          const { after } = frame;
          if (!isPlace(after)) return socket.close(closeCodes.malformed);
          if (speaker.side === "OPERATOR") presence.look(connection, roomId).catch(() => undefined);
          return queue(room, () => hello(roomId, room, after));
        }
        case "say":
          return queue(room, () => said(roomId, frame));
        case "receipt": {
          const { delivered, read } = frame;
          if (!isPlace(delivered) || !isPlace(read)) return socket.close(closeCodes.malformed);
          return queue(room, async () => {
            await keepReceipts(db, speaker, roomId, { delivered, read }, { live, now: now() });
          });
        }
        default:
          return socket.close(closeCodes.malformed);
      }
    };
    connections.add(connection);
    send({ ready: true });
    for (const text of early.splice(0)) take(text);
  }
}
