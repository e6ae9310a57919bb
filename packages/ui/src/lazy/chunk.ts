/** When a chunk is prefetched: `soon` what the page in view can open, `later` what other pages need. */
export type PrefetchTurn = "soon" | "later";

/** A chunk: code that is not loaded with the page, but when it is needed, or prefetched before. */
export interface Chunk<T> {
  readonly turn: PrefetchTurn;
  /** Fetches it, once for all who wait; what failed is fetched again by the next call. @throws ChunkUnavailable */
  readonly load: () => Promise<T>;
  /** What was fetched; undefined before. */
  readonly loaded: () => T | undefined;
}

/** A chunk could not be loaded: no network, or a newer build has taken the place of the one that has the file. */
export class ChunkUnavailable extends Error {
  override readonly name = "ChunkUnavailable";
}

/** Fetching is given up after this long, in milliseconds. */
const limit = 30_000;

const known = new Set<Chunk<unknown>>();
const listeners = new Set<() => void>();
// Chunks of a chunk that is prefetched belong to a page that is not open yet.
let fetchingFor: PrefetchTurn = "soon";

/**
 * Defines a chunk.
 * @param fetch `() => import(…)`
 * @param turn default `soon`
 */
export function defineChunk<T>(fetch: () => Promise<T>, turn: PrefetchTurn = "soon"): Chunk<T> {
  let value: { readonly is: T } | undefined;
  let loading: Promise<T> | undefined;
  let hasFailed = false;
  const attempt = async (): Promise<T> => {
    try {
      const styles = hasFailed && typeof document !== "undefined" ? fetchStylesAnew() : Promise.resolve();
      value = { is: await inTime(styles.then(fetch)) };
      known.delete(self);
      return value.is;
    } catch (error) {
      hasFailed = true;
      loading = undefined;
      throw new ChunkUnavailable("A part of the page could not be loaded.", { cause: error });
    }
  };
  const self: Chunk<T> = {
    turn: fetchingFor === "later" ? "later" : turn,
    loaded: () => value?.is,
    load: () => (loading ??= attempt()),
  };
  known.add(self);
  for (const listener of listeners) listener();
  return self;
}

/** The chunks that are not loaded yet, in the order in which they are prefetched. */
export const pendingChunks = (): readonly Chunk<unknown>[] =>
  [...known].toSorted((one, other) => Number(one.turn === "later") - Number(other.turn === "later"));

/** Calls back for each new chunk. @returns ends that */
export function onNewChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads a chunk before it is needed. */
export async function prefetch(next: Chunk<unknown>): Promise<void> {
  fetchingFor = next.turn;
  try {
    await next.load();
  } finally {
    fetchingFor = "soon";
  }
}

async function inTime<T>(fetched: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It did not come in time.")), limit);
  });
  try {
    return await Promise.race([fetched, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Bundlers link the style sheet of a part once, also when it did not come: a part that is fetched again would stand there without
 * its styles.
 */
async function fetchStylesAnew(): Promise<void> {
  const failed = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][href]")].filter(
    (link) => !link.disabled && link.sheet === null,
  );
  await Promise.all(
    failed.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener("load", () => resolve());
          again.addEventListener("error", () => reject(new Error(`${link.href} could not be loaded.`)));
          link.replaceWith(again);
        }),
    ),
  );
}
