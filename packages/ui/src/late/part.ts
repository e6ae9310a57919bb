/** When a part is fetched ahead: `soon` what the page in view can open, `later` what other pages need. */
export type PartTurn = "soon" | "later";

/** A piece of the program that does not come with the page, but when it is needed, or ahead of that. */
export interface Part<T> {
  readonly turn: PartTurn;
  /** Fetches it, once for all who wait; what failed is fetched anew by the next call. @throws PartUnavailable */
  readonly load: () => Promise<T>;
  /** What was fetched; undefined before. */
  readonly loaded: () => T | undefined;
}

/** A part could not be fetched: no network, or a newer build has taken the place of the one that has the file. */
export class PartUnavailable extends Error {
  override readonly name = "PartUnavailable";
}

/** Fetching is given up after this long, in milliseconds. */
const limit = 30_000;

const known = new Set<Part<unknown>>();
const listeners = new Set<() => void>();
// Parts of a part that is fetched ahead belong to a page that nobody looks at yet.
let fetchingFor: PartTurn = "soon";

/**
 * Names a part of the program.
 * @param fetch `() => import(…)`
 * @param turn default `soon`
 */
export function part<T>(fetch: () => Promise<T>, turn: PartTurn = "soon"): Part<T> {
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
      throw new PartUnavailable("A part of the page could not be loaded.", { cause: error });
    }
  };
  const self: Part<T> = {
    turn: fetchingFor === "later" ? "later" : turn,
    loaded: () => value?.is,
    load: () => (loading ??= attempt()),
  };
  known.add(self);
  for (const hear of listeners) hear();
  return self;
}

/** The parts that were not fetched yet, those first that are fetched first. */
export const partsToCome = (): readonly Part<unknown>[] =>
  [...known].toSorted((one, other) => Number(one.turn === "later") - Number(other.turn === "later"));

/** Hears of new parts. @returns hears no more */
export function onNewPart(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** Fetches a part before it is needed. */
export async function fetchAhead(next: Part<unknown>): Promise<void> {
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
