import type { ChatMessage, ClientFrame, Receipts, ServerFrame, Unsent } from "./frames.ts";

/**
 * One end of a conversation, as a pure machine (CHAT-4): what is said waits in an outbox until the server has committed it; what the
 * server says is taken in order only. It may be told the same twice, late, in another order, or not at all.
 */
export interface Conversation {
  /** In order, without a gap. */
  readonly messages: readonly ChatMessage[];
  /** The place before the first of them; −1 while nothing is known. */
  readonly before: number;
  /** What was said and is not known to be kept, in the order in which it was said. */
  readonly outbox: readonly Unsent[];
  readonly isOpen: boolean;
  /** The message that is on its way: one at a time, so that none overtakes another. */
  readonly underWay: string | undefined;
  /** What the server has acknowledged before the message itself came back. */
  readonly kept: readonly { readonly messageId: string; readonly seq: number }[];
  /** What the other side has got and seen. */
  readonly theirs: Receipts;
  /** What this side has got and seen. */
  readonly mine: Receipts;
}

export type ConversationEvent =
  | { readonly type: "opened" }
  | { readonly type: "closed" }
  | { readonly type: "said"; readonly item: Unsent }
  /** Gives up what the server has refused. */
  | { readonly type: "discarded"; readonly messageId: string }
  | { readonly type: "told"; readonly frame: ServerFrame }
  /** Everything up to this was on screen in a window that can be seen (CHAT-8). */
  | { readonly type: "looked"; readonly upTo: number }
  /** Some time has passed: what may have been lost is said once more. */
  | { readonly type: "again" };

export interface Step {
  readonly state: Conversation;
  /** To be sent, in this order. */
  readonly send: readonly ClientFrame[];
}

const none: Receipts = { delivered: 0, read: 0 };

/** A conversation of which nothing is known yet. @param outbox what was kept on the device */
export const newConversation = (outbox: readonly Unsent[] = []): Conversation => ({
  messages: [],
  before: -1,
  outbox,
  isOpen: false,
  underWay: undefined,
  kept: [],
  theirs: none,
  mine: none,
});

/** The last message that is known; −1 while nothing is. */
export const lastSeq = ({ messages, before }: Conversation): number => messages.at(-1)?.seq ?? before;

const isKept = (state: Conversation, messageId: string): boolean =>
  state.kept.some((one) => one.messageId === messageId);

/** What is sent next, where nothing is under way. */
function sendNext(state: Conversation, send: readonly ClientFrame[]): Step {
  const next = state.outbox.find((item) => item.refused === undefined && !isKept(state, item.messageId));
  if (!state.isOpen || !next || state.underWay !== undefined) return { state, send };
  const { messageId, messageType, message } = next;
  return {
    state: { ...state, underWay: messageId },
    send: [...send, { type: "say", messageId, messageType, message }],
  };
}

const later = (one: Receipts, other: Receipts): Receipts => ({
  delivered: Math.max(one.delivered, other.delivered),
  read: Math.max(one.read, other.read),
});

/** Leaves out of the outbox what is among the messages, and what was kept before the first that is known. */
function settle(state: Conversation): Conversation {
  const known = new Set(state.messages.map(({ messageId }) => messageId));
  const last = lastSeq(state);
  const isThere = (messageId: string): boolean =>
    known.has(messageId) || state.kept.some((one) => one.messageId === messageId && one.seq <= last);
  const outbox = state.outbox.filter(({ messageId }) => !isThere(messageId));
  return {
    ...state,
    outbox,
    kept: state.kept.filter(({ messageId }) => !isThere(messageId)),
    underWay: outbox.some(({ messageId }) => messageId === state.underWay) ? state.underWay : undefined,
  };
}

function takePage(state: Conversation, frame: Extract<ServerFrame, { type: "page" }>): Step {
  const theirs = later(state.theirs, frame.receipts);
  // The first page says where the conversation begins for this end.
  const start = state.before < 0 ? { ...state, before: frame.after } : state;
  const last = lastSeq(start);
  const fresh = frame.messages.filter(({ seq }) => seq > last);
  const isGap = fresh[0] !== undefined && fresh[0].seq !== last + 1;
  if (isGap || frame.after > last)
    return { state: { ...start, theirs }, send: start.isOpen ? [{ type: "hello", after: last }] : [] };
  const settled = settle({
    ...start,
    theirs,
    messages: fresh.length > 0 ? [...start.messages, ...fresh] : start.messages,
  });
  const upTo = lastSeq(settled);
  const send: ClientFrame[] = frame.more && start.isOpen ? [{ type: "hello", after: upTo }] : [];
  const isNew = upTo > settled.mine.delivered;
  const mine = later(settled.mine, { delivered: Math.max(0, upTo), read: 0 });
  if (isNew && start.isOpen) send.push({ type: "receipt", ...mine });
  return sendNext({ ...settled, mine }, send);
}

function told(state: Conversation, frame: ServerFrame): Step {
  switch (frame.type) {
    case "page":
      return takePage(state, frame);
    case "ack": {
      if (!state.outbox.some(({ messageId }) => messageId === frame.messageId)) return { state, send: [] };
      const { messageId, seq } = frame;
      const kept = isKept(state, messageId) ? state.kept : [...state.kept, { messageId, seq }];
      const underWay = state.underWay === messageId ? undefined : state.underWay;
      return sendNext(settle({ ...state, kept, underWay }), []);
    }
    case "refused": {
      const outbox = state.outbox.map((item) =>
        item.messageId === frame.messageId ? { ...item, refused: frame.reason } : item,
      );
      const underWay = state.underWay === frame.messageId ? undefined : state.underWay;
      return sendNext({ ...state, outbox, underWay }, []);
    }
    case "wait":
      // It stays under way until it is said again, and so nothing overtakes it.
      return { state, send: [] };
    case "receipts":
      return { state: { ...state, theirs: later(state.theirs, frame) }, send: [] };
  }
}

/** The next state of one end of a conversation, and what it sends. */
export function converse(state: Conversation, event: ConversationEvent): Step {
  switch (event.type) {
    case "opened": {
      const open: Conversation = { ...state, isOpen: true, underWay: undefined };
      const send: ClientFrame[] = [{ type: "hello", after: lastSeq(state) }];
      if (state.mine.delivered > 0) send.push({ type: "receipt", ...state.mine });
      return sendNext(open, send);
    }
    case "closed":
      return { state: { ...state, isOpen: false, underWay: undefined }, send: [] };
    case "said":
      return sendNext({ ...state, outbox: [...state.outbox, event.item] }, []);
    case "discarded":
      return {
        state: { ...state, outbox: state.outbox.filter(({ messageId }) => messageId !== event.messageId) },
        send: [],
      };
    case "told":
      return told(state, event.frame);
    case "looked": {
      const read = Math.min(event.upTo, Math.max(0, lastSeq(state)));
      if (read <= state.mine.read) return { state, send: [] };
      const mine = later(state.mine, { delivered: read, read });
      return { state: { ...state, mine }, send: state.isOpen ? [{ type: "receipt", ...mine }] : [] };
    }
    case "again": {
      if (!state.isOpen) return { state, send: [] };
      const send: ClientFrame[] = [{ type: "hello", after: lastSeq(state) }];
      if (state.mine.delivered > 0) send.push({ type: "receipt", ...state.mine });
      return sendNext({ ...state, underWay: undefined }, send);
    }
  }
}

/** How far one's own message has got (CHAT-8). */
export const markOf = (seq: number, { delivered, read }: Receipts): "sent" | "delivered" | "read" =>
  seq <= read ? "read" : seq <= delivered ? "delivered" : "sent";
