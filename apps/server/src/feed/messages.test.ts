import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { start } from "../../test/check-in-fixtures.ts";
import { bookingOf, traveller, useFeed } from "../../test/feed.ts";
import { useServer } from "../../test/server.ts";
import { createVendorKey, listVendorKeys, revokeVendorKey } from "../access/vendor-keys.ts";

const { feed, database, server, post, send, everything } = useFeed();

// FEED-1
describe("a message is refused", () => {
  test("with the paths of what is malformed, and nothing of it is taken", async () => {
    const [good, bad] = [bookingOf(), bookingOf({ segment: { departure: { date: "2027-02-30", time: "8:00" } } })];
    const { status, body } = await post([good, bad]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "BAD_REQUEST",
      data: {
        issues: [
          { path: ["bookings", "1", "segments", "0", "departure", "date"], message: "feed.date.invalid" },
          { path: ["bookings", "1", "segments", "0", "departure", "time"], message: "feed.time.invalid" },
        ],
      },
    });
    expect((await everything(good)).bookings).toEqual([]);
  });

  test("booking by booking with the paths of what cannot be", async () => {
    const [good, bad] = [bookingOf(), bookingOf({ segment: { to: "ZZZ" }, passengers: [traveller, traveller] })];
    const misleading = bookingOf({ passengers: [{ ...traveller, title: "M\u202ER", lastname: "Ka\u202Evon" }] });
    const { body } = await post([bad, misleading, good]);
    expect(body["bookings"]).toMatchObject([
      {
        outcome: "refused",
        code: "INVALID",
        issues: [
          { path: "segments[0].to", code: "feed.airport.unknown" },
          { path: "passengers[1].passenger", code: "feed.passenger.repeated" },
        ],
      },
      {
        outcome: "refused",
        code: "INVALID",
        issues: [
          { path: "passengers[0].title", code: "validation.text" },
          { path: "passengers[0].lastname", code: "travellers.lastname.invalid" },
        ],
      },
      { outcome: "created" },
    ]);
    expect((await everything(bad)).bookings).toEqual([]);
  });

  test("without a feed.key, with a session, with a revoked key", async () => {
    const { accessToken } = await new Browser(server).signIn("admin@gatehouse.example");
    const { id, key: old } = await createVendorKey(database.db, "SKY", feed.now);
    expect((await post([bookingOf()], old)).status).toBe(200);
    const live = { publish: async () => undefined };
    const revoke = (code: string) => database.db.transaction((tx) => revokeVendorKey(tx, live, { code, id }, feed.now));
    expect(await revoke("SEA")).toBe(false);
    expect(await revoke("SKY")).toBe(true);
    const changed = `${feed.key.slice(0, -1)}${feed.key.endsWith("A") ? "B" : "A"}`;
    for (const token of [old, accessToken, changed, "ghv_", undefined]) {
      const { status, body } = await new Browser(server).post(
        "/checkin/imports",
        { bookings: [bookingOf()] },
        { token },
      );
      expect([status, body["code"]]).toEqual([401, "UNAUTHORIZED"]);
    }
    const keys = await listVendorKeys(database.db, "SKY");
    expect(keys.find((one) => one.id === id)).toMatchObject({ lastUsedAt: start, revokedAt: start });
  });

  test("when it speaks of another vendor than the key's", async () => {
    const one = bookingOf();
    await send(one);
    const before = await everything(one);
    const { status, body } = await post([{ ...one, cancelled: true }], feed.otherKey, { vendor: "SKY" });
    expect([status, body["code"]]).toEqual([403, "FOREIGN_VENDOR"]);
    // Without naming the vendor it is a booking of its own that is meant: there is none.
    expect(await send({ bookingNo: one.bookingNo, pnr: one.pnr, cancelled: true }, feed.otherKey)).toMatchObject({
      outcome: "refused",
      code: "NO_SUCH_BOOKING",
    });
    expect(await everything(one)).toEqual(before);
    expect((await post([bookingOf()], feed.key, { vendor: "SKY" })).status).toBe(200);
  });

  test("when it is larger than any message", async () => {
    const { status } = await post([bookingOf({ bookingNo: "B".repeat(300_000) })]);
    expect(status).toBe(413);
  });
});

test("the message of the guide is taken, and answered as the guide says", async () => {
  const guide = await readFile(new URL("../../../../docs/guides/feed-bookings.md", import.meta.url), "utf8");
  const sent = /--data '([^']+)'/.exec(guide)?.[1] ?? "";
  const answered = /```json\n([^`]+)```/.exec(guide)?.[1] ?? "";
  const { bookings } = JSON.parse(sent) as { bookings: object[] };
  const { status, body } = await post(bookings);
  expect([status, body]).toEqual([200, JSON.parse(answered)]);
});

test("the documents of the calls say what a message looks like, and that it takes a key", async () => {
  const { body } = await new Browser(server).get("/openapi.json");
  expect(body).toMatchObject({
    paths: {
      "/checkin/imports": {
        post: {
          tags: ["feed"],
          security: [{ vendorKey: [] }],
          requestBody: {
            content: { "application/json": { schema: { required: ["bookings"], additionalProperties: false } } },
          },
        },
      },
    },
    components: { securitySchemes: { vendorKey: { type: "http", scheme: "bearer" } } },
  });
});

describe("too many messages", () => {
  const slow = useServer(database, { now: () => feed.now, settings: { FEED_RATE_LIMIT: "3" } });
  test("are refused for a while by key: wrong ones use up nothing of a good one's", async () => {
    const statuses: number[] = [];
    for (const token of ["ghv_none", "ghv_none", "ghv_none", "ghv_none", feed.key, feed.key, feed.key, feed.key])
      statuses.push((await new Browser(slow).post("/checkin/imports", { bookings: [] }, { token })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 400, 400, 400, 429]);
  });
});

/** Every place in a message: the way to it from the top. */
function places(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  const here = path.length === 0 ? [] : [path];
  if (typeof node !== "object" || node === null) return here;
  return [...here, ...Object.entries(node).flatMap(([key, child]) => places(child, [...path, key]))];
}

/** A copy of a message with something else at one place; nothing there for undefined. */
function withOther(message: object, path: readonly string[], value: unknown): object {
  const copy = structuredClone(message) as Record<string, unknown>;
  const last = path.at(-1) ?? "";
  let node = copy;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  if (value === undefined) delete node[last];
  else node[last] = value;
  return copy;
}

test("whatever stands anywhere in a message is taken or refused, and what was taken is nothing new when it comes again", async () => {
  const nasty = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      "",
      " ",
      "\u0000",
      "\uD800",
      "__proto__",
      "1e999",
      -1,
      0,
      1.5,
      99,
      2 ** 60,
    ),
    fc.constantFrom<unknown>(true, false, [], {}, [[]], { length: 1 }, "x".repeat(3000), "2027-02-30", "24:00", "QQQ"),
    fc.constantFrom<unknown>("2027-12-31", "00:00", "KKM", "EZY", "NRT", "李", "O’Neill", "DEU", "C01X00T47", "2"),
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.integer(),
  );
  const whole = {
    ...traveller,
    middlename: "Eva",
    email: "ana@traveller.example",
    phoneCode: "44",
    phoneNumber: "7911123456",
    dob: "1990-01-01",
    ktn: "123456789",
    passportNo: "925665416",
    passportIssueDate: "2020-02-03",
    passportExpDate: "2030-02-03",
    eticket: "1250000000001",
    cancelled: false,
  };
  const sample = () => ({
    ...bookingOf({
      version: 1,
      cancelled: false,
      segment: { operating: { carrier: "CJ", number: "7304", locator: "QWERTY" }, cancelled: false },
      passengers: [whole, { ...traveller, passenger: 2 }],
    }),
  });
  const all = places(sample());
  expect(all.length).toBeGreaterThan(40);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), nasty, async (path, value) => {
      const message = withOther(sample(), path, value);
      const first = await post([message]);
      statuses.add(first.status);
      expect([200, 400]).toContain(first.status);
      if (first.status !== 200) return;
      const { body } = await post([message]);
      const [told] = body["bookings"] as readonly { outcome: string; checkIns: unknown }[];
      expect(["unchanged", "refused"]).toContain(told?.outcome);
      expect(told?.checkIns).toEqual({ created: 0, changed: 0, cancelled: 0 });
    }),
    { numRuns: 300 },
  );
  expect(statuses).toEqual(new Set([200, 400]));
}, 60_000);
