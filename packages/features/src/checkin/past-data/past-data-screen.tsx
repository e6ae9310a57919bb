import { chakra } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { useMemo, useState } from "react";
import { PageHeader } from "../../app/page-header.tsx";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { ActionsPanel } from "../actions-panel/actions-panel.tsx";
import type { Column } from "../columns/column.ts";
import { type Clock, ClockContext, useClock } from "../clock.ts";
import { furtherColumns } from "../columns/further-columns.ts";
import { mainColumns } from "../columns/main-columns.tsx";
import { useNarrow } from "../use-narrow.ts";
import { useNotifications } from "../use-notifications.ts";
import { useRowWork } from "../use-row-work.ts";
import { useConfirm } from "../../app/index.ts";
import { useWords } from "../use-words.ts";
import { usePastData } from "./data/use-past-data.ts";
import { messages } from "./messages/index.ts";
import { PastDataForm } from "./past-data-form.tsx";
import { type PastDataSearch, sizes, defaultPageSize } from "./past-data-search.ts";

export interface PastDataScreenProps {
  /** What the address says; read it with `parsePastDataSearch`. */
  readonly search: PastDataSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: PastDataSearch) => void;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** The past data page (QUE-26): departed check-ins, to be looked at only. */
export function PastDataScreen({ clock, search, onSearchChange }: PastDataScreenProps) {
  const t = useMessages(messages);
  const machine = useClock();
  const answer = usePastData(search);
  return (
    <ClockContext value={clock ?? machine}>
      <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
        <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
          <PageHeader title={t("title")} note={<output>{answer.rows && t("total", { count: answer.total })}</output>} />
          <PastDataForm
            search={search}
            onSearch={(terms) => onSearchChange({ ...terms, ...(search.size ? { size: search.size } : {}) })}
          />
        </chakra.header>
        <Rows search={search} onSearchChange={onSearchChange} answer={answer} />
      </chakra.div>
    </ClockContext>
  );
}

const rowId = ({ checkInId }: CheckIn): string => String(checkInId);
const none: readonly CheckIn[] = [];
/** Nothing of the past is changed from here. */
const nothing = (): void => undefined;
const noHandlers = { onOpenPass: nothing, onUnlink: nothing, onReload: nothing, onActions: nothing };

interface RowsProps extends Pick<PastDataScreenProps, "search" | "onSearchChange"> {
  readonly answer: ReturnType<typeof usePastData>;
}

function Rows({ search, onSearchChange, answer }: RowsProps) {
  const t = useMessages(messages);
  const words = useWords();
  const clock = useClock();
  const narrow = useNarrow();
  const labels = useGridLabels();
  const { openPass } = useRowWork({ words, notify: useNotifications(words), ask: useConfirm() });
  const [panel, setPanel] = useState<{ readonly row: CheckIn; readonly open: boolean; readonly turn: number }>();
  const columns = useMemo(() => {
    const options = { words, clock, view: "bp-attached", narrow, handlers: noHandlers } as const;
    // Nothing of the past is held by anybody, and nothing of it is urgent or alarming any more.
    return [...mainColumns(options), ...furtherColumns(options)].flatMap((column): Column[] => {
      if (column.id === "lock" || column.id === "departsLocal") return [];
      const { cell: _cell, ...plain } = column;
      if (column.id === "closes") {
        // The queue's short heading is of the deadline.
        const { csv: _csv, headerContent: _heading, ...departs } = plain;
        return [
          { ...departs, id: "departsLocal", header: words.t("column.departsLocal"), text: words.local, width: 164 },
        ];
      }
      if (column.id === "needQc" && words.language === "fr") return [{ ...column, width: 120 }];
      return [column.id === "automation" ? plain : column];
    });
  }, [words, clock, narrow]);
  const { page: _page, size: _size, ...terms } = search;
  const { page = 0, size = defaultPageSize } = search;
  if (!answer.askable)
    return (
      <EmptyState drawing="fog" title={t("start.title")}>
        {t("start.hint")}
      </EmptyState>
    );
  return (
    <>
      <DataGrid
        id="checkin.past"
        label={t("title")}
        labels={labels}
        rowLines={narrow ? 2 : 1}
        columns={columns}
        rows={answer.rows ?? none}
        rowId={rowId}
        rowLabel={words.name}
        scope={JSON.stringify(terms)}
        onRowActivate={(row) => setPanel({ row, open: true, turn: (panel?.turn ?? 0) + 1 })}
        paging={{
          mode: "server",
          page,
          pageSize: size,
          total: answer.total,
          pageSizes: sizes,
          onChange: (next) =>
            onSearchChange({
              ...terms,
              ...(next.page > 0 ? { page: next.page } : {}),
              ...(next.pageSize === defaultPageSize ? {} : { size: next.pageSize }),
            }),
        }}
        loading={answer.rows === undefined && answer.error === undefined}
        {...(answer.error === undefined ? {} : { error: { message: t("failed"), onRetry: answer.retry } })}
        empty={
          <EmptyState drawing="fog" title={t("empty.title")}>
            {t("empty.hint")}
          </EmptyState>
        }
        csvFileName={`${t("file")}.csv`}
      />
      {panel && (
        <ActionsPanel
          {...panel}
          docked={false}
          words={words}
          onClose={() => setPanel({ ...panel, open: false })}
          onOpenPass={openPass}
        />
      )}
    </>
  );
}
