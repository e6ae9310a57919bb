import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const runs: string[][] = [];
  const coalescer = coalesce<string>((items) => runs.push([...items]), { quiet: 250, longest: 1500 });
  return { runs, ...coalescer };
}

test("one wish is carried out after the pause", () => {
  const { runs, wish } = start();
  wish("rows");
  vi.advanceTimersByTime(249);
  expect(runs).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(runs).toEqual([["rows"]]);
});

test("many wishes at once are carried out together, each once", () => {
  const { runs, wish } = start();
  wish("rows", "counts");
  wish("rows");
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([["rows", "counts"]]);
});

test("a stream of wishes that never pauses is carried out in time", () => {
  const { runs, wish } = start();
  for (let at = 0; at < 3000; at += 100) {
    wish("rows");
    vi.advanceTimersByTime(100);
  }
  expect(runs).toHaveLength(2);
});

test("a stopped one forgets", () => {
  const { runs, wish, stop } = start();
  wish("rows");
  stop();
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([]);
});
