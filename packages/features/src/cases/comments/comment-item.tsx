import { Button, chakra } from "@chakra-ui/react";
import { takeBackSeconds, teamName } from "@gatehouse/domain/cases";
import { RichText, type RichTextWords } from "@gatehouse/ui/rich-text";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useApi, useErrorText, useToast } from "../../app/index.ts";
import { relativeTime, useClock, zoneName } from "../../app/time/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { CommentPicture } from "./comment-picture.tsx";
import type { Comment } from "./data/use-comments.ts";
import { messages } from "./messages/index.ts";

/** `MMM D, YYYY, h:mm A` (CMT-6), and as French people write it. @param seconds since 1970 */
const commentTime = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(seconds * 1000);

/** The reader's own zone. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

interface CommentItemProps {
  readonly comment: Comment;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly isNew: boolean;
  readonly words: RichTextWords;
  readonly onTakenBack: () => void;
}

/** One comment under the name that its reader reads (CMT-6). */
export function CommentItem({ comment, now, isNew, words, onTakenBack }: CommentItemProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const byTraveller = comment.role === "TRAVELLER";
  const name = byTraveller ? comment.name || t("unknown") : teamName(comment.aliasName);
  const colleague = byTraveller ? "" : comment.createdBy;
  return (
    <chakra.article
      aria-label={name}
      data-comment={comment.id}
      tabIndex={-1}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      py="3"
      borderBlockEndWidth="1px"
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="8"
        borderRadius="full"
        fontSize="sm"
        fontWeight="strong"
        bg={byTraveller ? "accent.soft" : "state.violet.soft"}
        color={byTraveller ? "accent.fg" : "state.violet.fg"}
      >
        {initials(colleague || name)}
      </chakra.span>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
          <chakra.span fontWeight="strong" overflowWrap="anywhere">
            {name}
          </chakra.span>
          {(comment.mine || colleague !== "") && (
            <chakra.span color="fg.muted">{comment.mine ? t("you") : colleague}</chakra.span>
          )}
          {isNew && (
            <chakra.span color="accent.fg" fontSize="sm" fontWeight="strong">
              {t("new")}
            </chakra.span>
          )}
          <chakra.span color="fg.muted" fontSize="sm" ms="auto">
            {relativeTime(now, Math.min(comment.createdAt, now), language)}
          </chakra.span>
        </chakra.div>
        <chakra.time dateTime={new Date(comment.createdAt * 1000).toISOString()} color="fg.muted" fontSize="sm">
          {commentTime(comment.createdAt, language)} {/* Other times of these pages are UTC. */}
          <span>{zoneName(comment.createdAt, ownZone(), language)}</span>
        </chakra.time>
        <RichText html={comment.comment} words={words} picture={CommentPicture} />
        {comment.mine && <TakeBack comment={comment} onTakenBack={onTakenBack} />}
      </chakra.div>
    </chakra.article>
  );
}

interface TakeBackProps {
  readonly comment: Comment;
  readonly onTakenBack: () => void;
}

/** Seconds for which a comment can be taken back yet (CMT-7); counted down while there are any. */
function useSecondsLeft(createdAt: number): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  const left = Math.min(createdAt + takeBackSeconds - now, takeBackSeconds);
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock, runs]);
  return left;
}

function TakeBack({ comment, onTakenBack }: TakeBackProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const left = useSecondsLeft(comment.createdAt);
  const { run, running } = useOperation(() => api.cases.takeBack({ id: comment.id }));
  const takeBack = async (): Promise<void> => {
    try {
      if (await run()) toast({ tone: "success", title: t("takeBack.done") });
    } catch (error) {
      toast({ tone: "error", title: t("takeBack.failed"), description: errorText(error) });
    } finally {
      onTakenBack();
    }
  };
  if (left <= 0) return null;
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <Button size="sm" variant="ghost" color="accent.fg" disabled={running} onClick={() => void takeBack()}>
        <Undo2 aria-hidden /> {t("takeBack")}
      </Button>
      <chakra.span color="fg.muted" fontSize="sm" textStyle="figures">
        {t("takeBack.left", { seconds: left })}
      </chakra.span>
    </chakra.div>
  );
}
