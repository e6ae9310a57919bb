import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { endByForce } from "./end-by-force.ts";
import { isAlive, type Postmaster } from "./pid-file.ts";
import { runTime } from "./run-time.ts";

interface Supervision {
  readonly postmaster: Postmaster;
  /** Starts PostgreSQL again, on the same port. @throws when it does not start */
  readonly startAgain: () => Promise<Postmaster>;
  /** Whether it lets nobody in and says nothing about it. */
  readonly isSilent: () => Promise<boolean>;
  readonly say: (line: string) => void;
  /** It cannot be kept running; the process that needs it had better end. */
  readonly onGiveUp: (error: Error) => void;
}

/** Milliseconds between two looks at whether it lives, and between two questions whether it answers. */
const look = 200;
const question = 3000;
/** Questions in a row without an answer, of three seconds each, after which it counts as frozen. */
const unansweredAtMost = 3;
/** The same for one that runs all the while, and on a machine that is busy beyond measure does not come to answering. */
const unansweredRunning = 20;
/** It may die so often in so many milliseconds; more often means that starting it again does not help. */
const deathsAtMost = 10;
const period = 600_000;

/** Keeps the embedded PostgreSQL running: one that died is started again, one that is frozen is ended first. */
export function supervise({ postmaster: first, startAgain, isSilent, say, onGiveUp }: Supervision) {
  let postmaster = first;
  let stopping = false;
  let working: Promise<void> | undefined;
  let askedAt = performance.now();
  let unanswered = 0;
  /** Those of them during which it did not run either. */
  let lifeless = 0;
  let deaths: number[] = [];

  async function mend(what: string): Promise<void> {
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < period), now];
    if (deaths.length > deathsAtMost)
      throw new StartError(
        `The embedded PostgreSQL ended ${deaths.length} times in ${period / 60_000} minutes; its log says why.`,
      );
    postmaster = await startAgain();
    say(`PostgreSQL ${what} and runs again on port ${postmaster.port}`);
  }

  async function ask(): Promise<void> {
    const { pid } = postmaster;
    const before = runTime(pid);
    const silent = await isSilent();
    const ran = before !== undefined && (runTime(pid) ?? before) > before;
    unanswered = silent ? unanswered + 1 : 0;
    lifeless = silent && !ran ? lifeless + 1 : 0;
    // Asked again at once, as long as there is no answer.
    askedAt = silent ? 0 : performance.now();
    const isFrozen = lifeless >= unansweredAtMost || unanswered >= unansweredRunning;
    if (!isFrozen || stopping || !isAlive(pid)) return;
    [unanswered, lifeless] = [0, 0];
    say("PostgreSQL does not answer: it is ended and started again");
    await endByForce(pid);
    await mend("was frozen");
  }

  const timer = setInterval(() => {
    if (stopping || working) return;
    const dead = !isAlive(postmaster.pid);
    if (!dead && performance.now() - askedAt < question) return;
    working = (dead ? mend("had died") : ask())
      .catch((error: unknown) => {
        stopping = true;
        clearInterval(timer);
        onGiveUp(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => (working = undefined));
  }, look).unref();

  return {
    pid: () => postmaster.pid,
    /** Looks no more; resolves when nothing is being started. */
    async end(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      await working;
    },
  };
}

/** Asks PostgreSQL to stop: cleanly, then at once with a recovery at the next start, then by force. */
export async function shutDown(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + 20_000;
    while (isAlive(pid) && Date.now() < deadline) await sleep(20);
    if (!isAlive(pid)) return;
  }
  await endByForce(pid);
}
