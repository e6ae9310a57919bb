import { beforeAll, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { quietLog } from "../../test/log.ts";
import { purgeAccess } from "./jobs.ts";
import { isPassword } from "./passwords.ts";
import { loginAttempt, loginSession, refreshToken, streamTicket } from "./tables.ts";
import { admitAttempt, clearFailures, networkOf } from "./throttle.ts";

const database = useDatabase();
const compared: (string | undefined)[] = [];
const compare: typeof isPassword = (hash, password) => {
  compared.push(hash);
  return isPassword(hash, password);
};
const config = testConfig({ TRUST_PROXY: "1", DEMO: "off" });
const one = useAccessServer(database, { config, compare });
const two = useAccessServer(database, { config });
beforeAll(async () => {
  await addPeople(database.db);
});

/** Tries a password, seen by the server as coming from an address. */
const attempt = (server: { readonly url: string }, email: string, address: string, password = "wrong") =>
  new Browser(server).post("/auth/login", { email, password }, { headers: { "x-forwarded-for": address } });

// ACC-10
describe("failed sign-ins", () => {
  test("are ten per account and address in a quarter of an hour, counted by all processes together", async () => {
    for (let i = 0; i < 10; i += 1)
      expect((await attempt(i % 2 ? one : two, "operator@gatehouse.example", "198.51.100.1")).status).toBe(401);
    for (const server of [one, two]) {
      // the right password is not even looked at
      compared.length = 0;
      const { status, headers, body } = await attempt(
        server,
        "Operator@gatehouse.example",
        "198.51.100.1",
        "gatehouse-demo",
      );
      expect(status).toBe(429);
      expect(body).toMatchObject({ defined: true, code: "TOO_MANY_REQUESTS" });
      const { retryAfter } = body["data"] as { retryAfter: number };
      expect(retryAfter).toBeGreaterThan(14 * 60);
      expect(retryAfter).toBeLessThanOrEqual(15 * 60);
      expect(headers.get("retry-after")).toBe(String(retryAfter));
      expect(compared).toEqual([]);
    }
    // neither the account's owner elsewhere nor the neighbour in the office is shut out
    expect((await attempt(one, "operator@gatehouse.example", "198.51.100.2", "gatehouse-demo")).status).toBe(200);
    expect((await attempt(one, "billing@gatehouse.example", "198.51.100.1", "gatehouse-demo")).status).toBe(200);
    one.ahead = 15 * 60 + 1;
    expect((await attempt(one, "operator@gatehouse.example", "198.51.100.1", "gatehouse-demo")).status).toBe(200);
    one.ahead = 0;
  });

  test("are forgotten when the right password comes in time", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1)
        expect((await attempt(one, "billing@gatehouse.example", "198.51.100.3")).status).toBe(401);
      expect((await attempt(one, "billing@gatehouse.example", "198.51.100.3", "gatehouse-demo")).status).toBe(200);
    }
  });

  test("are counted for accounts that do not exist, too", async () => {
    for (let i = 0; i < 10; i += 1)
      expect((await attempt(one, "nobody@gatehouse.example", "198.51.100.4")).status).toBe(401);
    expect((await attempt(one, "nobody@gatehouse.example", "198.51.100.4")).status).toBe(429);
  });

  test("that come all at once are ten as well", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        attempt(i % 2 ? one : two, "vendor@gatehouse.example", "198.51.100.5").then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("do the same work whether the user exists or not", async () => {
    compared.length = 0;
    await attempt(one, "admin@gatehouse.example", "198.51.100.6");
    await attempt(one, "nobody-at-all@gatehouse.example", "198.51.100.6");
    expect(compared).toEqual([expect.stringMatching(/^\$argon2id\$/), undefined]);
  });
});

test("refreshing with made-up tokens is throttled, and a good token is never refused for them", async () => {
  const headers = { "x-forwarded-for": "198.51.100.7" };
  const good = new Browser(one);
  await good.signIn("admin@gatehouse.example");
  const guess = () => {
    const browser = new Browser(one);
    browser.cookies.set("gatehouse-refresh", Math.random().toString(36));
    return browser.post("/auth/refresh", undefined, { headers });
  };
  for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(401);
  const { status, headers: answered, body } = await guess();
  expect(status).toBe(429);
  expect(answered.get("retry-after")).toBe(String((body["data"] as { retryAfter: number }).retryAfter));
  expect((await good.post("/auth/refresh", undefined, { headers })).status).toBe(200);
  // whoever has no cookie at all has not guessed anything
  expect((await new Browser(one).post("/auth/refresh", undefined, { headers })).status).toBe(401);
});

describe("the address of an attempt", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::ff", "2001:db8:1:2::/64"],
    ["2001:DB8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

test("the waiting time shrinks until the oldest failure is forgotten", async () => {
  const someone = { account: "clock@gatehouse.example", address: "198.51.100.8" };
  for (let i = 0; i < 10; i += 1) expect(await admitAttempt(database.db, someone, 1000 + i)).toBeUndefined();
  expect(await admitAttempt(database.db, someone, 1010)).toBe(890);
  expect(await admitAttempt(database.db, someone, 1899)).toBe(1);
  expect(await admitAttempt(database.db, someone, 1900)).toBeUndefined();
  expect(await admitAttempt(database.db, someone, 1900)).toBe(1);
  await clearFailures(database.db, someone);
  expect(await admitAttempt(database.db, someone, 1900)).toBeUndefined();
});

test("what no longer means anything is deleted", async () => {
  const count = async () => [
    await database.db.$count(loginSession),
    await database.db.$count(refreshToken),
    await database.db.$count(streamTicket),
    await database.db.$count(loginAttempt),
  ];
  const browser = new Browser(one);
  const { accessToken } = await browser.signIn("admin@gatehouse.example");
  await browser.post("/auth/ticket", undefined, { token: accessToken });
  const now = Math.floor(Date.now() / 1000);
  const run = (at: number) =>
    purgeAccess({ db: database.db, now: () => at }).handler(
      {},
      { id: "1", attempt: 0, signal: AbortSignal.timeout(1000), log: quietLog },
    );
  const before = await count();
  await run(now);
  expect((await count()).slice(0, 3)).toEqual(before.slice(0, 3));
  await run(now + 12 * 3600);
  expect((await count()).slice(0, 2)).toEqual(before.slice(0, 2));
  expect((await count()).slice(2)).toEqual([0, 0]);
  await run(now + 37 * 3600);
  expect(await count()).toEqual([0, 0, 0, 0]);
});
