import { Button, chakra, Skeleton, Tabs } from "@chakra-ui/react";
import type { CommentAudience } from "@gatehouse/domain/cases";
import { ErrorState } from "@gatehouse/ui/error-state";
import { ArrowUp, Lock, MessageCircle, MessageSquarePlus } from "lucide-react";
import { useRef, useState } from "react";
import { usePermission, useSession } from "../../app/index.ts";
import { useNow } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { ChatHeader } from "./chat-header.tsx";
import { CommentBox } from "./comment-box.tsx";
import { CommentItem } from "./comment-item.tsx";
import { useArrivals } from "./data/use-arrivals.ts";
import { useComments } from "./data/use-comments.ts";
import { useSeen } from "./data/use-seen.ts";
import { HeldPlace } from "./held-place.tsx";
import { messages } from "./messages/index.ts";
import { type CommentSubject, type Thread } from "./thread.ts";
import { useRichTextWords } from "./use-rich-text-words.ts";

export interface CommentsPanelProps extends CommentSubject {
  /** Left out where the page says already what the comments are about. */
  readonly withoutHeader?: boolean;
  /** Names the comments where a page has others too. Default: "Comments". */
  readonly label?: string;
  /** The flight that the comments are about, as it is read: "BA 117". */
  readonly flight?: string;
  /** It was asked for just now: the keyboard goes on in it. Default false. */
  readonly focusOnArrival?: boolean;
}

const focus = (section: HTMLElement | null): void => section?.focus();

/** What travellers and staff say to each other about a trip, and, for those who have cases, staff among themselves. */
export function CommentsPanel({
  withoutHeader = false,
  label,
  flight,
  focusOnArrival = false,
  ...subject
}: CommentsPanelProps) {
  const t = useMessages(messages);
  const isStaff = useSession().user?.role !== "TRAVELLER";
  const seesInternal = usePermission("cases");
  const [audience, setAudience] = useState<CommentAudience>("external");
  const thread = { ...subject, audience };
  const { counts } = useComments(thread).found ?? {};
  const tab = (which: CommentAudience) => {
    const { all = 0, unread = 0 } = counts?.[which] ?? {};
    return (
      <Tabs.Trigger
        value={which}
        display="flex"
        alignItems="center"
        gap="1.5"
        minH="control"
        px="3"
        mb="-1px"
        color="fg.muted"
        borderBottomWidth="2px"
        borderColor="transparent"
        cursor="pointer"
        _hover={{ color: "fg" }}
        css={{ "&[data-selected]": { color: "accent.fg", borderColor: "accent.solid", fontWeight: "strong" } }}
      >
        {which === "external" ? <MessageCircle aria-hidden size={16} /> : <Lock aria-hidden size={16} />}
        {t(which)}
        {all > 0 && (
          <chakra.span color="fg.muted" textStyle="figures" aria-label={t("count", { count: all })}>
            {all}
          </chakra.span>
        )}
        {unread > 0 && which !== audience && (
          <chakra.span color="accent.fg" fontSize="sm">
            {t("unread", { count: unread })}
          </chakra.span>
        )}
      </Tabs.Trigger>
    );
  };
  // Each thread has its own box, with its own draft.
  const conversation = (
    <Conversation
      key={`${audience} ${subject.kind} ${String(subject.segmentId)}`}
      thread={thread}
      isStaff={isStaff}
      withoutHeader={withoutHeader}
      flight={flight}
    />
  );
  return (
    <chakra.section
      aria-label={label ?? t("comments")}
      {...(focusOnArrival ? { ref: focus, tabIndex: -1 } : {})}
      data-no-print=""
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      alignContent="start"
      minW="0"
    >
      {isStaff && seesInternal ? (
        <Tabs.Root
          value={audience}
          onValueChange={({ value }) => setAudience(value === "internal" ? "internal" : "external")}
          activationMode="manual"
        >
          <Tabs.List display="flex" flexWrap="wrap" gap="1" borderBottomWidth="1px" borderColor="border.subtle">
            {tab("external")}
            {tab("internal")}
          </Tabs.List>
          <Tabs.Content value={audience} pt="3">
            {conversation}
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        conversation
      )}
    </chakra.section>
  );
}

interface ConversationProps {
  readonly thread: Thread;
  readonly isStaff: boolean;
  readonly withoutHeader: boolean;
  readonly flight: string | undefined;
}

function Conversation({ thread, isStaff, withoutHeader, flight }: ConversationProps) {
  const t = useMessages(messages);
  const words = useRichTextWords();
  const now = useNow();
  const { found, comments, more, error, reading, read, readOlder } = useComments(thread);
  const [writing, setWriting] = useState<"yes" | "again" | "no">("yes");
  // What was new when the page was opened stays marked until it is left.
  const [seenUpTo, setSeenUpTo] = useState<number>();
  if (found && seenUpTo === undefined) setSeenUpTo(found.readUpTo);
  const log = useRef<HTMLDivElement>(null);
  useSeen(thread, log, { comments, readUpTo: found?.readUpTo ?? 0, isAll: found !== undefined && !more });
  const arrived = useArrivals(log, comments);
  if (!found)
    return error === undefined ? (
      <chakra.div display="grid" gap="3" aria-busy>
        <Skeleton height="10" />
        <Skeleton height="32" />
        <Skeleton height="16" />
      </chakra.div>
    ) : (
      <ErrorState
        labels={{ title: t("failed.read"), retry: t("reload") }}
        onRetry={() => void read()}
        retrying={reading}
      />
    );
  const internal = thread.audience === "internal";
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" minW="0">
      {!withoutHeader && (
        <ChatHeader
          header={found.header}
          flight={flight}
          isStaff={isStaff}
          reading={reading}
          onReload={() => void read()}
        />
      )}
      {!isStaff && <p>{t(`note.${thread.kind}`)}</p>}
      {writing !== "no" ? (
        <CommentBox
          thread={thread}
          isStaff={isStaff}
          hasReaders={found.travellers !== 0}
          focusOnArrival={writing === "again"}
          colleagues={found.colleagues.map(({ userid, name }) => ({ id: userid, name }))}
          words={words}
          onSent={(isEmpty) => {
            // Who travels has said it: the box comes again when they want it.
            if (!isStaff && isEmpty) setWriting("no");
            return read();
          }}
        />
      ) : (
        <chakra.div>
          <Button variant="outline" onClick={() => setWriting("again")}>
            <MessageSquarePlus aria-hidden /> {t("addNote")}
          </Button>
        </chakra.div>
      )}
      <HeldPlace log={log} name={comments.map(({ id }) => id).join(" ")}>
        <chakra.div ref={log} role="log" aria-label={t(thread.audience)} minW="0">
          {comments.length === 0 ? (
            <chakra.p color="fg.muted">{internal ? t("none.internal") : t("none")}</chakra.p>
          ) : (
            comments.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                now={now}
                isNew={!comment.mine && comment.id > (seenUpTo ?? 0)}
                words={words}
                onTakenBack={() => void read()}
              />
            ))
          )}
        </chakra.div>
      </HeldPlace>
      {more && (
        <Button
          variant="outline"
          justifySelf="center"
          disabled={readOlder.running}
          onClick={() => void readOlder.run().catch(() => undefined)}
        >
          {t("older")}
        </Button>
      )}
      {arrived > 0 && (
        <Button
          variant="solid"
          position="sticky"
          bottom="4"
          zIndex="docked"
          justifySelf="center"
          borderRadius="full"
          boxShadow="float"
          onClick={() => {
            const newest = log.current?.querySelector<HTMLElement>("[data-comment]");
            newest?.scrollIntoView({ block: "center" });
            newest?.focus({ preventScroll: true });
          }}
        >
          <ArrowUp aria-hidden /> {t("arrived", { count: arrived })}
        </Button>
      )}
    </chakra.div>
  );
}
