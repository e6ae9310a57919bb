import { useImperativeHandle, useMemo, useState, type RefObject } from "react";
import { cellSpec, layoutShape } from "./cell-specs.ts";
import { layoutOf } from "./column-layout.ts";
import { gridCsv } from "./csv.ts";
import { selectColumnId } from "./table-features.ts";
import type { DataGridProps, GridColumn } from "./types.ts";
import { findCell, useActiveCell } from "./use-active-cell.ts";
import { useColumnActions } from "./use-column-actions.ts";
import { useColumnDrag } from "./use-column-drag.ts";
import { useColumnSheet } from "./use-column-sheet.ts";
import { useColumnPreferences } from "./use-column-preferences.ts";
import { useColumnsWithMenus } from "./use-columns-with-menus.ts";
import { useColumnState } from "./use-column-state.ts";
import { useGridEvents } from "./use-grid-events.ts";
import { useGridRows } from "./use-grid-rows.ts";
import { useGridTable } from "./use-grid-table.ts";
import { useGridView, useMeasure } from "./use-grid-view.ts";
import { useRowState } from "./use-row-state.ts";
import { useSelection } from "./use-selection.ts";
import { useSelectionState } from "./use-selection-state.ts";

/** What floats: the menu of a column, or the Columns panel (`column` undefined). */
type Open = { readonly column: string | undefined; readonly anchor: Element };

type Box = RefObject<HTMLDivElement | null>;

const selectColumn = { id: selectColumnId, header: "", width: 36, minWidth: 36 };

/** Puts the parts of the grid together; what is drawn from it is in data-grid.tsx. */
export function useDataGrid<T>(props: DataGridProps<T>, scroller: Box, status: Box) {
  const { labels } = props;
  const columns = useColumnsWithMenus(props.columns);
  const [open, setOpen] = useState<Open>();
  const say = (text: string) => {
    status.current?.replaceChildren(text);
  };

  const { preferences, change, reset } = useColumnPreferences(props.id);
  const density = preferences.density ?? props.density;
  const measure = useMeasure(scroller);
  const leading: GridColumn<T> | undefined = props.selectionMode === "multiple" ? selectColumn : undefined;
  const columnState = useColumnState({ columns, leading, preferences, change, viewWidth: measure.width });
  const rowState = useRowState(props);
  const selected = useSelectionState(props);
  const table = useGridTable({ props, leading, columnState, rowState, selection: selected });
  const byId = useMemo(
    () => new Map((leading ? [leading, ...columns] : columns).map((column) => [column.id, column])),
    [columns, leading],
  );
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the table itself is new with every render: the state of its columns stands for what is read from it
  const layout = useMemo(() => layoutOf(table, byId), [byId, columnState.state]);
  const rows = useGridRows(table, rowState);
  const selection = useSelection(props, table, selected, rowState.question);
  const focus = useActiveCell({ scroller, items: rows.items, indexById: rows.indexById, layout });
  const view = useGridView({
    scroller,
    measure,
    items: rows.items,
    indexById: rows.indexById,
    layout,
    question: rows.question,
    keepRow: focus.position.row,
    keepColumn: focus.position.column - layout.start.length,
  });

  const scope = useColumnSheet(layout);
  const shape = layoutShape(layout);
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- widths change the style sheet and not the specs: `shape` stands for what matters of `layout`
  const specs = useMemo(() => layout.placed.map(cellSpec), [columns, shape]);
  const inView = view.columnIndexes.join();
  const [first, last] = [layout.start.length, layout.start.length + layout.center.length];
  const cells = useMemo(() => {
    const shown = new Set(inView.split(",").map((index) => first + Number(index)));
    return specs.filter(({ index }) => index < first || index >= last || (inView !== "" && shown.has(index)));
  }, [specs, inView, first, last]);

  const openPanel = (anchor: Element) => setOpen({ column: undefined, anchor });
  const actions = useColumnActions({
    scroller,
    table,
    columns,
    preferences,
    rtl: measure.rtl,
    labels,
    say,
    openPanel,
  });
  const startDrag = useColumnDrag({ scroller, layout, rtl: measure.rtl, actions });
  const moveTo = (to: { readonly row: number; readonly column: number }) => focus.moveTo(to, view.reveal);
  const events = useGridEvents({
    scroller,
    table,
    layout,
    rows,
    selection,
    position: focus.position,
    moveTo,
    pageRows: view.pageRows,
    rtl: measure.rtl,
    actions,
    openMenu: (column, anchor) => setOpen({ column, anchor }),
    onRowActivate: props.onRowActivate,
    labels,
    say,
  });

  const csv = () => {
    // The rows of folded groups too.
    const shown = rows.items.flatMap((item) =>
      item.getIsGrouped() ? (item.getIsExpanded() ? [] : item.subRows) : [item],
    );
    const chosen = shown.filter((row) => row.getIsSelected());
    return gridCsv(
      layout.placed.filter((place) => place.id !== selectColumnId).map((place) => place.column),
      (chosen.length > 0 ? chosen : shown).map((row) => row.original),
    );
  };
  useImperativeHandle(props.ref, () => ({
    focus: (id) => {
      const row = id === undefined ? undefined : rows.indexById.get(id);
      moveTo({ ...focus.position, row: row ?? focus.position.row });
    },
    scrollToRow: (id) => view.reveal(rows.indexById.get(id) ?? -1, -1),
    csv,
  }));

  const close = (refocus: boolean) => {
    const column = open?.column;
    setOpen(undefined);
    if (!refocus || !scroller.current) return;
    const back = column === undefined ? open?.anchor : findCell(scroller.current, { row: null, column });
    if (back instanceof HTMLElement) back.focus();
  };

  return {
    open,
    close,
    openPanel,
    table,
    change,
    reset,
    density,
    measure,
    layout,
    cells,
    scope,
    rows,
    selection,
    active: focus.active,
    view,
    actions,
    events: { ...events, onFocus: focus.onFocus, onBlur: focus.onBlur, onPointerDown: startDrag },
    csv,
  };
}

export type DataGridModel<T> = ReturnType<typeof useDataGrid<T>>;
