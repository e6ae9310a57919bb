import { Button, chakra } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { CalendarClock, FileX, Lock, type LucideIcon, RotateCcw, Undo2, X } from "lucide-react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { useMessages } from "../../i18n/index.ts";
import { disposalKeys } from "./keys.ts";
import { messages } from "./messages/index.ts";

/** What can be done with the selected check-ins; left out what the reader may not. */
interface SelectionActs {
  readonly dispose: () => void;
  readonly reset?: (() => void) | undefined;
  readonly lock: () => void;
  readonly reschedule: () => void;
  readonly unassign?: (() => void) | undefined;
}

export interface SelectionBarProps extends SelectionActs {
  /** How many are selected. */
  readonly count: number;
  readonly busy: boolean;
  /** Left out where the selection has its own way to be cleared. */
  readonly onClear?: (() => void) | undefined;
}

/** Below the rows while some are selected: nothing moves under the pointer when it comes. */
export function SelectionBar({ count, busy, onClear, dispose, reset, lock, reschedule, unassign }: SelectionBarProps) {
  const t = useMessages(messages);
  const act = (Icon: LucideIcon, label: string, run: (() => void) | undefined, keys?: string) =>
    run && (
      <Button
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : run}
        {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
      >
        <Icon aria-hidden />
        {label}
        {keys !== undefined && <KeyHint keys={keys} />}
      </Button>
    );
  return (
    <chakra.fieldset
      aria-label={t("bar")}
      minW="0"
      display="flex"
      alignItems="center"
      gap="2"
      px={{ base: "2", md: "gutter" }}
      py="1.5"
      bg="bg.selected"
      borderTopWidth="1px"
      overflowX="auto"
      animationName="fade-in"
      animationDuration="fast"
    >
      <chakra.span textStyle="figures" fontWeight="strong" whiteSpace="nowrap" pe="1">
        {t("bar.count", { count })}
      </chakra.span>
      {act(FileX, t("act.dispose"), dispose, disposalKeys.dispose)}
      {act(Lock, t("act.lock"), lock)}
      {act(CalendarClock, t("act.reschedule"), reschedule)}
      {act(RotateCcw, t("act.reset"), reset)}
      {act(Undo2, t("act.unassign"), unassign)}
      {onClear && <IconButton icon={X} label={t("bar.clear")} ms="auto" onClick={onClear} />}
    </chakra.fieldset>
  );
}
