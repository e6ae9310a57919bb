import type { CheckIn, Counters } from "@gatehouse/domain/checkin";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { createLive } from "../../../packages/features/src/app/live.ts";
import type { Session } from "./session.ts";

interface Parts {
  readonly url: string;
  readonly session: Session;
  /** All there are. */
  readonly checkInIds: readonly number[];
}

/** What differs between something as it is and as somebody was told it is. */
const unlike = <T extends object>(there: T, told: T | undefined): readonly string[] =>
  Object.entries(there).flatMap(([name, value]) => {
    const known: unknown = told?.[name as keyof T];
    return isDeepStrictEqual(value, known)
      ? []
      : [`${name} is ${JSON.stringify(value)}, told ${JSON.stringify(known)}`];
  });

/** Most rows that one search answers. */
const most = 500;

/**
 * Somebody who looks at the queue and is told by the live stream, with the dashboard's own client, when there is something new. Only
 * what was told is read again, so a lost event leaves a row or the counters as they were.
 */
export function createLiveViewer({ url, session, checkInIds }: Parts) {
  const live = createLive({
    url: `${url}/api`,
    async ticket() {
      const { status, body } = await session.post("/auth/ticket");
      if (status !== 200) throw new Error(`There is no ticket: ${status}.`);
      return (body as { readonly ticket: string }).ticket;
    },
  });
  const rows = new Map<number, CheckIn>();
  let counters: Counters | undefined;
  const newRows = new Set<number>();
  let newCounters = false;
  const heard = { events: 0, resyncs: 0, openings: 0 };

  const readAll = () => {
    for (const id of checkInIds) newRows.add(id);
    newCounters = true;
  };
  live.on("checkin.changed", ({ ids }) => {
    heard.events += 1;
    for (const id of ids) newRows.add(id);
  });
  live.on("checkin.counts", () => {
    newCounters = true;
  });
  live.on("resync", () => {
    heard.resyncs += 1;
    readAll();
  });
  // As the queue does: what changed before the stream was open was told to nobody.
  live.state.subscribe(() => {
    if (live.state.get() !== "open") return;
    heard.openings += 1;
    readAll();
  });

  async function readRows(): Promise<void> {
    const ids = [...newRows].slice(0, most);
    if (ids.length === 0) return;
    // What is told from here on may be newer than the answer.
    for (const id of ids) newRows.delete(id);
    const filters = [{ field: "checkInId", operator: "IN", value: ids }];
    const { status, body } = await session.post("/checkin/check-ins/search", {
      filters,
      size: most,
      showExpired: true,
    });
    if (status !== 200) for (const id of ids) newRows.add(id);
    else for (const row of (body as { readonly content: readonly CheckIn[] }).content) rows.set(row.checkInId, row);
  }

  async function readCounters(): Promise<void> {
    if (!newCounters) return;
    newCounters = false;
    const { status, body } = await session.get("/checkin/counters");
    if (status === 200) counters = body as Counters;
    else newCounters = true;
  }

  return {
    /** Looks on until the signal. */
    async work(until: AbortSignal): Promise<void> {
      live.start("onlooker");
      while (!until.aborted) {
        await readRows();
        await readCounters();
        await sleep(200);
      }
      live.stop();
    },
    /** Where what was told differs from what is there. The counters are those of the moment at which they were read. */
    async differences(read: (at: number) => Promise<{ rows: readonly CheckIn[]; counters: Counters }>) {
      if (!counters) return ["there are no counters yet"];
      const there = await read(counters.updatedAt);
      return [
        ...there.rows.flatMap((row) =>
          unlike(row, rows.get(row.checkInId)).map((what) => `check-in ${row.checkInId}: ${what}`),
        ),
        ...unlike(there.counters, counters).map((what) => `the counters: ${what}`),
      ];
    },
    /** What the stream brought since the last time. */
    takeHeard() {
      const taken = { ...heard };
      Object.assign(heard, { events: 0, resyncs: 0, openings: 0 });
      return taken;
    },
  };
}
