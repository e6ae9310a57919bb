import { chakra } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ClipboardCopy, RefreshCw } from "lucide-react";
import { useErrorText } from "../app/index.ts";
import { ActionsPanel } from "./actions-panel.tsx";
import { CountAnnouncer } from "./count-announcer.tsx";
import { FailureStrip } from "./failure-strip.tsx";
import { messages } from "./messages/index.ts";
import { Notes } from "./notes.tsx";
import { barKeys, OptionBar } from "./option-bar.tsx";
import { QueueEmpty } from "./queue-empty.tsx";
import { QueueGrid } from "./queue-grid.tsx";
import type { QueueAddress } from "./queue-search.ts";
import { SearchArea } from "./search-area.tsx";
import { StatusLine } from "./status-line.tsx";
import { type QueueModel, useQueue } from "./use-queue.ts";
import { ViewRail, type ViewsProps } from "./view-rail.tsx";
import { ViewSelect } from "./view-select.tsx";

interface PartProps extends QueueAddress {
  readonly queue: QueueModel;
}

/** The screen for whoever may see the queue: views at the side, work above the check-ins. */
export function Queue(address: QueueAddress) {
  const queue = useQueue(address);
  const { view, words, answer, panel } = queue;
  const { t } = words;
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
        <Rows queue={queue} {...address} />
      </chakra.div>
      {view && (
        <CountAnnouncer
          key={view.id}
          text={answer.rows && t("status.count", { view: words.view(view), count: answer.total })}
        />
      )}
      {panel && <ActionsPanel words={words} {...panel} />}
    </chakra.section>
  );
}

/** Searches and views: a rail, or a menu where the screen is narrow. */
function Side({ queue, search, onSearchChange }: PartProps) {
  const { words, views, counts, counters, error, onView, onCountsRetry } = queue;
  const errorText = useErrorText(messages);
  const rail: ViewsProps = { views, current: search.view, counts, counters, words, onView };
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: "row", lg: "column" }}
      flexWrap={{ base: "wrap", lg: "nowrap" }}
      minH="0"
      gap={{ base: "1.5", lg: "0" }}
      p={{ base: "2", lg: "0" }}
      borderEndWidth={{ lg: "1px" }}
      borderBottomWidth={{ base: "1px", lg: "0" }}
    >
      <chakra.div
        display="flex"
        flex={{ base: "2 1 16rem", lg: "none" }}
        minW="0"
        px={{ lg: "2" }}
        pt={{ lg: "2" }}
        pb={{ lg: "1" }}
      >
        <SearchArea search={search} words={words} onSearch={onSearchChange} />
      </chakra.div>
      {error !== undefined && (
        <FailureStrip
          title={words.t("failed.counters")}
          reason={errorText(error)}
          retry={words.t("failed.retry")}
          onRetry={onCountsRetry}
        />
      )}
      <chakra.div hideFrom="lg" display="flex" flex="1 1 12rem">
        <ViewSelect {...rail} />
      </chakra.div>
      <chakra.div hideBelow="lg" display="flex" flex="1" minH="0">
        <ViewRail {...rail} />
      </chakra.div>
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
      <Notes words={words} />
      <OptionBar
        work={work}
        words={words}
        showExpired={showExpired}
        onShowExpired={queue.onShowExpired}
        onSelf={queue.onSelf}
        onReleaseAutomation={queue.onReleaseAutomation}
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
          view ? [words.view(view), search.pnr ?? search.airline].filter(Boolean).join(" · ") : t("empty.unavailable")
        }
        page={search.page ?? 0}
        updatedAt={counters?.updatedAt}
      >
        <IconButton icon={ClipboardCopy} label={t("work.copyCounts")} size="sm" onClick={queue.onCopyCounts} />
        <IconButton
          icon={RefreshCw}
          label={t("work.refresh")}
          keys={barKeys.refresh}
          size="sm"
          onClick={queue.onRefresh}
        />
      </StatusLine>
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
      selection={queue.selection}
      onSelectionChange={queue.select}
      onSearchChange={onSearchChange}
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
