/** Collects requests and runs them together. */
export interface Coalescer<T> {
  readonly options: (...items: readonly T[]) => void;
  /** Forgets what has been asked for. */
  readonly stop: () => void;
}

/**
 * Calls `run` once for many requests: when none has come for `quiet` milliseconds, but never later than `longest` after the first.
 * A queue at full work announces dozens of changes a second; reading it a few times a second is enough.
 */
export function coalesce<T>(
  run: (items: ReadonlySet<T>) => void,
  { quiet, longest }: { readonly quiet: number; readonly longest: number },
): Coalescer<T> {
  const waiting = new Set<T>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    limit = undefined;
    waiting.clear();
  };
  const flush = () => {
    const items = new Set(waiting);
    stop();
    run(items);
  };
  return {
    options: (...items) => {
      for (const item of items) waiting.add(item);
      clearTimeout(pause);
      pause = setTimeout(flush, quiet);
      limit ??= setTimeout(flush, longest);
    },
    stop,
  };
}
