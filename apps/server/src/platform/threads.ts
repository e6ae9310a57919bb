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
  const worker = new Worker(module, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
        reject(isMemory ? new ThreadExceeded() : error);
      });
      worker.once("exit", () => reject(new ThreadExceeded()));
      timer = setTimeout(() => reject(new ThreadExceeded()), limits.milliseconds);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
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
