/**
 * Keeps keys from the page and gives them to `hear` instead, whatever has the focus. A key that repeats itself is kept away too, but
 * heard once only.
 * @returns from now on keys go where they always go
 */
export function captureKeys(isWanted: (event: KeyboardEvent) => boolean, onKey: (key: string) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isWanted(event)) return;
    if (!event.repeat) onKey(event.key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("keydown", onKeyDown, { capture: true });
  return () => removeEventListener("keydown", onKeyDown, { capture: true });
}
