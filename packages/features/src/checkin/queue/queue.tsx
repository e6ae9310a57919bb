import { chakra } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { ChartBar, ClipboardCopy, Search } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "../../app/index.ts";
import { CounterTime } from "./counts/counter-time.tsx";
import { CountAnnouncer } from "./counts/count-announcer.tsx";
import { SelectionActions } from "../disposal/index.ts";
import { FailureStrip } from "./failure-strip.tsx";
import { messages } from "../messages/index.ts";
import { Notes } from "./notes.tsx";
import { OptionBar } from "./option-bar.tsx";
import { QueueEmpty } from "./queue-empty.tsx";
import { QueueGrid } from "./queue-grid.tsx";
import { PassDialogs, WithCandidates } from "./queue-passes.tsx";
import type { QueueAddress } from "../queue-search.ts";
import { rowKeys } from "../columns/row-keys.ts";
import { SearchArea } from "./search-area.tsx";
import { StatusLine } from "./status-line.tsx";
import { useBroad, useNarrow, useRoomy } from "../use-narrow.ts";
import { type QueueModel, useQueue } from "./use-queue.ts";
import { ViewRail, type ViewsProps } from "./views/view-rail.tsx";
import { ViewSelect } from "./views/view-select.tsx";

// No part of the first load: a reader asks for them.
const ActionsPanel = lazyComponent(() =>
  import("../actions-panel/actions-panel.tsx").then(({ ActionsPanel }) => ActionsPanel),
);
const AirlineBreakdown = lazyComponent(
  () => import("./counts/airline-breakdown.tsx").then(({ AirlineBreakdown }) => AirlineBreakdown),
  { over: true },
);
const DisposeDialog = lazyComponent(
  () => import("../disposal/dispose-dialog.tsx").then(({ DisposeDialog }) => DisposeDialog),
  { over: true },
);

interface PartProps extends QueueAddress {
  readonly queue: QueueModel;
}

/** The screen for anyone who may see the queue: views at the side, work above the check-ins. */
export function Queue(address: QueueAddress) {
  const queue = useQueue(address);
  const { view, words, answer, panel } = queue;
  const { t } = words;
  const docked = useRoomy();
  // From then on it is there, so that it closes as it opened.
  const [breakdownAsked, setBreakdownAsked] = useState(false);
  if (queue.breakdown.open && !breakdownAsked) setBreakdownAsked(true);
  const details = panel && <ActionsPanel words={words} docked={docked} {...panel} />;
  return (
    <chakra.section
      aria-label={t("queue.label")}
      display="grid"
      gridTemplate={{
        base: "auto minmax(0, 1fr) / minmax(0, 1fr)",
        lg: "minmax(0, 1fr) / {sizes.rail} minmax(0, 1fr)",
      }}
      height="full"
      minH="0"
    >
      <Side queue={queue} {...address} />
      <chakra.div
        display="grid"
        gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)"
        minW="0"
        minH={{ base: "96", lg: "0" }}
        containerType="inline-size"
      >
        <Head queue={queue} {...address} />
        <chakra.div
          display="grid"
          gridTemplate={`minmax(0, 1fr) / minmax(0, 1fr) ${docked && panel?.open ? "{sizes.sm}" : ""}`}
          minH="0"
        >
          <WithCandidates passes={queue.passes} words={words}>
            <Rows queue={queue} {...address} />
          </WithCandidates>
          {docked && details}
        </chakra.div>
      </chakra.div>
      {view && (
        <CountAnnouncer
          key={view.id}
          text={answer.rows && t("status.count", { view: words.view(view), count: answer.total })}
        />
      )}
      {!docked && details}
      <PassDialogs passes={queue.passes} />
      {breakdownAsked && <AirlineBreakdown words={words} {...queue.breakdown} />}
      {queue.selectionWork.question && <DisposeDialog words={words} {...queue.selectionWork.question} />}
    </chakra.section>
  );
}

/** Searches and views: a rail, or a menu where the screen is narrow. */
function Side({ queue, search, onSearchChange }: PartProps) {
  const { words, views, counts, counters, error, onView, onCountsRetry } = queue;
  const errorText = useErrorText(messages);
  const { t } = words;
  const narrow = useNarrow();
  const broad = useBroad();
  const [wanted, setWanted] = useState(false);
  // A phone shows the searches when they are asked for.
  const searching = !narrow || wanted || search.pnr !== undefined || search.airline !== undefined;
  const rail: ViewsProps = { views, current: search.view, counts, counters, words, onView };
  return (
    <chakra.div
      data-toast-room={broad ? "start" : undefined}
      display="flex"
      flexDirection={{ base: "row", lg: "column" }}
      flexWrap={{ base: "wrap", lg: "nowrap" }}
      minH="0"
      gap={{ base: "1.5", lg: "0" }}
      p={{ base: "2", lg: "0" }}
      borderEndWidth={{ lg: "1px" }}
      borderBottomWidth={{ base: "1px", lg: "0" }}
    >
      {narrow && (
        <chakra.div display="flex" flex="1 1 100%" gap="2">
          <ViewSelect {...rail} />
          <IconButton
            icon={Search}
            variant="outline"
            label={t("search.label")}
            aria-expanded={searching}
            onClick={() => setWanted(!searching)}
          />
        </chakra.div>
      )}
      {searching && (
        <chakra.div
          display="flex"
          flex={{ base: "2 1 16rem", lg: "none" }}
          minW="0"
          px={{ lg: "2" }}
          pt={{ lg: "2" }}
          pb={{ lg: "1" }}
        >
          <SearchArea
            search={search}
            words={words}
            focused={narrow && wanted}
            onSearch={(next) => {
              onSearchChange(next);
              queue.onSearched(next);
            }}
          />
        </chakra.div>
      )}
      {error !== undefined && (
        <FailureStrip
          title={words.t("failed.counters")}
          reason={errorText(error)}
          retry={words.t("failed.retry")}
          onRetry={onCountsRetry}
        />
      )}
      {!narrow && (
        <chakra.div hideFrom="lg" display="flex" flex="1 1 12rem">
          <ViewSelect {...rail} />
        </chakra.div>
      )}
      <chakra.div hideBelow="lg" display="flex" flex="1" minH="0">
        <ViewRail {...rail} />
      </chakra.div>
      {broad && (
        <chakra.div
          display="flex"
          alignItems="center"
          ps="3"
          pe="1"
          py="1"
          borderTopWidth="1px"
          color="fg.muted"
          fontSize="xs"
          lineHeight="tight"
        >
          <chakra.span flex="1">{counters && <CounterTime at={counters.updatedAt} words={words} />}</chakra.span>
          <IconButton icon={ChartBar} label={t("breakdown.title")} size="sm" onClick={queue.onBreakdown} />
          <IconButton icon={ClipboardCopy} label={t("work.copyCounts")} size="sm" onClick={queue.onCopyCounts} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Notes, the option bar, and where everything stands. */
function Head({ queue, search }: PartProps) {
  const { words, work, view, counters, showExpired } = queue;
  const { t } = words;
  const errorText = useErrorText(messages);
  return (
    <div>
      <Notes words={words} startable={work.startable} />
      <OptionBar
        work={work}
        words={words}
        showExpired={showExpired}
        onShowExpired={queue.onShowExpired}
        onSelf={queue.onSelf}
        selfReason={queue.selfReason}
        onReleaseAutomation={queue.onReleaseAutomation}
        onCopyCounts={queue.onCopyCounts}
        onBreakdown={queue.onBreakdown}
        onRefresh={queue.onRefresh}
      />
      {work.error !== undefined && (
        <FailureStrip
          title={t("failed.current")}
          reason={errorText(work.error)}
          retry={t("failed.retry")}
          onRetry={work.retry}
        />
      )}
      <StatusLine
        work={work}
        words={words}
        view={
          view
            ? [words.view(view), search.pnr ?? search.airline?.replaceAll(",", ", ")].filter(Boolean).join(" · ")
            : t("empty.unavailable")
        }
        page={search.page ?? 0}
        updatedAt={counters?.updatedAt}
        onCopyCounts={queue.onCopyCounts}
        onBreakdown={queue.onBreakdown}
        onRefresh={queue.onRefresh}
      />
    </div>
  );
}

/** The check-ins of the view, or why there are none. */
function Rows({ queue, search, onSearchChange }: PartProps) {
  const { view, words, work } = queue;
  if (!view) {
    return (
      <EmptyState drawing="gate" title={words.t("empty.unavailable")}>
        {words.t("empty.unavailable.hint")}
      </EmptyState>
    );
  }
  return (
    <QueueGrid
      search={search}
      view={view}
      answer={queue.answer}
      refreshing={queue.refreshing}
      words={words}
      handlers={queue.handlers}
      grid={queue.grid}
      onRowFocus={queue.onRowFocus}
      selection={queue.selection}
      onSelectionChange={queue.select}
      selectionActions={
        <SelectionActions
          {...queue.selectionWork.acts}
          busy={queue.selectionWork.busy}
          // One row has the button over its candidate pages.
          link={queue.passes.several ? { run: queue.passes.openSelected, keys: rowKeys.openPass } : undefined}
        />
      }
      onSearchChange={onSearchChange}
      openId={queue.panel?.open ? queue.panel.row.checkInId : undefined}
      empty={
        <QueueEmpty
          search={search}
          view={view}
          work={work}
          words={words}
          onShowExpired={() => queue.onShowExpired(true)}
        />
      }
    />
  );
}
