import { useEffect, useEffectEvent, useReducer } from "react";
import { onReconnect } from "../connection/index.ts";

type Entry =
  | { readonly status: "loading"; readonly done: Promise<unknown> }
  | { readonly status: "ready"; readonly data: unknown }
  | { readonly status: "failed"; readonly error: unknown };

const answers = new WeakMap<object, Map<string, Entry>>();

function answersOf(source: object): Map<string, Entry> {
  const known = answers.get(source) ?? new Map<string, Entry>();
  answers.set(source, known);
  return known;
}

function ask(known: Map<string, Entry>, key: string, load: () => Promise<unknown>): Promise<unknown> {
  const done = load().then(
    (data) => known.set(key, { status: "ready", data }),
    (error: unknown) => known.set(key, { status: "failed", error }),
  );
  known.set(key, { status: "loading", done });
  return done;
}

export interface Answer<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

/**
 * What a call answers, asked once for all who want it, and kept as long as what is asked. Airports and on-time figures do not
 * change while somebody looks for a flight: nothing is asked twice, but what failed is asked again by who comes later. This is
 * all that the traveller site needs of a cache; SWR does more and would be a part of its first load.
 * @param source the calls, whose answers these are
 * @param key null asks for nothing
 */
export function useAnswer<T>(source: object, key: string | null, load: () => Promise<T>): Answer<T> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return undefined;
    const known = answersOf(source);
    const entry = known.get(key);
    if (entry?.status === "ready") return undefined;
    let gone = false;
    const follow = async (): Promise<void> => {
      await (entry?.status === "loading" ? entry.done : ask(known, key, begin));
      if (!gone) draw();
    };
    void follow();
    return () => {
      gone = true;
    };
  }, [source, key]);
  const entry = key === null ? undefined : answersOf(source).get(key);
  const hasFailed = entry?.status === "failed";
  useEffect(() => {
    if (key === null || !hasFailed) return undefined;
    // What failed is asked again when the network is back.
    return onReconnect(() => void ask(answersOf(source), key, begin).then(draw));
  }, [source, key, hasFailed]);
  return {
    // Who asks under a key says what the answer is; nobody else writes under it.
    data: entry?.status === "ready" ? (entry.data as T) : undefined,
    error: entry?.status === "failed" ? entry.error : undefined,
  };
}

/** Keeps an answer that came another way: nobody needs to ask for it again. */
export const keepAnswer = (source: object, key: string, data: unknown): void =>
  void answersOf(source).set(key, { status: "ready", data });
