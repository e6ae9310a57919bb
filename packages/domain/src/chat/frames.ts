import type { ChatSide, MessageType, SentType } from "./kinds.ts";

/** A message as both ends get it. */
export interface ChatMessage {
  /** Its place in the room: 1, 2, 3, without gaps (CHAT-4). */
  readonly seq: number;
  /** Chosen by who sent it: however often it is sent, it is one message. */
  readonly messageId: string;
  readonly messageType: MessageType;
  readonly message: string;
  /** Seconds since 1970, UTC. */
  readonly timestamp: number;
  readonly side: ChatSide;
  /** Who said it, as the reader may know them. */
  readonly name: string;
  readonly isSelf: boolean;
}

/** Up to which message the other side has got, and has seen, what was said. */
export interface Receipts {
  readonly delivered: number;
  readonly read: number;
}

/** What a client has said and does not know to be kept. */
export interface Unsent {
  readonly messageId: string;
  readonly messageType: SentType;
  readonly message: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
  /** Why the server would not take it. */
  readonly refused?: RefusalReason;
}

/** `NO_FILE`: the file that a message is about is not there (any more), or has been said already (CHAT-18). */
export type RefusalReason = "TOO_LONG" | "BLANK" | "NOT_ALLOWED" | "NO_FILE";

/** What a client sends about a room. */
export type ClientFrame =
  /** Asks for what comes after a message; −1 for the newest page. */
  | { readonly type: "hello"; readonly after: number }
  | {
      readonly type: "say";
      readonly messageId: string;
      readonly messageType: SentType;
      readonly message: string;
    }
  | { readonly type: "receipt"; readonly delivered: number; readonly read: number };

/** What the server tells about a room. */
export type ServerFrame =
  /** Messages after `after`, in order and without a gap. */
  | {
      readonly type: "page";
      readonly after: number;
      readonly messages: readonly ChatMessage[];
      readonly more: boolean;
      readonly receipts: Receipts;
    }
  /** It is committed (CHAT-4). */
  | { readonly type: "ack"; readonly messageId: string; readonly seq: number }
  | { readonly type: "refused"; readonly messageId: string; readonly reason: RefusalReason }
  /** Too fast: say it again after so many seconds. */
  | { readonly type: "wait"; readonly messageId: string; readonly seconds: number }
  | { readonly type: "receipts"; readonly delivered: number; readonly read: number };
