import {
  type ApplicationContent,
  type ChatMessage,
  type ClientFrame,
  type Conversation,
  type ConversationEvent,
  converse,
  lastSeq,
  newConversation,
  type ServerFrame,
  type SentType,
  typingSeconds,
  writeContent,
} from "@gatehouse/domain/chat";
import { createStore, type Store } from "../../app/store.ts";
import { keepOutbox, readOutbox } from "./outbox.ts";

/** A room as a screen sees it. */
interface RoomView {
  readonly conversation: Conversation;
  /** What was said before the first message of the conversation. */
  readonly older: readonly ChatMessage[];
  /** What is on the device has been read. */
  readonly isReady: boolean;
  readonly isTyping: boolean;
  /** It is somebody else's now. */
  readonly isGone: boolean;
}

export interface Room {
  readonly view: Store<RoomView>;
  /** Says something; blanks alone are nothing. @returns whether there was something to say */
  readonly say: (text: string) => boolean;
  readonly tell: (content: ApplicationContent) => void;
  readonly discard: (messageId: string) => void;
  /** Everything up to here is on screen, in a window that can be seen. */
  readonly looked: (upTo: number) => void;
  readonly addOlder: (messages: readonly ChatMessage[]) => void;
  readonly told: (frame: ServerFrame) => void;
  readonly typed: () => void;
  readonly gone: () => void;
  readonly opened: () => void;
  /** Asks for what is new, and says what may have been lost once more. */
  readonly again: () => void;
  readonly closed: () => void;
  readonly dispose: () => void;
}

/** What may have been lost is said again after this, in milliseconds. */
const again = 6000;

/** One end of a conversation in this page: the machine of the protocol with its clock, its outbox and its way out. */
export function createRoom(userId: string, roomId: string, send: (frame: ClientFrame) => void): Room {
  const view = createStore<RoomView>({
    conversation: newConversation(),
    older: [],
    isReady: false,
    isTyping: false,
    isGone: false,
  });
  let isOpen = false;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const patch = (some: Partial<RoomView>): void => view.set({ ...view.get(), ...some });
  const act = (event: ConversationEvent): void => {
    const before = view.get().conversation;
    const { state, send: frames } = converse(before, event);
    patch({ conversation: state });
    if (state.outbox !== before.outbox && view.get().isReady) void keepOutbox(userId, roomId, state.outbox);
    for (const frame of frames) send(frame);
  };
  const timer = setInterval(() => {
    const { outbox, before } = view.get().conversation;
    if (isOpen && (before < 0 || outbox.some(({ refused }) => refused === undefined))) act({ type: "again" });
  }, again);
  const begin = async (): Promise<void> => {
    const kept = await readOutbox(userId, roomId);
    const { conversation } = view.get();
    const own = new Set(conversation.outbox.map(({ messageId }) => messageId));
    const outbox = [...kept.filter(({ messageId }) => !own.has(messageId)), ...conversation.outbox];
    patch({ conversation: { ...conversation, outbox }, isReady: true });
    if (isOpen) act({ type: "opened" });
  };
  void begin();
  const put = (messageType: SentType, message: string): void => {
    act({
      type: "said",
      item: { messageId: crypto.randomUUID(), messageType, message, at: Math.floor(Date.now() / 1000) },
    });
  };
  return {
    view,
    say(text) {
      const message = text.trim();
      if (message === "") return false;
      put("USER_MESSAGE", message);
      return true;
    },
    tell: (content) => put("APPLICATION_MESSAGE", writeContent(content)),
    discard: (messageId) => act({ type: "discarded", messageId }),
    looked: (upTo) => act({ type: "looked", upTo }),
    addOlder: (messages) => patch({ older: [...messages, ...view.get().older] }),
    told(frame) {
      const known = lastSeq(view.get().conversation);
      act({ type: "told", frame });
      // Whoever has said something has stopped typing.
      if (frame.type === "page" && frame.messages.some(({ seq, isSelf }) => seq > known && !isSelf)) {
        clearTimeout(typing);
        patch({ isTyping: false });
      }
    },
    typed() {
      clearTimeout(typing);
      patch({ isTyping: true });
      typing = setTimeout(() => patch({ isTyping: false }), typingSeconds * 1000);
    },
    gone: () => patch({ isGone: true }),
    opened() {
      isOpen = true;
      if (view.get().isReady) act({ type: "opened" });
    },
    again: () => act({ type: "again" }),
    closed() {
      isOpen = false;
      act({ type: "closed" });
    },
    dispose() {
      clearInterval(timer);
      clearTimeout(typing);
    },
  };
}
