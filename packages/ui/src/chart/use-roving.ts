import { type FocusEvent, type KeyboardEvent, useState } from "react";

export interface Roving {
  /** The one that Tab leads to. */
  readonly active: number;
  /** For what is around the items. */
  readonly group: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** For each item; it must be able to have the focus. */
  readonly item: (index: number) => { readonly tabIndex: 0 | -1; readonly "data-roving": number };
}

/**
 * One stop of Tab for many items: arrow keys, Home and End move between them.
 * @param axis `inline` moves by left and right, as the text runs; `block` by up and down
 */
export function useRoving(count: number, axis: "inline" | "block"): Roving {
  const [wanted, setActive] = useState(0);
  const active = Math.max(0, Math.min(wanted, count - 1));
  return {
    active,
    group: {
      onFocus: ({ target }) => {
        const index = rovingIndexOf(target);
        if (index !== undefined) setActive(index);
      },
      onKeyDown: (event) => {
        const index = rovingIndexOf(event.target);
        if (index === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
        const next = indexByKey(event.key, index, count, axis, rightToLeft);
        if (next === undefined) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-roving="${next}"]`)?.focus();
      },
    },
    item: (index) => ({ tabIndex: index === active ? 0 : -1, "data-roving": index }),
  };
}

/** Which of the items an event came from. */
export const rovingIndexOf = (target: EventTarget): number | undefined => {
  const text = target instanceof HTMLElement ? target.dataset["roving"] : undefined;
  return text === undefined ? undefined : Number(text);
};

/** Where a key leads, never past the ends; undefined when it does not move. */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  axis: "inline" | "block",
  rightToLeft: boolean,
): number | undefined {
  const forward = axis === "block" ? "ArrowDown" : rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = axis === "block" ? "ArrowUp" : rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return Math.min(count - 1, index + 1);
  if (key === back) return Math.max(0, index - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
