import { useEffect, useRef, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import { useStable } from "./use-stable.ts";

interface Started<T> {
  readonly value: T;
  /** What the address said when the draft began, and what it may say on the way there. */
  readonly through: readonly string[];
}

interface Draft<T> {
  /** What the controls show. */
  readonly value: T;
  /** A choice that is not over yet, such as a thumb on its way: the list follows, the address does not. */
  readonly preview: (value: T) => void;
  /** A choice: it is shown at once, and sent to the address when that has been painted. */
  readonly commit: (value: T) => void;
  /** Sends what has not been sent yet. @returns whether there was anything */
  readonly flush: () => boolean;
}

/**
 * What is chosen is shown at once, before the address has it: two ticks in a row build on each other, and a dragged thumb does not
 * fill the history. Once the address says anything else, it wins.
 * @param keyOf equal for values that an address cannot tell apart
 */
export function useDraft<T>(address: T, keyOf: (value: T) => string, onChange: (value: T) => void): Draft<T> {
  const [draft, setDraft] = useState<Started<T>>();
  const unsent = useRef<{ readonly value: T; readonly cancel: () => void }>(undefined);
  const key = keyOf(address);
  const isUnderWay = draft !== undefined && draft.through.includes(key);
  if (draft && !isUnderWay) setDraft(undefined);
  const value = isUnderWay ? draft.value : address;
  const through = isUnderWay ? draft.through : [key];
  // What is sent goes out from what the address is then: something else may have changed in it meanwhile.
  const send = useStable(onChange);
  const flush = (): boolean => {
    const waiting = unsent.current;
    if (!waiting) return false;
    unsent.current = undefined;
    waiting.cancel();
    send(waiting.value);
    return true;
  };
  const leave = useStable(() => void flush());
  useEffect(() => leave, [leave]);
  return {
    value,
    flush,
    preview: (next) => setDraft({ value: next, through }),
    commit: (next) => {
      setDraft(keyOf(next) === key ? undefined : { value: next, through: [...through, keyOf(value)] });
      unsent.current?.cancel();
      unsent.current = { value: next, cancel: afterPaint(leave) };
    },
  };
}
