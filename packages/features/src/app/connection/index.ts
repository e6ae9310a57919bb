import { createConnection } from "./connection.ts";

/** A question is given up after this long, in milliseconds. */
const limit = 5000;

/** An answer is one that came whole: a network that goes leaves the beginning of one. */
const ask = async (): Promise<void> => {
  const signal = AbortSignal.timeout(limit);
  await (await fetch(new URL("/api/health", location.origin), { cache: "no-store", signal })).arrayBuffer();
};

const hasPage = typeof window !== "undefined" && typeof location !== "undefined";

/** The one connection of a page. */
export const connection = createConnection({
  ask: hasPage ? ask : () => Promise.resolve(),
  signs: hasPage ? window : undefined,
  saysOffline: () => hasPage && !navigator.onLine,
});

// The network may have gone before anybody listened.
if (hasPage && !navigator.onLine) connection.listener(false);

/** Runs something each time when the server can be reached again. @returns runs it no more */
export const onReconnect = (run: () => void): (() => void) =>
  connection.state.subscribe(() => {
    if (connection.state.get() === "online") run();
  });
