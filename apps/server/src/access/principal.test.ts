import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "@gatehouse/domain/access";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import type { LiveMessage } from "../platform/live.ts";
import { createPrincipalCache, vendorScope, type Principal } from "./principal.ts";
import { vendor } from "./tables.ts";

const database = useDatabase();
const server = useAccessServer(database);
beforeAll(async () => {
  await addPeople(database.db);
});

const principalOf = async (role: Role): Promise<Principal | undefined> => {
  const { accessToken } = await new Browser(server).signIn(
    `${role.toLowerCase().replaceAll("_", "-")}@gatehouse.example`,
  );
  return server.access.authenticate(`Bearer ${accessToken}`);
};

describe("whose rows a role sees (ACC-3)", () => {
  test.each<[Role, readonly string[] | "all"]>([
    ["OPERATOR", "all"],
    ["OPERATOR_ADMIN", "all"],
    ["OPERATOR_ADMIN_LEAD", "all"],
    ["CRM_OPERATOR", "all"],
    ["BILLING", "all"],
    ["ADMIN", "all"],
    ["OPERATOR_VENDOR", ["SKY"]],
    ["VENDOR", ["SKY"]],
    ["LEVEL1_VENDOR", ["SKY", "SEA"]],
    ["TRAVELLER", []],
  ])("%s: %j", async (role, vendors) => {
    const principal = await principalOf(role);
    expect(principal).toMatchObject({ role, userid: role.toLowerCase().replaceAll("_", "-"), vendors });
  });

  test("every query of a bound role is limited, and of a role without vendors empty", async () => {
    const seen = async (vendors: Principal["vendors"]) =>
      (
        await database.db
          .select({ code: vendor.code })
          .from(vendor)
          .where(vendorScope({ vendors }, vendor.code))
          .orderBy(vendor.code)
      ).map(({ code }) => code);
    expect(await seen("all")).toEqual(["SEA", "SKY"]);
    expect(await seen(["SKY"])).toEqual(["SKY"]);
    expect(await seen(["SKY", "SEA"])).toEqual(["SEA", "SKY"]);
    expect(await seen(["NONE"])).toEqual([]);
    expect(await seen([])).toEqual([]);
    // a vendor's code is a value, never part of the statement
    expect(new PgDialect().sqlToQuery(vendorScope({ vendors: ["' or true --"] }, vendor.code) ?? sql``).params).toEqual(
      ["' or true --"],
    );
  });
});

describe("what is remembered of a principal", () => {
  const someone: Principal = {
    userId: "u",
    userid: "ana",
    role: "OPERATOR",
    permissions: [],
    vendors: "all",
    sessionId: "s",
    endsAt: 0,
  };
  const createCache = () => {
    let tell: (message: LiveMessage) => void = () => undefined;
    const cache = createPrincipalCache({
      subscribe: (hear) => {
        tell = hear;
        return () => undefined;
      },
    });
    return { cache, tell: (message: LiveMessage) => tell(message) };
  };
  const counted = () => {
    const load = async () => {
      load.calls += 1;
      return someone;
    };
    load.calls = 0;
    return load;
  };

  test("spares the next call its query, and a session that is not known is asked for again", async () => {
    const { cache } = createCache();
    const load = counted();
    await cache.get("s", load);
    await cache.get("s", load);
    expect(load.calls).toBe(1);
    expect(await cache.get("t", async () => undefined)).toBeUndefined();
    expect(await cache.get("t", async () => someone)).toBe(someone);
  });

  test.each<[string, LiveMessage]>([
    ["its end is announced", { event: { type: "session.ended" }, audience: { to: "session", sessionId: "s" } }],
    ["announcements may have been missed", { event: { type: "resync" }, audience: { to: "everyone" } }],
  ])("is forgotten when %s", async (_, message) => {
    const { cache, tell } = createCache();
    const load = counted();
    await cache.get("s", load);
    tell(message);
    await cache.get("s", load);
    expect(load.calls).toBe(2);
  });

  test("is not kept when the session ended while it was read", async () => {
    const { cache } = createCache();
    const load = counted();
    await cache.get("s", async () => {
      cache.forget(["s"]);
      return load();
    });
    await cache.get("s", load);
    expect(load.calls).toBe(2);
  });
});
