import { expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { admitAttempt, forgetLinkAttempts } from "./link-limits.ts";
import { linkAttempt } from "./tables.ts";

const database = useDatabase();
const now = 1_800_000_000;
let hashes = 0;
/** A link that nobody has tried before. */
const fresh = () => `hash-${(hashes += 1)}`;
const attempt = (address: string, hash = fresh(), at = now) => admitAttempt(database.db, { address, hash }, at);

test("an address fails twenty times in a quarter of an hour, and is told when it may go on", async () => {
  for (let tried = 0; tried < 20; tried += 1)
    expect(await attempt("198.51.100.1", fresh(), now + tried)).toMatchObject({ admitted: true });
  expect(await attempt("198.51.100.1", fresh(), now + 60)).toEqual({ admitted: false, retryAfter: 840 });
  expect(await attempt("198.51.100.2")).toMatchObject({ admitted: true });
  // The first failure no longer counts; the second still does.
  expect(await attempt("198.51.100.1", fresh(), now + 900)).toMatchObject({ admitted: true });
  expect(await attempt("198.51.100.1", fresh(), now + 900)).toEqual({ admitted: false, retryAfter: 1 });
});

test("what succeeds does not count, and forgives no failure", async () => {
  const address = "198.51.100.3";
  for (let tried = 0; tried < 19; tried += 1) await attempt(address);
  for (let used = 0; used < 30; used += 1) {
    const admitted = await attempt(address);
    if (!admitted.admitted) throw new Error("It was refused.");
    await admitted.succeeded();
  }
  await attempt(address);
  expect(await attempt(address)).toMatchObject({ admitted: false });
});

test("a link is used so often and no more, from however many addresses, whether it opens anything or not", async () => {
  const hash = fresh();
  for (let used = 0; used < 120; used += 1) {
    const admitted = await attempt(`203.0.113.${used}`, hash);
    if (admitted.admitted && used % 2 === 0) await admitted.succeeded();
  }
  expect(await attempt("203.0.113.250", hash)).toEqual({ admitted: false, retryAfter: 900 });
  expect(await attempt("203.0.113.250")).toMatchObject({ admitted: true });
});

test("guesses at one moment are counted one by one", async () => {
  const outcomes = await Promise.all(Array.from({ length: 45 }, () => attempt("198.51.100.4")));
  expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(20);
});

test("whoever has one IPv6 address has those beside it", async () => {
  for (let tried = 0; tried < 20; tried += 1) await attempt(`2001:db8:1:2::${tried.toString(16)}`);
  expect(await attempt("2001:db8:1:2:ffff::1")).toMatchObject({ admitted: false });
  expect(await attempt("2001:db8:1:3::1")).toMatchObject({ admitted: true });
});

test("what no longer counts is forgotten", async () => {
  await attempt("198.51.100.5", fresh(), now - 901);
  const before = await database.db.$count(linkAttempt);
  await forgetLinkAttempts(database.db, now);
  const after = await database.db.$count(linkAttempt);
  expect(after).toBeLessThan(before);
  expect(after).toBeGreaterThan(0);
});
