import { desc, eq } from "drizzle-orm";
import { TOTP, Secret } from "otpauth";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../../test/access.ts";
import { type Answer, Browser } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { outbox } from "../../messaging/tables.ts";
import { createVault } from "../../platform/vault.ts";
import { accessAudit, appUser, loginAttempt, loginSession } from "../tables.ts";
import { resealApps } from "./reseal.ts";
import { authenticator, recoveryCode, roleWithFactor } from "./tables.ts";

const database = useDatabase();
const server = useAccessServer(database);
const people = new Map<string, string>();
beforeAll(async () => {
  for (const [role, id] of await addPeople(database.db)) people.set(role, id);
});
beforeEach(async () => {
  const { db } = database;
  await db.delete(authenticator);
  await db.delete(recoveryCode);
  await db.delete(roleWithFactor);
  await db.delete(loginAttempt);
  await db.delete(loginSession);
  await db.delete(outbox);
  await db.delete(accessAudit);
  // Time steps of one test are none of the next.
  server.ahead += 600;
});

const email = "operator@gatehouse.example";
const now = () => Math.floor(Date.now() / 1000) + server.ahead;
/** What a phone shows, so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (now() + steps * 30) * 1000 });
const wrongCodeOf = (secret: string) => {
  const good = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ["000000", "111111", "222222", "333333"].find((code) => !good.includes(code)) ?? "";
};
const brief = ({ status, body }: Answer) => [status, body["code"]];
const login = (browser: Browser, who = email) =>
  browser.post("/auth/login", { email: who, password: "gatehouse-demo" });
const dataOf = ({ body }: Answer) => body["data"] as { readonly key: string; readonly ways?: readonly string[] };
const step = (browser: Browser, key: string, code: string) => browser.post("/auth/second-step", { key, code });

interface WithApp {
  readonly browser: Browser;
  readonly token: string;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Somebody signs in, and sets up an app whose next code is the one after this step. */
async function withApp(who = email): Promise<WithApp> {
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn(who);
  const { body } = await browser.post("/account/factors/begin", undefined, { token });
  const secret = String(body["secret"]);
  const confirmed = await browser.post(
    "/account/factors/confirm",
    { setup: body["setup"], code: codeOf(secret) },
    { token },
  );
  expect(confirmed.status).toBe(200);
  server.ahead += 30;
  return { browser, token, secret, codes: confirmed.body["codes"] as string[] };
}
const actions = async () =>
  (
    await database.db
      .select({ action: accessAudit.action, doneBy: accessAudit.doneBy })
      .from(accessAudit)
      .orderBy(desc(accessAudit.id))
  ).map(({ action, doneBy }) => `${action} ${doneBy}`);
const mails = async () =>
  (await database.db.select({ kind: outbox.kind, payload: outbox.payload }).from(outbox).orderBy(outbox.id)).map(
    ({ kind, payload }) => `${kind} ${payload["news"] ?? ""} ${payload["email"] ?? ""}`,
  );

// ACC-29
describe("an authenticator app", () => {
  test("is set up by a code of it; its key lies encrypted, and the other sessions end", async () => {
    const other = new Browser(server);
    const { accessToken: otherToken } = await other.signIn(email);
    const browser = new Browser(server);
    const { accessToken: token } = await browser.signIn(email);
    expect((await browser.get("/account/factors", token)).body).toEqual({
      required: false,
      app: null,
      passkeys: [],
      recovery: null,
    });
    const { body } = await browser.post("/account/factors/begin", undefined, { token });
    const secret = String(body["secret"]);
    expect(body["uri"]).toContain(`secret=${secret}`);
    expect(body["uri"]).toMatch(/^otpauth:\/\/totp\/Gatehouse:operator%40gatehouse\.example\?/);
    const qr = body["qr"] as string[];
    expect(new Set(qr.map((row) => row.length))).toEqual(new Set([qr.length]));
    // Nothing is asked for yet.
    expect((await login(new Browser(server))).status).toBe(200);

    const wrong = { setup: body["setup"], code: wrongCodeOf(secret) };
    expect(brief(await browser.post("/account/factors/confirm", wrong, { token }))).toEqual([422, "WRONG_CODE"]);
    const confirmed = await browser.post(
      "/account/factors/confirm",
      { setup: body["setup"], code: codeOf(secret) },
      { token },
    );
    expect(confirmed.status).toBe(200);
    const codes = confirmed.body["codes"] as string[];
    expect(new Set(codes).size).toBe(10);
    expect((await browser.get("/account/factors", token)).body).toMatchObject({
      app: { since: expect.any(Number) as number },
      recovery: { left: 10 },
    });
    expect((await other.get("/auth/me", otherToken)).status).toBe(401);
    expect((await browser.get("/auth/me", token)).status).toBe(200);
    const kept = JSON.stringify([
      await database.db.select().from(authenticator),
      await database.db.select().from(recoveryCode),
    ]);
    expect(kept).not.toContain(secret);
    expect(codes.some((code) => kept.includes(code))).toBe(false);
    expect(await actions()).toEqual(["SECOND_FACTOR_ON operator"]);
    expect(await mails()).toEqual([`access.second-factor on ${email}`]);
  });

  test("of another user is not set up with what one was given", async () => {
    const mine = new Browser(server);
    const { accessToken: token } = await mine.signIn(email);
    const theirs = new Browser(server);
    const { accessToken: theirToken } = await theirs.signIn("vendor@gatehouse.example");
    const { body } = await mine.post("/account/factors/begin", undefined, { token });
    const given = { setup: body["setup"], code: codeOf(String(body["secret"])) };
    expect(brief(await theirs.post("/account/factors/confirm", given, { token: theirToken }))).toEqual([
      409,
      "SETUP_OVER",
    ]);
    server.ahead += 1800;
    const late = { setup: body["setup"], code: codeOf(String(body["secret"])) };
    await mine.post("/account/prove", { password: "gatehouse-demo" }, { token });
    const { accessToken: again } = await mine.signIn(email);
    expect(brief(await mine.post("/account/factors/confirm", late, { token: again }))).toEqual([409, "SETUP_OVER"]);
  });

  test("is encrypted with the newest key by the hourly job", async () => {
    await withApp();
    const vault = (documentKeys: string) => createVault({ documentKeys, dataDir: "" });
    const [before] = await database.db.select().from(authenticator);
    const next = vault("a newer key, a key for the authenticators of tests");
    await resealApps({ db: database.db, vault: next });
    const [after] = await database.db.select().from(authenticator);
    expect(after?.sealed).not.toBe(before?.sealed);
    expect(await next.isCurrent(after?.sealed ?? "")).toBe(true);
  });
});

// ACC-30
describe("the second step of signing in", () => {
  test("comes after the right password alone, and opens the session", async () => {
    const { secret } = await withApp();
    const browser = new Browser(server);
    const first = await login(browser);
    expect(brief(first)).toEqual([403, "SECOND_FACTOR"]);
    expect(dataOf(first).ways).toEqual(["app"]);
    expect(browser.cookies.size).toBe(0);
    expect(brief(await browser.post("/auth/login", { email, password: "wrong" }))).toEqual([
      401,
      "INVALID_CREDENTIALS",
    ]);
    const { key } = dataOf(first);
    expect(brief(await step(browser, key, wrongCodeOf(secret)))).toEqual([422, "WRONG_CODE"]);
    const opened = await step(browser, key, codeOf(secret));
    expect(opened.status).toBe(200);
    expect(browser.cookies.size).toBe(1);
    expect((await browser.get("/auth/me", String(opened.body["accessToken"]))).body["email"]).toBe(email);
  });

  test("takes a code once, and the clock of a phone half a minute wrong", async () => {
    const { secret } = await withApp();
    const { key } = dataOf(await login(new Browser(server)));
    expect((await step(new Browser(server), key, codeOf(secret, 1))).status).toBe(200);
    // The same once more, and the earlier ones: whoever looked over a shoulder is too late.
    expect(brief(await step(new Browser(server), key, codeOf(secret, 1)))).toEqual([422, "WRONG_CODE"]);
    expect(brief(await step(new Browser(server), key, codeOf(secret)))).toEqual([422, "WRONG_CODE"]);
    server.ahead += 60;
    expect(brief(await step(new Browser(server), key, codeOf(secret, -2)))).toEqual([422, "WRONG_CODE"]);
    expect(brief(await step(new Browser(server), key, codeOf(secret, 2)))).toEqual([422, "WRONG_CODE"]);
    // The step before this one was taken as "one ahead": the one after it is new.
    server.ahead += 30;
    expect((await step(new Browser(server), key, codeOf(secret, -1))).status).toBe(200);
  });

  test("of two tries with one code at the same moment takes one", async () => {
    const { secret } = await withApp();
    const { key } = dataOf(await login(new Browser(server)));
    const code = codeOf(secret);
    const tries = await Promise.all([1, 2, 3].map(() => step(new Browser(server), key, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("counts guesses for the account, from wherever they come", async () => {
    const { secret } = await withApp();
    const { key } = dataOf(await login(new Browser(server)));
    const guess = (address: string) =>
      new Browser(server).post(
        "/auth/second-step",
        { key, code: wrongCodeOf(secret) },
        { headers: { "x-forwarded-for": address } },
      );
    for (let count = 0; count < 10; count += 1) expect((await guess(`198.51.100.${count}`)).status).toBe(422);
    const refused = await step(new Browser(server), key, codeOf(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // The right password does not wipe the guesses away.
    const again = dataOf(await login(new Browser(server))).key;
    expect((await step(new Browser(server), again, codeOf(secret))).status).toBe(429);
  });

  test("takes no key that is too old, altered, of another purpose, or from before a change of the password", async () => {
    const { secret, codes } = await withApp();
    const { key } = dataOf(await login(new Browser(server)));
    expect(brief(await step(new Browser(server), `${key}x`, codeOf(secret)))).toEqual([409, "KEY_OVER"]);
    expect(brief(await step(new Browser(server), key.replace(/^s/, "u"), codeOf(secret)))).toEqual([409, "KEY_OVER"]);
    // It opens no other password either.
    const reset = { email: "", oldP: "", newP: "plum tram 44 verandah", key };
    expect(brief(await new Browser(server).post("/auth/reset-password", reset))).toEqual([422, "PASSWORD_NOT_RESET"]);
    server.ahead += 601;
    expect(brief(await step(new Browser(server), key, codeOf(secret)))).toEqual([409, "KEY_OVER"]);
    const { key: next } = dataOf(await login(new Browser(server)));
    const [user] = await database.db.select().from(appUser).where(eq(appUser.email, email));
    const hash = user?.passwordHash ?? "";
    await database.db.update(appUser).set({ passwordHash: "other" }).where(eq(appUser.email, email));
    expect(brief(await step(new Browser(server), next, codes[0] ?? ""))).toEqual([409, "KEY_OVER"]);
    await database.db.update(appUser).set({ passwordHash: hash }).where(eq(appUser.email, email));
  });
});

// ACC-31
describe("recovery codes", () => {
  test("sign in once each, and a mail says so", async () => {
    const { codes } = await withApp();
    await database.db.delete(outbox);
    const { key } = dataOf(await login(new Browser(server)));
    const [code = ""] = codes;
    const browser = new Browser(server);
    const opened = await step(browser, key, code.toLowerCase().replace("-", " "));
    expect(opened.status).toBe(200);
    expect(brief(await step(new Browser(server), key, code))).toEqual([422, "WRONG_CODE"]);
    expect((await browser.get("/account/factors", String(opened.body["accessToken"]))).body["recovery"]).toMatchObject({
      left: 9,
    });
    expect(await mails()).toEqual([`access.second-factor recovery-used ${email}`]);
    expect((await actions())[0]).toBe("RECOVERY_CODE_USED operator");
  });

  test("are made anew, and the old ones are good no more", async () => {
    const { browser, token, codes } = await withApp();
    const { body } = await browser.post("/account/factors/codes", undefined, { token });
    const { key } = dataOf(await login(new Browser(server)));
    expect(brief(await step(new Browser(server), key, codes[0] ?? ""))).toEqual([422, "WRONG_CODE"]);
    expect((await step(new Browser(server), key, (body["codes"] as string[])[9] ?? "")).status).toBe(200);
    const nobody = new Browser(server);
    const { accessToken } = await nobody.signIn("vendor@gatehouse.example");
    expect(brief(await nobody.post("/account/factors/codes", undefined, { token: accessToken }))).toEqual([
      409,
      "NOT_ON",
    ]);
  });
});

// ACC-32
test("turned off, the password signs in again, and the recovery codes are gone", async () => {
  const { browser, token } = await withApp();
  expect((await browser.post("/account/factors/off", undefined, { token })).status).toBe(200);
  expect((await login(new Browser(server))).status).toBe(200);
  expect(await database.db.$count(recoveryCode)).toBe(0);
  expect((await actions())[0]).toBe("SECOND_FACTOR_OFF operator");
  expect(await mails()).toContain(`access.second-factor off ${email}`);
  expect(brief(await browser.post("/account/factors/off", undefined, { token }))).toEqual([409, "NOT_ON"]);
});

// ACC-34
describe("a role that must have a second factor", () => {
  beforeEach(async () => {
    await database.db.insert(roleWithFactor).values({ role: "OPERATOR" });
  });

  test("sets one up after the password, before anything else", async () => {
    const browser = new Browser(server);
    const first = await login(browser);
    expect(brief(first)).toEqual([403, "SECOND_FACTOR_MISSING"]);
    expect(browser.cookies.size).toBe(0);
    const { key } = dataOf(first);
    // The key is no second step.
    expect(brief(await step(browser, key, "123456"))).toEqual([409, "KEY_OVER"]);
    const { body } = await browser.post("/auth/set-up", { key });
    const secret = String(body["secret"]);
    const finish = (code: string) => browser.post("/auth/set-up/finish", { key, setup: body["setup"], code });
    expect(brief(await finish(wrongCodeOf(secret)))).toEqual([422, "WRONG_CODE"]);
    const done = await finish(codeOf(secret));
    expect(done.status).toBe(200);
    expect(done.body["codes"]).toHaveLength(10);
    const session = done.body["session"] as { readonly accessToken: string };
    expect((await browser.get("/account/factors", session.accessToken)).body).toMatchObject({ required: true });
    // From now on it is asked for, and the key of the setup gets around nothing.
    expect(brief(await login(new Browser(server)))).toEqual([403, "SECOND_FACTOR"]);
    server.ahead += 30;
    expect(brief(await finish(codeOf(secret)))).toEqual([409, "KEY_OVER"]);
    // It cannot be turned off.
    expect(brief(await browser.post("/account/factors/off", undefined, { token: session.accessToken }))).toEqual([
      409,
      "REQUIRED",
    ]);
  });

  test("other roles sign in as before", async () => {
    expect((await login(new Browser(server), "vendor@gatehouse.example")).status).toBe(200);
  });
});

// ACC-36
describe("a proof of who is at work", () => {
  test("is asked for where the last one is too old, and given with the password", async () => {
    const browser = new Browser(server);
    const { accessToken: token } = await browser.signIn(email);
    expect((await browser.post("/account/factors/begin", undefined, { token })).status).toBe(200);
    server.ahead += 600;
    const refused = await browser.post("/account/factors/begin", undefined, { token });
    expect(brief(refused)).toEqual([403, "PROOF_NEEDED"]);
    expect(refused.body["data"]).toEqual({ ways: ["password"] });
    // What does no harm asks for nothing.
    expect((await browser.get("/account/factors", token)).status).toBe(200);
    expect(brief(await browser.post("/account/prove", { password: "wrong" }, { token }))).toEqual([422, "WRONG_PROOF"]);
    expect((await browser.post("/account/prove", { password: "gatehouse-demo" }, { token })).status).toBe(200);
    expect((await browser.post("/account/factors/begin", undefined, { token })).status).toBe(200);
  });

  test("takes the password and the second factor of whoever has one", async () => {
    const { browser, token, secret } = await withApp();
    server.ahead += 600;
    const refused = await browser.post("/account/factors/codes", undefined, { token });
    expect(refused.body["data"]).toEqual({ ways: ["password", "app"] });
    const password = "gatehouse-demo";
    const code = codeOf(secret);
    for (const half of [{ password }, { code }, { password: "wrong", code }])
      expect(brief(await browser.post("/account/prove", half, { token }))).toEqual([422, "WRONG_PROOF"]);
    // The code is not used up by a wrong password.
    expect((await browser.post("/account/prove", { password, code }, { token })).status).toBe(200);
    expect((await browser.post("/account/factors/codes", undefined, { token })).status).toBe(200);
  });

  test("is no way to guess", async () => {
    const browser = new Browser(server);
    const { accessToken: token } = await browser.signIn(email);
    for (let count = 0; count < 10; count += 1)
      expect((await browser.post("/account/prove", { password: "wrong" }, { token })).status).toBe(422);
    expect((await browser.post("/account/prove", { password: "gatehouse-demo" }, { token })).status).toBe(429);
  });
});

// ACC-35
describe("an administrator", () => {
  const admin = "admin@gatehouse.example";

  test("takes the factors of somebody away who has lost them; it is noted, mailed, and ends the sessions", async () => {
    const { browser, token } = await withApp();
    const keeper = new Browser(server);
    const { accessToken } = await keeper.signIn(admin);
    const id = people.get("OPERATOR") ?? "";
    const row = async () => {
      const { body } = await keeper.get("/users?size=200", accessToken);
      return (body["content"] as { readonly userid: string; readonly secondFactor: boolean }[]).find(
        ({ userid }) => userid === "operator",
      );
    };
    expect(await row()).toMatchObject({ secondFactor: true });
    await database.db.delete(outbox);
    expect((await keeper.post(`/users/${id}/reset-factor`, {}, { token: accessToken })).status).toBe(200);
    expect(await row()).toMatchObject({ secondFactor: false });
    expect((await browser.get("/auth/me", token)).status).toBe(401);
    expect((await login(new Browser(server))).status).toBe(200);
    expect((await actions())[0]).toBe("SECOND_FACTOR_RESET admin");
    expect(await mails()).toEqual([`access.second-factor reset ${email}`]);
    expect(brief(await keeper.post(`/users/${id}/reset-factor`, {}, { token: accessToken }))).toEqual([
      409,
      "NOT_POSSIBLE",
    ]);
  });

  test("does not reset their own; a vendor does not reset those of others", async () => {
    const { browser, token } = await withApp(admin);
    const own = people.get("ADMIN") ?? "";
    expect(brief(await browser.post(`/users/${own}/reset-factor`, {}, { token }))).toEqual([409, "NOT_POSSIBLE"]);
    const vendor = new Browser(server);
    const { accessToken } = await vendor.signIn("vendor@gatehouse.example");
    expect(brief(await vendor.post(`/users/${own}/reset-factor`, {}, { token: accessToken }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
  });

  test("says which roles must have one, and each change is noted; a vendor cannot", async () => {
    const keeper = new Browser(server);
    const { accessToken: token } = await keeper.signIn(admin);
    const require = (roles: readonly string[], who = keeper, as = token) =>
      who.call("PUT", "/users/second-factor", { roles }, { token: as });
    expect((await require(["OPERATOR", "ADMIN"])).status).toBe(200);
    expect((await keeper.get("/users?size=1", token)).body["factorRoles"]).toEqual(["ADMIN", "OPERATOR"]);
    expect(brief(await login(new Browser(server)))).toEqual([403, "SECOND_FACTOR_MISSING"]);
    // Their own open session goes on.
    expect((await require(["ADMIN"])).status).toBe(200);
    expect((await login(new Browser(server))).status).toBe(200);
    expect(await actions()).toEqual([
      "SECOND_FACTOR_OPTIONAL admin",
      "SECOND_FACTOR_REQUIRED admin",
      "SECOND_FACTOR_REQUIRED admin",
    ]);
    const vendor = new Browser(server);
    const { accessToken } = await vendor.signIn("vendor@gatehouse.example");
    expect(brief(await require([], vendor, accessToken))).toEqual([403, "ROLE_NOT_YOURS"]);
    expect((await vendor.get("/users?size=1", accessToken)).body["factorRoles"]).toBeNull();
    expect((await require(["NOBODY"])).status).toBe(400);
  });
});

// ACC-36
test("roles, keys of vendors, and exports of personal data take a fresh proof", async () => {
  const keeper = new Browser(server);
  const { accessToken: token } = await keeper.signIn("admin@gatehouse.example");
  server.ahead += 600;
  const id = people.get("OPERATOR") ?? "";
  const tries = [
    keeper.call("PUT", `/users/${id}/position`, { role: "ADMIN", vendor: "" }, { token }),
    keeper.post("/users", { email: "new@sky.example", name: "New", role: "ADMIN", vendor: "" }, { token }),
    keeper.post(`/users/${id}/reset-factor`, {}, { token }),
    keeper.call("PUT", "/users/second-factor", { roles: [] }, { token }),
    keeper.post("/vendors/SKY/keys", { name: "feed" }, { token }),
    keeper.post("/vendors/SKY/keys/revoke", { id: 1 }, { token }),
    keeper.post("/profiles/mine/data", undefined, { token }),
    keeper.post("/profiles/mine/data/pdf", { language: "en" }, { token }),
  ];
  for (const answer of tries) expect(brief(await answer)).toEqual([403, "PROOF_NEEDED"]);
  const [user] = await database.db.select().from(appUser).where(eq(appUser.email, email));
  expect(user?.roleList).toBe("OPERATOR");
  expect((await keeper.post(`/users/${id}/act`, { action: "signOut" }, { token })).status).not.toBe(403);
});
