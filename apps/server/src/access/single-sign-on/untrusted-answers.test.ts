import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../../test/access.ts";
import { Browser } from "../../../test/browser.ts";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { type Lie, startLyingProvider } from "../../../test/lying-provider.ts";
import { beginSignOn, finishSignOn, problemOf } from "../../../test/sign-on.ts";
import { createVault } from "../../platform/vault.ts";
import { loginSession } from "../tables.ts";
import { signOnIdentity } from "./tables.ts";
import { saveVendorSignOn } from "./vendor-sign-on.ts";

const [honest, other] = await Promise.all([startLyingProvider(), startLyingProvider()]);
other.saysWho = true;
const config = testConfig({
  SSO_ISSUER: honest.issuer,
  SSO_CLIENT_ID: honest.clientId,
  SSO_CLIENT_SECRET: honest.clientSecret,
  SSO_DOMAINS: "gatehouse.example",
  SSO_DEFAULT_ROLE: "OPERATOR",
  SSO_PRIVATE_ADDRESSES: "on",
});
const database = useDatabase();
const server = useAccessServer(database, { config });
beforeAll(async () => {
  await addPeople(database.db);
  const vault = createVault({ documentKeys: "a key for the authenticators of tests", dataDir: "unused" });
  const { issuer, clientId, clientSecret } = other;
  const rules = { domains: ["sky.example"], roleClaim: "", claimRoles: [], defaultRole: null, createsAccounts: false };
  await database.db.transaction((tx) =>
    saveVendorSignOn(
      tx,
      "SKY",
      { signOn: { name: "Sky", issuer, clientId, clientSecret, ...rules }, version: 0 },
      { vault, config, actor: { doneBy: "admin", at: 1 }, mayChangeDomains: true },
    ),
  );
});
afterAll(() => Promise.all([honest.close(), other.close()]));
beforeEach(async () => {
  await database.db.delete(signOnIdentity);
  await database.db.delete(loginSession);
  honest.lie = {};
  other.lie = {};
  honest.redeemed.length = 0;
  other.redeemed.length = 0;
});
const nobodyIsIn = async () =>
  expect([await database.db.$count(loginSession), await database.db.$count(signOnIdentity)]).toEqual([0, 0]);
const now = () => Math.floor(Date.now() / 1000);

// ACC-37, ACC-41
describe("an ID token", () => {
  test("that is as it should be lets somebody in", async () => {
    const browser = new Browser(server);
    expect(problemOf(await finishSignOn(browser, honest.answer(await beginSignOn(browser))))).toBe(200);
  });

  test.each<[string, () => Lie]>([
    ["for another sign-in", () => ({ claims: { nonce: "of another sign-in" } })],
    ["without a nonce", () => ({ claims: { nonce: undefined } })],
    ["that is over", () => ({ claims: { iat: now() - 900, exp: now() - 600 } })],
    ["without an end", () => ({ claims: { exp: undefined } })],
    ["of the future", () => ({ claims: { nbf: now() + 600 } })],
    ["for another client", () => ({ claims: { aud: "another client" } })],
    ["for several clients, handed to another", () => ({ claims: { aud: ["gatehouse", "another"], azp: "another" } })],
    ["of another issuer", () => ({ claims: { iss: "https://elsewhere.example" } })],
    ["without a subject", () => ({ claims: { sub: undefined } })],
    ["that nobody has signed", () => ({ signedBy: "nobody" })],
    ["signed by another key", () => ({ signedBy: "another key" })],
    ["signed with the client's secret", () => ({ signedBy: "the client's secret" })],
  ])("%s lets nobody in", async (_, lie) => {
    const browser = new Browser(server);
    const back = honest.answer(await beginSignOn(browser));
    honest.lie = lie();
    expect(problemOf(await finishSignOn(browser, back))).toBe("untrusted");
    await nobodyIsIn();
  });
});

// ACC-37: what one provider answers never counts as another's.
describe("mixed-up answers", () => {
  test("of another provider, which says who it is, are not redeemed anywhere", async () => {
    const browser = new Browser(server);
    const begun = await beginSignOn(browser);
    const back = honest.answer(begun, { iss: other.issuer });
    expect(problemOf(await finishSignOn(browser, back))).toBe("untrusted");
    expect([honest.redeemed, other.redeemed]).toEqual([[], []]);
    await nobodyIsIn();
  });

  test("of a provider that says who it is count only with its name", async () => {
    const browser = new Browser(server);
    const back = other.answer(await beginSignOn(browser, "SKY"));
    back.searchParams.delete("iss");
    expect(problemOf(await finishSignOn(browser, back, "SKY"))).toBe("untrusted");
    expect(other.redeemed).toEqual([]);
  });

  test("come back to the address of one provider with the state of another, and are not redeemed", async () => {
    const browser = new Browser(server);
    const toHouse = honest.answer(await beginSignOn(browser));
    const toSky = other.answer(await beginSignOn(browser, "SKY"));
    toHouse.searchParams.set("state", toSky.searchParams.get("state") ?? "");
    expect(problemOf(await finishSignOn(browser, toHouse))).toBe("over");
    expect([honest.redeemed, other.redeemed]).toEqual([[], []]);
    await nobodyIsIn();
  });
});

describe("a provider that does not take us", () => {
  test.each([
    ["invalid_grant", "over"],
    ["invalid_client", "unreachable"],
  ])("%s is said as %s", async (refusal, problem) => {
    const browser = new Browser(server);
    const back = honest.answer(await beginSignOn(browser));
    honest.lie = { refusal };
    expect(problemOf(await finishSignOn(browser, back))).toBe(problem);
  });

  test("an answer without a state, or with none of ours, is nobody's", async () => {
    const browser = new Browser(server);
    const back = honest.answer(await beginSignOn(browser));
    back.searchParams.set("state", "made up");
    expect(problemOf(await finishSignOn(browser, back))).toBe("over");
    back.searchParams.delete("state");
    expect(problemOf(await finishSignOn(browser, back))).toBe("over");
  });
});
