import { Box, Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { Counters, QueueView, ViewGroup, ViewId } from "@gatehouse/domain/checkin";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { type KeyboardEvent, useState } from "react";
import { multipleCount } from "../counts/pending-counts-text.ts";
import type { Words } from "../../use-words.ts";

export interface ViewsProps {
  /** The views that the reader may see; search views are left to the search area. */
  readonly views: readonly QueueView[];
  readonly current: ViewId;
  /** Rows of each view; empty until they are known. */
  readonly counts: ReadonlyMap<ViewId, number>;
  readonly counters: Counters | undefined;
  readonly words: Words;
  readonly onView: (view: ViewId) => void;
}

/** The views in groups, in the order in which domain lists them. */
export function groupsOf(views: readonly QueueView[]): ReadonlyMap<ViewGroup, readonly QueueView[]> {
  const groups = new Map<ViewGroup, QueueView[]>();
  for (const view of views)
    if (view.group !== "search") groups.set(view.group, [...(groups.get(view.group) ?? []), view]);
  return groups;
}

/** The number beside a view as text; PNRs with several check-ins show `multi (multiUnAssigned)` (QUE-5). */
export function countText(
  view: QueueView,
  { counts, counters, words: { language } }: Pick<ViewsProps, "counts" | "counters" | "words">,
): string {
  if (view.id === "multiple") return counters ? multipleCount(counters) : "";
  const count = counts.get(view.id);
  return count === undefined ? "" : new Intl.NumberFormat(language).format(count);
}

/** Up and down go from view to view; Tab leads past all of them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
}

/** The list beside the queue that leads to every view, with the number of its rows. */
export function ViewRail(props: ViewsProps) {
  const { views, words, current } = props;
  const [focused, setFocused] = useState<ViewId>();
  const reachable = views.filter(({ disabled, group }) => !disabled && group !== "search");
  const stop = [focused, current].find((id) => reachable.some((view) => view.id === id)) ?? reachable[0]?.id;
  return (
    <chakra.nav
      aria-label={words.t("rail.label")}
      onKeyDown={moveFocus}
      // Anyone who comes back finds the view that is shown.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFocused(undefined)}
      overflowY="auto"
      minH="0"
      flex="1"
      px="1.5"
      pb="3"
    >
      {[...groupsOf(views)].map(([group, members]) => (
        <Box key={group}>
          <chakra.h2
            id={`queue-group-${group}`}
            fontSize="xs"
            fontWeight="strong"
            color="fg.muted"
            px="2"
            pt="3"
            pb="0.5"
          >
            {words.t(`group.${group}`)}
          </chakra.h2>
          <chakra.ul aria-labelledby={`queue-group-${group}`} listStyleType="none">
            {members.map((view) => (
              <li key={view.id}>
                {view.id === "available-0" && (
                  <chakra.h3 ps="4" pt="1" fontSize="xs" color="fg.muted">
                    {words.t("rail.waitingFor")}
                  </chakra.h3>
                )}
                <RailItem view={view} stop={view.id === stop} onFocus={() => setFocused(view.id)} {...props} />
              </li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </chakra.nav>
  );
}

interface RailItemProps extends ViewsProps {
  readonly view: QueueView;
  /** The one that Tab reaches. */
  readonly stop: boolean;
  readonly onFocus: () => void;
}

function RailItem({ view, stop, current, counts, counters, words, onView, onFocus }: RailItemProps) {
  const { t } = words;
  const active = view.id === current;
  const count = countText(view, { counts, counters, words });
  const late = view.warns === true && (counts.get(view.id) ?? 0) > 0;
  const item = (
    <Button
      variant="ghost"
      width="full"
      height="auto"
      minH="7"
      css={{ "@media (pointer: coarse)": { minH: "touch" } }}
      py="1"
      justifyContent="flex-start"
      gap="1.5"
      ps={view.sub ? "4" : "2"}
      pe="2"
      fontSize={view.sub ? "xs" : "sm"}
      tabIndex={stop ? 0 : -1}
      onFocus={onFocus}
      fontWeight={active ? "strong" : "regular"}
      color={active ? "accent.fg" : view.sub ? "fg.muted" : "fg"}
      bg={active ? "bg.selected" : undefined}
      aria-current={active ? "true" : undefined}
      disabled={view.disabled}
      onClick={() => onView(view.id)}
    >
      <chakra.span minW="0" lineHeight="tight" whiteSpace="normal" textAlign="start">
        {words.viewInRail(view)}
      </chakra.span>
      <chakra.span
        ms="auto"
        textStyle="figures"
        fontSize="xs"
        color={late ? "state.warn.fg" : active ? "inherit" : "fg.muted"}
        {...(late ? { bg: "state.warn.soft", borderRadius: "pill", px: "2", py: "0.5", fontWeight: "strong" } : {})}
      >
        {late ? (
          <>
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{t("rail.waitingLong", { count })}</VisuallyHidden>
          </>
        ) : (
          count
        )}
      </chakra.span>
    </Button>
  );
  const help =
    view.id === "multiple" && counters
      ? t("rail.multiple", { multi: counters.pnrCount.multi, unassigned: counters.pnrCount.multiUnAssigned })
      : view.disabled
        ? t("rail.single")
        : undefined;
  if (help === undefined) return item;
  return (
    <Tooltip content={help} placement="right">
      {item}
    </Tooltip>
  );
}
