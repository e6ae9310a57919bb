import { can } from "@gatehouse/domain/access";
import { attachmentLimits, attachmentTypes, messageLength, roomAfter, roomCapacity } from "@gatehouse/domain/chat";
import { pictureOf } from "@gatehouse/domain/rich-text";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockChatRoom, MockChats } from "../mock-chats.ts";

export interface ChatBackend {
  readonly chats: MockChats;
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

/** Conversations, by the rules of domain. */
export function chatCalls({ chats, user, now }: ChatBackend): Implementation<typeof contract.chat> {
  const isTraveller = () => user().role === "TRAVELLER";
  const sees = (room: MockChatRoom): boolean =>
    isTraveller()
      ? room.userid === user().userid
      : can(user().permissions, "chatSupervise") || room.operator === null || room.operator.userid === user().userid;
  const mine = (room: MockChatRoom) => !isTraveller() && room.operator?.userid === user().userid;
  const find = (id: string) => chats.rooms().find((room) => room.id === id && sees(room));
  const isFull = () => chats.rooms().filter((room) => mine(room) && room.state === "ASSIGNED").length >= roomCapacity;
  const self = () => ({ userid: user().userid, name: user().name });
  const vendorName = "Northwind Travel";
  const isOwn = (room: MockChatRoom, by: string, side: string) =>
    isTraveller() ? side === "TRAVELLER" && room.userid === user().userid : side === "OPERATOR" && by === user().userid;
  return {
    ticket: () => ({
      ticket: "mock-ticket-of-the-chat",
      expiresAt: now() + 30,
      roomId: isTraveller() ? (chats.rooms().find(sees)?.id ?? null) : null,
    }),
    visit: (_, fail) => {
      throw fail("NOT_FOUND");
    },
    visitMessages: (_, fail) => {
      throw fail("NOT_FOUND");
    },
    visitSay: (_, fail) => {
      throw fail("NOT_FOUND");
    },
    visitReceipts: (_, fail) => {
      throw fail("NOT_FOUND");
    },
    visitUpload: (_, fail) => {
      throw fail("NOT_FOUND");
    },
    visitFile: (_, fail) => {
      throw fail("NOT_FOUND");
    },
    offer: () => ({ vendor: "NWT", vendorName }),
    rooms: () => {
      const rooms = chats.rooms().filter(sees);
      return {
        rooms: rooms.map((room) => {
          const last = room.messages.at(-1);
          const read = isTraveller() ? room.travellerRead : room.staffRead;
          const theirs = isTraveller() ? "OPERATOR" : "TRAVELLER";
          return {
            roomId: room.id,
            travellerId: room.userid,
            name: room.name,
            email: room.email,
            phone: room.phone,
            language: room.language,
            vendor: "NWT",
            vendorName,
            bookingNo: room.bookingNo,
            state: room.state,
            operator: isTraveller() ? null : room.operator,
            operatorPresent: true,
            isMine: mine(room),
            connected: room.connected,
            waitingSince: room.waitingSince,
            createdAt: room.messages[0]?.at ?? now(),
            lastAt: last?.at ?? now(),
            newMessageCount: room.messages.filter(({ side }, index) => side === theirs && index + 1 > read).length,
            last: last ? { messageType: last.messageType, message: last.message, side: last.side } : null,
            lookers: [],
            note: mine(room) ? room.note : "",
          };
        }),
        mine: rooms.filter((room) => mine(room) && room.state === "ASSIGNED").length,
        capacity: isTraveller() ? 0 : roomCapacity,
        waiting: rooms.filter(({ state, waitingSince }) => state === "UNASSIGNED" && waitingSince !== null).length,
      };
    },
    messages: ({ id, after, before, limit }, fail) => {
      const room = find(id);
      if (!room) throw fail("NOT_FOUND");
      const all = room.messages.map(({ at, by, name, side, ...message }, index) => ({
        ...message,
        seq: index + 1,
        type: "CM" as const,
        timestamp: at,
        side,
        name: isTraveller() && side === "OPERATOR" ? vendorName : name,
        isSelf: isOwn(room, by, side),
        isSystem: side === "SYSTEM",
      }));
      const from =
        before === undefined ? (after < 0 ? Math.max(0, all.length - limit) : after) : Math.max(0, before - 1 - limit);
      const to = before === undefined ? from + limit : before - 1;
      return {
        after: from,
        messages: all.slice(from, to),
        more: before === undefined ? all.length > to : from > 0,
        receipts: isTraveller()
          ? { delivered: room.staffRead, read: room.staffRead }
          : { delivered: room.travellerDelivered, read: room.travellerRead },
      };
    },
    say: ({ id, messageId, messageType, message }, fail) => {
      const room = find(id);
      if (!room) throw fail("NOT_FOUND");
      if (message.trim() === "") throw fail("BLANK");
      if (message.length > messageLength) throw fail("TOO_LONG");
      const former = room.messages.findIndex((one) => one.messageId === messageId);
      if (former >= 0) return { messageId, seq: former + 1 };
      const side = isTraveller() ? "TRAVELLER" : "OPERATOR";
      const state = roomAfter(room.state, isTraveller() ? "asked" : "answered") ?? room.state;
      const seq = chats.say(id, { messageId, messageType, message, side, by: user().userid, name: user().name });
      chats.change(id, {
        state,
        waitingSince: isTraveller() ? (room.waitingSince ?? now()) : null,
        ...(isTraveller() || room.operator ? {} : { operator: self() }),
      });
      return { messageId, seq };
    },
    upload: async ({ id, file }, fail) => {
      if (!find(id)) throw fail("NOT_FOUND");
      if (file.size > attachmentLimits.bytes) throw fail("TOO_LARGE");
      const facts = pictureOf(new Uint8Array(await file.arrayBuffer()));
      const mediaType = attachmentTypes.find((type) => type === (facts?.type ?? file.type));
      if (!mediaType) throw fail("NOT_TAKEN");
      const sides = facts ? { width: facts.width, height: facts.height } : {};
      return { fileId: chats.keepFile(file), name: file.name, size: file.size, mediaType, ...sides };
    },
    file: ({ id, fileId }, fail) => {
      const kept = chats.file(fileId);
      if (!find(id) || !kept) throw fail("NOT_FOUND");
      return { ...kept, expiresAt: now() + 300 };
    },
    receipts: ({ id, read }, fail) => {
      const room = find(id);
      if (!room) throw fail("NOT_FOUND");
      const last = isTraveller() ? room.travellerRead : room.staffRead;
      if (read > last) chats.change(id, isTraveller() ? { travellerRead: read } : { staffRead: read });
      return { ok: true };
    },
    take: ({ id }, fail) => {
      const room = find(id);
      if (!room || isTraveller()) throw fail("NOT_FOUND");
      if (isFull()) throw fail("CAPACITY");
      chats.change(id, { state: roomAfter(room.state, "taken") ?? room.state, operator: self() });
      return { roomId: id };
    },
    next: (_, fail) => {
      if (isFull()) throw fail("CAPACITY");
      const [room] = chats
        .rooms()
        .filter(({ state, waitingSince }) => state === "UNASSIGNED" && waitingSince !== null)
        .toSorted((one, other) => (one.waitingSince ?? 0) - (other.waitingSince ?? 0));
      if (!room || isTraveller()) throw fail("NOBODY");
      chats.change(room.id, { state: "ASSIGNED", operator: self() });
      return { roomId: room.id };
    },
    transfer: ({ id, userid, note }, fail) => {
      const room = find(id);
      if (!room || isTraveller()) throw fail("NOT_FOUND");
      if (userid !== "crm-operator") throw fail("NO_OPERATOR");
      chats.change(id, { operator: { userid, name: "Crm Operator Demo" }, note });
      return { ok: true };
    },
    close: ({ id }, fail) => {
      const room = find(id);
      if (!room || isTraveller()) throw fail("NOT_FOUND");
      const state = roomAfter(room.state, "closed");
      if (!state) throw fail("STATE");
      chats.change(id, { state, waitingSince: null });
      return { ok: true };
    },
    colleagues: () => ({
      colleagues: [{ userid: "crm-operator", name: "Crm Operator Demo", present: true, rooms: 2 }],
    }),
    transcript: ({ id }, fail) => {
      const room = find(id);
      if (!room) throw fail("NOT_FOUND");
      return { name: "chat.txt", text: room.messages.map(({ name, message }) => `${name}: ${message}`).join("\n") };
    },
  };
}
