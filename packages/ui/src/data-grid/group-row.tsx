import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { BoxState } from "./use-selection.ts";

export type GroupRowProps = {
  readonly id: string;
  readonly top: number;
  readonly rowIndex: number;
  readonly columnCount: number;
  readonly open: boolean;
  readonly active: boolean;
  readonly label: ReactNode;
  readonly count: string;
  /** The checkbox for the group's rows; `undefined` without multiple selection. */
  readonly box: { readonly state: BoxState; readonly label: string } | undefined;
};

/** Heading of a group: unfolds, folds, and selects its rows. */
export function GroupRow({ id, top, rowIndex, columnCount, open, active, label, count, box }: GroupRowProps) {
  return (
    <div
      role="row"
      className="gh-row gh-group"
      data-row={id}
      aria-rowindex={rowIndex}
      aria-level={1}
      aria-expanded={open}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        className="gh-cell gh-group-cell"
        data-column=""
        aria-colindex={1}
        aria-colspan={columnCount}
        tabIndex={active ? 0 : -1}
      >
        {box && <MixedBox state={box.state} label={box.label} />}
        <Icon name={open ? "open" : "after"} />
        {label}
        <span className="gh-count">{count}</span>
      </div>
    </div>
  );
}

/** A checkbox that stands for several rows. */
export function MixedBox({ state, label }: { readonly state: BoxState; readonly label: string }) {
  const mix = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = state === "some";
  };
  return (
    <input
      ref={mix}
      type="checkbox"
      className="gh-box"
      checked={state === "all"}
      readOnly
      tabIndex={-1}
      aria-label={label}
    />
  );
}
