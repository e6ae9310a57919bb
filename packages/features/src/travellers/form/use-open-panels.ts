import { useState } from "react";
import { flushSync } from "react-dom";
import { idOf } from "./form-context.ts";
import { blockOf, type InfoBlock, type InfoPath } from "./paths.ts";

/** Puts the focus on a place of the form and brings it into the middle of the window, clear of the bar at the bottom. */
export function focusOn(id: string): void {
  focusElement(document.getElementById(id));
}

function focusElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

/** The first field of a part, which is where its reader begins. */
const firstFieldOf = (title: HTMLElement | null): HTMLElement | null =>
  title?.closest("section")?.querySelector<HTMLElement>("input, select") ?? title;

export type OpenPanels = ReturnType<typeof useOpenPanels>;

const isPassenger = (block: InfoBlock): boolean => block.startsWith("passengers.");

const begun = (steps: readonly InfoBlock[]) => ({ steps, open: new Set(steps.slice(0, 1)) as ReadonlySet<InfoBlock> });

/**
 * Which parts of the form show their fields: of the passengers one at a time, a step; what is complete is only read back. The other
 * parts open beside it.
 * @param stepsNow the parts of which something is missing or wrong, in the order of the form
 */
export function useOpenPanels(stepsNow: () => readonly InfoBlock[]) {
  const [{ steps, open }, set] = useState(() => begun(stepsNow()));
  const show = (blocks: readonly InfoBlock[]): void => flushSync(() => set({ steps, open: new Set(blocks) }));
  /** Without the passenger whose place it takes. */
  const beside = (block: InfoBlock): readonly InfoBlock[] =>
    [...open].filter((other) => other !== block && !(isPassenger(block) && isPassenger(other)));
  const enter = (block: InfoBlock): void => focusElement(firstFieldOf(document.getElementById(`${idOf(block)}-title`)));
  return {
    /** As they were when the form began: their numbers stay while somebody fills them in. */
    steps,
    isOpen: (block: InfoBlock): boolean => open.has(block),
    /** The form begins again. */
    restart: (): void => set(begun(stepsNow())),
    /** By the reader: the focus goes to the first field, or to the heading of what was closed. */
    toggle: (block: InfoBlock, isOpen: boolean): void => {
      show(isOpen ? [...beside(block), block] : beside(block));
      if (isOpen) enter(block);
      else focusOn(`${idOf(block)}-title`);
    },
    /** A step is done with: the next one takes its place. */
    go: (block: InfoBlock): void => {
      show([block]);
      enter(block);
    },
    /** Brings the reader to a field, whose part opens where it is closed. */
    jump: (path: InfoPath): void => {
      const block = blockOf(path);
      if (!open.has(block)) show([...beside(block), block]);
      focusOn(idOf(path));
    },
  };
}
