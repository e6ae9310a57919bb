import "./data-grid.css";
import { useRef } from "react";
import { ColumnMenu } from "./column-menu.tsx";
import { ColumnsPanel } from "./columns-panel.tsx";
import { download } from "./download.ts";
import { GridBody } from "./grid-body.tsx";
import { GridFooter } from "./grid-footer.tsx";
import { GridHeader } from "./grid-header.tsx";
import { GridFailure, GridMessage, SkeletonRows } from "./grid-states.tsx";
import type { DataGridProps } from "./types.ts";
import { useCellTooltip } from "./use-cell-tooltip.ts";
import { useDataGrid } from "./use-data-grid.ts";

/** Below this many px the pager shows one page number only. */
const narrow = 480;

/**
 * The one grid of the product: typed columns that are resized, reordered, pinned and hidden and remembered per `id`;
 * client or server paging and sorting; selection by row click and checkboxes; the full keyboard grid pattern;
 * rows and columns in the document only while in view.
 */
export function DataGrid<T>(props: DataGridProps<T>) {
  return <Grid key={props.id} {...props} />;
}

function Grid<T>(props: DataGridProps<T>) {
  const {
    id,
    label,
    labels,
    columns,
    rows: data,
    error,
    empty,
    csvFileName,
    className,
    style,
    sizing = "fill",
    rowLines = 1,
    showFooter = true,
    ...others
  } = props;
  const { loading = false, refreshing = false, allMatching = false, groupBy, footer, selectionActions, paging } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const grid = useDataGrid(props, scroller, status);
  const { rows, selection, open, layout, events } = grid;
  const tip = useCellTooltip(scroller, layout, rows);
  const bare = rows.items.length === 0;
  const skeleton = bare && loading;
  const lineCount = paging && !groupBy ? rows.total : rows.items.length;

  return (
    <div
      {...rest(others)}
      className={["gh-grid", grid.scope, className].filter(Boolean).join(" ")}
      data-density={grid.density}
      data-sizing={sizing}
      data-narrow={grid.measure.width < narrow ? "" : undefined}
      data-lines={rowLines}
      data-overflows={layout.totalWidth > grid.measure.width ? "" : undefined}
      data-bare={bare ? "" : undefined}
      style={style}
    >
      <div className="gh-frame">
        <div
          ref={scroller}
          role={groupBy ? "treegrid" : "grid"}
          className="gh-scroller"
          aria-label={label}
          aria-busy={loading || refreshing}
          aria-rowcount={lineCount + 1}
          aria-colcount={layout.placed.length}
          aria-multiselectable={selection.mode === "multiple" ? true : undefined}
          {...events}
        >
          <GridHeader
            table={grid.table}
            cells={grid.cells}
            labels={labels}
            activeColumn={grid.active.row === null ? grid.active.column : undefined}
            pageBox={selection.pageBox}
          />
          {!bare && <GridBody grid={grid} props={props} />}
        </div>
        {(loading || refreshing) && (
          <div className="gh-progress" role="progressbar" aria-label={skeleton ? labels.loading : labels.refreshing} />
        )}
        {skeleton && (
          <SkeletonRows
            cells={grid.cells}
            count={Math.max(1, Math.floor((grid.measure.height - grid.measure.head) / grid.measure.row))}
          />
        )}
        {bare && !loading && (
          <GridMessage>
            {error ? <GridFailure error={error} labels={labels} strip={false} /> : (empty ?? labels.empty)}
          </GridMessage>
        )}
      </div>
      {!bare && error && <GridFailure error={error} labels={labels} strip />}
      {showFooter && (
        <GridFooter
          legend={footer}
          selectionActions={selectionActions}
          rows={rows}
          goTo={(pageIndex, pageSize) => grid.table.setPagination({ pageIndex, pageSize })}
          paging={paging}
          selection={selection}
          allMatching={allMatching}
          labels={labels}
          panelOpen={open !== undefined && open.column === undefined}
          onPanel={(event) => (open ? grid.close(true) : grid.openPanel(event.currentTarget))}
        />
      )}
      <div ref={status} role="status" className="gh-unseen" />
      <div ref={tip} role="tooltip" popover="manual" className="gh-tip" />
      {open?.column !== undefined && (
        <ColumnMenu
          key={open.column}
          label={labels.columnMenu(columns.find((column) => column.id === open.column)?.header ?? "")}
          anchor={open.anchor}
          groups={grid.actions.menu(open.column, open.anchor)}
          onClose={grid.close}
        />
      )}
      {open && open.column === undefined && (
        <ColumnsPanel
          anchor={open.anchor}
          table={grid.table}
          columns={columns}
          density={grid.density ?? "compact"}
          labels={labels}
          onDensity={(density) => grid.change({ density })}
          onMove={grid.actions.move}
          onReset={grid.reset}
          onCsv={csvFileName === undefined ? undefined : () => download(csvFileName, grid.csv())}
          onClose={grid.close}
        />
      )}
    </div>
  );
}

/** Attributes for the root: what is left when the grid's own props are taken away. */
function rest<T>(props: Partial<DataGridProps<T>>) {
  const {
    rowId,
    rowLabel,
    rowTone,
    markedRow,
    paging,
    sorting,
    groupBy,
    scope,
    selectionMode,
    selection,
    onSelectionChange,
    allMatching,
    onRowActivate,
    loading,
    refreshing,
    flashChanges,
    density,
    footer,
    selectionActions,
    ref,
    ...attributes
  } = props;
  return attributes;
}
