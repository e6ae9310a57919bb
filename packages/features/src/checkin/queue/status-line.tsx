import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { ChartBar, ClipboardCopy, RefreshCw } from "lucide-react";
import { useNow } from "../clock.ts";
import { CounterTime } from "./counts/counter-time.tsx";
import { barKeys } from "./option-bar.tsx";
import type { AssignmentWork } from "./assignment/use-assignment-work.ts";
import { useBroad, useNarrow } from "../use-narrow.ts";
import type { Words } from "../use-words.ts";

export interface StatusLineProps {
  readonly work: AssignmentWork;
  readonly words: Words;
  /** The current filter's label. */
  readonly view: string;
  /** From 0. */
  readonly page: number;
  /** When the counters were read: seconds since 1970, UTC. */
  readonly updatedAt: number | undefined;
  readonly onCopyCounts: () => void;
  readonly onBreakdown: () => void;
  readonly onRefresh: () => void;
}

/**
 * Whether the next assignment comes, which view and page this is, and without the rail how old the counters are (QUE-11). One line
 * as long as that holds it; a warning and the name of the view are never cut.
 */
export function StatusLine(props: StatusLineProps) {
  const { work, words, view, page, updatedAt } = props;
  const { enabled, held, releasesAt, away, news } = work;
  const { t } = words;
  const narrow = useNarrow();
  // Beside the rail the counters say it themselves.
  const broad = useBroad();
  const warning = held.length > 0 ? t("status.warning", { count: held.length }) : t("status.warning.nothing");
  return (
    <chakra.div
      data-toast-room="top"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      px={narrow ? "2" : "gutter"}
      pb="1"
      color="fg.muted"
      whiteSpace="nowrap"
      borderBottomWidth="1px"
      css={{
        // Dots only between what is beside each other: where a line may wrap they hang in the gap before, cut off at its start.
        "& .q-dot::before": { content: "'·'", color: "fg.faint", marginInlineEnd: "2" },
        "& .q-wraps": { overflowX: "clip" },
        "& .q-wraps > .q-dot": { position: "relative", overflow: "visible" },
        "& .q-wraps > .q-dot::before": { position: "absolute", insetInlineStart: "-1.5" },
      }}
    >
      <chakra.output
        className={narrow ? "q-wraps" : undefined}
        display="flex"
        alignItems="center"
        gap="2"
        minW="0"
        flex={narrow ? "1 1 100%" : "0 1 auto"}
        // Warnings take a line more instead of being cut.
        whiteSpace="normal"
        {...(narrow ? { flexWrap: "wrap", rowGap: "0" } : {})}
        color="fg"
      >
        <chakra.span
          aria-hidden
          flexShrink={0}
          boxSize="2"
          borderRadius="full"
          bg={enabled && !away ? "state.ok.fg" : "state.warn.fg"}
        />
        <chakra.b flexShrink={0}>{t(away ? "status.away" : enabled ? "status.enabled" : "status.disabled")}</chakra.b>
        {away && (
          <chakra.span minW="0" color="state.warn.fg">
            {t("status.away.why")}
          </chakra.span>
        )}
        {!enabled && (
          <chakra.span minW="0" color={held.length > 0 ? "state.warn.fg" : "fg.muted"}>
            {warning}
          </chakra.span>
        )}
        {news !== undefined && (
          <chakra.span minW="0" color="state.ok.fg" fontWeight="strong">
            {news}
          </chakra.span>
        )}
        {releasesAt !== null && <GoesBack at={releasesAt} words={t} />}
      </chakra.output>
      <chakra.div {...(narrow ? secondLine : { display: "contents" })}>
        {/* A phone shows the view in its menu. */}
        <chakra.h1 className="q-dot" title={view} color="fg" {...(narrow ? { srOnly: true } : { flex: "none" })}>
          {view}
        </chakra.h1>
        <chakra.span className={narrow ? undefined : "q-dot"} textStyle="figures">
          {t("status.page", { page: page + 1 })}
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="1" ms="auto" flexShrink={0}>
          {!broad && updatedAt !== undefined && <CounterTime at={updatedAt} words={words} short={narrow} />}
          {!narrow && (
            <>
              {!broad && (
                <>
                  <IconButton icon={ChartBar} label={t("breakdown.title")} size="sm" onClick={props.onBreakdown} />
                  <IconButton
                    icon={ClipboardCopy}
                    label={t("work.copyCounts")}
                    size="sm"
                    onClick={props.onCopyCounts}
                  />
                </>
              )}
              <Tooltip content={t("work.refresh")}>
                <Button
                  variant="ghost"
                  size="sm"
                  px="1"
                  aria-label={t("work.refresh")}
                  aria-keyshortcuts={ariaKeys(barKeys.refresh)}
                  onClick={props.onRefresh}
                >
                  <RefreshCw aria-hidden />
                  <KeyHint keys={barKeys.refresh} />
                </Button>
              </Tooltip>
            </>
          )}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}

const secondLine = { display: "flex", alignItems: "center", columnGap: "2", flex: "1 1 100%", minW: "0" } as const;

/** Minutes before the lock goes back in which the reader is told. */
const warnedFor = 5;

interface GoesBackProps {
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly words: Words["t"];
}

function GoesBack({ at, words: t }: GoesBackProps) {
  const minutes = Math.ceil((at - useNow()) / 60);
  if (minutes < 1 || minutes > warnedFor) return null;
  const text = t("status.goesBack", { count: minutes });
  return (
    <chakra.span minW="0" color="state.warn.fg">
      {text}
    </chakra.span>
  );
}
