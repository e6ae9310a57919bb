import type { MouseEvent, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { pageRange } from "./paging.ts";
import { Pager } from "./pager.tsx";
import { selectedCount } from "./selection.ts";
import type { DataGridLabels, GridPaging } from "./types.ts";
import type { GridRows } from "./use-grid-rows.ts";
import type { SelectionModel } from "./use-selection.ts";

export type GridFooterProps<T> = {
  readonly legend: ReactNode;
  readonly selectionActions: ReactNode;
  readonly rows: Pick<GridRows<T>, "total" | "page" | "pageSize">;
  readonly goTo: (page: number, pageSize: number) => void;
  readonly paging: GridPaging | undefined;
  readonly selection: SelectionModel<T>;
  readonly allMatching: boolean;
  readonly labels: DataGridLabels;
  readonly panelOpen: boolean;
  readonly onPanel: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * Legend, what is selected, pager, Columns; what can be done with what is selected. It is below the rows so that selecting never
 * moves them.
 */
export function GridFooter<T>({
  legend,
  selectionActions,
  rows,
  goTo,
  paging,
  selection,
  allMatching,
  labels,
  panelOpen,
  onPanel,
}: GridFooterProps<T>) {
  const { total, page, pageSize } = rows;
  const count = selectedCount(selection.value, total);
  const offerAll = allMatching && selection.mode === "multiple" && count < total && selection.pageBox === "all";
  const shown = pageRange(page, pageSize ?? Math.max(1, total), total);
  const apart = selectionActions !== undefined;
  const selected = (
    <div className="gh-selected" data-on={count > 0 ? "" : undefined}>
      <span role="status">{count > 0 ? labels.selected(count) : null}</span>
      {offerAll && (
        <button type="button" className="gh-grid-link" onClick={selection.selectAllMatching}>
          {labels.selectAllMatching(total)}
        </button>
      )}
      {count > 0 && selection.mode === "multiple" && (
        <button type="button" className="gh-grid-link" onClick={selection.clear}>
          {labels.clearSelection}
        </button>
      )}
    </div>
  );
  return (
    <div className="gh-foot">
      <div className="gh-foot-line" data-selected={count > 0 && !apart ? "" : undefined}>
        {legend && <div className="gh-legend">{legend}</div>}
        {apart ? <span className="gh-foot-space" /> : selected}
        {total > 0 && (
          <span className="gh-range" aria-live="polite">
            {labels.range(shown.from, shown.to, total)}
          </span>
        )}
        {pageSize !== undefined && (
          <Pager
            page={page}
            pageSize={pageSize}
            total={total}
            pageSizes={paging?.pageSizes}
            onChange={goTo}
            labels={labels}
          />
        )}
        <button
          type="button"
          className="gh-tool"
          aria-label={labels.columns}
          aria-haspopup="dialog"
          aria-expanded={panelOpen}
          onClick={onPanel}
        >
          <Icon name="columns" />
        </button>
      </div>
      {apart && (
        <div className="gh-foot-selection" data-on={count > 0 ? "" : undefined}>
          {selected}
          {count > 0 && selectionActions}
        </div>
      )}
    </div>
  );
}
