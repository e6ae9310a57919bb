import { Worker } from "node:worker_threads";
import { confirmationLimits, type ConfirmationReading } from "@gatehouse/domain/trips/confirmations";
import { loadAirports } from "../reference/airports.ts";

/** What a thread reads. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  /** IANA zones of airports. */
  readonly zones: ReadonlyMap<string, string>;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** What reading one file may take, and how many are read at the same time. */
const limits = { milliseconds: 20_000, megabytes: 384, threads: 2 } as const;

/** Reading took more time or memory than a file may take. */
export class TooComplex extends Error {
  override readonly name = "TooComplex";
}

/** @throws TooComplex */
async function readInThread(task: ReadingTask, milliseconds: number): Promise<ConfirmationReading> {
  const worker = new Worker(new URL("read-thread.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ConfirmationReading>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
        reject(isMemory ? new TooComplex() : error);
      });
      worker.once("exit", () => reject(new TooComplex()));
      timer = setTimeout(() => reject(new TooComplex()), milliseconds);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

let reading = 0;
const waiting: (() => void)[] = [];

/** Lets so many read at the same time; the others wait in the order in which they came. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (reading >= limits.threads) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

/**
 * Says what a supplier's confirmation says (TRP-5 to TRP-8), in a thread: the server answers as fast as ever meanwhile.
 * @param now seconds since 1970, UTC
 * @throws TooComplex
 */
export async function readFile(file: File, now: number, milliseconds: number = limits.milliseconds) {
  if (file.size > confirmationLimits.bytes) return { understood: false, reason: "TOO_LARGE", reading: null } as const;
  const airports = await loadAirports();
  const task: ReadingTask = {
    bytes: new Uint8Array(await file.arrayBuffer()),
    zones: new Map(airports.all.map(({ iata, zone }) => [iata, zone])),
    today: new Date(now * 1000).toISOString().slice(0, 10),
  };
  const { reading: read, ...answer } = await inTurn(() => readInThread(task, milliseconds));
  return {
    understood: answer.understood,
    reason: "reason" in answer ? answer.reason : null,
    // The names of attached PDFs alone: their bytes stay here.
    reading: read && { ...read, pdfs: read.pdfs.map(({ name }) => name) },
  };
}
