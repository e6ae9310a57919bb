import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { start } from "../../test/check-in-fixtures.ts";
import { accessLog } from "./audit.ts";
import { CommandError } from "../platform/command-error.ts";
import { vendor, vendorKey } from "./tables.ts";
import { runVendorKeyCommand } from "./vendor-key-command.ts";
import { feedClientOf } from "./vendor-keys.ts";
import { createVendor } from "./vendors.ts";

const database = useDatabase();
const said: string[] = [];
const live = { publish: async () => undefined };
const run = (...args: readonly string[]) =>
  runVendorKeyCommand(
    { db: database.db, live, now: () => start, doneBy: "root", say: (line) => void said.push(line) },
    args,
  );
const logOf = async (vendorCode: string) =>
  (await accessLog(database.db, vendorCode)).map(({ action, detail, doneBy }) => `${action} ${doneBy} ${detail}`);

beforeAll(() => createVendor(database.db, { code: "SKY", name: "Sky Travel" }));
beforeEach(() => {
  said.length = 0;
});

describe("pnpm vendor:key", () => {
  test("prints a key of at least 128 random bits once, keeps its hash, lists and revokes it", async () => {
    await run("create", "SKY");
    const [about, key = ""] = said;
    expect(about).toBe("Key 1 of SKY, shown this once:");
    expect(key).toMatch(/^ghv_[\w-]{43}$/);
    expect(JSON.stringify(await database.db.select().from(vendorKey))).not.toContain(key);
    expect(await feedClientOf(database.db, `Bearer ${key}`, start + 60)).toEqual({ vendor: "SKY", keyId: 1 });
    said.length = 0;
    await run("list");
    expect(said).toEqual([
      "KEY  VENDOR  CREATED               LAST USED             STATE",
      "1    SKY     2027-01-15 08:00 UTC  2027-01-15 08:01 UTC  good",
    ]);
    await expect(run("revoke", "SEA", "1")).rejects.toThrow("SEA has no good key 1.");
    await run("revoke", "SKY", "1");
    expect(await feedClientOf(database.db, `Bearer ${key}`, start)).toBeUndefined();
    await expect(run("revoke", "SKY", "1")).rejects.toThrow("SKY has no good key 1.");
    said.length = 0;
    await run("list", "SKY");
    expect(said.at(-1)).toContain("revoked 2027-01-15 08:00 UTC");
    expect(await logOf("SKY")).toEqual(["VENDOR_KEY_CREATED root key 1", "VENDOR_KEY_REVOKED root key 1"]);
  });

  test("makes the first vendor of a real installation", async () => {
    await run("create", "NEW1", "--name", "New Travel", "--zone", "Europe/Zagreb", "--language", "hr-hr");
    expect(await database.db.select().from(vendor)).toContainEqual(
      expect.objectContaining({ code: "NEW1", name: "New Travel", zone: "Europe/Zagreb", language: "hr-HR" }),
    );
    expect(said[0]).toMatch(/^Key \d+ of NEW1, shown this once:$/);
    expect((await logOf("NEW1")).map((line) => line.replace(/\d+$/, "n"))).toEqual([
      "VENDOR_CREATED root New Travel",
      "VENDOR_KEY_CREATED root key n",
    ]);
  });

  test("gives a vendor another language", async () => {
    await createVendor(database.db, { code: "LANG", name: "Lang Travel" });
    await run("language", "LANG", "fr");
    await run("language", "LANG", "en-gb");
    expect(said.at(-1)).toContain("LANG writes to its travellers in en-GB");
    expect(await logOf("LANG")).toEqual([
      "VENDOR_CHANGED root language – → fr",
      "VENDOR_CHANGED root language fr → en-GB",
    ]);
  });

  test("says how it is used", async () => {
    await run();
    expect(said.join("\n")).toContain("pnpm vendor:key create <vendor>");
  });

  test.each<[string, readonly string[], string]>([
    ["no vendor", ["create"], "Name one vendor, by its code."],
    ["a vendor that is not there", ["create", "SEA"], 'There is no vendor "SEA". To make it, give its --name.'],
    ["a code that cannot be one", ["create", "s e a", "--name", "Sea"], '"s e a" cannot be a vendor\'s code'],
    ["a zone that is none", ["create", "SEA", "--name", "Sea", "--zone", "Mars/Base"], '"Mars/Base" is no time zone.'],
    ["a language that is none", ["create", "SEA", "--name", "Sea", "--language", "fr_FR"], '"fr_FR" is no language'],
    ["another language for nobody", ["language", "SEA", "fr"], 'There is no vendor "SEA".'],
    ["a name for a vendor that is there", ["create", "SKY", "--name", "Sky"], "SKY is there already"],
    ["an option that does not exist", ["create", "SKY", "--key", "x"], "Unknown option '--key'"],
    ["a key without number", ["revoke", "SKY"], "Name the vendor and the number of the key"],
    ["two vendors", ["list", "SKY", "SEA"], "Name one vendor, or none for all."],
    ["a command that does not exist", ["destroy"], 'There is no command "destroy".'],
  ])("refuses %s in a sentence, and changes nothing", async (_, args, message) => {
    const before = await database.db.select().from(vendorKey);
    await expect(run(...args)).rejects.toThrow(CommandError);
    await expect(run(...args)).rejects.toThrow(message);
    expect(await database.db.select().from(vendorKey)).toEqual(before);
  });
});
