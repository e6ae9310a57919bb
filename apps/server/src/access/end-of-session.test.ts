import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { appUser, connectedVendor } from "./tables.ts";
import { changePassword, disableUser, enableUser } from "./user-changes.ts";

const database = useDatabase();
/** Two server processes on one database: what ends through one has ended on the other. */
const one = useAccessServer(database);
const two = useAccessServer(database);
/** Believes what it read for a moment only, so that this test need not wait for seconds. */
const brief = useAccessServer(database, { freshness: 200 });
const email = "operator@gatehouse.example";
const now = () => Math.floor(Date.now() / 1000);
const actor = () => ({ doneBy: "root", at: now() });
let userId = "";
const whom = () => ({ id: userId, userid: "operator" });

beforeAll(async () => {
  userId = (await addPeople(database.db)).get("OPERATOR") ?? "";
});
beforeEach(async () => {
  await enableUser({ db: database.db, actor: actor() }, whom());
});

/** A session that both processes have just seen, so that both remember it, with a live stream on each. */
async function busySession() {
  const browser = new Browser(one);
  const { accessToken } = await browser.signIn(email);
  const elsewhere = new Browser(two);
  const streams = [await openStream(one, browser, accessToken), await openStream(two, elsewhere, accessToken)];
  expect(streams.map(({ status }) => status)).toEqual([200, 200]);
  const statuses = async () => [
    (await browser.get("/auth/me", accessToken)).status,
    (await elsewhere.get("/auth/me", accessToken)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  return { browser, accessToken, streams, statuses };
}

/** What is left of a session: whether both streams said why and closed, and what both processes and the cookie answer. */
async function rest({ browser, streams, statuses }: Awaited<ReturnType<typeof busySession>>) {
  const said = (await Promise.all(streams.map((stream) => stream.rest()))).map((text) =>
    text.includes("event: session.ended"),
  );
  return { said, statuses: await statuses(), refresh: (await browser.post("/auth/refresh")).body["code"] };
}
const ended = { said: [true, true], statuses: [401, 401], refresh: "SESSION_ENDED" };

// ACC-8
describe("a session ends at once, on every process, with its streams,", () => {
  test("by logging out", async () => {
    const session = await busySession();
    const { status, body } = await session.browser.post("/auth/logout", undefined, { token: session.accessToken });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, leaveBy: null } });
    expect(session.browser.setCookies[0]).toMatch(/^gatehouse-refresh=;.*Path=\/api\/auth/);
    // the process that was asked needs no notification to know
    expect((await session.browser.get("/auth/me", session.accessToken)).status).toBe(401);
    expect(await rest(session)).toEqual(ended);
  });

  test("by logging out in a browser that only has the cookie left", async () => {
    const session = await busySession();
    await session.browser.post("/auth/logout");
    expect(await rest(session)).toEqual(ended);
  });

  test("by logging out with a cookie that was just renewed in another tab", async () => {
    const session = await busySession();
    const late = session.browser.copy();
    await session.browser.post("/auth/refresh");
    await late.post("/auth/logout");
    expect(await rest(session)).toEqual(ended);
  });

  test("by a refresh token that is used again", async () => {
    const session = await busySession();
    const thief = session.browser.copy();
    const { body } = await session.browser.post("/auth/refresh");
    // Its answer has arrived: only then is a copy of the old one a theft, and not a lost answer asked for again.
    await session.browser.get("/auth/me", String(body["accessToken"]));
    one.ahead = 11;
    await thief.post("/auth/refresh");
    one.ahead = 0;
    expect(await rest(session)).toEqual(ended);
  });

  test("by disabling the user, who then cannot sign in", async () => {
    const session = await busySession();
    const second = await busySession();
    expect(await disableUser({ db: database.db, live: one.live, actor: actor() }, whom())).toBeGreaterThanOrEqual(2);
    expect(await rest(session)).toEqual(ended);
    expect(await rest(second)).toEqual(ended);
    const { status, body } = await new Browser(one).post("/auth/login", { email, password: "gatehouse-demo" });
    expect({ status, code: body["code"] }).toEqual({ status: 401, code: "INVALID_CREDENTIALS" });
    await enableUser({ db: database.db, actor: actor() }, whom());
    await new Browser(two).signIn(email);
  });

  test("by changing the password; the new one opens, the old one does not", async () => {
    const session = await busySession();
    await changePassword({ db: database.db, live: two.live, actor: actor() }, whom(), "a-better-password");
    expect(await rest(session)).toEqual(ended);
    expect((await new Browser(one).post("/auth/login", { email, password: "gatehouse-demo" })).status).toBe(401);
    await new Browser(one).signIn(email, "a-better-password");
    await changePassword({ db: database.db, live: two.live, actor: actor() }, whom(), "gatehouse-demo");
  });
});

test("one session's end leaves the user's other sessions alone", async () => {
  const [home, office] = [new Browser(one), new Browser(two)];
  const kept = await home.signIn(email);
  const gone = await office.signIn(email);
  await office.post("/auth/logout");
  expect((await home.get("/auth/me", kept.accessToken)).status).toBe(200);
  expect((await office.get("/auth/me", gone.accessToken)).status).toBe(401);
});

test("after a gap, the sessions that ended are known from those that hold", async () => {
  const [stays, goes] = [new Browser(one), new Browser(one)];
  const ids: string[] = [];
  for (const browser of [stays, goes]) {
    const { accessToken } = await browser.signIn(email);
    ids.push((await one.access.authenticate(`Bearer ${accessToken}`))?.sessionId ?? "");
  }
  await goes.post("/auth/logout");
  expect([...(await two.access.openSessions(ids))]).toEqual(ids.slice(0, 1));
  await disableUser({ db: database.db, live: two.live, actor: actor() }, whom());
  expect([...(await two.access.openSessions(ids))]).toEqual([]);
});

test("logging out without a session is no error", async () => {
  expect((await new Browser(one).post("/auth/logout")).body).toEqual({ ok: true, leaveBy: null });
});

test("a sign-in that overlaps with disabling the user leaves no open session", async () => {
  const attempts = Array.from({ length: 8 }, () =>
    new Browser(one).post("/auth/login", { email, password: "gatehouse-demo" }),
  );
  await new Promise((resolve) => void setTimeout(resolve, 60));
  await disableUser({ db: database.db, live: one.live, actor: actor() }, whom());
  const tokens = (await Promise.all(attempts)).map(({ status, body }) =>
    status === 200 ? String(body["accessToken"]) : "refused",
  );
  for (const token of tokens) expect((await new Browser(two).get("/auth/me", token)).status).toBe(401);
});

test("a role that is taken away is gone within seconds, without a new token", async () => {
  const browser = new Browser(brief);
  const { accessToken } = await browser.signIn(email);
  const menu = async () =>
    (await browser.get("/auth-api/users/menu", accessToken)).body as unknown as readonly unknown[];
  expect(await menu()).toContainEqual(expect.objectContaining({ mid: "checkin" }));
  await database.db.update(appUser).set({ roleList: "CRM_OPERATOR" }).where(eq(appUser.id, userId));
  await expect
    .poll(menu, { timeout: 3000, interval: 50 })
    .toEqual(
      ["travel", "sell", "assistance", "cases", "insight", "flights", "communication"].map(
        (mid) => expect.objectContaining({ mid }) as unknown,
      ),
    );
  // a role that nobody knows may do nothing at all
  await database.db.update(appUser).set({ roleList: "CAPTAIN,OPERATOR" }).where(eq(appUser.id, userId));
  await expect
    .poll(async () => (await browser.get("/auth/me", accessToken)).status, { timeout: 3000, interval: 50 })
    .toBe(401);
  expect((await new Browser(brief).post("/auth/login", { email, password: "gatehouse-demo" })).status).toBe(401);
  await database.db.update(appUser).set({ roleList: "OPERATOR" }).where(eq(appUser.id, userId));
});

// ACC-23
describe("what somebody may do changes, by whatever means: open streams end on every process, and what comes next is theirs", () => {
  test.each([
    ["another role", { roleList: "CRM_OPERATOR" }, { roleList: "OPERATOR" }],
    ["a permission more", { permissions: ["communication"] }, { permissions: [] }],
  ])("%s", async (_, change, back) => {
    const { accessToken, browser, streams, statuses } = await busySession();
    await database.db.update(appUser).set(change).where(eq(appUser.id, userId));
    for (const stream of streams) expect(await stream.rest()).toMatch(/event: access\.changed\ndata: \{\}\n\n$/);
    // The session holds, and both processes know at once.
    expect(await statuses()).toEqual([200, 200]);
    for (const server of [one, two]) {
      const again = await openStream(server, browser, accessToken);
      await server.live.publish(
        database.db,
        { type: "message.changed", ids: ["m"] },
        { to: "vendor", vendor: "SKY", permission: "communication" },
      );
      await expect.poll(() => again.seen().map(({ type }) => type)).toContain("message.changed");
      again.close();
    }
    await database.db.update(appUser).set(back).where(eq(appUser.id, userId));
  });

  test("a name is no such change", async () => {
    const { streams, statuses } = await busySession();
    await database.db.update(appUser).set({ name: "operator" }).where(eq(appUser.id, userId));
    await one.live.publish(database.db, { type: "checkin.counts" }, { to: "everyone" });
    for (const stream of streams) {
      await expect.poll(() => stream.seen().map(({ type }) => type)).toEqual(["checkin.counts"]);
      stream.close();
    }
    expect(await statuses()).toEqual([200, 200]);
  });

  test("a level-1 vendor loses a connected vendor", async () => {
    const browser = new Browser(one);
    const { accessToken } = await browser.signIn("level1-vendor@gatehouse.example");
    const streams = [await openStream(one, browser, accessToken), await openStream(two, browser, accessToken)];
    const mine = { to: "vendor", vendor: "SEA", permission: "cases" } as const;
    await two.live.publish(database.db, { type: "tripsBoard.changed" }, mine);
    for (const stream of streams)
      await expect.poll(() => stream.seen().map(({ type }) => type)).toEqual(["tripsBoard.changed"]);
    await database.db.delete(connectedVendor);
    for (const stream of streams) expect(await stream.rest()).toContain("event: access.changed");
    const again = await openStream(two, browser, accessToken);
    await one.live.publish(database.db, { type: "tripsBoard.changed" }, mine);
    await one.live.publish(database.db, { type: "checkin.counts" }, { to: "everyone" });
    await expect.poll(() => again.seen().map(({ type }) => type)).toEqual(["checkin.counts"]);
    again.close();
  });
});

/** What a ticket opens on a process: the stream is closed again. */
async function redeem(server: { readonly url: string }, ticket: string): Promise<number> {
  const controller = new AbortController();
  const { status, body } = await fetch(`${server.url}/api/events?ticket=${ticket}`, { signal: controller.signal });
  await body?.cancel();
  controller.abort();
  return status;
}

// API-11
describe("the ticket of the live stream", () => {
  test("opens one stream, once, on any process", async () => {
    const browser = new Browser(one);
    const { accessToken } = await browser.signIn(email);
    const { body } = await browser.post("/auth/ticket", undefined, { token: accessToken });
    expect(Number(body["expiresAt"]) - now()).toBeLessThanOrEqual(30);
    expect(await redeem(two, String(body["ticket"]))).toBe(200);
    expect(await redeem(two, String(body["ticket"]))).toBe(401);
  });

  test("is no good after 30 s, nor after the session has ended", async () => {
    const browser = new Browser(one);
    const { accessToken } = await browser.signIn(email);
    const ticket = async () =>
      String((await browser.post("/auth/ticket", undefined, { token: accessToken })).body["ticket"]);
    const old = await ticket();
    one.ahead = 31;
    expect(await redeem(one, old)).toBe(401);
    one.ahead = 0;
    const orphan = await ticket();
    await browser.post("/auth/logout");
    expect(await redeem(one, orphan)).toBe(401);
  });

  test("is not the access token, and the access token opens no stream", async () => {
    const browser = new Browser(one);
    const { accessToken } = await browser.signIn(email);
    const { body } = await browser.post("/auth/ticket", undefined, { token: accessToken });
    expect((await browser.get("/auth/me", String(body["ticket"]))).status).toBe(401);
    expect(await redeem(one, accessToken)).toBe(401);
  });
});
