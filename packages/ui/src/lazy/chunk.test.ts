import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetch, onNewChunk, defineChunk, pendingChunks } from "./chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part is fetched once for all who wait", async () => {
  const fetch = vi.fn(() => Promise.resolve("code"));
  const { load, loaded } = defineChunk(fetch);
  expect(loaded()).toBeUndefined();
  await expect(Promise.all([load(), load()])).resolves.toEqual(["code", "code"]);
  await load();
  expect(fetch).toHaveBeenCalledOnce();
  expect(loaded()).toBe("code");
});

test("what failed is fetched again by the next call", async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetch.mockResolvedValueOnce("code");
  const { load } = defineChunk(fetch);
  await expect(load()).rejects.toMatchObject({ name: "ChunkUnavailable" });
  await expect(load()).resolves.toBe("code");
});

test("what does not come in time has failed", async () => {
  const { load } = defineChunk(() => new Promise<never>(() => undefined));
  const failed = load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(failed).resolves.toMatchObject({ name: "ChunkUnavailable" });
});

test("parts of the page in view come before those of other pages, and before what these bring along", async () => {
  const heard = vi.fn<() => void>();
  const stop = onNewChunk(heard);
  const before = new Set(pendingChunks());
  const mine = () => pendingChunks().filter((each) => !before.has(each));
  const page = defineChunk(async () => {
    defineChunk(() => Promise.resolve("dialog of another page"));
  }, "later");
  const dialog = defineChunk(() => Promise.resolve("dialog"));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  expect(mine()).toEqual([dialog, page]);
  await prefetch(dialog);
  await prefetch(page);
  expect(mine().map(({ turn }) => turn)).toEqual(["later"]);
});
