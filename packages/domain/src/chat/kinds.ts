/** What a message of a chat is (CHAT-6). */
export const messageTypes = [
  "USER_MESSAGE",
  "APPLICATION_MESSAGE",
  "API_MESSAGE",
  "READ_RECEIPT",
  "TRAVELLER_CONNECTED",
  "TRAVELLER_DISCONNECTED",
] as const;
export type MessageType = (typeof messageTypes)[number];

/** Those that a person, or the page they are on, sends; all others are the server's. */
export const sentTypes = ["USER_MESSAGE", "APPLICATION_MESSAGE"] as const satisfies readonly MessageType[];
export type SentType = (typeof sentTypes)[number];

/** Who said something: a traveller, somebody of staff, or nobody. */
export const chatSides = ["TRAVELLER", "OPERATOR", "SYSTEM"] as const;
export type ChatSide = (typeof chatSides)[number];

/** The other end of a conversation. */
export const otherSide = (side: Exclude<ChatSide, "SYSTEM">): Exclude<ChatSide, "SYSTEM"> =>
  side === "TRAVELLER" ? "OPERATOR" : "TRAVELLER";

/** Characters of a message (CHAT-5). */
export const messageLength = 4000;
/** At most so many messages of one sender within so many seconds (CHAT-5). */
export const sendingRate = { messages: 20, seconds: 10 } as const;
/** Seconds for which a ticket opens a connection, once (CHAT-9). */
export const chatTicketSeconds = 30;
/** Rooms that an operator looks after at a time (CHAT-3). */
export const roomCapacity = 5;
/** Days after its last message for which a conversation is kept (CHAT-12). */
export const chatRetentionDays = 90;
/** Messages that are read at once. */
export const chatPageSize = 100;
/** Seconds after which a connection that said nothing is taken for lost (CHAT-10). */
export const presenceSeconds = 45;
/** Seconds for which somebody counts as typing after a key. */
export const typingSeconds = 6;
