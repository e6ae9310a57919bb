import type { ReactNode } from "react";
import type { CellSpec } from "./cell-specs.ts";
import { selectColumnId } from "./table-features.ts";
import type { DataGridLabels, GridError } from "./types.ts";

/** Lengths of the bars, in parts of the cell: text is never all the same length. */
const lengths = [62, 84, 48, 72, 56];

/** Rows that have the shape of what comes. */
export function SkeletonRows<T>({ cells, count }: { readonly cells: readonly CellSpec<T>[]; readonly count: number }) {
  return (
    <div className="gh-grid-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="gh-row gh-skeleton-row">
          {cells.map((cell) => (
            <div key={cell.id} className={cell.className}>
              {cell.id !== selectColumnId && (
                <span
                  className="gh-bar"
                  style={{ inlineSize: `${lengths[(row * 3 + cell.index) % lengths.length]}%` }}
                />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What is in the place of rows when there are none. */
export function GridMessage({ children }: { readonly children: ReactNode }) {
  return <div className="gh-message">{children}</div>;
}

/** A failed load: in the middle when there is nothing else, as a strip below the rows when there is. */
export function GridFailure({
  error,
  labels,
  strip,
}: {
  readonly error: GridError;
  readonly labels: DataGridLabels;
  readonly strip: boolean;
}) {
  return (
    <div role="alert" className={strip ? "gh-error gh-error-strip" : "gh-error"}>
      <span>{error.message ?? labels.error}</span>
      {error.onRetry && (
        <button type="button" className="gh-grid-button" onClick={error.onRetry}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
