import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Job } from "pg-boss";
import type { ISchema } from "yup";
import { adoptQueue, staleJobs } from "./adopt-queue.ts";
import { databaseUnavailableIn } from "./connections/database-unavailable.ts";
import { DatabasePool } from "./connections/pool.ts";
import type { DatabaseWatch } from "./connections/waiting.ts";
import { createWatch } from "./connections/watch.ts";
import type { Queryable } from "./database.ts";
import { createListener } from "./listener.ts";
import { isTransientFailure } from "./database-error.ts";
import type { Logger } from "./log.ts";

/** What a running job may use besides its data. */
interface JobRun {
  readonly id: string;
  /** 0 at the first try. */
  readonly attempt: number;
  /** Aborts when the job takes too long or the server stops without waiting. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface JobDefinition<T extends object = object> {
  /** Name of the queue, `area.what`. */
  readonly name: string;
  /** Checked before the handler sees the data; what does not fit fails at once. */
  readonly schema?: ISchema<T>;
  /** How often a failed job is tried again, with growing pauses; default 5. A scheduled job is not: its next turn comes anyway. */
  readonly retries?: number;
  /** Seconds before the first retry; doubled each time, at most an hour. Default 2. */
  readonly retryDelay?: number;
  /** Seconds a try may take before it counts as failed; default 300. */
  readonly timeout?: number;
  /** Jobs of this kind that one process runs at the same time; default 1. */
  readonly concurrency?: number;
  /** Its jobs carry a key, and of those that wait each key is there once. */
  readonly keyed?: boolean;
  /** Runs by itself every so many seconds, once among all server processes, never beside itself. Its data is `{}`. */
  readonly everySeconds?: number;
  /** Must be repeatable: a crash between its end and its settling runs it again. */
  readonly handler: (data: T, run: JobRun) => Promise<void>;
}

/** States a job with its data type inferred. */
export const defineJob = <T extends object>(definition: JobDefinition<T>): JobDefinition<T> => definition;

interface EnqueueOptions {
  /** Earliest start. */
  readonly startAfter?: Date;
  /**
   * For a kind that is `keyed`: while a job of this key waits, another one is not added. The one that waits may begin before the
   * caller's transaction commits: a key stands for what is new with the transaction, or was there before it.
   */
  readonly key?: string;
}

/** The job queue of this process; all processes on one database share the work. */
export interface Jobs {
  /** Makes a kind of job known. Call it before `start`. */
  register<T extends object>(definition: JobDefinition<T>): void;
  /** Adds a job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue<T extends object>(
    tx: Queryable,
    definition: JobDefinition<T>,
    data: T,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Creates the queues and begins to work on them. */
  start(): Promise<void>;
  /** Takes no new job, waits for those under way (at most `seconds`), and lets go of the database. */
  stop(seconds: number): Promise<void>;
  /** Waiting, running and failed jobs per kind. */
  figures(): Promise<
    readonly { readonly name: string; readonly waiting: number; readonly active: number; readonly failed: number }[]
  >;
}

/** A definition whose data type is hidden in `perform`. */
type Kind = Omit<JobDefinition, "schema" | "handler"> & {
  readonly perform: (data: object, run: JobRun) => Promise<void>;
};

interface Options {
  readonly url: string;
  /** The one that watches the process's other connections; without it the queue has its own. */
  readonly watch?: DatabaseWatch;
  readonly log: Logger;
}

// Seconds between looks at an empty queue. New jobs wake the workers at once; retries and later starts do not, and wait for a look.
const pollingSeconds = 2;
const connections = 4;

// Seconds without a sign of life after which a running job counts as failed: its process was killed, or could not say that it had
// ended while the database was away. Signs come twice as often; every so many seconds somebody looks for those that stay out.
const heartbeatTimeout = 20;
const supervision = 10;
// Milliseconds for a statement of the queue itself, and between two tries while the database is away.
const statementLimit = 60_000;
const tryAgain = 250;
// Milliseconds in which a database that goes away while the queue is opened comes back: an embedded one is started again.
const openingTime = 60_000;

/** Background jobs of a server process, on the queue that all processes of a database share. */
export function createJobs({ url, watch: given, log }: Options): Jobs {
  const watch = given ?? createWatch({ url, log });
  const pool = new DatabasePool({
    connectionString: url,
    max: connections,
    application_name: "gatehouse-jobs",
    statementLimit,
    watch,
    log,
  });
  let isOpen = false;
  let waits = false;

  let opensUntil = 0;

  /** Whether what the queue wanted of its database is tried again: it is away, and will be back. */
  async function waitsFor(error: unknown): Promise<boolean> {
    const goesOn = () => isOpen || performance.now() < opensUntil;
    if (!goesOn() || !(databaseUnavailableIn(error) || isTransientFailure(error))) return false;
    if (!waits) log.warn({ reason: String(error) }, "the job queue waits for its database");
    waits = true;
    await sleep(tryAgain, undefined, { ref: false });
    return goesOn();
  }

  /**
   * A statement of the queue itself, once it is open or opening, waits while the database is away: otherwise what ended meanwhile would
   * count as running until its silence is noticed, half a minute later. Repeated, such statements change nothing that stands: a job is
   * settled by anyone who has it, a turn is claimed once, and what is created is left as it is when it is there.
   */
  async function executeSql(text: string, values?: unknown[]) {
    for (;;) {
      try {
        const answer = await pool.query(text, values);
        waits = false;
        return answer;
      } catch (error) {
        if (!(await waitsFor(error))) throw error;
      }
    }
  }

  const boss = new PgBoss({
    db: {
      executeSql,
      async listen(channel, onPayload, onReconnect) {
        const listener = createListener({ url, name: "gatehouse-jobs", channel, log, onPayload, onReconnect });
        for (let listens = false; !listens;) {
          try {
            await listener.start();
            listens = true;
          } catch (error) {
            if (!(await waitsFor(error))) throw error;
          }
        }
        onReconnect();
        return { close: () => listener.stop() };
      },
    },
    useListenNotify: true,
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: supervision,
    monitorIntervalSeconds: supervision,
  });
  boss.on("error", (error) => {
    // Errors of workers are copies, which have kept the name.
    if (databaseUnavailableIn(error) || error.name === "DatabaseUnavailable")
      log.warn({ reason: error.message }, "the job queue waits for its database");
    else log.error({ err: error }, "the job queue has a problem");
  });
  const known = new Map<string, Kind>();
  const timers: NodeJS.Timeout[] = [];

  async function work({ name, perform }: Kind, job: Job): Promise<void> {
    const entry = log.child({ job: name, jobId: job.id });
    const started = performance.now();
    try {
      await perform(job.data ?? {}, { id: job.id, attempt: job.retryCount, signal: job.signal, log: entry });
      entry.debug({ milliseconds: Math.round(performance.now() - started) }, "job done");
    } catch (error) {
      if (databaseUnavailableIn(error))
        entry.warn({ reason: String(error), attempt: job.retryCount }, "a job lost its database");
      else entry.error({ err: error, attempt: job.retryCount }, "job failed");
      throw error;
    }
  }

  /** Begins to work on jobs of a kind, one after the other. */
  async function startWorkers(kind: Kind): Promise<void> {
    const worker = await boss.work<object>(
      kind.name,
      { pollingIntervalSeconds: pollingSeconds, notifyPollingIntervalSeconds: pollingSeconds },
      async ([job]) => {
        try {
          if (job) await work(kind, job);
        } finally {
          boss.notifyWorker(worker); // the next job is fetched without a pause, until there is none
        }
      },
    );
  }

  async function open(kind: Kind): Promise<void> {
    const { name, everySeconds, keyed = false, concurrency = 1, timeout = 300, retries = 5, retryDelay = 2 } = kind;
    const scheduled = everySeconds !== undefined;
    const queue = {
      expireInSeconds: timeout,
      notify: true,
      deleteAfterSeconds: scheduled ? Math.max(3600, everySeconds * 2) : 7 * 86_400,
      retryLimit: scheduled ? 0 : retries,
      retryDelay,
      retryBackoff: true,
      retryDelayMax: 3600,
      heartbeatSeconds: heartbeatTimeout,
    };
    // "stately": at most one waiting and one running, among all processes. "short": one of each key waiting. "standard" heeds no key.
    const policy = scheduled ? "stately" : keyed ? "short" : "standard";
    await boss.createQueue(name, { ...queue, policy });
    await boss.updateQueue(name, queue);
    await adoptQueue(boss.getDb(), name, { policy, heartbeatTimeout });
    // What killed processes were at, at once: the library's own look comes later.
    const silent = await staleJobs(boss.getDb(), name);
    if (silent.length > 0) await boss.fail(name, silent, { message: "Its process fell silent." });
    await Promise.all(Array.from({ length: concurrency }, () => startWorkers(kind)));
    if (!scheduled) return;
    // Every process asks; the slot lets one job through per interval.
    const tick = () => {
      boss
        .send(name, {}, { singletonKey: "schedule", singletonSeconds: everySeconds })
        .catch((error: unknown) => log.warn({ err: error, job: name }, "a scheduled job could not be queued"));
    };
    tick();
    timers.push(setInterval(tick, Math.max(250, (everySeconds * 1000) / 2)).unref());
  }

  return {
    register<T extends object>(definition: JobDefinition<T>) {
      if (known.has(definition.name)) throw new Error(`The job ${definition.name} is registered twice.`);
      const { schema, handler, ...rest } = definition;
      // What `enqueue` put in comes out again; a schema tells apart what another version of the program put in.
      known.set(definition.name, {
        ...rest,
        perform: async (data, run) => handler(schema ? await schema.validate(data) : (data as T), run),
      });
    },
    async enqueue(tx, { name }, data, { startAfter, key } = {}) {
      const kind = known.get(name);
      if (!kind) throw new Error(`The job ${name} is not registered.`);
      if ((key !== undefined) !== (kind.keyed ?? false)) throw new Error(`The job ${name} has a key if it is keyed.`);
      await boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        ...(startAfter ? { startAfter } : {}),
        ...(key ? { singletonKey: key } : {}),
      });
    },
    async start() {
      opensUntil = performance.now() + openingTime;
      await boss.start();
      for (const kind of known.values()) await open(kind);
      isOpen = true;
    },
    async stop(seconds) {
      isOpen = false;
      opensUntil = 0;
      for (const timer of timers) clearInterval(timer);
      try {
        await boss.stop({ graceful: true, timeout: seconds * 1000 });
      } finally {
        if (!given) await watch.close();
        await pool.end();
      }
    },
    async figures() {
      const queues = await boss.getQueues([...known.keys()]);
      return queues.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
  };
}
