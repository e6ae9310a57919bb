import type { ClientFrame, ServerFrame } from "@gatehouse/domain/chat";

/** What a way to the server tells. */
export interface TransportEvents {
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onFrame: (roomId: string, frame: ServerFrame) => void;
  readonly onTyping: (roomId: string) => void;
  /** The room is not the reader's any more. */
  readonly onGone: (roomId: string) => void;
}

/** A way to the server: a socket, or calls where there is none. */
export interface Transport {
  readonly send: (roomId: string, frame: ClientFrame) => void;
  readonly typing: (roomId: string) => void;
  readonly close: () => void;
}
