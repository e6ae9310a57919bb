import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { FlightSort } from "@gatehouse/domain/flights";
import { ArrowDown, ArrowUp, ArrowUpDown, SlidersHorizontal } from "lucide-react";
import { ChatPlace } from "../../app/chat-place/chat-place.tsx";
import type { ResultWords } from "./use-result-words.ts";

interface ResultsDockProps {
  readonly sort: FlightSort;
  /** How many groups restrict. */
  readonly restricting: number;
  /** Opens the sort; no button without. The same for the filters. */
  readonly onSort: (() => void) | undefined;
  readonly onFilter: (() => void) | undefined;
  readonly words: ResultWords;
}

const tight = "@media (max-width: 22.5rem)";

/** On the smallest phones the type alone is written: it says more than the word before it. */
const tightSort = {
  [tight]: {
    px: "2",
    "& > svg:first-of-type, & .dock-full": { display: "none" },
    "& .dock-short": { display: "block" },
  },
} as const;
const tightFilter = { [tight]: { flex: "none", px: "3" } } as const;

/** Sort and Filter within reach of the thumb, at the bottom of small screens. */
export function ResultsDock({ sort, restricting, onSort, onFilter, words }: ResultsDockProps) {
  const { t } = words;
  const Arrow = sort.isAscending ? ArrowUp : ArrowDown;
  return (
    <chakra.div
      order="1"
      position="sticky"
      bottom="var(--gh-page-notices, 0px)"
      zIndex="docked"
      display="flex"
      gap="2"
      mt="3"
      mx="calc(-1 * var(--gh-spacing-gutter))"
      px="gutter"
      pt="2"
      pb="max(0.5rem, env(safe-area-inset-bottom))"
      bg="bg.canvas"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      {onSort && (
        <Button flex="1 1 auto" minH="touch" minW="0" css={tightSort} aria-haspopup="dialog" onClick={onSort}>
          <ArrowUpDown aria-hidden />
          <chakra.span className="dock-full" overflow="hidden" textOverflow="ellipsis">
            {t("sort.dock", { type: words.sortName(sort.type) })}
          </chakra.span>
          <chakra.span className="dock-short" display="none" overflow="hidden" textOverflow="ellipsis">
            <VisuallyHidden>{t("sort.by")} </VisuallyHidden>
            {words.sortName(sort.type)}
          </chakra.span>
          {sort.type !== "best" && (
            <>
              <Arrow aria-hidden />
              <VisuallyHidden>, {words.direction(sort)}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      {onFilter && (
        <Button flex="1 1 auto" minH="touch" minW="0" css={tightFilter} aria-haspopup="dialog" onClick={onFilter}>
          <SlidersHorizontal aria-hidden />
          {t("filter")}
          {restricting > 0 && (
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              minW="6"
              height="6"
              borderRadius="pill"
              bg="accent.solid"
              color="accent.contrast"
              fontSize="xs"
            >
              {restricting}
            </chakra.span>
          )}
          {restricting > 0 && <VisuallyHidden>, {t("filter.applied", { count: restricting })}</VisuallyHidden>}
        </Button>
      )}
      <ChatPlace of="bar" alignSelf="center" />
    </chakra.div>
  );
}
