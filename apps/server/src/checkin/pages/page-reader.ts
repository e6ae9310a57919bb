import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PageReading } from "./page-reading.ts";
import { PdfRefusal, type PdfRefusalCode } from "./pdf-refusal.ts";

/** What a worker is asked. `bytes` lies in shared memory: handing it over copies nothing. */
export type PageTask =
  | { readonly id: number; readonly kind: "inspect"; readonly bytes: Uint8Array }
  | {
      readonly id: number;
      readonly kind: "page";
      readonly bytes: Uint8Array;
      readonly key: string;
      readonly index: number;
    };

export type PageAnswer =
  | { readonly id: number; readonly kind: "inspected"; readonly pages: number }
  /** The page as a document of its own; what was read from it follows. */
  | { readonly id: number; readonly kind: "taken"; readonly pdf: Uint8Array }
  | { readonly id: number; readonly kind: "read"; readonly reading: PageReading }
  | { readonly id: number; readonly kind: "unreadable"; readonly message: string }
  | { readonly id: number; readonly kind: "refused"; readonly code: PdfRefusalCode; readonly pages: number | undefined }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };

/** A page taken out of a file. */
export interface TakenPage {
  /** The page as a document of its own. */
  readonly pdf: Uint8Array;
  /** Undefined when it could not be rendered or read. */
  readonly reading: PageReading | undefined;
}

/** A file whose pages are to be read, in memory that all threads share. */
export interface SharedPdf {
  /** Tells it from other files. */
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Puts bytes where workers see them without a copy. */
export function sharePdf(key: string, bytes: Uint8Array): SharedPdf {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return { key, bytes: shared };
}

/** Why a page could not even be taken out of its file. */
export class PageError extends Error {
  override readonly name = "PageError";
}

/** The reader was closed, as a stopping server does: the page has no part in it, and is read another time. */
class ReaderClosed extends Error {
  override readonly name = "ReaderClosed";
  constructor() {
    super("The reader is closed.");
  }
}

/** Reads PDFs in threads of their own. */
export interface PageReader {
  /** How many pages a file has, opened and looked through. @throws PdfRefusal */
  inspect(bytes: Uint8Array): Promise<number>;
  /** Takes a page out and reads it. @param index zero-based @throws PageError */
  page(file: SharedPdf, index: number): Promise<TakenPage>;
  /** Ends the threads; what is under way fails. */
  readonly close: () => Promise<void>;
}

export interface PageReaderOptions {
  /** Threads at most; by default one core is left to everything else. */
  readonly threads?: number;
  /** Milliseconds that a page, or looking through a file, may take. Default 15,000. */
  readonly timeLimit?: number;
  /** Milliseconds without work after which a thread ends and gives its memory back. Default 30,000. */
  readonly patience?: number;
}

/** Megabytes of objects that a file may unfold into; its bytes and pictures are not among them. */
const mostMegabytes = 512;
/** A thread is replaced after so many tasks: WebAssembly memory only ever grows. */
const mostTasks = 400;

/** How a task ended. */
type Outcome = Exclude<PageAnswer, { readonly kind: "taken" }>;

interface Waiting {
  readonly task: PageTask;
  /** The page, as soon as it is taken out. */
  pdf: Uint8Array | undefined;
  readonly resolve: (outcome: Outcome & { readonly pdf: Uint8Array | undefined }) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;
  idle: NodeJS.Timeout | undefined;
  tasks: number;
  /** The file it has open. */
  key: string | undefined;
}

/** Threads are started when there is work, and not before. */
export function createPageReader({
  threads = Math.max(1, availableParallelism() - 1),
  timeLimit = 15_000,
  patience = 30_000,
}: PageReaderOptions = {}): PageReader {
  const running = new Set<Thread>();
  const queue: Waiting[] = [];
  let numbers = 0;
  let closed = false;

  function end(thread: Thread, error: Error): void {
    if (!running.delete(thread)) return;
    clearTimeout(thread.idle);
    const { busy } = thread;
    thread.busy = undefined;
    if (busy) {
      clearTimeout(busy.timer);
      if (closed) busy.reject(new ReaderClosed());
      else if (busy.pdf) busy.resolve({ id: busy.task.id, kind: "unreadable", message: error.message, pdf: busy.pdf });
      else busy.reject(error);
    }
    void thread.worker.terminate();
    work();
  }

  function start(): Thread {
    const worker = new Worker(new URL("page-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const thread: Thread = { worker, busy: undefined, idle: undefined, tasks: 0, key: undefined };
    worker.on("message", (answer: PageAnswer) => settle(thread, answer));
    worker.on("error", (error) => end(thread, new PageError(String(error))));
    worker.on("exit", () => end(thread, new PageError("The thread ended.")));
    running.add(thread);
    return thread;
  }

  function settle(thread: Thread, answer: PageAnswer): void {
    const { busy } = thread;
    if (!busy || busy.task.id !== answer.id) return;
    if (answer.kind === "taken") {
      busy.pdf = answer.pdf;
      return;
    }
    clearTimeout(busy.timer);
    thread.busy = undefined;
    busy.resolve({ ...answer, pdf: busy.pdf });
    // After a failure nobody knows in which state the libraries are.
    const spoilt = answer.kind === "failed" || answer.kind === "unreadable";
    if (spoilt || thread.tasks >= mostTasks) return end(thread, new PageError("The thread is replaced."));
    thread.worker.unref();
    thread.idle = setTimeout(() => end(thread, new PageError("The thread has nothing to do.")), patience).unref();
    work();
  }

  function give(thread: Thread, waiting: Waiting): void {
    clearTimeout(thread.idle);
    thread.tasks += 1;
    if (waiting.task.kind === "page") thread.key = waiting.task.key;
    const timer = setTimeout(() => end(thread, new PageError("It took too long.")), timeLimit);
    thread.busy = Object.assign(waiting, { timer });
    thread.worker.ref();
    thread.worker.postMessage(waiting.task, []);
  }

  /** Gives what waits to whoever is free, rather to one that has the file open already. */
  function work(): void {
    while (queue.length > 0) {
      const [next] = queue;
      if (!next) return;
      const free = [...running].filter(({ busy }) => !busy);
      const { task } = next;
      const familiar = task.kind === "page" ? free.find(({ key }) => key === task.key) : undefined;
      const thread = familiar ?? free[0] ?? (running.size < threads ? start() : undefined);
      if (!thread) return;
      queue.shift();
      give(thread, next);
    }
  }

  const ask = (task: PageTask): Promise<Parameters<Waiting["resolve"]>[0]> => {
    if (closed) return Promise.reject(new ReaderClosed());
    return new Promise((resolve, reject) => {
      queue.push({ task, pdf: undefined, resolve, reject });
      work();
    });
  };

  return {
    async inspect(bytes) {
      let answer: Outcome;
      try {
        answer = await ask({ id: (numbers += 1), kind: "inspect", bytes: sharePdf("", bytes).bytes });
      } catch (error) {
        // A file that exhausts time or memory before its first page is no file to work with.
        if (error instanceof PageError) throw new PdfRefusal("BROKEN_PDF");
        throw error;
      }
      if (answer.kind === "refused") throw new PdfRefusal(answer.code, answer.pages);
      if (answer.kind !== "inspected") throw new PdfRefusal("BROKEN_PDF");
      return answer.pages;
    },
    async page({ key, bytes }, index) {
      const answer = await ask({ id: (numbers += 1), kind: "page", bytes, key, index });
      const { pdf } = answer;
      if (!pdf) throw new PageError(answer.kind === "failed" ? answer.message : answer.kind);
      return { pdf, reading: answer.kind === "read" ? answer.reading : undefined };
    },
    close: async () => {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new ReaderClosed());
      const all = [...running];
      for (const thread of all) end(thread, new ReaderClosed());
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
