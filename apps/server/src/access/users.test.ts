import { parseOptions } from "@node-rs/argon2";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { appUser } from "./tables.ts";
import { createUser, credentialsOf, findUser, listUsers, UserError, type NewUser } from "./users.ts";
import { createVendor } from "./vendors.ts";

const database = useDatabase();
beforeAll(async () => {
  await createVendor(database.db, { code: "SKY", name: "Sky Travel" });
});

describe("passwords", () => {
  test("are kept as argon2id of 19 MiB, two passes, one lane, each with its own salt", async () => {
    const [first, second] = [await hashPassword("correct horse"), await hashPassword("correct horse")];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(first)).toMatchObject({
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
      outputLen: 32,
      saltLen: 16,
    });
    expect(first).not.toBe(second);
  });

  test("are compared exactly, blanks and composition included", async () => {
    const hash = await hashPassword(" Pässword ");
    expect(await isPassword(hash, " Pässword ")).toBe(true);
    for (const wrong of ["Pässword", " pässword ", " Pa\u0308ssword ", ""])
      expect(await isPassword(hash, wrong)).toBe(false);
  });

  test("of nobody are never right", async () => {
    expect(await isPassword(undefined, "gatehouse-demo")).toBe(false);
    expect(await isPassword(undefined, "")).toBe(false);
  });
});

describe("a new user", () => {
  const user: NewUser = {
    userid: "ana",
    email: "Ana@Gatehouse.Example",
    name: "Ana",
    roleList: "operator, BILLING",
    passwordHash: "x",
  };
  const create = (change: Partial<NewUser>) => createUser(database.db, { ...user, ...change });

  test("is found by user id and by e-mail address, however it is written", async () => {
    const id = await create({});
    expect(await findUser(database.db, "ana")).toBe(id);
    expect(await findUser(database.db, "ANA@gatehouse.EXAMPLE")).toBe(id);
    expect(await findUser(database.db, "nobody")).toBeUndefined();
    expect(await credentialsOf(database.db, "ANA@GATEHOUSE.EXAMPLE")).toMatchObject({ id, passwordHash: "x" });
    expect(await listUsers(database.db)).toEqual([
      expect.objectContaining({ userid: "ana", email: "ana@gatehouse.example", vendor: null, disabledAt: null }),
    ]);
  });

  test.each<[string, Partial<NewUser>, RegExp]>([
    ["a role that nobody knows", { roleList: "CAPTAIN" }, /no known role/],
    ["no role", { roleList: "" }, /no known role/],
    ["a role that is bound, without a vendor", { roleList: "OPERATOR_VENDOR" }, /needs a vendor/],
    ["a vendor that does not exist", { userid: "bo", email: "bo@x.example", vendor: "NONE" }, /no vendor "NONE"/],
    ["no e-mail address", { email: "ana" }, /no e-mail address/],
    ["an e-mail address that is taken", { userid: "bo", email: "ANA@gatehouse.example" }, /e-mail address .* is taken/],
    ["a user id that is taken", { email: "bo@x.example" }, /user id ana is taken/],
    ["a user id that differs in case only", { userid: "Ana", email: "bo@x.example" }, /user id Ana is taken/],
    ["a user id that the house uses itself", { userid: "pool", email: "bo@x.example" }, /cannot be a user id/],
    ["a user id with a line break", { userid: "bo\nby", email: "bo@x.example" }, /cannot be a user id/],
  ])("is refused with %s", async (_, change, message) => {
    const before = await database.db.$count(appUser);
    await expect(create(change)).rejects.toThrow(UserError);
    await expect(create(change)).rejects.toThrow(message);
    expect(await database.db.$count(appUser)).toBe(before);
  });
});
