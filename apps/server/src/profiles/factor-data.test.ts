import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { useDatabase } from "../../test/database.ts";
import { authenticator, passkey, recoveryCode } from "../access/second-factor/tables.ts";
import { signOnIdentity } from "../access/single-sign-on/tables.ts";
import { factorData } from "./factor-data.ts";

const database = useDatabase();
let userId = "";
let other = "";
const held = (of: string) => factorData.held(database.db, { userId: of, userid: "", email: "" }, 1000);

beforeAll(async () => {
  const people = await addPeople(database.db);
  userId = people.get("TRAVELLER") ?? "";
  other = people.get("VENDOR") ?? "";
});

// PRO-10
test("the export says how somebody signs in and since when, and nothing that it is made of", async () => {
  expect(await held(userId)).toEqual([]);
  const { db } = database;
  await db.insert(authenticator).values({ userId, sealed: "SECRET-sealed-app", since: 100, lastStep: 7 });
  await db.insert(passkey).values({
    userId,
    credentialId: "SECRET-credential",
    publicKey: "SECRET-public-key",
    counter: 3,
    transports: ["internal"],
    name: "Blue key",
    createdAt: 200,
    lastUsedAt: 210,
  });
  for (const usedAt of [null, 320, 310])
    await db.insert(recoveryCode).values({ userId, hash: `SECRET-${usedAt}`, madeAt: 300, usedAt });
  await db.insert(signOnIdentity).values({
    scope: "SKY",
    issuer: "https://login.sky.example",
    subject: "s-7",
    userId,
    linkedAt: 400,
    lastSignInAt: 410,
    sealedToken: "SECRET-token",
  });
  const mine = await held(userId);
  expect(mine).toEqual([
    { kind: "AUTHENTICATOR_APP", createdAt: 100, lastUsedAt: 210 },
    { kind: "PASSKEY", name: "Blue key", createdAt: 200, lastUsedAt: 210 },
    { kind: "RECOVERY_CODES", createdAt: 300, lastUsedAt: 320, codesLeft: 1 },
    {
      kind: "SINGLE_SIGN_ON",
      issuer: "https://login.sky.example",
      knownAs: "s-7",
      createdAt: 400,
      lastUsedAt: 410,
    },
  ]);
  expect(JSON.stringify(mine)).not.toContain("SECRET");
  // What is of somebody else is theirs.
  expect(await held(other)).toEqual([]);
});
