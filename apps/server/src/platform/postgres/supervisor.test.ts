import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { attentive } from "./attentive.ts";
import { runTime } from "./run-time.ts";
import { supervise } from "./supervisor.ts";

let child: ChildProcess | undefined;
afterEach(() => void child?.kill("SIGKILL"));

/** A process that always has something to do. */
async function running(): Promise<number> {
  child = spawn(process.execPath, ["-e", 'setInterval(() => 0, 1); console.log("runs")'], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout ?? child, "data");
  return child.pid ?? 0;
}

/** Supervises a process as if it never answered. @returns after how many questions it was ended */
async function questionsUntilEnded(pid: number, ask: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  const told: string[] = [];
  const supervisor = supervise({
    postmaster: { pid, port: 0, status: "ready" },
    isSilent: async () => {
      asked += 1;
      await ask();
      return true;
    },
    startAgain: () => Promise.resolve({ pid: process.pid, port: 0, status: "ready" }),
    say: (line) => told.push(line),
    onGiveUp: () => undefined,
  });
  await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 60_000 });
  const questions = asked;
  await supervisor.end();
  return questions;
}

test.runIf(process.platform === "linux")(
  "a database that is frozen is ended after three questions without an answer",
  async () => {
    const pid = await running();
    process.kill(pid, "SIGSTOP");
    // Until it has stopped, it may have run a last time.
    for (let before = -1; before !== runTime(pid); before = runTime(pid) ?? 0) await sleep(50);
    expect(await questionsUntilEnded(pid, () => sleep(20))).toBe(3);
  },
  120_000,
);

test.runIf(process.platform === "linux")(
  "one that runs and does not come to answering is given a minute",
  async () => {
    const pid = await running();
    const untilItRan = async () => {
      for (const before = runTime(pid); runTime(pid) === before;) await sleep(5);
    };
    expect(await questionsUntilEnded(pid, untilItRan)).toBe(20);
  },
  120_000,
);

test("time in which this process was busy itself is not time without an answer", async () => {
  const given = new AbortController();
  let over = false;
  const waiting = attentive(300, given.signal).then(() => (over = true));
  // Longer than the whole wait, in one go.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await new Promise((resolve) => setImmediate(resolve));
  expect(over).toBe(false);
  given.abort();
  await waiting;
});
