import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useSession } from "./hooks.ts";
import { keep, readKept } from "./kept-storage.ts";

/**
 * A state that is kept.
 * @param name names it within the product
 * @param parse makes it of what was kept, which may be of any shape; undefined where it is nothing. Keep its identity.
 * @param toKeep what JSON can hold of it; undefined while there is nothing to keep. Keep its identity.
 */
export function useKept<T>(
  name: string,
  parse: (kept: unknown) => T | undefined,
  toKeep: (value: T) => unknown,
  initial: T,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const userid = useSession().user?.userid;
  const [value, setValue] = useState<T>(
    () => (userid === undefined ? undefined : parse(readKept(name, userid))) ?? initial,
  );
  useEffect(() => {
    if (userid !== undefined) keep(name, userid, toKeep(value));
  }, [name, userid, toKeep, value]);
  return [value, setValue];
}
