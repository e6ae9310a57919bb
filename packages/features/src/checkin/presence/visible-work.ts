import { useEffect, useId } from "react";

interface Sight {
  readonly ids: readonly number[];
  readonly document: boolean;
}

const sights = new Map<string, Sight>();

/** What screens show at this moment, and whether a document of it is open: that is looked at without a key for a while. */
export const visibleWork = (): Sight => ({
  ids: [...new Set([...sights.values()].flatMap(({ ids }) => ids))],
  document: [...sights.values()].some(({ document }) => document),
});

/** A screen says which check-ins are worked on while it is there: keys and pointers keep their locks. */
export function useVisibleWork(ids: readonly number[], { document = false } = {}): void {
  const id = useId();
  const key = ids.join(" ");
  useEffect(() => {
    sights.set(id, { ids: key === "" ? [] : key.split(" ").map(Number), document });
    return () => void sights.delete(id);
  }, [id, key, document]);
}
