import { Worker } from "node:worker_threads";

export interface ThreadLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** A thread took more time or memory than it may. */
export class ThreadExceeded extends Error {
  override readonly name = "ThreadExceeded";
}

/**
 * Runs a module in a thread of its own: the server answers as fast as ever meanwhile.
 * @param module gets `data` as `workerData` and posts one message, which is the answer
 * @throws ThreadExceeded
 */
export async function runInThread<T>(module: URL, data: unknown, limits: ThreadLimits): Promise<T> {
  const worker = startWorker(module, limits, data);
  try {
    return (await answerOf(worker, limits.milliseconds)) as T;
  } finally {
    await worker.terminate();
  }
}

function startWorker(module: URL, { megabytes }: ThreadLimits, workerData?: unknown): Worker {
  const worker = new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  // What goes wrong in it while nobody waits must not end the server.
  return worker.on("error", () => undefined);
}

/** The next message of a thread. @throws ThreadExceeded */
async function answerOf(worker: Worker, milliseconds: number): Promise<unknown> {
  let release = (): void => undefined;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const onError = (error: NodeJS.ErrnoException): void =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadExceeded() : error);
      const onExceeded = (): void => reject(new ThreadExceeded());
      const timer = setTimeout(onExceeded, milliseconds);
      worker.once("message", resolve).once("error", onError).once("exit", onExceeded);
      release = () => {
        clearTimeout(timer);
        worker.off("message", resolve).off("error", onError).off("exit", onExceeded);
      };
    });
  } finally {
    release();
  }
}

interface IdleThread {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
  readonly onEnd: () => void;
}

/**
 * Runs a module in threads that stay for a while: for work whose libraries take longer to load than to use. A thread that failed, or
 * took more than it may, ends at once.
 * @param module answers each message that it gets with one message
 * @param most threads that work at the same time; more work waits in the order in which it came
 */
export function createThreads(
  module: URL,
  limits: ThreadLimits,
  { most, idleMilliseconds }: { readonly most: number; readonly idleMilliseconds: number },
): {
  /** @throws ThreadExceeded */
  readonly run: (work: unknown) => Promise<unknown>;
} {
  const inTurn = createTurns(most);
  const idle = new Set<IdleThread>();
  const take = (): Worker => {
    const [kept] = idle;
    if (!kept) return startWorker(module, limits);
    idle.delete(kept);
    clearTimeout(kept.timer);
    kept.worker.off("error", kept.onEnd).off("exit", kept.onEnd);
    kept.worker.ref();
    return kept.worker;
  };
  const keep = (worker: Worker): void => {
    const kept: IdleThread = {
      worker,
      timer: setTimeout(() => {
        idle.delete(kept);
        void worker.terminate();
      }, idleMilliseconds),
      // One that ends by itself is not taken again; nobody waits for what went wrong in it.
      onEnd: () => void idle.delete(kept),
    };
    kept.timer.unref();
    worker.once("error", kept.onEnd).once("exit", kept.onEnd);
    // It holds up no end of the process.
    worker.unref();
    idle.add(kept);
  };
  return {
    run: (work) =>
      inTurn(async () => {
        const worker = take();
        try {
          worker.postMessage(work, []);
          const answer = await answerOf(worker, limits.milliseconds);
          keep(worker);
          return answer;
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      }),
  };
}

/** Lets so many work at the same time; the others wait in the order in which they came. */
export function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
