import { isHidden, moveColumn, orderColumns } from "./column-layout.ts";
import type { ColumnPreferences } from "./column-preferences.ts";
import { Icon } from "./icon.tsx";
import { Popover } from "../popover/index.ts";
import type { DataGridLabels, GridColumn, GridDensity } from "./types.ts";

export type ColumnsPanelProps<T> = {
  readonly anchor: Element;
  readonly columns: readonly GridColumn<T>[];
  readonly preferences: ColumnPreferences;
  readonly density: GridDensity;
  readonly labels: DataGridLabels;
  readonly onChange: (next: Partial<ColumnPreferences>) => void;
  readonly onMove: (id: string, step: 1 | -1) => void;
  readonly onReset: () => void;
  readonly onCsv: (() => void) | undefined;
  readonly onClose: (refocus: boolean) => void;
};

/** All columns at once: shown or hidden, and their order; with density, CSV and reset. */
export function ColumnsPanel<T>({
  anchor,
  columns,
  preferences,
  density,
  labels,
  onChange,
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
      disabled={isHidden(column, preferences) || !moveColumn(columns, preferences, column.id, step)}
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
            <input
              type="radio"
              name="density"
              checked={density === choice}
              onChange={() => onChange({ density: choice })}
            />
            {labels[choice]}
          </label>
        ))}
      </fieldset>
      <ul className="gh-columns">
        {orderColumns(columns, preferences.order).map((column) => (
          <li key={column.id}>
            <label>
              <input
                type="checkbox"
                className="gh-box"
                checked={!isHidden(column, preferences)}
                disabled={column.hideable === false}
                onChange={(event) =>
                  onChange({ hidden: { ...preferences.hidden, [column.id]: !event.target.checked } })
                }
              />
              <span className="gh-columns-name">{column.header}</span>
            </label>
            {mover(column, -1)}
            {mover(column, 1)}
          </li>
        ))}
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
