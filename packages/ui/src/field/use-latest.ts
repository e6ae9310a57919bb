import { type RefObject, useLayoutEffect, useRef } from "react";

/** The value of the last rendering, for what runs later: timers, answers, events that come several at once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
