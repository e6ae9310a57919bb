import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useSession } from "./hooks.ts";
import { persist, readPersisted } from "./persisted-storage.ts";

/**
 * A state that survives a reload of the page.
 * @param name names it within the product
 * @param parse makes it of what was kept, which may be of any shape; undefined where it is nothing. Keep its identity.
 * @param toKeep what JSON can hold of it; undefined while there is nothing to keep. Keep its identity.
 */
export function usePersistedState<T>(
  name: string,
  parse: (kept: unknown) => T | undefined,
  toKeep: (value: T) => unknown,
  initial: T,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const userid = useSession().user?.userid;
  const [value, setValue] = useState<T>(
    () => (userid === undefined ? undefined : parse(readPersisted(name, userid))) ?? initial,
  );
  useEffect(() => {
    if (userid !== undefined) persist(name, userid, toKeep(value));
  }, [name, userid, toKeep, value]);
  return [value, setValue];
}
