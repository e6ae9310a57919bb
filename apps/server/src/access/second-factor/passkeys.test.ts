import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../../test/access.ts";
import { Authenticator } from "../../../test/authenticator.ts";
import { type Answer, Browser } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { appUser, loginAttempt } from "../tables.ts";
import { authenticator, passkey, recoveryCode, roleWithFactor } from "./tables.ts";

const database = useDatabase();
const server = useAccessServer(database);
beforeAll(async () => {
  await addPeople(database.db);
});
beforeEach(async () => {
  for (const table of [passkey, authenticator, recoveryCode, roleWithFactor, loginAttempt])
    await database.db.delete(table);
});

const email = "operator@gatehouse.example";
const origin = () => server.url.replace("127.0.0.1", "localhost");
/** A browser that has opened the site by its name. */
const named = () => new Browser({ url: origin() });
const brief = ({ status, body }: Answer) => [status, body["code"]];
const optionsOf = ({ body }: Answer) => body["options"] as Parameters<Authenticator["get"]>[0];

async function withPasskey(who = email, key = new Authenticator(origin()), name = "Security key, blue") {
  const browser = named();
  const { accessToken: token } = await browser.signIn(who);
  const begun = await browser.post("/account/passkeys/begin", undefined, { token });
  const added = await browser.post("/account/passkeys", { name, response: key.create(optionsOf(begun)) }, { token });
  expect(added.status).toBe(200);
  return { browser, token, key, codes: added.body["codes"] as string[] };
}
const signIn = async (key: Authenticator, browser = named(), stepKey = "") => {
  const begun = await browser.post("/auth/passkey/begin", { key: stepKey });
  return browser.post("/auth/passkey", { key: stepKey, response: key.get(optionsOf(begun)) });
};
const secondStepKey = async () => {
  const { body } = await named().post("/auth/login", { email, password: "gatehouse-demo" });
  return body["data"] as { readonly key: string; readonly ways: readonly string[] };
};

// ACC-33
test("a passkey is added with a name, signs in alone, and is listed with its last use", async () => {
  const { browser, token, key, codes } = await withPasskey();
  expect(codes).toHaveLength(10);
  const again = named();
  const opened = await signIn(key, again);
  expect(opened.status).toBe(200);
  expect(again.cookies.size).toBe(1);
  expect(opened.body["user"]).toMatchObject({ email });
  const { body } = await browser.get("/account/factors", token);
  expect(body["passkeys"]).toEqual([
    {
      id: expect.any(String) as string,
      name: "Security key, blue",
      createdAt: expect.any(Number) as number,
      lastUsedAt: expect.any(Number) as number,
    },
  ]);
});

test("it is the second step after the password, for its own user alone", async () => {
  const { key } = await withPasskey();
  const other = await withPasskey("vendor@gatehouse.example");
  const step = await secondStepKey();
  expect(step.ways).toEqual(["passkey"]);
  expect(brief(await signIn(other.key, named(), step.key))).toEqual([401, "WRONG_PASSKEY"]);
  expect((await signIn(key, named(), step.key)).status).toBe(200);
  expect(brief(await named().post("/auth/passkey/begin", { key: "s~none" }))).toEqual([409, "KEY_OVER"]);
});

test("a signature counts once, in time, for this site, and by somebody whom the authenticator knows", async () => {
  const { key } = await withPasskey();
  const browser = named();
  const begun = await browser.post("/auth/passkey/begin", { key: "" });
  const response = key.get(optionsOf(begun));
  expect((await browser.post("/auth/passkey", { key: "", response })).status).toBe(200);
  expect(brief(await browser.post("/auth/passkey", { key: "", response }))).toEqual([401, "WRONG_PASSKEY"]);

  const late = await browser.post("/auth/passkey/begin", { key: "" });
  server.ahead += 301;
  expect(brief(await browser.post("/auth/passkey", { key: "", response: key.get(optionsOf(late)) }))).toEqual([
    401,
    "WRONG_PASSKEY",
  ]);
  // A second step needs no more than that it is there; signing in alone does.
  key.verifies = false;
  expect(brief(await signIn(key))).toEqual([401, "WRONG_PASSKEY"]);
  expect((await signIn(key, named(), (await secondStepKey()).key)).status).toBe(200);
  // A page of somebody else, on which the reader was made to sign.
  const elsewhere = await withPasskey("vendor@gatehouse.example");
  const foreign = new Authenticator("https://gatehouse.example.evil");
  const options = optionsOf(await browser.post("/account/passkeys/begin", undefined, { token: elsewhere.token }));
  expect(
    brief(await browser.post("/account/passkeys", { name: "Mine", response: foreign.create(options) }, elsewhere)),
  ).toEqual([422, "NOT_ADDED"]);
});

test("nothing that is no answer of an authenticator opens anything", async () => {
  const { key } = await withPasskey();
  const browser = named();
  for (const response of [{}, { id: 1 }, { id: "x" }, { id: (key.get({ challenge: "x" }) as { id: string }).id }])
    expect(brief(await browser.post("/auth/passkey", { key: "", response }))).toEqual([401, "WRONG_PASSKEY"]);
});

test("who is disabled, or must choose another password first, does not sign in by it", async () => {
  const { key } = await withPasskey();
  const set = (change: Partial<typeof appUser.$inferInsert>) =>
    database.db.update(appUser).set(change).where(eq(appUser.email, email));
  await set({ mustChangePassword: true });
  expect(brief(await signIn(key))).toEqual([401, "WRONG_PASSKEY"]);
  await set({ mustChangePassword: false, disabledAt: 1 });
  expect(brief(await signIn(key))).toEqual([401, "WRONG_PASSKEY"]);
  await set({ disabledAt: null });
  expect((await signIn(key)).status).toBe(200);
});

test("it is renamed and removed by its user alone; the last factor takes the recovery codes along", async () => {
  const { browser, token } = await withPasskey();
  const other = await withPasskey("vendor@gatehouse.example");
  const [row] = await database.db.select().from(passkey);
  const path = `/account/passkeys/${row?.id ?? ""}`;
  expect(brief(await browser.call("PUT", path, { name: "Theirs" }, { token: other.token }))).toEqual([
    404,
    "NOT_FOUND",
  ]);
  expect(brief(await browser.post(`${path}/remove`, {}, { token: other.token }))).toEqual([404, "NOT_FOUND"]);
  expect((await browser.call("PUT", path, { name: "Desk" }, { token })).status).toBe(200);
  await database.db.insert(roleWithFactor).values({ role: "OPERATOR" });
  expect(brief(await browser.post(`${path}/remove`, {}, { token }))).toEqual([409, "REQUIRED"]);
  await database.db.delete(roleWithFactor);
  expect((await browser.post(`${path}/remove`, {}, { token })).status).toBe(200);
  expect((await named().post("/auth/login", { email, password: "gatehouse-demo" })).status).toBe(200);
  expect((await browser.get("/account/factors", token)).body).toMatchObject({ passkeys: [], recovery: null });
});

// ACC-36
test("it proves who is at work", async () => {
  const { browser, token, key } = await withPasskey();
  server.ahead += 600;
  const begin = () => browser.post("/account/passkeys/begin", undefined, { token });
  expect((await begin()).body["data"]).toEqual({ ways: ["password", "passkey"] });
  const options = optionsOf(await browser.post("/account/prove/begin", undefined, { token }));
  const stranger = new Authenticator(origin());
  expect(brief(await browser.post("/account/prove", { passkey: stranger.get(options) }, { token }))).toEqual([
    422,
    "WRONG_PROOF",
  ]);
  expect((await browser.post("/account/prove", { passkey: key.get(options) }, { token })).status).toBe(200);
  expect((await begin()).status).toBe(200);

  // One that has not made sure of its user takes the password as well.
  key.verifies = false;
  const asked = async () => key.get(optionsOf(await browser.post("/account/prove/begin", undefined, { token })));
  const alone = await browser.post("/account/prove", { passkey: await asked() }, { token });
  expect(brief(alone)).toEqual([422, "WRONG_PROOF"]);
  const both = { passkey: await asked(), password: "gatehouse-demo" };
  expect((await browser.post("/account/prove", both, { token })).status).toBe(200);
});
