import { isFor, type LiveHub, type LiveMessage, type LiveReader } from "./live.ts";

/** Which of these sessions still hold. */
export type OpenSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Why nothing more may go to a reader. After `access.changed` and `lost` they may come back, and are admitted as what they are then. */
type ReaderEnd = "session.ended" | "access.changed" | "lost";

interface Parts {
  readonly live: Pick<LiveHub, "subscribe">;
  readonly openSessions: OpenSessions;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

interface AdmittedReader<Reader extends LiveReader> {
  readonly reader: Reader;
  /** They left by themselves. */
  readonly leave: () => void;
}

/** Everybody who has a stream or a socket open on this process. */
export interface ReaderWatch {
  /**
   * Lets a reader in, and tells once when they must go: their session ended, its time is over, or what they may do has changed, on
   * whichever process that was done (ACC-8). What happens while they are looked up is not missed.
   * @param load who it is; undefined for nobody
   * @param over ends the stream or the socket; never called before the caller has had a turn to set it up
   */
  admit<Reader extends LiveReader>(
    load: () => Promise<Reader | undefined>,
    over: (why: ReaderEnd) => void,
  ): Promise<AdmittedReader<Reader> | undefined>;
  readonly stop: () => void;
}

interface Connected {
  readonly reader: LiveReader;
  readonly end: (why: ReaderEnd) => void;
}

const longestTimer = 2 ** 31 - 1;

/** One per process and kind of connection. */
export function createReaderWatch({ live, openSessions, now }: Parts): ReaderWatch {
  // One reader may have many connections.
  const open = new Set<Connected>();
  const arriving = new Set<LiveMessage[]>();

  /** Asks the database who may stay. In doubt nobody: they come back. */
  async function ask(asked: readonly Connected[], otherwise?: ReaderEnd): Promise<void> {
    if (asked.length === 0) return;
    const holding = await openSessions(asked.map(({ reader }) => reader.sessionId)).catch(() => undefined);
    for (const { reader, end } of asked) {
      const why = holding === undefined ? "lost" : holding.has(reader.sessionId) ? otherwise : "session.ended";
      if (why) end(why);
    }
  }
  function hear({ event: { type }, audience }: LiveMessage): void {
    if (type === "resync") void ask([...open]);
    if (type !== "session.ended" && type !== "access.changed") return;
    const meant = [...open].filter(({ reader }) => isFor(reader, audience));
    if (type === "access.changed") void ask(meant, "access.changed");
    else for (const { end } of meant) end("session.ended");
  }
  const stop = live.subscribe((message) => {
    for (const early of arriving) early.push(message);
    hear(message);
  });

  return {
    stop,
    async admit(load, over) {
      const early: LiveMessage[] = [];
      arriving.add(early);
      try {
        const reader = await load();
        if (!reader || reader.endsAt <= now()) return undefined;
        let isReady = false;
        let isOver = false;
        const leave = () => {
          isOver = true;
          clearTimeout(expiry);
          open.delete(one);
        };
        const end = (why: ReaderEnd) => {
          if (isOver) return;
          leave();
          // Not before the caller has what is to be ended.
          if (isReady) over(why);
          else setImmediate(() => over(why));
        };
        const one = { reader, end };
        const expiry = setTimeout(
          () => end("session.ended"),
          Math.min(longestTimer, (reader.endsAt - now()) * 1000),
        ).unref();
        open.add(one);
        setImmediate(() => {
          isReady = true;
        });
        for (const message of early) if (!isOver) hear(message);
        return { reader, leave };
      } finally {
        arriving.delete(early);
      }
    },
  };
}
