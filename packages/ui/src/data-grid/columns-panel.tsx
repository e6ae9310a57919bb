import { neighbourOf } from "./column-layout.ts";
import { Choice } from "../choice/index.ts";
import { Icon } from "./icon.tsx";
import { Popover } from "../popover/index.ts";
import type { GridTable } from "./table-features.ts";
import type { DataGridLabels, GridColumn, GridDensity } from "./types.ts";

export type ColumnsPanelProps<T> = {
  readonly anchor: Element;
  readonly table: GridTable<T>;
  readonly columns: readonly GridColumn<T>[];
  readonly density: GridDensity;
  readonly labels: DataGridLabels;
  readonly onDensity: (density: GridDensity) => void;
  readonly onMove: (id: string, step: 1 | -1) => void;
  readonly onReset: () => void;
  readonly onCsv: (() => void) | undefined;
  readonly onClose: (refocus: boolean) => void;
};

/** All columns at once: shown or hidden, and their order; with density, CSV and reset. */
export function ColumnsPanel<T>({
  anchor,
  table,
  columns,
  density,
  labels,
  onDensity,
  onMove,
  onReset,
  onCsv,
  onClose,
}: ColumnsPanelProps<T>) {
  const mover = (column: GridColumn<T>, step: 1 | -1) => (
    <button
      type="button"
      className="gh-tool"
      aria-label={step < 0 ? labels.moveColumnBefore(column.header) : labels.moveColumnAfter(column.header)}
      disabled={neighbourOf(table, column.id, step) === undefined}
      onClick={() => onMove(column.id, step)}
    >
      <Icon name={step < 0 ? "up" : "down"} />
    </button>
  );
  return (
    <Popover
      role="dialog"
      aria-label={labels.columns}
      className="gh-grid-popover gh-panel"
      anchor={anchor}
      onClose={onClose}
    >
      <fieldset className="gh-density">
        <legend>{labels.density}</legend>
        {(["compact", "comfortable"] as const).map((choice) => (
          <label key={choice}>
            <Choice type="radio" name="density" checked={density === choice} onChange={() => onDensity(choice)} />
            {labels[choice]}
          </label>
        ))}
      </fieldset>
      <ul className="gh-columns">
        {table.getAllLeafColumns().map((entry) => {
          const column = columns.find(({ id }) => id === entry.id);
          return (
            column && (
              <li key={entry.id}>
                <label>
                  <Choice
                    type="checkbox"
                    checked={entry.getIsVisible()}
                    disabled={!entry.getCanHide()}
                    onChange={entry.getToggleVisibilityHandler()}
                  />
                  <span className="gh-columns-name">{column.header}</span>
                </label>
                {mover(column, -1)}
                {mover(column, 1)}
              </li>
            )
          );
        })}
      </ul>
      <div className="gh-panel-foot">
        <button type="button" className="gh-grid-button" onClick={onReset}>
          {labels.resetColumns}
        </button>
        {onCsv && (
          <button type="button" className="gh-grid-button" onClick={onCsv}>
            {labels.exportCsv}
          </button>
        )}
      </div>
    </Popover>
  );
}
