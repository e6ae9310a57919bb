import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { Radio, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useLiveState } from "../app/index.ts";
import { useNow } from "./clock.ts";
import { counterTimes } from "./pending-counts-text.ts";
import type { AssignmentWork } from "./use-assignment-work.ts";
import type { Words } from "./use-words.ts";

export interface StatusLineProps {
  readonly work: AssignmentWork;
  readonly words: Words;
  /** The current filter's label. */
  readonly view: string;
  /** From 0. */
  readonly page: number;
  /** When the counters were read: seconds since 1970, UTC. */
  readonly updatedAt: number | undefined;
  /** Buttons about the counters, at the end. */
  readonly children: ReactNode;
}

/** Whether the next assignment comes, which view and page this is, and how old the counters are in IST and EST (spec 1 §2). */
export function StatusLine({
  work: { enabled, held, releasesAt },
  words: { t },
  view,
  page,
  updatedAt,
  children,
}: StatusLineProps) {
  const separator = (
    <chakra.span aria-hidden color="fg.faint">
      ·
    </chakra.span>
  );
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="0.5"
      px="gutter"
      pb="1.5"
      color="fg.muted"
      borderBottomWidth="1px"
    >
      <chakra.span aria-hidden boxSize="2" borderRadius="full" bg={enabled ? "state.ok.fg" : "state.warn.fg"} />
      <chakra.output color="fg">
        <b>{t(enabled ? "status.enabled" : "status.disabled")}</b>
        {!enabled && (
          <chakra.span ms="2" color={held.length > 0 ? "state.warn.fg" : "fg.muted"}>
            {held.length > 0 ? t("status.warning", { count: held.length }) : t("status.warning.nothing")}
          </chakra.span>
        )}
        {releasesAt !== null && <GoesBack at={releasesAt} words={t} />}
      </chakra.output>
      {separator}
      <chakra.h1 color="fg">{view}</chakra.h1>
      {separator}
      <chakra.span textStyle="figures">{t("status.page", { page: page + 1 })}</chakra.span>
      <chakra.span display="flex" alignItems="center" gap="1.5" ms="auto">
        {updatedAt !== undefined && (
          <chakra.span textStyle="figures">{t("status.updated", { times: counterTimes(updatedAt) })}</chakra.span>
        )}
        <LiveMark words={t} />
        {children}
      </chakra.span>
    </chakra.div>
  );
}

/** Minutes before the lock goes back in which the reader is told. */
const warnedFor = 5;

function GoesBack({ at, words: t }: { readonly at: number; readonly words: Words["t"] }) {
  const minutes = Math.ceil((at - useNow()) / 60);
  if (minutes < 1 || minutes > warnedFor) return null;
  return (
    <chakra.span ms="2" color="state.warn.fg">
      {t("status.goesBack", { count: minutes })}
    </chakra.span>
  );
}

function LiveMark({ words: t }: { readonly words: Words["t"] }) {
  const offline = useLiveState() === "offline";
  const text = t(offline ? "status.live.offline" : "status.live.open");
  const Icon = offline ? WifiOff : Radio;
  return (
    <chakra.span title={text} color={offline ? "state.warn.fg" : "fg.muted"} display="inline-flex">
      <Icon aria-hidden size="1.1em" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </chakra.span>
  );
}
