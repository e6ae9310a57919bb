import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { chatPageSize, lastSeq } from "@gatehouse/domain/chat";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useApi } from "../../app/index.ts";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import { type FileCalls, FilesOf, keepLinks, uploadsOf, useFileDrop } from "../attachments/index.ts";
import { messages as fileMessages } from "../attachments/messages/index.ts";
import { useChat } from "../connection/hooks.ts";
import { messages } from "../messages/index.ts";
import type { CardActions } from "./card.tsx";
import { Composer } from "./composer.tsx";
import { usePastMessages } from "./data/use-past-messages.ts";
import { MessageList } from "./message-list.tsx";
import { useFollowEnd } from "./use-follow-end.ts";
import { useOlder } from "./use-older.ts";

export interface ConversationViewProps extends CardActions {
  readonly roomId: string;
  /** Whose words come from the other side, while they type. */
  readonly otherName: string;
  readonly isTraveller: boolean;
  /** Whether one can write. */
  readonly isEnabled: boolean;
  readonly isCompact?: boolean;
  /** While nothing has been said. */
  readonly empty?: ReactNode;
  /** Between what was said and where one writes. */
  readonly children?: ReactNode;
  /** Asks for words to put in. */
  readonly onReplies?: (put: (text: string) => void) => void;
}

/** How near to its end a list counts as read to the end, in CSS pixels. */
const nearEnd = 60;

/** A conversation: what was said, who types, and where one writes (CHAT-4, CHAT-8). */
export function ConversationView({
  roomId,
  otherName,
  isTraveller,
  isEnabled,
  isCompact = false,
  empty,
  children,
  onReplies,
  ...actions
}: ConversationViewProps) {
  const t = useMessages(messages);
  const f = useMessages(fileMessages);
  const api = useApi();
  const chat = useChat();
  const room = chat.room(roomId);
  const { conversation, older: before, isTyping } = useStore(room.view);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const follows = useRef(true);
  useFollowEnd(log, follows);
  const lines = [...before, ...conversation.messages];
  const last = lastSeq(conversation);
  const isKnown = conversation.before >= 0;
  // Who is not connected reads what was said before.
  usePastMessages(roomId, !isEnabled && !isKnown);
  useEffect(() => {
    if (isEnabled) room.again();
  }, [isEnabled, room]);
  const count = lines.length + conversation.outbox.length;
  useLayoutEffect(() => {
    const { current: list } = log;
    if (list && follows.current && (count > 0 || isTyping)) list.scrollTop = list.scrollHeight;
  }, [count, isTyping]);
  // What is on screen in a window that can be seen has been read (CHAT-8).
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible" && follows.current && last > 0) room.looked(last);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [room, last]);
  const first = lines[0]?.seq ?? 0;
  const older = useOlder({
    room,
    first,
    log,
    onRead: () => {
      follows.current = false;
    },
    read: (before) => api.chat.messages({ id: roomId, after: -1, before, limit: chatPageSize }),
  });
  const files = useMemo(
    (): FileCalls => ({
      upload: (file, uploadId, { signal, onSend }) =>
        api.chat.upload({ id: roomId, uploadId, file }, { signal, context: { onSend } }),
      link: keepLinks(async (fileId) => (await api.chat.file({ id: roomId, fileId })).url),
    }),
    [api, roomId],
  );
  const uploads = uploadsOf(room, files);
  const { isOver, handlers } = useFileDrop(isEnabled ? uploads.add : undefined);
  return (
    <chakra.div
      position="relative"
      display="grid"
      gridTemplateRows="minmax(0, 1fr) auto"
      minH="0"
      height="full"
      {...handlers}
    >
      {isOver && <div className="ca-drop">{f("drop")}</div>}
      <chakra.div
        ref={log}
        role="log"
        aria-label={t("messages")}
        aria-busy={!isKnown}
        // What is written can be gone through by the keyboard.
        tabIndex={0}
        display="flex"
        flexDirection="column"
        gap="1.5"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        px="4"
        py="3"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          if (follows.current && document.visibilityState === "visible" && last > 0) room.looked(last);
        }}
      >
        {!isKnown && isEnabled && count === 0 && (
          <>
            <Skeleton height="10" width="60%" />
            <Skeleton height="10" width="45%" alignSelf="end" />
            <Skeleton height="16" width="70%" />
          </>
        )}
        {older.isMore && (
          <Button variant="outline" alignSelf="center" disabled={older.isReading} onClick={older.read}>
            {t("older")}
          </Button>
        )}
        {older.isFailed && <chakra.p color="state.bad.fg">{t("older.failed")}</chakra.p>}
        {isKnown && count === 0 && empty}
        <chakra.div flex="1" />
        <FilesOf value={files}>
          <MessageList
            lines={lines}
            unsent={conversation.outbox}
            theirs={conversation.theirs}
            isTraveller={isTraveller}
            onDiscard={room.discard}
            {...actions}
          />
        </FilesOf>
        {isTyping && (
          <chakra.div color="fg.muted" fontSize="sm">
            {t("typing.who", { name: otherName })}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div px="4" pb="3" pt="2" display="grid" gap="2" borderBlockStartWidth="1px">
        {children}
        <Composer
          key={roomId}
          roomId={roomId}
          field={field}
          isEnabled={isEnabled}
          isCompact={isCompact}
          uploads={uploads}
          onSay={(text) => {
            follows.current = true;
            return room.say(text);
          }}
          onTyping={() => chat.typing(roomId)}
          {...(onReplies ? { onReplies } : {})}
        />
      </chakra.div>
    </chakra.div>
  );
}
