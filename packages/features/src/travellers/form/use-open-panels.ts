import { useState } from "react";
import { flushSync } from "react-dom";
import { idOf } from "./form-context.ts";
import { type InfoPath, passengerBlock } from "./paths.ts";

/** Puts the focus on a place of the form and brings it into the middle of the window, clear of the bar at the bottom. */
export function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

export type OpenPanels = ReturnType<typeof useOpenPanels>;

/** Which passengers' fields show. @param first those that show at the beginning: what is complete is only read back */
export function useOpenPanels(first: () => ReadonlySet<number>) {
  const [open, setOpen] = useState(first);
  const show = (index: number, isOpen: boolean): void =>
    flushSync(() =>
      setOpen((before) => {
        const after = new Set(before);
        if (isOpen) after.add(index);
        else after.delete(index);
        return after;
      }),
    );
  return {
    isOpen: (index: number): boolean => open.has(index),
    showOnly: (indexes: ReadonlySet<number>): void => setOpen(indexes),
    /** By the reader: the focus goes to the first field, or to the heading of what was closed. */
    toggle: (index: number, isOpen: boolean): void => {
      show(index, isOpen);
      const block = idOf(passengerBlock(index));
      focusOn(isOpen ? `${block}-firstname` : `${block}-title`);
    },
    /** Brings the reader to a field, whose form opens where it is closed. */
    jump: (path: InfoPath): void => {
      const index = /^passengers\.(\d+)\./.exec(path)?.[1];
      if (index !== undefined) show(Number(index), true);
      focusOn(idOf(path));
    },
  };
}
