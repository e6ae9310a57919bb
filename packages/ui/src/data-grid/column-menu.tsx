import { Fragment, type KeyboardEvent } from "react";
import { Popover } from "../popover/index.ts";

/** One entry of a column's menu. */
export type MenuEntry = {
  readonly label: string;
  readonly run: () => void;
  readonly disabled?: boolean;
  /** Keys that do the same on the header cell. */
  readonly keys?: string;
  /** The menu stays open: for steps that are repeated. */
  readonly stays?: boolean;
};

export type ColumnMenuProps = {
  readonly label: string;
  readonly anchor: Element;
  /** Divided by lines. */
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly onClose: (refocus: boolean) => void;
};

/** Arrow keys go round the entries (WAI-ARIA APG, menu button pattern). */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)")];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries[to % entries.length]?.focus();
}

/** The menu of one column. */
export function ColumnMenu({ label, anchor, groups, onClose }: ColumnMenuProps) {
  return (
    <Popover
      role="menu"
      aria-label={label}
      className="gh-grid-popover gh-grid-menu"
      anchor={anchor}
      onClose={onClose}
      onKeyDown={(event) => (event.key === "Tab" ? onClose(true) : walk(event))}
    >
      {groups
        .filter((group) => group.length > 0)
        .map((group, index) => (
          <Fragment key={group[0]?.label}>
            {index > 0 && <hr className="gh-menu-line" />}
            {group.map((entry) => (
              <button
                key={entry.label}
                type="button"
                role="menuitem"
                className="gh-menu-entry"
                tabIndex={-1}
                disabled={entry.disabled}
                onClick={() => {
                  if (!entry.stays) onClose(true);
                  entry.run();
                }}
              >
                {entry.label}
                {entry.keys && <kbd aria-hidden="true">{entry.keys}</kbd>}
              </button>
            ))}
          </Fragment>
        ))}
    </Popover>
  );
}
