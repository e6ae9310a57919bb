import { type ChildProcess, fork } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type PageFailure, pageFailures } from "../candidate-tables.ts";
import type { PageAnswer, PageTask, ReadingLimits } from "./page-task.ts";

const program = fileURLToPath(new URL("page-process.ts", import.meta.url));
/** Descriptor on which the process says why it ends itself: after the usual three and the channel. */
const reasonPipe = 4;
/** Megabytes of the JavaScript objects that a file may unfold into, a part of what the process may occupy. */
const maxObjects = 256;

interface Listener {
  readonly onAnswer: (answer: PageAnswer) => void;
  /**
   * Once, when it ends before it is told to.
   * @param reason the limit that it went over; undefined when it was not the page's doing, as far as anybody knows
   */
  readonly onEnd: (reason: PageFailure | undefined) => void;
}

/** A process of its own that reads pages. */
export interface ReadingProcess {
  readonly pid: number | undefined;
  readonly give: (task: PageTask) => void;
  /** Whether the server waits for it before it ends by itself. */
  readonly hold: (held: boolean) => void;
  /** Ends it; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

const isFailure = (word: string): word is PageFailure => (pageFailures as readonly string[]).includes(word);

/** Starts the process of its own in which uploaded files are read, with limits on its memory and time. */
export function startReadingProcess(limits: ReadingLimits, { onAnswer, onEnd }: Listener): ReadingProcess {
  const child: ChildProcess = fork(program, [String(limits.megabytes), String(limits.seconds), String(reasonPipe)], {
    // What files are made to do, they find nothing to take along.
    env: { NODE_ENV: process.env["NODE_ENV"] ?? "production" },
    execArgv: [`--max-old-space-size=${maxObjects}`, "--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc", "pipe"],
  });
  const pipe = child.stdio[reasonPipe] as Readable;
  let reason = "";
  pipe.setEncoding("latin1");
  pipe.on("data", (word: string) => (reason += word));
  pipe.on("error", () => undefined);
  let ready = false;
  let ended = false;
  const waiting: PageTask[] = [];
  const gone = Promise.withResolvers<void>();
  const end = () => {
    gone.resolve();
    if (ended) return;
    ended = true;
    // Out of its own objects the engine ends itself, and says so by a signal.
    const outOfObjects = child.signalCode === "SIGABRT" || child.signalCode === "SIGTRAP" || child.exitCode === 134;
    onEnd(isFailure(reason) ? reason : outOfObjects ? "MEMORY" : undefined);
  };
  const send = (task: PageTask) => void child.send(task, () => undefined); // it has ended: "close" says so
  child.on("message", (message: PageAnswer | "ready") => {
    if (message !== "ready") return onAnswer(message);
    ready = true;
    for (const task of waiting.splice(0)) send(task);
  });
  // "close" comes when the pipe is read to its end; without a process there is only "error".
  child.once("close", end);
  child.once("error", end);
  const hold = (held: boolean) => {
    for (const part of [child, child.channel, pipe as Readable & { ref?: () => void; unref?: () => void }]) {
      if (held) part?.ref?.();
      else part?.unref?.();
    }
  };
  return {
    pid: child.pid,
    give: (task) => {
      if (ready) send(task);
      else waiting.push(task);
    },
    hold,
    kill: () => {
      ended = true;
      hold(true); // its end is waited for
      child.kill("SIGKILL");
      return gone.promise;
    },
  };
}
