const signs = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Runs something at the first sign that somebody uses the page, once: what a page may need next is fetched then, so that a page
 * that is only looked at fetches nothing it does not show.
 * @returns takes it back
 */
export function whenUsed(run: () => void): () => void {
  const stop = new AbortController();
  const begin = (): void => {
    stop.abort();
    run();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
