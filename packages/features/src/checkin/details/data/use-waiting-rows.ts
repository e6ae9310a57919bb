import { useState } from "react";
import type { Decision, WaitingChange } from "./use-decide-change.ts";

/** What became of a change: the reader's own decision, or that it no longer waits because of somebody else's. */
type Outcome = Decision | "elsewhere";

/** A change in its place in the list. */
export interface WaitingRow {
  readonly change: WaitingChange;
  /** Undefined while it waits. */
  readonly outcome: Outcome | undefined;
}

export type WaitingRows = ReturnType<typeof useWaitingRows>;

/**
 * Changes of travellers, each of which keeps its place for as long as the list is shown: what no longer waits says what became of
 * it, new ones follow at the end. Otherwise the next one would slide under the pointer that has just decided.
 * @param changes those that wait now
 */
export function useWaitingRows(changes: readonly WaitingChange[]) {
  const [kept, setKept] = useState(changes);
  const [decided, setDecided] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [deciding, setDeciding] = useState<number>();
  const added = changes.filter(({ id }) => !kept.some((one) => one.id === id));
  if (added.length > 0) setKept([...kept, ...added]);

  const rows = [...kept, ...added].map((known): WaitingRow => {
    const now = changes.find(({ id }) => id === known.id);
    // What this reader is deciding may be read again before the answer is there.
    const elsewhere = now === undefined && deciding !== known.id ? ("elsewhere" as const) : undefined;
    return { change: now ?? known, outcome: decided.get(known.id) ?? elsewhere };
  });

  /** Keeps a decision at its row. @param work resolves to whether it was made */
  const decide = async (id: number, decision: Decision, work: () => Promise<boolean>): Promise<void> => {
    setDeciding(id);
    try {
      if (await work()) setDecided((known) => new Map(known).set(id, decision));
    } finally {
      setDeciding(undefined);
    }
  };
  return { rows, decide };
}
