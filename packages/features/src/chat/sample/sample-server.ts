import type { VisitApi } from "@gatehouse/api/client/visit";
import type { ChatMessage, ServerFrame } from "@gatehouse/domain/chat";
import type { SocketOptions } from "../connection/socket-transport.ts";
import type { Transport } from "../connection/transport.ts";

/** What the agent of the demonstration says: at the beginning, and to each message. */
export interface SampleWords {
  readonly agent: string;
  readonly hello: string;
  /** In turn; the last one again and again. */
  readonly answers: readonly (readonly string[])[];
}

const roomId = "00000000-0000-4000-8000-00000000d3e0";
/** Milliseconds that the agent reads and types. */
const pace = { reads: 500, types: 1400 } as const;
const now = (): number => Math.floor(Date.now() / 1000);

/** A server in this page, which speaks the protocol of the chat with one agent who has few words: no call is made (SITE-4). */
export function sampleServer(words: () => SampleWords): {
  readonly api: VisitApi;
  readonly openTransport: (options: SocketOptions) => Transport;
} {
  const lines: ChatMessage[] = [];
  const files = new Map<string, File>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let heard = 0;
  let tell: (frame: ServerFrame) => void = () => undefined;
  let types: () => void = () => undefined;
  const page = (after: number): ServerFrame => ({
    type: "page",
    after: Math.max(after, 0),
    messages: lines.filter(({ seq }) => seq > after),
    more: false,
    receipts: { delivered: lines.length, read: heard },
  });
  const add = (side: ChatMessage["side"], message: string, more: Partial<ChatMessage> = {}): void => {
    const after = lines.length;
    lines.push({
      seq: after + 1,
      messageId: crypto.randomUUID(),
      messageType: message.startsWith("{") ? "APPLICATION_MESSAGE" : "USER_MESSAGE",
      message,
      timestamp: now(),
      side,
      name: side === "OPERATOR" ? words().agent : "",
      isSelf: side === "TRAVELLER",
      ...more,
    });
    tell(page(after));
  };
  const later = (delay: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer);
  };
  let answered = 0;
  const answer = (): void => {
    later(pace.reads, () => {
      heard = lines.length;
      tell({ type: "receipts", delivered: heard, read: heard });
      types();
    });
    later(pace.reads + pace.types, () => {
      const { answers } = words();
      for (const text of answers[Math.min(answered, answers.length - 1)] ?? []) add("OPERATOR", text);
      answered += 1;
    });
  };
  return {
    api: {
      chat: {
        visit: () =>
          Promise.resolve({ ticket: "t", expiresAt: now() + 60, roomId, key: null, vendorName: words().agent }),
        visitMessages: () =>
          Promise.resolve({ after: 0, messages: [], more: false, receipts: { delivered: 0, read: 0 } }),
        // What is said goes by the transport below, which is always open.
        visitSay: ({ messageId }) => Promise.resolve({ messageId, seq: lines.length }),
        visitReceipts: () => Promise.resolve({ ok: true as const }),
        visitUpload: ({ file, uploadId }) => {
          files.set(uploadId, file);
          const mediaType = "application/pdf";
          return Promise.resolve({ fileId: uploadId, name: file.name, size: file.size, mediaType });
        },
        visitFile: ({ fileId }) => {
          const file = files.get(fileId);
          const url = file ? URL.createObjectURL(file) : "";
          return Promise.resolve({ url, expiresAt: now() + 300, name: file?.name ?? "", size: file?.size ?? 0 });
        },
        offer: () => Promise.resolve({ vendor: "", vendorName: words().agent }),
      },
    },
    openTransport({ onOpen, onFrame, onTyping }) {
      tell = (frame) => onFrame(roomId, frame);
      types = () => onTyping(roomId);
      queueMicrotask(() => {
        onOpen();
        if (lines.length > 0) return;
        add("SYSTEM", "", { messageType: "TRAVELLER_CONNECTED" });
        add("OPERATOR", words().hello);
      });
      return {
        send(_, frame) {
          if (frame.type === "hello") tell(page(frame.after));
          if (frame.type !== "say" || lines.some(({ messageId }) => messageId === frame.messageId)) return;
          const { messageId, messageType, message } = frame;
          tell({ type: "ack", messageId, seq: lines.length + 1 });
          add("TRAVELLER", message, { messageId, messageType });
          answer();
        },
        typing: () => undefined,
        close() {
          for (const timer of timers) clearTimeout(timer);
          timers.clear();
        },
      };
    },
  };
}
