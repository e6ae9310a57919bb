import { captureKeys } from "../app/capture-keys.ts";

/** What is typed from the moment that the viewer is asked for: its code, its dialog and the focus in it come later. */
export interface TypedAhead {
  /** Gives what was typed, in its order, to anyone who hears the viewer's keys, and what is typed until the viewer has the focus. */
  readonly to: (onKey: (key: string) => void) => void;
  /** From now on keys go where they always go. */
  readonly stop: () => void;
  /** Keys are still kept: it was not stopped, and did not take too long. */
  readonly isHolding: () => boolean;
}

/** So long the viewer may take to come, in milliseconds; then the page has its keys back. */
const patience = 15_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox], [type=radio])");

/** A dialog that is open has its own keys. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("[role=dialog][data-state=open], [role=alertdialog][data-state=open]") !== null;

const isViewerKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || /^(Enter|Escape|Arrow\w+)$/.test(key));

let stopEarlier: (() => void) | undefined;

/**
 * Keeps what is typed for the viewer from the page, so that a fast hand loses no key, and none does something else.
 * @param singleKeys false where the reader has turned keys without Ctrl off: letters are not the viewer's either then
 */
export function captureTyped(singleKeys = true): TypedAhead {
  // Only the newest call holds keys.
  stopEarlier?.();
  const keys: string[] = [];
  let onKey = (key: string): void => void keys.push(key);
  const release = captureKeys(
    (event) => {
      if (isInDialog(event.target)) {
        stop();
        return false;
      }
      // Once the viewer hears them itself, Escape is its dialog's.
      return (
        isViewerKey(event) &&
        !isTyping(event.target) &&
        (singleKeys || event.key.length > 1) &&
        !(event.key === "Escape" && isHandedOver)
      );
    },
    (key) => onKey(key),
  );
  let isHandedOver = false;
  const timer = setTimeout(() => !isHandedOver && stop(), patience);
  let isHolding = true;
  const stop = (): void => {
    isHolding = false;
    clearTimeout(timer);
    release();
  };
  stopEarlier = stop;
  return {
    to: (listener) => {
      isHandedOver = true;
      onKey = listener;
      for (const key of keys.splice(0)) listener(key);
    },
    stop,
    isHolding: () => isHolding,
  };
}
