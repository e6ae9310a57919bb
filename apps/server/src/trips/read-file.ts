import { confirmationLimits, type ConfirmationReading } from "@gatehouse/domain/trips/confirmations";
import { createTurns, runInThread } from "../platform/threads.ts";
import { loadAirports } from "../reference/airports.ts";

/** What a thread reads. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  /** IANA zones of airports. */
  readonly zones: ReadonlyMap<string, string>;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** What reading one file may take. */
const limits = { milliseconds: 20_000, megabytes: 384 } as const;
const inTurn = createTurns(2);
const thread = new URL("read-thread.ts", import.meta.url);

/**
 * Says what a supplier's confirmation says (TRP-5 to TRP-8), in a thread: the server answers as fast as ever meanwhile.
 * @param now seconds since 1970, UTC
 * @throws ThreadExceeded
 */
export async function readFile(file: File, now: number, milliseconds: number = limits.milliseconds) {
  if (file.size > confirmationLimits.bytes) return { understood: false, reason: "TOO_LARGE", reading: null } as const;
  const airports = await loadAirports();
  const task: ReadingTask = {
    bytes: new Uint8Array(await file.arrayBuffer()),
    zones: new Map(airports.all.map(({ iata, zone }) => [iata, zone])),
    today: new Date(now * 1000).toISOString().slice(0, 10),
  };
  const { reading: read, ...answer } = await inTurn(() =>
    runInThread<ConfirmationReading>(thread, task, { ...limits, milliseconds }),
  );
  return {
    understood: answer.understood,
    reason: "reason" in answer ? answer.reason : null,
    // The names of attached PDFs alone: their bytes stay here.
    reading: read && { ...read, pdfs: read.pdfs.map(({ name }) => name) },
  };
}
