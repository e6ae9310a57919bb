import type { VisitApi } from "@gatehouse/api/client/visit";
import { errorCode } from "@gatehouse/api/client/errors";
import { createStore, type Store } from "../../app/store.ts";
import { type ChatMessage, type ReplyLanguage, replyLanguages } from "@gatehouse/domain/chat";
import { type FileCalls, keepLinks } from "../attachments/index.ts";
import { createCallTransport } from "../connection/call-transport.ts";
import { createRoom, type Room } from "../connection/room.ts";
import { createSocketTransport, type SocketOptions } from "../connection/socket-transport.ts";
import type { Transport, TransportEvents } from "../connection/transport.ts";
import { type GuestKey, ownGuestKey } from "./guest-key.ts";

/**
 * `off`: nobody asked for a connection; `lost`: it comes back by itself; `who`: a guest has to say who they are; `unknown`: the link
 * opens nothing any more; `failed`: the server could not be asked.
 */
export type VisitStatus = "off" | "connecting" | "open" | "lost" | "who" | "unknown" | "failed";

/** Who comes without a session (CHAT-1): by the link to a booking, or as a guest of a vendor. */
export type Visitor =
  | { readonly kind: "link"; readonly linkId: string; readonly bookingNo: string }
  | { readonly kind: "guest"; readonly vendor: string };

/** What a guest says about themselves before the first message. */
export interface GuestDetails {
  readonly name: string;
  readonly email: string;
}

export interface VisitorSessionOptions {
  readonly api: VisitApi;
  /** Base address of the calls, `https://…/api`. */
  readonly url: string;
  readonly visitor: Visitor;
  /** Where a guest's key is. Default: the storage of this page. */
  readonly guestKey?: GuestKey;
  /** Default: the socket. */
  readonly openTransport?: (options: SocketOptions) => Transport;
}

/** The chat of somebody without a session, in this page. */
export interface VisitorSession {
  readonly status: Store<VisitStatus>;
  readonly room: Store<Room | undefined>;
  /** In whose name staff write; empty while it is not known. */
  readonly vendorName: Store<string>;
  /** Comes in. @param details of a guest who is not known on this device */
  readonly connect: (details?: GuestDetails) => Promise<void>;
  readonly disconnect: () => void;
  readonly typing: () => void;
  readonly files: FileCalls;
  /** What was said before a message. @param before its place */
  readonly readOlder: (
    before: number,
  ) => Promise<{ readonly messages: readonly ChatMessage[]; readonly more: boolean }>;
  /** Whether a guest has been here before, and need not say who they are. */
  readonly isKnown: () => boolean;
}

const nobody = { linkId: "", bookingNo: "", name: "", email: "", vendor: "", key: "" } as const;

/** How often a visitor without a socket asks for news, in milliseconds: nothing tells them of any. */
const askEvery = 4000;

/** Whose outbox it is on this device: a visitor has no id of their own. */
const outboxOwner = "visitor";

/** In which language staff write to who comes by this page; empty where they have none that it is in. */
const pageLanguage = (): ReplyLanguage | "" =>
  replyLanguages.find((language) => language === document.documentElement.lang) ?? "";

/** The chat of a visitor who is not signed in: connection, room and unsent messages. */
export function createVisitorSession({
  api,
  url,
  visitor,
  guestKey = ownGuestKey(visitor.kind === "guest" ? visitor.vendor : ""),
  openTransport = createSocketTransport,
}: VisitorSessionOptions): VisitorSession {
  const status = createStore<VisitStatus>("off");
  const room = createStore<Room | undefined>(undefined);
  const vendorName = createStore("");
  let transport: Transport | undefined;
  let roomId = "";

  /** By what a visitor who has come in is known. */
  const self = () =>
    visitor.kind === "link"
      ? { linkId: visitor.linkId, bookingNo: visitor.bookingNo, key: "" }
      : { linkId: "", bookingNo: "", key: guestKey.read() };
  /** Asks for the room, and for a ticket to it. */
  const visit = async (details?: GuestDetails): Promise<string> => {
    const answer = await api.chat.visit({
      ...nobody,
      language: pageLanguage(),
      ...(visitor.kind === "link"
        ? { linkId: visitor.linkId, bookingNo: visitor.bookingNo }
        : { vendor: visitor.vendor, key: guestKey.read(), ...details }),
    });
    if (visitor.kind === "guest" && answer.key !== null) guestKey.keep(answer.key);
    vendorName.set(answer.vendorName);
    if (answer.roomId !== roomId) {
      room.get()?.dispose();
      ({ roomId } = answer);
      room.set(createRoom(outboxOwner, roomId, (frame) => transport?.send(roomId, frame)));
    }
    return answer.ticket;
  };
  const close = (next: VisitStatus): void => {
    transport?.close();
    transport = undefined;
    room.get()?.closed();
    status.set(next);
  };
  /** Why nobody can come in. */
  const statusAfter = (error: unknown): VisitStatus => {
    const code = errorCode(error);
    return code === "WHO" ? "who" : code === "NOT_FOUND" ? "unknown" : "failed";
  };

  const events: TransportEvents = {
    onOpen() {
      status.set("open");
      room.get()?.opened();
    },
    onClose() {
      status.set("lost");
      room.get()?.closed();
    },
    onFrame: (of, frame) => {
      if (of === roomId) room.get()?.told(frame);
    },
    onTyping: () => room.get()?.typed(),
    onGone: () => close("unknown"),
  };

  return {
    status,
    room,
    vendorName,
    async connect(details) {
      if (transport || status.get() === "connecting") return;
      status.set("connecting");
      let first: string | undefined;
      try {
        first = await visit(details);
      } catch (error) {
        return status.set(statusAfter(error));
      }
      transport = openTransport({
        url,
        async ticket() {
          const issued = first;
          first = undefined;
          if (issued !== undefined) return issued;
          try {
            return await visit();
          } catch (error) {
            const next = statusAfter(error);
            // A server that cannot be asked is asked again by the socket itself.
            if (next !== "failed") close(next);
            throw error;
          }
        },
        ...events,
        onBlocked() {
          // The network lets no socket through, or there is no server at all: calls say which (CHAT-9).
          transport?.close();
          transport = createCallTransport(
            {
              messages: (_, after) => api.chat.visitMessages({ ...self(), after }),
              say: (_, said) => api.chat.visitSay({ ...self(), ...said }),
              receipts: (_, receipts) => api.chat.visitReceipts({ ...self(), ...receipts }),
            },
            events,
            { every: askEvery },
          );
        },
      });
    },
    disconnect: () => close("off"),
    typing: () => transport?.typing(roomId),
    files: {
      upload: (file, uploadId, { signal, onSend }) =>
        api.chat.visitUpload({ ...self(), uploadId, file }, { signal, context: { onSend } }),
      link: keepLinks(async (fileId) => (await api.chat.visitFile({ ...self(), fileId })).url),
    },
    readOlder: (before) => api.chat.visitMessages({ ...self(), before, after: -1 }),
    isKnown: () => visitor.kind === "guest" && guestKey.read() !== "",
  };
}
