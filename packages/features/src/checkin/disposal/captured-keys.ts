import { captureKeys } from "../../app/capture-keys.ts";

/** Keys pressed while the dialog that they are for is on its way. */
export interface CapturedKeys {
  /** Gives those that were pressed, in their order, to anyone who hears the keys from now on. */
  readonly handOver: (onKey: (keys: readonly string[]) => void) => void;
  /** From now on keys go where they always go. */
  readonly stop: () => void;
}

/** For a dialog that nobody has asked for by a key. */
export const noKeys: CapturedKeys = { handOver: () => undefined, stop: () => undefined };

const isHeld = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^([1-9]|Enter|Backspace)$/.test(key);

/** A button of a dialog that is there already does what it says. */
const isOnButton = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof Element && target.closest("[role=dialog] :is(button, a)") !== null;

/** Only the newest call holds keys: one that was never answered keeps none from the page. */
let stopEarlier: (() => void) | undefined;

/** Keeps the keys that choose a reason from the page until the reasons are there, so that a fast hand loses none. */
export function captureReasonKeys(): CapturedKeys {
  stopEarlier?.();
  const keys: string[] = [];
  const stop = captureKeys(
    (event) => isHeld(event) && !isOnButton(event),
    (key) => keys.push(key),
  );
  stopEarlier = stop;
  return {
    handOver: (onKey) => {
      stop();
      if (keys.length > 0) onKey(keys.splice(0));
    },
    stop,
  };
}
