const signs = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Runs something once, at the first sign that the page is used: what a page may need next is fetched then, so that a page
 * that is only looked at fetches nothing it does not show.
 * @returns takes it back
 */
export function onFirstUse(run: () => void): () => void {
  const stop = new AbortController();
  const begin = (): void => {
    stop.abort();
    run();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
