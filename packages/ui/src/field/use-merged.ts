import { useLayoutEffect, useRef } from "react";

interface Merged<Value> {
  /** The value with all that was merged into it since the last rendering. */
  readonly now: () => Value;
  readonly merge: (part: Partial<Value>) => Value;
}

/** A value of several parts, each changed by an event of its own: autofill changes them all before the next rendering. */
export function useMerged<Value extends object>(value: Value): Merged<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return {
    now: () => latest.current,
    merge: (part) => (latest.current = { ...latest.current, ...part }),
  };
}
