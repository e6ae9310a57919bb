import { demoPassword } from "@gatehouse/domain/access";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { hashPassword } from "../access/passwords.ts";
import { appUser, vendor } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { createVendor } from "../access/vendors.ts";
import { refuseMixedDemo, refusePublicDemo } from "./guard.ts";
import { demoWorld } from "./tables.ts";

const database = useDatabase();
const outside = testConfig({ DEMO: "off", TRUST_PROXY: "1" });
let known = "";
let other = "";

beforeAll(async () => {
  known = await hashPassword(demoPassword);
  other = await hashPassword("plum tram 44 verandah");
});
beforeEach(async () => {
  await database.db.delete(appUser);
  await database.db.delete(vendor);
  await database.db.delete(demoWorld);
});

const user = (email: string, passwordHash: string, more: { readonly demo?: boolean } = {}) =>
  createUser(database.db, {
    userid: email.split("@")[0] ?? "",
    email,
    name: "Somebody",
    roleList: "ADMIN",
    passwordHash,
    ...more,
  });

// DEMO-4
describe("a server that people from outside reach", () => {
  test("starts on a database of the user's own", async () => {
    await user("ana@real.test", other);
    await expect(refusePublicDemo(database.db, outside)).resolves.toBeUndefined();
  });

  test.each([
    ["its mark", () => database.db.insert(demoWorld).values({ id: "demo", seed: 1, checkIns: 0, createdAt: 0 })],
    ["a user made with it, whatever the password is now", () => user("x@real.test", other, { demo: true })],
    ["a vendor made with it", () => createVendor(database.db, { code: "NWT", name: "Northwind", demo: true })],
  ])("refuses what is left of a demo world: %s", async (_, make) => {
    await make();
    await expect(refusePublicDemo(database.db, outside)).rejects.toThrow(
      /holds the demo world .* because TRUST_PROXY says .*`pnpm demo remove`/,
    );
    await expect(refusePublicDemo(database.db, testConfig())).resolves.toBeUndefined();
  });

  test("refuses a user whom the demo's password lets in, however it came there; not one that is shut out", async () => {
    await user("admin@gatehouse.example", known);
    await user("operator-2@gatehouse.example", other);
    await expect(refusePublicDemo(database.db, outside)).rejects.toThrow(
      /^admin@gatehouse\.example can sign in with the demo's password/,
    );
    await database.db.update(appUser).set({ disabledAt: 1 });
    await expect(refusePublicDemo(database.db, outside)).resolves.toBeUndefined();
  });
});

describe("a demo world", () => {
  test("comes into an empty database only", async () => {
    await expect(refuseMixedDemo(database.db)).resolves.toBeUndefined();
    await createVendor(database.db, { code: "REAL", name: "Real Travel" });
    await expect(refuseMixedDemo(database.db)).rejects.toThrow("this one holds 1 vendor of its own");
    await user("ana@real.test", other);
    await expect(refuseMixedDemo(database.db)).rejects.toThrow(
      /holds 1 user of its own, and 24 demo users with a password that everybody knows would join them/,
    );
  });
});
