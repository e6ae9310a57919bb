import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { CalendarClock, Ellipsis, FileX, Lock, type LucideIcon, RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useFold } from "../use-fold.ts";
import { disposalKeys } from "./keys.ts";
import { messages } from "./messages/index.ts";

export interface SelectionActionsProps {
  readonly busy: boolean;
  readonly dispose: () => void;
  /** Left out, as below, for those who may not. */
  readonly reset?: (() => void) | undefined;
  readonly lock: () => void;
  readonly reschedule: () => void;
  readonly unassign?: (() => void) | undefined;
}

/** Steps of folding before the first button goes: the key. After it, the buttons from the last on. */
const keyStep = 1;

/**
 * What can be done with the selected check-ins, in one line. Where the room is narrow the keys fold first, then the last buttons,
 * which "…" unfolds.
 */
export function SelectionActions({ busy, dispose, reset, lock, reschedule, unassign }: SelectionActionsProps) {
  const t = useMessages(messages);
  const [unfolded, setUnfolded] = useState(false);
  const acts: readonly (readonly [LucideIcon, string, (() => void) | undefined, string?])[] = [
    [FileX, t("act.dispose"), dispose, disposalKeys.dispose],
    [Lock, t("act.lock"), lock],
    [CalendarClock, t("act.reschedule"), reschedule],
    [RotateCcw, t("act.reset"), reset],
    [Undo2, t("act.unassign"), unassign],
  ];
  const shown = acts.filter(([, , run]) => run);
  // The first button always stays.
  const steps = keyStep + shown.length - 1;
  const row = useFold<HTMLFieldSetElement>(steps);
  return (
    <chakra.fieldset
      ref={row}
      aria-label={t("bar")}
      flex="1"
      minW="0"
      display="flex"
      flexWrap={unfolded ? "wrap" : "nowrap"}
      alignItems="center"
      gap="2"
      css={{
        "& .q-more": { display: unfolded ? undefined : "none" },
        ...(unfolded
          ? {}
          : Object.fromEntries(
              Array.from({ length: steps }, (_, index) => [
                `&[data-fold='${index + 1}']`,
                index < keyStep
                  ? { "& .gh-kbd": { display: "none" } }
                  : {
                      "& .gh-kbd": { display: "none" },
                      [`& .q-act:nth-of-type(n + ${steps - index + 1})`]: { display: "none" },
                      "& .q-more": { display: "inline-flex" },
                    },
              ]),
            )),
      }}
    >
      {shown.map(([Icon, label, run, keys]) => (
        <Button
          key={label}
          className="q-act"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : run}
          {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
        >
          <Icon aria-hidden />
          {label}
          {keys !== undefined && <KeyHint keys={keys} />}
        </Button>
      ))}
      <IconButton
        className="q-more"
        icon={Ellipsis}
        variant="outline"
        label={t("bar.more")}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      />
    </chakra.fieldset>
  );
}

export interface SelectionBarProps extends SelectionActionsProps {
  /** How many are selected. */
  readonly count: number;
}

/** The same in a bar of its own with the count, below what is no grid. */
export function SelectionBar({ count, ...acts }: SelectionBarProps) {
  const t = useMessages(messages);
  return (
    <chakra.div
      data-toast-room="bottom"
      display="flex"
      alignItems="center"
      gap="3"
      px={{ base: "2", md: "gutter" }}
      py="1"
      bg="bg.selected"
      borderTopWidth="1px"
      animationName="fade-in"
      animationDuration="fast"
    >
      <chakra.span textStyle="figures" fontWeight="strong" whiteSpace="nowrap">
        {t("bar.count", { count })}
      </chakra.span>
      <SelectionActions {...acts} />
    </chakra.div>
  );
}
