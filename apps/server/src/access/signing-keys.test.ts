import { describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { accessTokenLife, readAccessToken, signAccessToken } from "./access-token.ts";
import { loadSigningKeys } from "./signing-keys.ts";
import { signingKey } from "./tables.ts";

const database = useDatabase();
const person = { userId: "u1", sessionId: "s1", refreshHash: "r1", name: "", vendor: "", org: "", scope: [] };
const now = Math.floor(Date.now() / 1000);

// ACC-9
describe("signing keys", () => {
  test("are made once, by whichever process comes first, and shared by all", async () => {
    const processes = await Promise.all(Array.from({ length: 6 }, () => loadSigningKeys(database.db)));
    expect(await database.db.$count(signingKey)).toBe(1);
    expect(new Set(processes.map((keys) => Buffer.from(keys("access-token").current().key).toString("hex"))).size).toBe(
      1,
    );
  });

  test("of different purposes have nothing in common", async () => {
    const keys = await loadSigningKeys(database.db);
    expect(keys("access-token").current().key).not.toEqual(keys("document-link").current().key);
  });

  test("of a newer process are found, and the older one's still hold", async () => {
    let clock = now;
    const older = await loadSigningKeys(database.db, undefined, () => clock);
    const before = await signAccessToken(older("access-token"), person, now, now + accessTokenLife);
    await database.db.insert(signingKey).values({ secret: "a newer secret of the same house", createdAt: now + 9999 });
    const newer = await loadSigningKeys(database.db);
    const after = await signAccessToken(newer("access-token"), person, now, now + accessTokenLife);

    expect(newer("access-token").current().id).not.toBe(older("access-token").current().id);
    expect(await readAccessToken(newer("access-token"), before, now)).toBeDefined();
    // the older process looks for a key it does not know, but not for every forged id
    expect(await readAccessToken(older("access-token"), after, now)).toBeUndefined();
    clock += 10;
    expect(await readAccessToken(older("access-token"), after, now)).toBeDefined();
    expect(older("access-token").current().id).toBe(newer("access-token").current().id);
  });

  test("from the settings come in order, and need no database", async () => {
    const [first, second] = ["first-secret-of-at-least-32-characters", "second-secret-of-at-least-32-character"];
    const old = await loadSigningKeys(database.db, first);
    const rotated = await loadSigningKeys(database.db, `${second}, ${first}`);
    const token = await signAccessToken(old("access-token"), person, now, now + accessTokenLife);
    expect(await readAccessToken(rotated("access-token"), token, now)).toBeDefined();
    expect(rotated("access-token").current().id).not.toBe(old("access-token").current().id);
    expect(
      await readAccessToken((await loadSigningKeys(database.db, second))("access-token"), token, now),
    ).toBeUndefined();
  });
});
