import type { CheckIn, QueueView } from "@gatehouse/domain/checkin";
import { DataGrid, type DataGridHandle, type GridSelection, type GridSort } from "@gatehouse/ui/data-grid";
import { type FocusEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useClock } from "../clock.ts";
import type { RowHandlers } from "../columns/column.ts";
import { Legend } from "../columns/queue-cells.tsx";
import { columnsOfField, fieldOfColumn, queueColumns } from "./queue-columns.ts";
import { defaultSize, pageSizes, type QueueSearch, scopeOf, searchOfPage } from "../queue-search.ts";
import type { useCheckIns } from "../data/use-check-ins.ts";
import { useNarrow } from "../use-narrow.ts";
import type { Words } from "../use-words.ts";

export interface QueueGridProps {
  readonly search: QueueSearch;
  readonly view: QueueView;
  readonly answer: ReturnType<typeof useCheckIns>;
  readonly refreshing: boolean;
  readonly words: Words;
  readonly handlers: RowHandlers;
  readonly grid: Ref<DataGridHandle>;
  /** The focus came to a row. */
  readonly onRowFocus: (checkInId: number) => void;
  readonly selection: GridSelection;
  readonly onSelectionChange: (selection: GridSelection) => void;
  /** What can be done with the selected rows. */
  readonly selectionActions: ReactNode;
  readonly onSearchChange: (next: QueueSearch) => void;
  /** Of the check-in whose details are open. */
  readonly openId: number | undefined;
  readonly empty: ReactNode;
}

const rowId = ({ checkInId }: CheckIn): string => String(checkInId);
const rowTone = ({ expired, hasPassport }: CheckIn) => (expired ? "expired" : hasPassport ? "passport" : undefined);

/** Handlers change with every render, columns must not: they call the newest. */
function useSteady(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onOpenPass: (row) => latest.current.onOpenPass(row),
      onUnlink: (row) => latest.current.onUnlink(row),
      onReload: (row) => latest.current.onReload(row),
      onActions: (row) => latest.current.onActions(row),
    }),
    [],
  );
}

/** The server sorts by one field; the address says which. */
function useSorting(search: QueueSearch, onSearchChange: (next: QueueSearch) => void) {
  const { sort: field, descending = false } = search;
  // Several columns may stand for one field: the one that was used shows the arrow, else the first.
  const [used, setUsed] = useState<string>();
  const column = used !== undefined && fieldOfColumn(used) === field ? used : field && columnsOfField[field][0];
  const sort = useMemo(
    // What closes soonest comes first unless the user sorts by something else (QUE-8).
    (): readonly GridSort[] => [{ column: column ?? "closes", direction: descending ? "desc" : "asc" }],
    [column, descending],
  );
  const onChange = ([first]: readonly GridSort[]) => {
    const { sort: _sort, descending: _descending, page: _page, ...rest } = search;
    const next = first && fieldOfColumn(first.column);
    setUsed(first?.column);
    onSearchChange({
      ...rest,
      ...(next ? { sort: next, ...(first.direction === "desc" ? { descending: true as const } : {}) } : {}),
    });
  };
  return { mode: "server", sort, onChange } as const;
}

/** The check-ins of the view: loading, error, empty or rows. */
export function QueueGrid({
  search,
  view,
  answer,
  refreshing,
  words,
  handlers,
  grid,
  onRowFocus,
  selection,
  onSelectionChange,
  selectionActions,
  onSearchChange,
  openId,
  empty,
}: QueueGridProps) {
  const { t } = words;
  const clock = useClock();
  const steady = useSteady(handlers);
  const narrow = useNarrow();
  const columns = useMemo(
    () => queueColumns({ words, clock, view: view.id, narrow, handlers: steady }),
    [words, clock, view.id, narrow, steady],
  );
  const sorting = useSorting(search, onSearchChange);
  const { page = 0, size = defaultSize } = search;
  const { rows, total, askable, error, retry } = answer;
  return (
    <DataGrid
      ref={grid}
      id="checkin.queue"
      rowLines={narrow ? 2 : 1}
      onFocus={({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
        if (row !== undefined) onRowFocus(Number(row));
      }}
      label={t("grid.label", { view: words.view(view) })}
      labels={useGridLabels()}
      columns={columns}
      rows={rows ?? noRows}
      rowId={rowId}
      rowLabel={words.name}
      rowTone={rowTone}
      markedRow={openId === undefined ? undefined : String(openId)}
      scope={scopeOf(search)}
      selectionMode="multiple"
      selection={selection}
      onSelectionChange={onSelectionChange}
      selectionActions={selectionActions}
      allMatching
      onRowActivate={handlers.onActions}
      sorting={sorting}
      {...(view.pagination
        ? {
            paging: {
              mode: "server",
              page,
              pageSize: size,
              total,
              pageSizes,
              onChange: (next) => onSearchChange(searchOfPage(search, next.page, next.pageSize)),
            },
          }
        : {})}
      loading={askable && rows === undefined && error === undefined}
      refreshing={refreshing}
      {...(error === undefined ? {} : { error: { message: t("failed.rows"), onRetry: retry } })}
      empty={empty}
      flashChanges
      footer={<Legend words={words} />}
      csvFileName={`${t("grid.file")}.csv`}
    />
  );
}

const noRows: readonly CheckIn[] = [];
