import { Icon } from "./icon.tsx";
import { pageCount, pageEntries } from "./paging.ts";
import type { DataGridLabels } from "./types.ts";

export type PagerProps = {
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pageSizes: readonly number[] | undefined;
  readonly onChange: (page: number, pageSize: number) => void;
  readonly labels: DataGridLabels;
};

/** Page buttons with two siblings on each side, and the page size. */
export function Pager({ page, pageSize, total, pageSizes, onChange, labels }: PagerProps) {
  const pages = pageCount(total, pageSize);
  const step = (name: "before" | "after", label: string, to: number) => (
    <button
      type="button"
      className="gh-page"
      aria-label={label}
      aria-disabled={to < 0 || to >= pages}
      onClick={() => to >= 0 && to < pages && onChange(to, pageSize)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <nav className="gh-pager" aria-label={labels.pager}>
      {step("before", labels.previousPage, page - 1)}
      {pageEntries(page, pages).map((entry) =>
        typeof entry === "number" ? (
          <button
            key={entry}
            type="button"
            className="gh-page gh-page-number"
            aria-label={labels.page(entry + 1)}
            aria-current={entry === page ? "page" : undefined}
            data-far={Math.abs(entry - page) > 1 ? "" : undefined}
            onClick={() => onChange(entry, pageSize)}
          >
            {entry + 1}
          </button>
        ) : (
          <span key={entry} className="gh-page-gap">
            …
          </span>
        ),
      )}
      {step("after", labels.nextPage, page + 1)}
      {pageSizes && (
        <select
          className="gh-page-size"
          aria-label={labels.pageSize}
          value={pageSize}
          // The first row on screen stays on screen.
          onChange={(event) =>
            onChange(Math.floor((page * pageSize) / Number(event.target.value)), Number(event.target.value))
          }
        >
          {[...new Set([...pageSizes, pageSize])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {labels.pageSizeOption(size)}
              </option>
            ))}
        </select>
      )}
    </nav>
  );
}
