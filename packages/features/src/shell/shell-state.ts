import { useSyncExternalStore } from "react";
import { remember, remembered } from "../app/index.ts";

const foldedKey = "gatehouse.nav.folded";
const closedKey = "gatehouse.nav.closed";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const write = (key: string, value: string | undefined): void => {
  remember(key, value);
  for (const listener of listeners) listener();
};

/** Whether the sidebar is folded to its icons; remembered on this device. */
export function useFolded(): readonly [boolean, (folded: boolean) => void] {
  const folded = useSyncExternalStore(subscribe, () => remembered(foldedKey) === "yes");
  return [folded, (next) => write(foldedKey, next ? "yes" : undefined)];
}

/** Which groups of the sidebar are closed, by their ids; remembered on this device. */
export function useClosedGroups(): readonly [ReadonlySet<string>, (mid: string) => void] {
  const text = useSyncExternalStore(subscribe, () => remembered(closedKey) ?? "");
  const closed = new Set(text.split(",").filter(Boolean));
  return [
    closed,
    (mid) => {
      const next = closed.has(mid) ? [...closed].filter((other) => other !== mid) : [...closed, mid];
      write(closedKey, next.length > 0 ? next.join(",") : undefined);
    },
  ];
}
