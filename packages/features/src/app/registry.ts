import { createStore, type Store } from "./store.ts";

/** What mounted components offer at the moment, each under its own id, in the order in which they appeared. */
export interface Registry<T> {
  readonly entries: Store<readonly T[]>;
  readonly set: (id: string, items: readonly T[]) => void;
  readonly remove: (id: string) => void;
}

/** A list to which several parts of a page add entries, each its own group. */
export function createRegistry<T>(): Registry<T> {
  const entries = createStore<readonly T[]>([]);
  const groups = new Map<string, readonly T[]>();
  const publish = (): void => entries.set([...groups.values()].flat());
  return {
    entries,
    set(id, items) {
      groups.set(id, items);
      publish();
    },
    remove(id) {
      groups.delete(id);
      publish();
    },
  };
}
