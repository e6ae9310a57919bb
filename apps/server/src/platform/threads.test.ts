import { describe, expect, test } from "vitest";
import { createThreads, ThreadExceeded } from "./threads.ts";

/** A thread that says which it is, waits forever, or fails. */
const code = `
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", (what) => {
    if (what === "fail") throw new Error("This work fails.");
    if (what === "hang") for (;;);
    parentPort.postMessage(threadId);
  });
`;
const module = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const limits = { milliseconds: 5_000, megabytes: 64 };

describe("threads that stay", () => {
  test("work that comes after other work is done in the same thread, work at the same time in another", async () => {
    const { run } = createThreads(module, limits, { most: 2, idleMilliseconds: 60_000 });
    const first = await run("work");
    expect(await run("work")).toBe(first);
    const both = await Promise.all([run("work"), run("work")]);
    expect(new Set(both).size).toBe(2);
    expect(both).toContain(first);
  });

  test("the work after one that failed gets a thread of its own", async () => {
    const { run } = createThreads(module, limits, { most: 1, idleMilliseconds: 60_000 });
    const first = await run("work");
    await expect(run("fail")).rejects.toThrow("This work fails.");
    expect(await run("work")).not.toBe(first);
  });

  test("a thread that takes too long is ended, and what waited for it goes on", async () => {
    const { run } = createThreads(module, { ...limits, milliseconds: 2000 }, { most: 1, idleMilliseconds: 60_000 });
    const [late, next] = await Promise.allSettled([run("hang"), run("work")]);
    expect(late).toMatchObject({ status: "rejected", reason: expect.any(ThreadExceeded) as unknown });
    expect(next.status).toBe("fulfilled");
  });

  test("a thread without work ends after a while", async () => {
    const { run } = createThreads(module, limits, { most: 1, idleMilliseconds: 1 });
    const first = await run("work");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await run("work")).not.toBe(first);
  });
});
