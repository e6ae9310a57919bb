import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { CalendarClock, Ellipsis, FileCheck2, FileX, Lock, type LucideIcon, RotateCcw, Undo2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useFold } from "../use-fold.ts";
import { disposalKeys } from "./keys.ts";
import { messages } from "./messages/index.ts";

/** To how many of the selected check-ins each act applies. */
export type ApplicableCounts = Readonly<Record<"dispose" | "lock" | "reschedule" | "reset" | "unassign", number>>;

export interface SelectionActionsProps {
  readonly busy: boolean;
  /** How many are selected, and to how many of them each act applies. Left out while not all of them are known here. */
  readonly known?: { readonly count: number; readonly fits: ApplicableCounts } | undefined;
  readonly dispose: () => void;
  /** Left out, as below, for those who may not. */
  readonly reset?: (() => void) | undefined;
  readonly lock: () => void;
  readonly reschedule: () => void;
  readonly unassign?: (() => void) | undefined;
  /** Links their passes one after the other. */
  readonly link?: { readonly run: () => void; readonly keys: string } | undefined;
}

interface Act {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly run: (() => void) | undefined;
  readonly keys?: string | undefined;
  /** Why it applies to nothing that is selected. */
  readonly reason?: string | undefined;
  /** Pressing it all the same says more. */
  readonly says?: boolean;
}

/** Steps of folding before the first button goes: the keys, then the icons. After them, the buttons from the last on. */
const stepsBefore = 2;

/** What each step of folding takes from the line, and gives to what "…" opens. */
const folding = (steps: number) =>
  Object.fromEntries(
    Array.from({ length: steps - stepsBefore }, (_, index) => {
      const stays = steps - stepsBefore - index;
      return [
        `&[data-fold='${stepsBefore + index + 1}']`,
        {
          [`& > .gh-button:nth-of-type(n + ${stays + 1})`]: { display: "none" },
          "& > .q-more": { display: "block" },
          [`& .q-folded > .gh-button:nth-of-type(-n + ${stays})`]: { display: "none" },
        },
      ];
    }),
  );

/**
 * What can be done with the selected check-ins, in one line. Where the room is narrow the keys fold first, then the icons, then the
 * last buttons, which "…" shows over the rows.
 */
export function SelectionActions({ busy, known, link, ...runs }: SelectionActionsProps) {
  const t = useMessages(messages);
  const act = (name: keyof ApplicableCounts, icon: LucideIcon, keys?: string): Act => {
    const fits = known?.fits[name];
    const some = known !== undefined && fits !== undefined && fits > 0 && fits < known.count;
    const label = t(`act.${name}`);
    return {
      icon,
      label: some ? t("act.some", { label, count: fits }) : label,
      run: runs[name],
      keys,
      // A pass that is in the way of a disposal is named, and so pressing it says more.
      reason: fits === 0 && name !== "unassign" ? t(`none.${name}`) : undefined,
      says: name === "dispose",
    };
  };
  const all: readonly Act[] = [
    { icon: FileCheck2, label: t("act.link"), run: link?.run, keys: link?.keys },
    act("dispose", FileX, disposalKeys.dispose),
    act("lock", Lock),
    act("reschedule", CalendarClock),
    act("reset", RotateCcw),
    act("unassign", Undo2),
  ];
  const acts = all.filter(({ run }) => run);
  // The first button always stays.
  const steps = stepsBefore + acts.length - 1;
  const row = useFold<HTMLFieldSetElement>(steps);
  const buttons = (after?: () => void) =>
    acts.map(({ icon: Icon, label, run, keys, reason, says }, place) => (
      // By place: a label changes with what is selected, and its button keeps the focus.
      <Tooltip key={place} content={reason} disabled={reason === undefined}>
        <Button
          aria-disabled={busy || reason !== undefined || undefined}
          onClick={() => {
            if (busy || (reason !== undefined && !says)) return;
            after?.();
            run?.();
          }}
          {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
        >
          <Icon aria-hidden />
          {label}
          {keys !== undefined && <KeyHint keys={keys} />}
        </Button>
      </Tooltip>
    ));
  return (
    <chakra.fieldset
      ref={row}
      aria-label={t("bar")}
      flex="1"
      minW="0"
      display="flex"
      alignItems="center"
      gap="2"
      css={{
        "&:not([data-fold='0']) .gh-kbd": { display: "none" },
        "&:not([data-fold='0'], [data-fold='1'])": {
          gap: "1.5",
          "& > .gh-button": { px: "2" },
          "& > .gh-button > svg": { display: "none" },
        },
        "& > .q-more": { display: "none" },
        ...folding(steps),
      }}
    >
      {buttons()}
      <More>{buttons}</More>
    </chakra.fieldset>
  );
}

/** What found no room in the line, over the rows above it. Closes when something is chosen, by Escape, and when the focus leaves. */
function More({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = (): void => {
    document.getElementById(`${id}-opener`)?.focus();
    setOpen(false);
  };
  return (
    <chakra.div
      className="q-more"
      position="relative"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <IconButton
        id={`${id}-opener`}
        icon={Ellipsis}
        variant="outline"
        label={t("bar.more")}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <chakra.div
        id={id}
        className="q-folded"
        // Takes the focus of a press where buttons do not, so that it is not taken for leaving.
        tabIndex={-1}
        hidden={!open}
        display={open ? "grid" : "none"}
        gap="1"
        p="2"
        width="max"
        position="absolute"
        bottom="calc(100% + {spacing.2})"
        insetInlineEnd="0"
        zIndex="popover"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="panel"
        boxShadow="float"
        css={{ "& > .gh-button": { justifyContent: "flex-start" } }}
      >
        {children(close)}
      </chakra.div>
    </chakra.div>
  );
}

export interface SelectionBarProps extends SelectionActionsProps {
  /** How many are selected. */
  readonly count: number;
}

/** What can be done with the selected check-ins, in a bar of its own with the count, below what is no grid. */
export function SelectionBar({ count, ...acts }: SelectionBarProps) {
  const t = useMessages(messages);
  return (
    <chakra.div
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
