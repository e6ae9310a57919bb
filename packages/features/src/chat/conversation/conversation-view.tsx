import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { chatPageSize, lastSeq } from "@gatehouse/domain/chat";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { useStore } from "../../app/store.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat } from "../connection/hooks.ts";
import { messages } from "../messages/index.ts";
import type { CardActions } from "./card.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";

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
  const api = useApi();
  const chat = useChat();
  const room = chat.room(roomId);
  const { conversation, older, isTyping } = useStore(room.view);
  const [noneOlder, setNoneOlder] = useState(false);
  const [failed, setFailed] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const follows = useRef(true);
  const lines = [...older, ...conversation.messages];
  const last = lastSeq(conversation);
  const isKnown = conversation.before >= 0;
  // Who is not connected reads what was said before.
  useSWR(isEnabled || isKnown ? null : ["chat.past", roomId], async () => {
    const {
      after,
      messages: said,
      more,
      receipts,
    } = await api.chat.messages({ id: roomId, after: -1, limit: chatPageSize });
    room.told({ type: "page", after, messages: said, more, receipts });
    return true;
  });
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
  const readOlder = useOperation(async () => {
    setFailed(false);
    try {
      const page = await api.chat.messages({ id: roomId, after: -1, before: first, limit: chatPageSize });
      const { current: list } = log;
      const fromEnd = list ? list.scrollHeight - list.scrollTop : 0;
      follows.current = false;
      room.addOlder(page.messages);
      if (!page.more) setNoneOlder(true);
      requestAnimationFrame(() => {
        if (list) list.scrollTop = list.scrollHeight - fromEnd;
      });
    } catch {
      setFailed(true);
    }
  });
  return (
    <chakra.div display="grid" gridTemplateRows="minmax(0, 1fr) auto" minH="0" height="full">
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
        {first > 1 && !noneOlder && (
          <Button
            variant="outline"
            alignSelf="center"
            disabled={readOlder.running}
            onClick={() => void readOlder.run()}
          >
            {t("older")}
          </Button>
        )}
        {failed && <chakra.p color="state.bad.fg">{t("older.failed")}</chakra.p>}
        {isKnown && count === 0 && empty}
        <chakra.div flex="1" />
        <MessageList
          lines={lines}
          unsent={conversation.outbox}
          theirs={conversation.theirs}
          isTraveller={isTraveller}
          onDiscard={room.discard}
          {...actions}
        />
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
