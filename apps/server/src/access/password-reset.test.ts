import { accountMessages } from "./account-mail.ts";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { quietLog } from "../../test/log.ts";
import { composeAccountMails } from "../messaging/account-mails.ts";
import { createOutbox } from "../messaging/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { accountLink } from "./account-links.ts";
import { accessLog } from "./audit.ts";
import { hashPassword } from "./passwords.ts";
import { appUser, loginAttempt } from "./tables.ts";
import { disableUser, enableUser } from "./user-changes.ts";

const database = useDatabase();
const server = useAccessServer(database);
/** Another process on the same database. */
const other = useAccessServer(database);
const email = "operator@gatehouse.example";
const better = "plum tram 44 verandah";
const now = () => Math.floor(Date.now() / 1000) + server.ahead;
let userId = "";

beforeAll(async () => {
  userId = (await addPeople(database.db)).get("OPERATOR") ?? "";
});
beforeEach(async () => {
  server.ahead = 0;
  await database.db.delete(outbox);
  await database.db.delete(loginAttempt);
  await database.db
    .update(appUser)
    .set({ passwordHash: await hashPassword("gatehouse-demo"), mustChangePassword: false })
    .where(eq(appUser.id, userId));
});

const box = () => {
  const made = createOutbox({ db: database.db, live: server.live, log: quietLog, now }, {});
  composeAccountMails(made, {
    config: testConfig({ PUBLIC_URL: "https://gatehouse.example/", DEMO: "off" }),
    keys: server.keys("account-link"),
    now,
  });
  return made;
};
const messages = (kind: string) =>
  database.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(desc(outbox.createdAt));

/** The key that stands in the newest mail. */
async function mailedKey(kind: string = accountMessages.reset): Promise<string> {
  const [message] = await messages(kind);
  if (!message) throw new Error("No mail was written.");
  const { facts } = await box().compose(database.db, message);
  const link = facts && "link" in facts ? facts.link : undefined;
  return new URL(String(link)).searchParams.get("id") ?? "";
}
const forgot = (address: string, browser = new Browser(server)) =>
  browser.post("/auth/forgot-password", { email: address });
const reset = (body: object, token?: string, browser = new Browser(server)) =>
  browser.post("/auth/reset-password", { newP: better, ...body }, { token });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof reset>>) => [
  status,
  (body["data"] as { readonly problem?: string } | undefined)?.problem,
];
const canSignIn = async (password: string) =>
  (await new Browser(server).post("/auth/login", { email, password })).status === 200;

// ACC-18
describe("Forgot password?", () => {
  test("answers and does the same whether there is such a user; only a user gets a mail", async () => {
    const known = await forgot("Operator@Gatehouse.example");
    const unknown = await forgot("nobody@gatehouse.example");
    expect([known.status, known.body]).toEqual([200, { ok: true }]);
    expect([unknown.status, unknown.body]).toEqual([200, { ok: true }]);
    const written = await messages(accountMessages.reset);
    expect(written.map(({ receiver }) => receiver).toSorted()).toEqual(["nobody@gatehouse.example", email]);
    const composed = Object.fromEntries(
      await Promise.all(
        written.map(async (message) => [message.receiver, await box().compose(database.db, message)] as const),
      ),
    );
    expect(composed["nobody@gatehouse.example"]).toEqual({ obstacle: "too-late" });
    expect(composed[email]).toMatchObject({ receiver: email, facts: { template: "passwordReset", language: "en" } });
  });

  test("nobody is flooded: from one address it is refused, from many it is answered and nothing is sent", async () => {
    for (let at = 0; at < 10; at += 1) expect((await forgot(email)).status).toBe(200);
    const refused = await forgot(email);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    await database.db.delete(loginAttempt).where(eq(loginAttempt.address, "127.0.0.1"));
    expect((await forgot(email)).status).toBe(200);
    expect(await messages(accountMessages.reset)).toHaveLength(10);
  });
});

// ACC-19
describe("a key from a mail", () => {
  test("opens the choice of a password once; all sessions and streams end on every process, and a mail says so", async () => {
    const [home, office] = [new Browser(server), new Browser(other)];
    const { accessToken } = await home.signIn(email);
    await office.signIn(email);
    const streams = [await openStream(server, home, accessToken), await openStream(other, office, accessToken)];
    await forgot(email);
    const key = await mailedKey();
    expect((await reset({ key, email })).body).toEqual({ ok: true });
    for (const stream of streams) expect(await stream.rest()).toContain("event: session.ended");
    expect((await home.get("/auth/me", accessToken)).status).toBe(401);
    expect((await office.post("/auth/refresh")).status).toBe(401);
    expect([await canSignIn("gatehouse-demo"), await canSignIn(better)]).toEqual([false, true]);
    expect(problemOf(await reset({ key, newP: "another plum tram 45 verandah" }))).toEqual([422, "access.reset.key"]);
    const [told] = await messages(accountMessages.passwordChanged);
    expect(told?.receiver).toBe(email);
    expect((await accessLog(database.db, "operator")).at(-1)).toMatchObject({
      action: "PASSWORD_CHANGED",
      doneBy: "operator",
    });
  });

  test("of two at the same moment one counts", async () => {
    await forgot(email);
    const key = await mailedKey();
    const answers = await Promise.all(
      ["plum tram 44 verandah", "quilted brook 19 saddle"].map((newP) => reset({ key, newP })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("is used up by another one that was used", async () => {
    await forgot(email);
    const first = await mailedKey();
    server.ahead = 5;
    await forgot(email);
    const second = await mailedKey();
    expect(second).not.toBe(first);
    expect((await reset({ key: second })).status).toBe(200);
    expect(problemOf(await reset({ key: first, newP: "quilted brook 19 saddle" }))).toEqual([422, "access.reset.key"]);
  });

  test("is good for 30 minutes, and for nobody who was disabled", async () => {
    await forgot(email);
    const key = await mailedKey();
    server.ahead = 30 * 60;
    expect(problemOf(await reset({ key }))).toEqual([422, "access.reset.key"]);
    server.ahead = 30 * 60 - 2;
    const whom = { id: userId, userid: "operator" };
    const parts = { db: database.db, live: server.live, actor: { doneBy: "root", at: now() } };
    await disableUser(parts, whom);
    expect(problemOf(await reset({ key }))).toEqual([422, "access.reset.key"]);
    await enableUser(parts, whom);
    expect((await reset({ key })).status).toBe(200);
  });

  test("is for its own user: another address, a changed sign and a key of another purpose open nothing", async () => {
    await forgot(email);
    const key = await mailedKey();
    expect(problemOf(await reset({ key, email: "admin@gatehouse.example" }))).toEqual([422, "access.reset.email"]);
    const last = key.endsWith("A") ? "B" : "A";
    for (const forged of [`${key.slice(0, -1)}${last}`, key.replace(/^r/, "i"), "r~~~~", "", "~", "r~AAAA~zzzz~x~y"])
      expect(problemOf(await reset({ key: forged })), forged).toEqual([422, "access.reset.key"]);
    expect(await canSignIn("gatehouse-demo")).toBe(true);
  });

  test("guesses are counted", async () => {
    for (let at = 0; at < 10; at += 1) expect((await reset({ key: `r~guess~${at}` })).status).toBe(422);
    expect((await reset({ key: "r~guess" })).status).toBe(429);
  });
});

// ACC-20
describe("whoever is signed in", () => {
  test("changes the password with the old one, and signs in again", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn(email);
    expect(problemOf(await reset({ oldP: "wrong" }, accessToken))).toEqual([422, "access.reset.oldPassword"]);
    expect((await reset({ oldP: "gatehouse-demo", email }, accessToken)).status).toBe(200);
    expect((await browser.get("/auth/me", accessToken)).status).toBe(401);
    expect(await canSignIn(better)).toBe(true);
  });

  test("needs a session for it: the old password alone opens nothing", async () => {
    expect(problemOf(await reset({ oldP: "gatehouse-demo", email }))).toEqual([422, "access.reset.key"]);
  });
});

// ACC-21
test.each([
  ["short one", "access.password.tooShort"],
  ["gatehouse-demo-2", "access.password.common"],
  ["operator-operator-7", "access.password.personal"],
  ["motdepassefacile", "access.password.guessable"],
])("%s is refused, and the key stays good", async (newP, problem) => {
  await forgot(email);
  const key = await mailedKey();
  expect(problemOf(await reset({ key, newP }))).toEqual([422, problem]);
  expect((await reset({ key })).status).toBe(200);
});

test("the password that stands is no new one", async () => {
  await database.db
    .update(appUser)
    .set({ passwordHash: await hashPassword(better) })
    .where(eq(appUser.id, userId));
  await forgot(email);
  expect(problemOf(await reset({ key: await mailedKey() }))).toEqual([422, "access.reset.same"]);
});

// ACC-22
test("a password that somebody else chose opens the choice of another one, and nothing else", async () => {
  await database.db.update(appUser).set({ mustChangePassword: true }).where(eq(appUser.id, userId));
  const browser = new Browser(server);
  const { status, body } = await browser.post("/auth/login", { email, password: "gatehouse-demo" });
  expect([status, body["code"], browser.cookies.size]).toEqual([403, "PASSWORD_MUST_CHANGE", 0]);
  const { key } = body["data"] as { readonly key: string };
  expect((await reset({ key })).status).toBe(200);
  expect(await canSignIn(better)).toBe(true);
});

test("an invitation is good for seven days, and as long as nobody has taken it", async () => {
  const at = now();
  await database.db.update(appUser).set({ invitedAt: at }).where(eq(appUser.id, userId));
  const [user] = await database.db
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId)));
  if (!user) throw new Error("There is no user.");
  const key = accountLink(server.keys("account-link"), user, "invitation", at);
  server.ahead = 7 * 86_400 - 5;
  expect((await reset({ key })).status).toBe(200);
  const [after] = await database.db.select().from(appUser).where(eq(appUser.id, userId));
  expect(after?.invitedAt).toBeNull();
  expect((await accessLog(database.db, "operator")).at(-1)?.action).toBe("INVITATION_ACCEPTED");
});
