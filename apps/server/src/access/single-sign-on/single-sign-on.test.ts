import { and, desc, eq, inArray } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../../test/access.ts";
import { Browser, openStream } from "../../../test/browser.ts";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { ProviderBrowser, startIdentityProvider } from "../../../test/identity-provider.ts";
import { beginSignOn, finishSignOn, problemOf, signOn } from "../../../test/sign-on.ts";
import { createVault } from "../../platform/vault.ts";
import { accountLink } from "../account-links.ts";
import { contextOfApp } from "../second-factor/factors.ts";
import { authenticator, roleWithFactor } from "../second-factor/tables.ts";
import { accessAudit, appUser, loginAttempt, loginSession } from "../tables.ts";
import { signOnAttempt, signOnDomain, signOnIdentity, vendorSignOn } from "./tables.ts";
import { saveVendorSignOn } from "./vendor-sign-on.ts";

const idp = await startIdentityProvider();
const config = testConfig({
  SSO_ISSUER: idp.issuer,
  SSO_CLIENT_ID: idp.clientId,
  SSO_CLIENT_SECRET: idp.clientSecret,
  SSO_NAME: "House of Tests",
  SSO_DOMAINS: "gatehouse.example",
  SSO_ROLE_CLAIM: "groups",
  SSO_ROLES: "desk=OPERATOR,leads=OPERATOR_ADMIN_LEAD",
  SSO_CREATE: "on",
  SSO_PRIVATE_ADDRESSES: "on",
});
const database = useDatabase();
const server = useAccessServer(database, { config });
const vault = createVault({ documentKeys: "a key for the authenticators of tests", dataDir: "unused" });

/** The vendor SKY has the same provider as the house, with rules of its own. */
const ofVendor = {
  name: "Sky Travel",
  issuer: idp.issuer,
  clientId: idp.clientId,
  clientSecret: idp.clientSecret,
  domains: ["sky.example"],
  roleClaim: "groups",
  claimRoles: [{ value: "managers", role: "VENDOR" as const }],
  defaultRole: "TRAVELLER" as const,
  createsAccounts: true,
};
const setUpVendor = (more: Partial<typeof ofVendor> = {}) =>
  database.db.transaction((tx) =>
    saveVendorSignOn(
      tx,
      "SKY",
      { signOn: { ...ofVendor, ...more }, version: 0 },
      { vault, config, actor: { doneBy: "admin", at: 1 }, mayChangeDomains: true },
    ),
  );

const operator = "operator@gatehouse.example";
const newcomers = ["new@gatehouse.example", "new@sky.example"];
const people = new Map<string, string>();
let hash = "";
beforeAll(async () => {
  for (const [role, id] of await addPeople(database.db)) people.set(role, id);
  hash = (await database.db.select().from(appUser))[0]?.passwordHash ?? "";
  const origins = ["staff", "SKY", "SEA"].map((id) => `${server.url}/login/sso/${id}`);
  await idp.open(origins, [`${server.url}/login`]);
});
afterAll(() => idp.close());
beforeEach(async () => {
  const { db } = database;
  for (const table of [
    signOnIdentity,
    signOnAttempt,
    signOnDomain,
    vendorSignOn,
    loginSession,
    loginAttempt,
    accessAudit,
  ])
    await db.delete(table);
  await db.delete(roleWithFactor);
  await db.delete(authenticator);
  await db.delete(appUser).where(inArray(appUser.email, newcomers));
  await db.update(appUser).set({ passwordHash: hash, disabledAt: null, invitedAt: null });
  await db.update(appUser).set({ roleList: "OPERATOR" }).where(eq(appUser.email, operator));
  await db.update(appUser).set({ vendor: "SKY" }).where(eq(appUser.email, "vendor@gatehouse.example"));
  idp.people.clear();
  idp.people.set("s-1", { email: operator, groups: ["desk"] });
  server.ahead = 0;
});

const log = async (subject: string) =>
  (
    await database.db.select().from(accessAudit).where(eq(accessAudit.subject, subject)).orderBy(desc(accessAudit.id))
  ).map(({ action, doneBy, detail }) => `${action} by ${doneBy}: ${detail ?? ""}`);
const userOf = async (email: string) => (await database.db.select().from(appUser).where(eq(appUser.email, email)))[0];

// ACC-37
describe("an e-mail address", () => {
  test("leads to a provider by its domain, whoever has it", async () => {
    await setUpVendor();
    const at = async (domain: string) => (await new Browser(server).get(`/auth/sso?domain=${domain}`)).body["provider"];
    expect(await at("gatehouse.example")).toEqual({ id: "staff", name: "House of Tests" });
    expect(await at("SKY.example")).toEqual({ id: "SKY", name: "Sky Travel" });
    expect(await at("elsewhere.example")).toBeNull();
    expect((await new Browser(server).get("/auth/settings")).body["signOn"]).toBe(true);
  });
});

// ACC-37
describe("somebody whom the provider knows", () => {
  test("comes in, and goes to where they wanted", async () => {
    const browser = new Browser(server);
    const url = await beginSignOn(browser, "staff", "/dashboard/checkin/info?view=x");
    expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
    const back = await new ProviderBrowser().signIn(url, "s-1");
    expect(back.href).toContain(`${server.url}/login/sso/staff?`);
    const { status, body } = await finishSignOn(browser, back);
    expect([status, body]).toMatchObject([
      200,
      { redirectUrl: "/dashboard/checkin/info?view=x", next: null, session: { user: { email: operator } } },
    ]);
    expect((await browser.post("/auth/refresh")).status).toBe(200);
    expect(await log("operator")).toEqual([`SIGN_ON_LINKED by single sign-on: ${idp.issuer} s-1`]);
    // The second time they are known by who they are there, whatever their address has become.
    idp.people.set("s-1", { email: "other@gatehouse.example", groups: ["desk"] });
    const again = await signOn(new Browser(server), "s-1");
    expect(again.body["session"]).toMatchObject({ user: { email: operator } });
    expect(await log("operator")).toHaveLength(1);
  });

  test.each(["https://elsewhere.example/", "//elsewhere.example", "/login", String.raw`/\elsewhere.example`])(
    "is not sent to %s afterwards",
    async (redirectUrl) => {
      const browser = new Browser(server);
      const back = await new ProviderBrowser().signIn(await beginSignOn(browser, "staff", redirectUrl), "s-1");
      expect((await finishSignOn(browser, back)).body["redirectUrl"]).toBe("");
    },
  );

  test("signs out at the provider as well", async () => {
    const browser = new Browser(server);
    const { body } = await signOn(browser, "s-1");
    const token = (body["session"] as { accessToken: string }).accessToken;
    const left = await browser.post("/auth/logout", undefined, { token });
    const url = new URL(String(left.body["leaveBy"]));
    expect([url.origin, url.searchParams.get("post_logout_redirect_uri")]).toEqual([idp.issuer, `${server.url}/login`]);
    expect(url.searchParams.get("id_token_hint")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    // The provider takes it: it asks whether to sign out there.
    expect((await fetch(url)).status).toBe(200);
    const [kept] = await database.db.select().from(signOnIdentity);
    expect(kept?.sealedToken).toMatch(/^v1\./);
  });
});

// ACC-37
describe("the answer of a provider", () => {
  test("counts once", async () => {
    const browser = new Browser(server);
    const back = await new ProviderBrowser().signIn(await beginSignOn(browser), "s-1");
    const both = await Promise.all([finishSignOn(browser, back), finishSignOn(browser.copy(), back)]);
    expect(both.map(problemOf).toSorted()).toEqual([200, "over"]);
    expect(problemOf(await finishSignOn(browser, back))).toBe("over");
  });

  test("is taken from the browser that has begun, and from no other", async () => {
    const browser = new Browser(server);
    const back = await new ProviderBrowser().signIn(await beginSignOn(browser), "s-1");
    const victim = new Browser(server);
    expect(problemOf(await finishSignOn(victim, back))).toBe("over");
    await beginSignOn(victim);
    expect(problemOf(await finishSignOn(victim, back))).toBe("over");
    expect(problemOf(await finishSignOn(browser, back))).toBe(200);
  });

  test("comes within ten minutes", async () => {
    const browser = new Browser(server);
    const back = await new ProviderBrowser().signIn(await beginSignOn(browser), "s-1");
    server.ahead = 601;
    expect(problemOf(await finishSignOn(browser, back))).toBe("over");
  });

  test("with a code of another sign-in is refused: it takes what only this one knows", async () => {
    const [mine, stolen] = [new Browser(server), new Browser(server)];
    const own = await new ProviderBrowser().signIn(await beginSignOn(mine), "s-1");
    const other = await new ProviderBrowser().signIn(await beginSignOn(stolen), "s-1");
    own.searchParams.set("code", other.searchParams.get("code") ?? "");
    expect(problemOf(await finishSignOn(mine, own))).toBe("over");
  });

  test("is that of the provider that was asked", async () => {
    await setUpVendor();
    const browser = new Browser(server);
    const back = await new ProviderBrowser().signIn(await beginSignOn(browser), "s-1");
    expect(problemOf(await finishSignOn(browser, back, "SKY"))).toBe("over");
    expect(problemOf(await finishSignOn(browser, back, "NONE"))).toBe("off");
  });

  test("may be a no", async () => {
    const browser = new Browser(server);
    const back = await new ProviderBrowser().signIn(await beginSignOn(browser), "s-1", { deny: "yes" });
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(problemOf(await finishSignOn(browser, back))).toBe("refused");
  });
});

// ACC-39
describe("an account", () => {
  test("is made for whoever comes for the first time, where the rules say so", async () => {
    idp.people.set("s-2", { email: "new@gatehouse.example", name: "Nadia Brandt", groups: ["visitors", "leads"] });
    const { body } = await signOn(new Browser(server), "s-2");
    expect(body["session"]).toMatchObject({
      user: { email: "new@gatehouse.example", name: "Nadia Brandt", role: "OPERATOR_ADMIN_LEAD" },
    });
    expect(await log("new")).toEqual(["SIGN_ON_USER_CREATED by single sign-on: OPERATOR_ADMIN_LEAD"]);
    await setUpVendor({ createsAccounts: false });
    idp.people.set("s-3", { email: "new@sky.example" });
    expect(problemOf(await signOn(new Browser(server), "s-3", "SKY"))).toBe("noAccount");
  });

  test("of a vendor belongs to that vendor", async () => {
    await setUpVendor();
    idp.people.set("s-3", { email: "new@sky.example", groups: ["managers"] });
    const { body } = await signOn(new Browser(server), "s-3", "SKY");
    expect(body["session"]).toMatchObject({ user: { role: "VENDOR", organisation: { code: "SKY" } } });
    expect(await log("new")).toEqual(["SIGN_ON_USER_CREATED by single sign-on of SKY: VENDOR of SKY"]);
  });

  test.each([
    ["unverified", { email: operator, email_verified: false }],
    ["of another domain", { email: "operator@elsewhere.example" }],
  ])("is not found by an address that is %s", async (_, person) => {
    idp.people.set("s-4", { groups: ["desk"], ...person });
    expect(problemOf(await signOn(new Browser(server), "s-4"))).toBe("email");
  });

  test("of another vendor is nobody's", async () => {
    await setUpVendor({ domains: ["other.example"] });
    await database.db
      .update(appUser)
      .set({ email: "v@other.example", vendor: "SEA" })
      .where(eq(appUser.id, people.get("VENDOR") ?? ""));
    try {
      idp.people.set("s-5", { email: "v@other.example", groups: ["managers"] });
      expect(problemOf(await signOn(new Browser(server), "s-5", "SKY"))).toBe("noAccount");
      // Nor of the house.
      await database.db
        .update(appUser)
        .set({ vendor: null, roleList: "OPERATOR" })
        .where(eq(appUser.email, "v@other.example"));
      expect(problemOf(await signOn(new Browser(server), "s-5", "SKY"))).toBe("noAccount");
    } finally {
      await database.db
        .update(appUser)
        .set({ email: "vendor@gatehouse.example", vendor: "SKY", roleList: "VENDOR" })
        .where(eq(appUser.email, "v@other.example"));
    }
  });

  test("that has moved to another vendor is left alone by the provider of the one before", async () => {
    await setUpVendor();
    idp.people.set("s-3", { email: "new@sky.example", groups: ["managers"] });
    expect(problemOf(await signOn(new Browser(server), "s-3", "SKY"))).toBe(200);
    await database.db.update(appUser).set({ vendor: "SEA" }).where(eq(appUser.email, "new@sky.example"));
    expect(problemOf(await signOn(new Browser(server), "s-3", "SKY"))).toBe("noAccount");
  });

  test("does not go along with an address that was given to somebody else there", async () => {
    expect(problemOf(await signOn(new Browser(server), "s-1"))).toBe(200);
    idp.people.set("s-6", { email: operator, groups: ["desk"] });
    expect(problemOf(await signOn(new Browser(server), "s-6"))).toBe("linked");
  });

  test("that is disabled opens nothing, known or not", async () => {
    const disable = () => database.db.update(appUser).set({ disabledAt: 1 }).where(eq(appUser.email, operator));
    await disable();
    expect(problemOf(await signOn(new Browser(server), "s-1"))).toBe("disabled");
    await database.db.update(appUser).set({ disabledAt: null }).where(eq(appUser.email, operator));
    expect(problemOf(await signOn(new Browser(server), "s-1"))).toBe(200);
    await disable();
    expect(problemOf(await signOn(new Browser(server), "s-1"))).toBe("disabled");
  });
});

// ACC-40
describe("a role", () => {
  test("follows the claim at each sign-in, is audited, and ends what was open", async () => {
    const first = new Browser(server);
    const { body } = await signOn(first, "s-1");
    const { accessToken } = body["session"] as { accessToken: string };
    const stream = await openStream(server, first, accessToken);
    idp.people.set("s-1", { email: operator, groups: ["leads"] });
    const second = await signOn(new Browser(server), "s-1");
    expect(second.body["session"]).toMatchObject({ user: { role: "OPERATOR_ADMIN_LEAD" } });
    expect(await stream.rest()).toBeDefined();
    expect((await first.get("/auth/me", accessToken)).status).toBe(401);
    expect((await log("operator"))[0]).toBe("ROLE_CHANGED by single sign-on: OPERATOR → OPERATOR_ADMIN_LEAD");
  });

  test("that the claim does not give keeps them out, and changes nothing", async () => {
    idp.people.set("s-1", { email: operator, groups: ["ADMIN", "visitors"] });
    expect(problemOf(await signOn(new Browser(server), "s-1"))).toBe("noRole");
    expect((await userOf(operator))?.passwordHash).toBe(hash);
    expect(await database.db.$count(signOnIdentity)).toBe(0);
  });

  test("above what the rules name is not reached by single sign-on, even with the address of who has it", async () => {
    idp.people.set("s-7", { email: "admin@gatehouse.example", groups: ["desk"] });
    expect(problemOf(await signOn(new Browser(server), "s-7"))).toBe("noRole");
    expect((await userOf("admin@gatehouse.example"))?.roleList).toBe("ADMIN");
  });

  test("that a vendor does not look after is not reached by its provider", async () => {
    await setUpVendor({ domains: ["sky.example"] });
    const id = people.get("OPERATOR_VENDOR") ?? "";
    const before = await database.db.select().from(appUser).where(eq(appUser.id, id));
    await database.db.update(appUser).set({ email: "desk@sky.example" }).where(eq(appUser.id, id));
    idp.people.set("s-8", { email: "desk@sky.example", groups: ["managers"] });
    expect(problemOf(await signOn(new Browser(server), "s-8", "SKY"))).toBe("noRole");
    await database.db
      .update(appUser)
      .set({ email: before[0]?.email ?? "" })
      .where(eq(appUser.id, id));
  });
});

// ACC-42
describe("a second factor", () => {
  test("of ours is asked for where the provider has asked for none", async () => {
    const userId = people.get("OPERATOR") ?? "";
    const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    const sealed = await vault.seal(secret, contextOfApp(userId));
    await database.db.insert(authenticator).values({ userId, sealed, since: 1, lastStep: 0 });
    const browser = new Browser(server);
    const { body } = await signOn(browser, "s-1");
    expect(body).toMatchObject({ session: null, next: { kind: "secondStep", ways: ["app"], email: operator } });
    expect(browser.cookies.has("gatehouse-refresh")).toBe(false);
    const { key } = body["next"] as { key: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await browser.post("/auth/second-step", { key, code })).status).toBe(200);
    idp.people.set("s-1", { email: operator, groups: ["desk"], amr: ["pwd", "otp", "mfa"] });
    expect((await signOn(browser, "s-1")).body).toMatchObject({ next: null, session: { user: { email: operator } } });
  });

  test("is set up first where the role requires one", async () => {
    await database.db.insert(roleWithFactor).values({ role: "OPERATOR" });
    const { body } = await signOn(new Browser(server), "s-1");
    expect(body).toMatchObject({ session: null, next: { kind: "setUp", ways: [] } });
    idp.people.set("s-1", { email: operator, groups: ["desk"], amr: ["mfa"] });
    expect((await signOn(new Browser(server), "s-1")).body["next"]).toBeNull();
  });
});

// ACC-43
describe("an account of single sign-on", () => {
  test("has no password, and nobody gets one by mail or by a key from before", async () => {
    const user = await userOf(operator);
    if (!user) throw new Error("There is no operator.");
    const key = accountLink(server.keys("account-link"), user, "reset", Math.floor(Date.now() / 1000));
    await signOn(new Browser(server), "s-1");
    const login = { email: operator, password: "gatehouse-demo" };
    expect((await new Browser(server).post("/auth/login", login)).status).toBe(401);
    const reset = await new Browser(server).post("/auth/reset-password", {
      email: operator,
      oldP: "",
      newP: "quilted brook 19 saddle",
      key,
    });
    expect(reset.body["code"]).toBe("PASSWORD_NOT_RESET");
    // Not even the right one: it would go around the provider.
    await database.db.update(appUser).set({ passwordHash: hash }).where(eq(appUser.email, operator));
    expect((await new Browser(server).post("/auth/login", login)).status).toBe(401);
  });

  test("has one again when its provider is gone", async () => {
    await setUpVendor();
    idp.people.set("s-3", { email: "new@sky.example" });
    await signOn(new Browser(server), "s-3", "SKY");
    await database.db.update(appUser).set({ passwordHash: hash }).where(eq(appUser.email, "new@sky.example"));
    const login = { email: "new@sky.example", password: "gatehouse-demo" };
    expect((await new Browser(server).post("/auth/login", login)).status).toBe(401);
    await database.db.delete(vendorSignOn).where(eq(vendorSignOn.vendor, "SKY"));
    expect((await new Browser(server).post("/auth/login", login)).status).toBe(200);
  });

  test("proves who is at work there, by signing in once more", async () => {
    const browser = new Browser(server);
    const provider = new ProviderBrowser();
    const first = await finishSignOn(browser, await provider.signIn(await beginSignOn(browser), "s-1"));
    const { accessToken: token, user } = first.body["session"] as { accessToken: string; user: { id: string } };
    const ofUser = eq(loginSession.userId, user.id);
    const prove = async () =>
      server.access.proofNeeded({
        userId: user.id,
        sessionId:
          (await database.db.select().from(loginSession).where(and(ofUser)).orderBy(desc(loginSession.createdAt)))[0]
            ?.id ?? "",
      });
    // Signed in just now, there as well as here.
    expect(await prove()).toBeUndefined();
    server.ahead = 700;
    expect(await prove()).toEqual(["signOn"]);
    // A sign-in that the provider gives without asking is no proof.
    const silent = await provider.signIn(await beginSignOn(browser), "nobody asks");
    expect(problemOf(await finishSignOn(browser, silent))).toBe(200);
    expect(await prove()).toEqual(["signOn"]);
    const again = await browser.post(
      "/auth/sso/again",
      { redirectUrl: "/dashboard/admin/users" },
      { token: String((await browser.post("/auth/refresh")).body["accessToken"] ?? token) },
    );
    const url = new URL(String(again.body["url"]));
    expect([url.searchParams.get("prompt"), url.searchParams.get("max_age")]).toEqual(["login", "0"]);
  });
});

describe("a provider that is down", () => {
  test("is said at once, and sends nobody anywhere", async () => {
    await setUpVendor({ issuer: "http://127.0.0.1:9" });
    const answer = await new Browser(server).post("/auth/sso/begin", { provider: "SKY", redirectUrl: "" });
    expect(problemOf(answer)).toBe("unreachable");
    expect(await database.db.$count(signOnAttempt)).toBe(0);
  });
});
