import { type RefObject, useEffect } from "react";
import { useLatest } from "./use-latest.ts";

/** Runs after the form around an element was reset by the browser: by a button of type `reset`, or by `form.reset()`. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    const form = element.current?.closest("form");
    const reset = (): void => latest.current();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [element, latest]);
}
