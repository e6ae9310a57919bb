import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead, onNewPart, part, partsToCome } from "./part.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part is fetched once for all who wait", async () => {
  const fetch = vi.fn(() => Promise.resolve("code"));
  const { load, loaded } = part(fetch);
  expect(loaded()).toBeUndefined();
  await expect(Promise.all([load(), load()])).resolves.toEqual(["code", "code"]);
  await load();
  expect(fetch).toHaveBeenCalledOnce();
  expect(loaded()).toBe("code");
});

test("what failed is fetched again by the next call", async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetch.mockResolvedValueOnce("code");
  const { load } = part(fetch);
  await expect(load()).rejects.toMatchObject({ name: "PartUnavailable" });
  await expect(load()).resolves.toBe("code");
});

test("what does not come in time has failed", async () => {
  const { load } = part(() => new Promise<never>(() => undefined));
  const failed = load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(failed).resolves.toMatchObject({ name: "PartUnavailable" });
});

test("parts of the page in view come before those of other pages, and before what these bring along", async () => {
  const heard = vi.fn<() => void>();
  const stop = onNewPart(heard);
  const before = new Set(partsToCome());
  const mine = () => partsToCome().filter((each) => !before.has(each));
  const page = part(async () => {
    part(() => Promise.resolve("dialog of another page"));
  }, "later");
  const dialog = part(() => Promise.resolve("dialog"));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  expect(mine()).toEqual([dialog, page]);
  await fetchAhead(dialog);
  await fetchAhead(page);
  expect(mine().map(({ turn }) => turn)).toEqual(["later"]);
});
