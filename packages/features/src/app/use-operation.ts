import { useCallback, useRef, useState } from "react";

/** Something that changes the server, at most once at a time. */
export interface Operation<Input extends readonly unknown[], Output> {
  /** @returns undefined when it was already running: a second click is no second call */
  readonly run: (...input: Input) => Promise<Output | undefined>;
  readonly running: boolean;
}

/** A call that a press makes, one at a time, with whether it is under way. */
export function useOperation<Input extends readonly unknown[], Output>(
  operate: (...input: Input) => Promise<Output>,
): Operation<Input, Output> {
  const [running, setRunning] = useState(false);
  // State is seen with the next render; a second click may come before.
  const busy = useRef(false);
  const run = useCallback(
    async (...input: Input) => {
      if (busy.current) return undefined;
      busy.current = true;
      setRunning(true);
      try {
        return await operate(...input);
      } finally {
        busy.current = false;
        setRunning(false);
      }
    },
    [operate],
  );
  return { run, running };
}
