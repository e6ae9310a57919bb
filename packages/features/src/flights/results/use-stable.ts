import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that stays the same from one drawing to the next and calls the latest: what it is given to need not be drawn again.
 * Not while drawing.
 */
export function useStable<Arguments extends readonly unknown[]>(
  call: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args) => latest.current(...args), []);
}
