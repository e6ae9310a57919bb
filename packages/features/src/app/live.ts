import { heartbeat, type LiveEvent, type LiveEventType, liveEventTypes } from "@gatehouse/api/realtime";
import { createStore, type Store } from "./store.ts";

/** `offline`: events are being missed right now; screens read everything again when it is over. */
export type LiveState = "off" | "connecting" | "open" | "offline";

export interface Live {
  readonly state: Store<LiveState>;
  /** Opens the stream of one user; a stream for somebody else is closed first. */
  readonly start: (userId: string) => void;
  readonly stop: () => void;
  /** Calls the handler for every event of the type until the returned function is called. */
  readonly on: <T extends LiveEventType>(
    type: T,
    handler: (event: Extract<LiveEvent, { type: T }>) => void,
  ) => () => void;
  /** Hands an event to the handlers of this tab. */
  readonly emit: (event: LiveEvent) => void;
}

interface LiveOptions {
  /** Base address of the calls, `https://…/api`. */
  readonly url: string;
  /** A new one-use ticket for each opening. */
  readonly ticket: () => Promise<string>;
  /** Runs something each time when the server can be reached again; returns what stops it. */
  readonly onBack?: (run: () => void) => () => void;
  /** Hears that the stream broke off. */
  readonly onLost?: () => void;
}

/** Waits before the next attempt, in milliseconds: doubling up to half a minute, spread so that clients do not come back as one. */
const backoff = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000) * (0.5 + Math.random() / 2);

const isLiveEvent = (value: unknown): value is LiveEvent =>
  typeof value === "object" && value !== null && "type" in value && liveEventTypes.some((type) => type === value.type);

type Shared = { readonly event: LiveEvent } | { readonly state: LiveState } | { readonly ask: true };

/**
 * Live events by server-sent events. Tabs share one stream, because a browser allows six connections to a server: the tab that
 * holds the lock keeps the stream and passes everything on; when it closes, the next one takes over.
 */
export function createLive({ url, ticket, onBack, onLost }: LiveOptions): Live {
  const state = createStore<LiveState>("off");
  const handlers = new Map<LiveEventType, Set<(event: LiveEvent) => void>>();
  let close: (() => void) | undefined;
  let current: string | undefined;

  const emit = (event: LiveEvent): void => {
    for (const handler of handlers.get(event.type) ?? []) handler(event);
  };

  const start = (userId: string): void => {
    if (current === userId) return;
    stop();
    current = userId;
    const stopped = new AbortController();
    const begun = performance.now();
    const channel = new BroadcastChannel(`gatehouse.live.${userId}`);
    const share = (message: Shared): void => {
      // An answer may still come in after the stream was given up, and the channel with it.
      if (stopped.signal.aborted) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within the origin
      channel.postMessage(message);
    };
    let leading = false;
    channel.addEventListener("message", ({ data }: MessageEvent<Shared>) => {
      if ("event" in data) emit(data.event);
      else if ("state" in data) state.set(data.state);
      else if (leading) share({ state: state.get() });
    });
    state.set("connecting");
    share({ ask: true });
    const lead = (): Promise<void> => {
      leading = true;
      return keepOpen({
        url,
        ticket,
        onBack,
        onLost,
        begun,
        signal: stopped.signal,
        onEvent: (event) => {
          emit(event);
          share({ event });
        },
        onState: (next) => {
          state.set(next);
          share({ state: next });
        },
      });
    };
    const { locks } = navigator as { readonly locks?: LockManager };
    const leadership = locks ? locks.request(`gatehouse.live.${userId}`, { signal: stopped.signal }, lead) : lead();
    leadership.catch(() => {
      // The wait for the lock was given up by stop(), or there are none for a frame of another site: it has a stream of its own.
      if (!stopped.signal.aborted) void lead();
    });
    close = () => {
      stopped.abort();
      channel.close();
    };
  };

  const stop = (): void => {
    close?.();
    close = undefined;
    current = undefined;
    state.set("off");
  };

  return {
    state,
    start,
    stop,
    emit,
    on(type, handler) {
      const set = handlers.get(type) ?? new Set();
      handlers.set(type, set);
      const listener = handler as (event: LiveEvent) => void;
      set.add(listener);
      return () => set.delete(listener);
    },
  };
}

/** A first opening within this time has missed nothing that the screens did not read themselves, in milliseconds. */
const prompt = 1000;

/** A stream that is silent for this long is dead, in milliseconds, whatever the browser thinks of it. */
const streamTimeout = heartbeat.milliseconds * 2.5;

interface Stream extends Pick<LiveOptions, "url" | "ticket"> {
  readonly onBack: LiveOptions["onBack"] | undefined;
  readonly onLost: LiveOptions["onLost"] | undefined;
  /** When this tab first wanted events, as `performance.now()` says it. */
  readonly begun: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState: (state: LiveState) => void;
}

/** Keeps a stream open until the signal says stop: a fresh ticket for each attempt, and `resync` whenever events may be missing. */
async function keepOpen({ url, ticket, onBack, onLost, begun, signal, onEvent, onState }: Stream): Promise<void> {
  for (let attempt = 0, opened = 0; !signal.aborted; attempt++) {
    try {
      const address = `${url}/events?ticket=${encodeURIComponent(await ticket())}`;
      if (signal.aborted) return;
      const source = new EventSource(address);
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(watch);
          source.close();
          resolve();
        };
        // Also from its beginning: a server may take the call and never answer.
        let watch = setTimeout(done, streamTimeout);
        source.addEventListener(heartbeat.event, () => {
          clearTimeout(watch);
          watch = setTimeout(done, streamTimeout);
        });
        signal.addEventListener("abort", done, { once: true });
        // The browser would come back with the used ticket: close, and open again below.
        source.addEventListener("error", done);
        source.addEventListener("open", () => {
          attempt = 0;
          onState("open");
          // After a gap, or after waiting for another tab to give the stream up, something may have been missed.
          if (opened++ > 0 || performance.now() - begun > prompt) onEvent({ type: "resync" });
        });
        for (const type of liveEventTypes)
          source.addEventListener(type, ({ data }: MessageEvent<string>) => {
            const event = parse(type, data);
            if (event) onEvent(event);
          });
      });
    } catch {
      // No ticket: the server is away, or the session is over and its owner will stop this stream.
    }
    if (signal.aborted) return;
    onState("offline");
    onLost?.();
    await pause(backoff(attempt), signal, onBack);
  }
}

function parse(type: LiveEventType, data: string): LiveEvent | undefined {
  try {
    const event: unknown = { ...(JSON.parse(data || "{}") as object), type };
    return isLiveEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

/** Waits, but not longer than until the network comes back or the signal says stop. */
const pause = (milliseconds: number, signal: AbortSignal, onBack: LiveOptions["onBack"]): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      stop?.();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
    const stop = onBack?.(done);
    signal.addEventListener("abort", done);
  });
