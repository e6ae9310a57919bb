import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { quietLog } from "../../test/log.ts";
import { encodeMessage } from "./live-wire.ts";
import { createLiveHub, isFor, type LiveHub, type LiveMessage, type LiveReader } from "./live.ts";

const database = useDatabase();
let here: LiveHub;
let there: LiveHub;
beforeAll(async () => {
  here = createLiveHub({ url: database.url, log: quietLog });
  there = createLiveHub({ url: database.url, log: quietLog });
  await Promise.all([here.start(), there.start()]);
});
afterAll(() => Promise.all([here.stop(), there.stop()]));

function hearing(hub: LiveHub): LiveMessage[] {
  const heard: LiveMessage[] = [];
  hub.subscribe((message) => heard.push(message));
  return heard;
}

test("an event reaches every process when its transaction commits, and none when it rolls back", async () => {
  const heard = [hearing(here), hearing(there)];
  const audience = { to: "vendor", vendor: "V1", permission: "checkinInfo" } as const;
  await database.db.transaction((tx) => here.publish(tx, { type: "checkin.changed", ids: [7] }, audience));
  await database.db
    .transaction(async (tx) => {
      await here.publish(tx, { type: "checkin.changed", ids: [8] }, audience);
      throw new Error("roll back");
    })
    .catch(() => undefined);
  await vi.waitFor(() => expect(heard.map((list) => list.length)).toEqual([1, 1]));
  await sleep(50);
  expect(heard[1]).toEqual([{ event: { type: "checkin.changed", ids: [7] }, audience }]);
});

test("ten thousand ids fit into notifications of less than 8,000 bytes", async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => 9_000_000 + index);
  const message = { event: { type: "checkin.changed", ids }, audience: { to: "everyone" } } as const;
  for (const payload of encodeMessage(message)) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  const heard = hearing(there);
  await here.publish(database.db, message.event, message.audience);
  await vi.waitFor(() =>
    expect(heard.flatMap(({ event }) => (event.type === "checkin.changed" ? event.ids : []))).toEqual(ids),
  );
});

test("a broken connection comes back and tells everybody to read again", async () => {
  const heard = hearing(there);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gatehouse-live' and datname = current_database()",
  );
  await vi.waitFor(() => expect(heard).toContainEqual({ event: { type: "resync" }, audience: { to: "everyone" } }), {
    timeout: 3000,
  });
  await here.publish(database.db, { type: "report.finished", id: 3 }, { to: "everyone" });
  await vi.waitFor(() =>
    expect(heard).toContainEqual({ event: { type: "report.finished", id: 3 }, audience: { to: "everyone" } }),
  );
});

const bound: LiveReader = { userId: "u1", sessionId: "s1", permissions: ["checkinInfo"], vendors: ["V1"], endsAt: 0 };
const staff: LiveReader = { ...bound, userId: "u2", sessionId: "s2", vendors: "all" };

test.each([
  ["own vendor", bound, { to: "vendor", vendor: "V1", permission: "checkinInfo" }, true],
  ["foreign vendor", bound, { to: "vendor", vendor: "V2", permission: "checkinInfo" }, false],
  ["staff sees all vendors", staff, { to: "vendor", vendor: "V2", permission: "checkinInfo" }, true],
  ["permission missing", staff, { to: "vendor", vendor: "V2", permission: "reportBilling" }, false],
  ["own user", bound, { to: "user", userId: "u1" }, true],
  ["other user", bound, { to: "user", userId: "u2" }, false],
  ["own row", bound, { to: "owner", userId: "u1", permission: "p", vendors: null }, true],
  ["another's row", bound, { to: "owner", userId: "u2", permission: "p", vendors: ["V1"] }, false],
  [
    "another's row with the permission, about the own vendor",
    bound,
    { to: "owner", userId: "u2", permission: "checkinInfo", vendors: ["V1"] },
    true,
  ],
  [
    "another's row with the permission, about a foreign vendor too",
    bound,
    { to: "owner", userId: "u2", permission: "checkinInfo", vendors: ["V1", "V2"] },
    false,
  ],
  [
    "another's row with the permission, about everybody's",
    bound,
    { to: "owner", userId: "u2", permission: "checkinInfo", vendors: null },
    false,
  ],
  [
    "staff with the permission, about everybody's",
    staff,
    { to: "owner", userId: "u1", permission: "checkinInfo", vendors: null },
    true,
  ],
  ["own session", bound, { to: "session", sessionId: "s1" }, true],
  ["other session", staff, { to: "session", sessionId: "s1" }, false],
  ["everyone", bound, { to: "everyone" }, true],
] as const)("who may learn of an event: %s", (_, reader, audience, expected) => {
  expect(isFor(reader, audience)).toBe(expected);
});
