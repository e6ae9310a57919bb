import { setTimeout as sleep } from "node:timers/promises";

/** What a probe saw of a server, the worst of it. */
export interface ProbeResult {
  /** Milliseconds of the slowest answer of `/api/ready`. */
  readyTook: number;
  /** Answers of `/api/health` that were not 200, and those that did not come. */
  unhealthy: number;
  /** When `/api/ready` was last anything but 200; 0 for never: milliseconds since 1970. */
  lastNotReady: number;
}

/** Asks a server all the time whether it lives and is ready, as anyone who watches over it would. */
export function observe(url: string) {
  const over = new AbortController();
  let seen: ProbeResult = { readyTook: 0, unhealthy: 0, lastNotReady: 0 };
  const ask = async (path: string) => {
    const started = performance.now();
    const status = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000) }).then(
      (response) => response.text().then(() => response.status),
      () => 0,
    );
    return { status, took: performance.now() - started };
  };
  const watching = (async () => {
    while (!over.signal.aborted) {
      const [health, ready] = await Promise.all([ask("/api/health"), ask("/api/ready")]);
      if (health.status !== 200) seen.unhealthy += 1;
      if (ready.status !== 200) seen.lastNotReady = Date.now();
      seen.readyTook = Math.max(seen.readyTook, ready.took);
      await sleep(100);
    }
  })();
  return {
    /** What was seen since the last time. */
    take(): ProbeResult {
      const taken = seen;
      seen = { readyTook: 0, unhealthy: 0, lastNotReady: 0 };
      return taken;
    },
    /** Resolves when the server was ready for a second. @throws after two minutes */
    async untilReady(): Promise<void> {
      const deadline = Date.now() + 120_000;
      for (let good = 0; good < 5; good = (await ask("/api/ready")).status === 200 ? good + 1 : 0) {
        if (Date.now() > deadline) throw new Error("The server was not ready again within two minutes.");
        await sleep(200);
      }
    },
    async stop(): Promise<void> {
      over.abort();
      await watching;
    },
  };
}
