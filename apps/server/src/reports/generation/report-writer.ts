import { Worker } from "node:worker_threads";
import type { Progress, Written, WritingTask } from "./write-report.ts";

export type ThreadMessage =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "written"; readonly written: Written }
  | { readonly kind: "failed"; readonly message: string; readonly fromDisk: boolean };

/** The file could not be written. */
export class WritingError extends Error {
  override readonly name = "WritingError";
  /** The disk is the reason. */
  readonly fromDisk: boolean;
  constructor(message: string, fromDisk: boolean) {
    super(message);
    this.fromDisk = fromDisk;
  }
}

/** Megabytes of objects that a thread may hold: a report that needed more would not be streaming. */
const maxMegabytes = 96;

/**
 * Writes a report's file in a thread of its own, so that the server answers as fast as ever meanwhile.
 * @param signal ends the thread at once; the file is left as it is then
 * @throws WritingError, or the signal's reason
 */
export async function writeInThread(
  task: WritingTask,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Written> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("report-thread.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 96 },
  });
  const end = () => void worker.terminate();
  signal.addEventListener("abort", end);
  try {
    return await new Promise<Written>((resolve, reject) => {
      worker.on("message", (message: ThreadMessage) => {
        if (message.kind === "progress") onProgress(message.progress);
        else if (message.kind === "written") resolve(message.written);
        else reject(new WritingError(message.message, message.fromDisk));
      });
      worker.once("error", reject);
      worker.once("exit", () => {
        reject(signal.aborted ? signal.reason : new WritingError("The thread ended without a word.", false));
      });
    });
  } finally {
    signal.removeEventListener("abort", end);
    await worker.terminate();
  }
}
