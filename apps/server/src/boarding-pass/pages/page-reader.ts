import { availableParallelism } from "node:os";
import type { PageReading } from "./page-reading.ts";
import type { PageFailure } from "../candidate-tables.ts";
import type { PageAnswer, PageTask, ReadingLimits } from "./page-task.ts";
import { PdfRefusal } from "./pdf-refusal.ts";
import { type ReadingProcess, startReadingProcess } from "./reading-process.ts";

/** A page taken out of a file. */
export interface TakenPage {
  /** The page as a document of its own. */
  readonly pdf: Uint8Array;
  /** Undefined when it could not be rendered or read. */
  readonly reading: PageReading | undefined;
  /** Why it could not be read. */
  readonly failure?: PageFailure;
  /** Whether it may only have been bad luck: its process ended, and no limit of its own was the cause. */
  readonly mayTryAgain?: boolean;
}

/** A file whose pages are to be read. */
export interface PdfFile {
  /** Tells it from other files. */
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Why a page could not even be taken out of its file. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly failure: PageFailure;
  /** As of `TakenPage`. */
  readonly mayTryAgain: boolean;
  constructor(message: string, failure: PageFailure, mayTryAgain: boolean) {
    super(message);
    this.failure = failure;
    this.mayTryAgain = mayTryAgain;
  }
}

/** The reader was closed, as a stopping server does: the page has no part in it, and is read another time. */
class ReaderClosed extends Error {
  override readonly name = "ReaderClosed";
  constructor() {
    super("The reader is closed.");
  }
}

/** Reads PDFs in processes of their own. */
export interface PageReader {
  /** Pages that are read at the same time. */
  readonly together: number;
  /** How many pages a file has, opened and looked through. @throws PdfRefusal */
  inspect(bytes: Uint8Array): Promise<number>;
  /** A file of as many pages that look alike, with nothing in it that acts. @throws PdfRefusal */
  makeInert(bytes: Uint8Array): Promise<{ readonly pdf: Uint8Array; readonly pages: number }>;
  /** Takes a page out and reads it. @param index zero-based @throws PageError */
  page(file: PdfFile, index: number): Promise<TakenPage>;
  /** The processes that run. */
  readonly pids: () => readonly number[];
  /** Ends the processes; what is under way fails. */
  readonly close: () => Promise<void>;
}

export interface PageReaderOptions {
  /** Processes that read pages, at most; by default one core is left to everything else. Another one looks uploads through. */
  readonly processes?: number;
  readonly limits?: ReadingLimits;
  /** Milliseconds without work after which a process ends and gives its memory back. Default 30,000. */
  readonly patience?: number;
}

/** A photographed page of many megapixels takes half of this memory, and a page with everything wrong with it half of the time. */
const defaultLimits: ReadingLimits = { megabytes: 640, seconds: 15 };
/** WebAssembly memory only ever grows: a process is replaced after so many tasks, or when it keeps this share of its limit. */
const [maxTasks, maxKept] = [400, 0.6];
/** Times the processor time that a task may be under way by the clock, on a machine that is busy; plus seconds to start. */
const [slowness, startSeconds] = [8, 20];

/** How a task ended: with an answer, or with the process; the page is there if it was taken out before. */
type Outcome =
  | Extract<PageAnswer, { readonly kind: "inert" }>
  | ((
      | Exclude<PageAnswer, { readonly kind: "taken" | "inert" }>
      | { readonly kind: "ended"; readonly reason: PageFailure | undefined }
    ) & { readonly pdf: Uint8Array | undefined });
/** What a process is there for: pages, or files as a whole. */
type Purpose = "page" | "file";
const purposeOf = ({ kind }: PageTask): Purpose => (kind === "page" ? "page" : "file");

interface Waiting {
  readonly task: PageTask;
  /** The page, as soon as it is taken out. */
  pdf: Uint8Array | undefined;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

interface Seat {
  readonly purpose: Purpose;
  readonly process: ReadingProcess;
  busy: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;
  idle: NodeJS.Timeout | undefined;
  tasks: number;
  /** The file it has open. */
  key: string | undefined;
}

/** Why a page was not read, and whether it may only have been bad luck. */
function failureOf(answer: Outcome): readonly [failure: PageFailure, mayTryAgain: boolean] {
  if (answer.kind === "ended") return [answer.reason ?? "DAMAGED", answer.reason === undefined];
  return [answer.kind === "oversized" ? "MEMORY" : "DAMAGED", false];
}

/** Processes are started when there is work, and not before. */
export function createPageReader({
  processes = Math.max(1, availableParallelism() - 1),
  limits = defaultLimits,
  patience = 30_000,
}: PageReaderOptions = {}): PageReader {
  // Looking through new files never waits for pages, nor the other way round.
  const seatsFor = { page: processes, file: 1 } as const;
  const seats = new Set<Seat>();
  const queues: Record<Purpose, Waiting[]> = { page: [], file: [] };
  const ending = new Set<Promise<void>>();
  let numbers = 0;
  let closed = false;

  /** Takes a process away. @param reason of the page that it was at */
  function leave(seat: Seat, reason?: PageFailure): void {
    if (!seats.delete(seat)) return;
    clearTimeout(seat.idle);
    const { busy } = seat;
    seat.busy = undefined;
    if (busy) {
      clearTimeout(busy.timer);
      if (closed) busy.reject(new ReaderClosed());
      else busy.resolve({ kind: "ended", reason, pdf: busy.pdf });
    }
    const gone = seat.process.kill();
    ending.add(gone);
    void gone.finally(() => ending.delete(gone));
    work(seat.purpose);
  }

  function start(purpose: Purpose): Seat {
    const seat: Seat = {
      purpose,
      process: startReadingProcess(limits, {
        onAnswer: (answer) => settle(seat, answer),
        onEnd: (reason) => leave(seat, reason),
      }),
      busy: undefined,
      idle: undefined,
      tasks: 0,
      key: undefined,
    };
    seats.add(seat);
    return seat;
  }

  function settle(seat: Seat, answer: PageAnswer): void {
    const { busy } = seat;
    if (!busy || busy.task.id !== answer.id) return;
    if (answer.kind === "taken") {
      busy.pdf = answer.pdf;
      return;
    }
    clearTimeout(busy.timer);
    seat.busy = undefined;
    busy.resolve(answer.kind === "inert" ? answer : { ...answer, pdf: busy.pdf });
    // After a failure nobody knows in which state the libraries are.
    const spoilt = answer.kind === "failed" || answer.kind === "unreadable";
    const grown = (answer.megabytes ?? 0) > limits.megabytes * maxKept;
    if (spoilt || grown || seat.tasks >= maxTasks) return leave(seat);
    seat.process.hold(false);
    seat.idle = setTimeout(() => leave(seat), patience).unref();
    work(seat.purpose);
  }

  function give(seat: Seat, waiting: Waiting): void {
    clearTimeout(seat.idle);
    seat.tasks += 1;
    const { task } = waiting;
    const known = task.kind === "page" && seat.key === task.key;
    if (task.kind === "page") seat.key = task.key;
    const most = (limits.seconds * slowness + startSeconds) * 1000;
    const timer = setTimeout(() => leave(seat, "TIME"), most);
    seat.busy = Object.assign(waiting, { timer });
    seat.process.hold(true);
    seat.process.give(known ? { ...task, bytes: undefined } : task);
  }

  /** Gives what waits to anyone who is free, rather to one that has the file open already. */
  function work(purpose: Purpose): void {
    const queue = queues[purpose];
    while (queue.length > 0) {
      const [next] = queue;
      if (!next) return;
      const own = [...seats].filter((seat) => seat.purpose === purpose);
      const free = own.filter(({ busy }) => !busy);
      const { task } = next;
      const familiar = task.kind === "page" ? free.find(({ key }) => key === task.key) : undefined;
      const seat = familiar ?? free[0] ?? (own.length < seatsFor[purpose] ? start(purpose) : undefined);
      if (!seat) return;
      queue.shift();
      give(seat, next);
    }
  }

  function ask(task: PageTask): Promise<Outcome> {
    if (closed) return Promise.reject(new ReaderClosed());
    return new Promise((resolve, reject) => {
      queues[purposeOf(task)].push({ task, pdf: undefined, resolve, reject });
      work(purposeOf(task));
    });
  }

  /** What became of a file as a whole, where it was not what was hoped for. */
  function refusalOf(answer: Outcome): PdfRefusal {
    if (answer.kind === "refused") return new PdfRefusal(answer.code, answer.pages);
    // A file that exhausts time or memory before its first page is no file to work with.
    const exhausts = answer.kind === "ended" && answer.reason !== undefined;
    return new PdfRefusal(exhausts ? "TOO_COMPLEX" : "BROKEN_PDF");
  }

  return {
    together: processes,
    async inspect(bytes) {
      const answer = await ask({ id: (numbers += 1), kind: "inspect", bytes });
      if (answer.kind !== "inspected") throw refusalOf(answer);
      return answer.pages;
    },
    async makeInert(bytes) {
      const answer = await ask({ id: (numbers += 1), kind: "inert", bytes });
      if (answer.kind !== "inert") throw refusalOf(answer);
      return { pdf: answer.pdf, pages: answer.pages };
    },
    async page({ key, bytes }, index) {
      const answer = await ask({ id: (numbers += 1), kind: "page", bytes, key, index });
      const { pdf } = answer;
      const [failure, mayTryAgain] = failureOf(answer);
      if (!pdf) throw new PageError(answer.kind === "failed" ? answer.message : answer.kind, failure, mayTryAgain);
      return answer.kind === "read"
        ? { pdf, reading: answer.reading }
        : { pdf, reading: undefined, failure, mayTryAgain };
    },
    pids: () => [...seats].flatMap((seat) => seat.process.pid ?? []),
    close: async () => {
      closed = true;
      for (const queue of Object.values(queues))
        for (const waiting of queue.splice(0)) waiting.reject(new ReaderClosed());
      for (const seat of seats) leave(seat);
      await Promise.all(ending);
    },
  };
}
