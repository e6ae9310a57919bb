import type { ChatMessage } from "@gatehouse/domain/chat";
import { type RefObject, useState } from "react";
import { useOperation } from "../../app/use-operation.ts";
import type { Room } from "../connection/room.ts";

/** What was said before a message. */
type ReadBefore = (before: number) => Promise<{ readonly messages: readonly ChatMessage[]; readonly more: boolean }>;

interface Options {
  readonly room: Room;
  /** The place of the first message that is shown; 0 while there is none. */
  readonly first: number;
  readonly read: ReadBefore;
  /** The list that scrolls: what is on screen stays where it is. */
  readonly log: RefObject<HTMLElement | null>;
  /** Older messages are about to be shown: the end is no longer followed. */
  readonly onRead: () => void;
}

/** Pages back in a conversation. */
export function useOlder({ room, first, read, log, onRead }: Options) {
  const [noneOlder, setNoneOlder] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const { run, running } = useOperation(async () => {
    setFailed(false);
    try {
      const page = await read(first);
      const { current: list } = log;
      const fromEnd = list ? list.scrollHeight - list.scrollTop : 0;
      onRead();
      room.addOlder(page.messages);
      if (!page.more) setNoneOlder(true);
      requestAnimationFrame(() => {
        if (list) list.scrollTop = list.scrollHeight - fromEnd;
      });
    } catch {
      setFailed(true);
    }
  });
  return { isMore: first > 1 && !noneOlder, isFailed, isReading: running, read: () => void run() };
}
