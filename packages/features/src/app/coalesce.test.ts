import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const runs: string[][] = [];
  const coalescer = coalesce<string>((items) => runs.push([...items]), { quiet: 250, longest: 1500 });
  return { runs, ...coalescer };
}

test("one call is carried out after the pause", () => {
  const { runs, options } = start();
  options("rows");
  vi.advanceTimersByTime(249);
  expect(runs).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(runs).toEqual([["rows"]]);
});

test("many requests at once are carried out together, each once", () => {
  const { runs, options } = start();
  options("rows", "counts");
  options("rows");
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([["rows", "counts"]]);
});

test("a stream of requests that never pauses is carried out in time", () => {
  const { runs, options } = start();
  for (let at = 0; at < 3000; at += 100) {
    options("rows");
    vi.advanceTimersByTime(100);
  }
  expect(runs).toHaveLength(2);
});

test("a stopped one forgets", () => {
  const { runs, options, stop } = start();
  options("rows");
  stop();
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([]);
});
