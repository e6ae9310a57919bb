import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdLease, LeaseLostError } from "./lease.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("signs of life go on until the work ends, one at a time", async () => {
  const answers: (() => void)[] = [];
  const renew = vi.fn<() => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)));
  const lease = holdLease(1000, renew, () => undefined);
  await vi.advanceTimersByTimeAsync(3500);
  expect(renew).toHaveBeenCalledTimes(1);
  answers.shift()?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(renew).toHaveBeenCalledTimes(2);
  let ended = false;
  const end = lease.end().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).toBe(false);
  answers.shift()?.();
  await end;
  expect(renew).toHaveBeenCalledTimes(2);
});

test("a lost lease says so; any other trouble is only told", async () => {
  const troubles = [new Error("away"), new LeaseLostError()];
  const told: unknown[] = [];
  const lease = holdLease(
    1000,
    () => Promise.reject(troubles.shift() ?? new Error("none")),
    (error) => told.push(error),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect([told.length, lease.lost.aborted]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([told.length, lease.lost.aborted]).toEqual([1, true]);
  expect(lease.lost.reason).toBeInstanceOf(LeaseLostError);
  await lease.end();
});
