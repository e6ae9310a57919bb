import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function from one drawing to the next, which calls the latest: what it is given to need not be drawn again. Not while drawing. */
export function useStable<Arguments extends readonly unknown[]>(
  call: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args) => latest.current(...args), []);
}
