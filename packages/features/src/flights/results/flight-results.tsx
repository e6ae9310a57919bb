import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import {
  type DisplayOptions,
  type FlightFilters,
  type FlightSort,
  type Itinerary,
  emptyAddress,
  noFilters,
  type SearchRequest,
  writeFlightAddress,
} from "@gatehouse/domain/flights";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { type ReactNode, useRef, useState } from "react";
import { SkipLink } from "../../app/skip-link.tsx";
import { useBroad } from "../../app/use-narrow.ts";
import { Columns } from "../columns.tsx";
import type { WeatherPlace } from "./details-table.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import { ItineraryList } from "./itinerary-list.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { ResultsDock } from "./results-dock.tsx";
import { LazyFilterDialog } from "./lazy-filter-dialog.tsx";
import { RestNote } from "./rest-note.tsx";
import { SoldOutNote } from "./sold-out-note.tsx";
import { SortButtons } from "./sort-buttons.tsx";
import { SortDialog } from "./sort-dialog.tsx";
import { afterPaint } from "./after-paint.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { useDraft } from "./use-draft.ts";
import { useFlightView } from "./use-flight-view.ts";
import { useStable } from "./use-stable.ts";
import { useReturnToPlace } from "./use-return-to-place.ts";
import { useResultWords } from "./use-result-words.ts";

/** Which of the itineraries are shown, in which order. */
export interface ListChoice {
  readonly filters: FlightFilters;
  readonly sort: FlightSort;
}

const keyOf = ({ filters, sort }: ListChoice): string =>
  JSON.stringify(writeFlightAddress({ ...emptyAddress, filters, sort }));

export interface FlightResultsProps {
  /** The result; the same list until it changes. */
  readonly itineraries: readonly Itinerary[];
  /** The search that found it. */
  readonly request: SearchRequest;
  /** What the address says. */
  readonly choice: ListChoice;
  /** A choice is made: once per tick, and once per move of a slider, at its end; told after it has been painted. */
  readonly onChoiceChange: (choice: ListChoice) => void;
  readonly display: Pick<DisplayOptions, "sort" | "filter" | "performance" | "weather">;
  readonly onSelect: (itineraryId: string) => void;
  /** What had the focus before the list was shown is gone: its heading takes it. */
  readonly isReturn?: boolean;
  /** Opens the weather of an airport. */
  readonly onWeather: (place: WeatherPlace) => void;
  /** Whether more is still to come, or would have come and does not (FLT-33). Default all is there. */
  readonly rest?: "coming" | "missing" | undefined;
  /** Searches again. */
  readonly onRetry?: () => void;
  /** What else can be searched for, where everything is sold out. */
  readonly nearby?: ReactNode;
}

type Overlay = "sort" | "filter";

/** The itineraries of a search: how many, sorted and filtered as the reader likes, card by card (FLT-11, FLT-14, FLT-16). */
export function FlightResults({
  itineraries,
  request,
  choice,
  onChoiceChange,
  display,
  onSelect,
  isReturn = false,
  onWeather,
  nearby,
  rest,
  onRetry,
}: FlightResultsProps) {
  const words = useResultWords();
  const { t } = words;
  const isBroad = useBroad();
  const draft = useDraft(choice, keyOf, onChoiceChange);
  const { filters, sort } = draft.value;
  const view = useFlightView(itineraries, request.passengers, filters, sort);
  const [overlay, setOverlay] = useState<Overlay>();
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepPlace = useReturnToPlace(top, heading, isReturn);
  const said = useAnnouncement(
    t(rest === "coming" ? "count.soFar" : "count.sorted", {
      flights: t("count.said", { shown: view.shown, count: view.total }),
      sort: words.sortText(sort),
    }),
  );

  /** A new list is read from its beginning. */
  const toTop = (): void => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: "start" });
  };
  const change = {
    filters,
    preview: (next: FlightFilters) => draft.preview({ filters: next, sort }),
    commit: (next: FlightFilters) => {
      draft.commit({ filters: next, sort });
      toTop();
    },
  };
  const clear = (): void => {
    change.commit(noFilters);
    // The button that was pressed goes away with what it cleared.
    if (!overlay) heading.current?.focus({ preventScroll: true });
  };
  const open = useStable((itineraryId: string): void => {
    keepPlace(itineraryId);
    onSelect(itineraryId);
  });
  const select = useStable((itineraryId: string): void => {
    // A choice that the address does not have yet goes there first: the list that one comes back to is the one that was left.
    if (draft.flush()) afterPaint(() => open(itineraryId));
    else open(itineraryId);
  });
  const showWeather = useStable(onWeather);
  const changeSort = useStable((next: FlightSort): void => {
    draft.commit({ filters, sort: next });
    toTop();
  });
  const panel = {
    ...change,
    facets: view.facets,
    unit: itineraries[0]?.totalPrice.basePrice.unit ?? "",
    hasPerformance: display.performance,
    words,
  };
  const hasPanel = isBroad && display.filter;
  return (
    <>
      {hasPanel && <SkipLink label={t("skip")} target={() => heading.current} />}
      <Columns
        aside={
          hasPanel ? (
            <Aside title={t("filter.title")}>
              {view.hidden > 0 && view.rows.length > 0 && (
                <HiddenNote count={view.hidden} onClear={clear} words={words} pb="3" />
              )}
              <FilterPanel {...panel} />
            </Aside>
          ) : null
        }
      >
        {/* The dock comes before thousands of cards on the way by Tab, and is below them. */}
        <chakra.div display="flex" flexDirection="column">
          {!isBroad && (display.sort || display.filter) && (
            <ResultsDock
              sort={sort}
              restricting={view.restricting}
              onSort={display.sort ? () => setOverlay("sort") : undefined}
              onFilter={display.filter ? () => setOverlay("filter") : undefined}
              words={words}
            />
          )}
          <chakra.section ref={top} aria-label={t("region")} pt="2" position="relative">
            <ResultsBar ref={heading} view={view} onClear={clear} words={words}>
              {isBroad && display.sort && <SortButtons sort={sort} onSortChange={changeSort} words={words} />}
            </ResultsBar>
            {rest && <RestNote rest={rest} onRetry={onRetry} words={words} />}
            <FilterChips {...panel} onChange={change.commit} onEmpty={() => heading.current?.focus()} />
            <VisuallyHidden asChild>
              <output>{said}</output>
            </VisuallyHidden>
            {view.rows.length === 0 ? (
              <EmptyState
                title={t("empty.title")}
                actions={
                  view.restricting > 0 && (
                    <Button variant="solid" onClick={clear}>
                      {t("filter.clear")}
                    </Button>
                  )
                }
              >
                {/* The button below is its way back: no second one is here. */}
                {view.hidden > 0 && (
                  <chakra.span display="block" color="fg">
                    {t("filter.hidden", { count: view.hidden })}
                  </chakra.span>
                )}
                {t("empty.help")}
              </EmptyState>
            ) : (
              <>
                {view.shown === 0 && rest !== "coming" && (
                  <SoldOutNote view={view} onClear={clear} words={words}>
                    {nearby}
                  </SoldOutNote>
                )}
                <ItineraryList
                  rows={view.list}
                  order={view.order}
                  steady={view.steady}
                  request={request}
                  label={t("region")}
                  isStacked={!isBroad}
                  hasPerformance={display.performance}
                  words={words}
                  onSelect={select}
                  onWeather={display.weather ? showWeather : undefined}
                />
              </>
            )}
            {view.hidden > 0 && view.shown > 0 && (
              <HiddenNote count={view.hidden} onClear={clear} words={words} pt="2" textAlign="center" />
            )}
          </chakra.section>
        </chakra.div>
        {!isBroad && (
          <SortDialog
            open={overlay === "sort"}
            onClose={() => setOverlay(undefined)}
            sort={sort}
            onSortChange={changeSort}
            words={words}
          />
        )}
        {!isBroad && (
          <LazyFilterDialog
            {...panel}
            open={overlay === "filter"}
            onClose={() => setOverlay(undefined)}
            onClear={clear}
            shown={view.shown}
            hidden={view.hidden}
            isRestricted={view.restricting > 0}
          />
        )}
      </Columns>
    </>
  );
}

interface AsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The panel stays in view beside a list of thousands, and scrolls by itself. */
const Aside = ({ title, children }: AsideProps) => (
  <chakra.aside
    aria-label={title}
    position="sticky"
    top="0"
    maxH="100dvh"
    overflowY="auto"
    overscrollBehavior="contain"
    // Room for focus rings and for half a thumb.
    mx="-2"
    px="2"
    pt="2"
    // In the dashboard the bar on top takes this much of its height.
    pb="calc(var(--gh-sizes-top-bar) + var(--gh-spacing-6))"
    css={{ scrollbarGutter: "stable", scrollbarWidth: "thin" }}
  >
    <chakra.h2 textStyle="md" fontWeight="strong" display="flex" alignItems="center" minH="touch">
      {title}
    </chakra.h2>
    {children}
  </chakra.aside>
);
