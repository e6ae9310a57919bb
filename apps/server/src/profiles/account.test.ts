import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { type Answer, Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessLog } from "../access/audit.ts";

const database = useDatabase();
/** Two server processes on one database. */
const one = useServer(database);
const two = useServer(database);
const email = "operator@gatehouse.example";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const chrome = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

beforeAll(async () => {
  await addPeople(database.db);
});

/** Signs in with a browser of a name. */
async function signIn(agent: string, who = email, server = one) {
  const browser = new Browser(server);
  const { body } = await browser.call(
    "POST",
    "/auth/login",
    { email: who, password: "gatehouse-demo" },
    { headers: { "user-agent": agent } },
  );
  return { browser, token: String(body["accessToken"]) };
}
interface Session {
  readonly id: string;
  readonly browser: string;
  readonly current: boolean;
  readonly unfamiliar: boolean;
}
const sessionsOf = async ({ browser, token }: Awaited<ReturnType<typeof signIn>>) =>
  (await browser.get("/account/sessions", token)).body as unknown as readonly Session[];
const codeOf = ({ status, body }: Answer) => [status, body["code"]];

// ACC-27
describe("the sessions of a user", () => {
  test("are those that are open, with their browsers; one from a new place is asked about until it is known", async () => {
    const first = await signIn(firefox);
    expect(await sessionsOf(first)).toEqual([
      expect.objectContaining({
        browser: "Firefox on Windows",
        address: "127.0.0.1",
        current: true,
        unfamiliar: false,
      }),
    ]);
    const second = await signIn(chrome);
    const seen = await sessionsOf(first);
    expect(seen.map(({ browser, current, unfamiliar }) => [browser, current, unfamiliar])).toEqual([
      ["Chrome on macOS", false, true],
      ["Firefox on Windows", true, false],
    ]);
    const id = seen[0]?.id ?? "";
    expect((await first.browser.post("/account/sessions/familiar", { id }, { token: first.token })).status).toBe(200);
    expect((await sessionsOf(second)).some(({ unfamiliar }) => unfamiliar)).toBe(false);
    // From there again it is nothing new.
    const third = await signIn(chrome);
    expect((await sessionsOf(third)).some(({ unfamiliar }) => unfamiliar)).toBe(false);
    await third.browser.post("/account/sessions/end-others", undefined, { token: third.token });
    expect(await sessionsOf(third)).toHaveLength(1);
    expect((await first.browser.get("/auth/me", first.token)).status).toBe(401);
    expect((await second.browser.post("/auth/refresh")).status).toBe(401);
  });

  test("end one by one, at once, with their streams on every process; nobody ends another's", async () => {
    const mine = await signIn(firefox);
    const other = await signIn(chrome, email, two);
    const streams = [
      await openStream(one, other.browser, other.token),
      await openStream(two, other.browser, other.token),
    ];
    const id = (await sessionsOf(mine)).find(({ current, browser }) => !current && browser.startsWith("Chrome"))?.id;
    const stranger = await signIn(chrome, "admin@gatehouse.example");
    for (const path of ["end", "familiar"])
      expect(
        codeOf(await stranger.browser.post(`/account/sessions/${path}`, { id }, { token: stranger.token })),
      ).toEqual([404, "NOT_FOUND"]);
    const newest = (await sessionsOf(other)).find(({ current }) => current)?.id;
    expect((await mine.browser.post("/account/sessions/end", { id: newest }, { token: mine.token })).status).toBe(200);
    for (const stream of streams) expect(await stream.rest()).toContain("event: session.ended");
    expect((await other.browser.get("/auth/me", other.token)).status).toBe(401);
    expect((await mine.browser.get("/auth/me", mine.token)).status).toBe(200);
    expect(codeOf(await mine.browser.post("/account/sessions/end", { id: "all" }, { token: mine.token }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect((await accessLog(database.db, "operator")).at(-1)).toMatchObject({
      action: "SESSION_ENDED",
      doneBy: "operator",
    });
  });
});

// PRO-10
test("what is held about a user names where they signed in, and nothing that opens anything", async () => {
  const { browser, token } = await signIn(firefox, "billing@gatehouse.example");
  const { body } = await browser.post("/profiles/mine/data", undefined, { token });
  expect(body["sessions"]).toEqual([
    expect.objectContaining({ browser: "Firefox on Windows", address: "127.0.0.1", endedAt: null }),
    expect.objectContaining({ place: "Firefox on Windows 127.0.0.1" }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/rotationKey|passwordHash|argon2/);
});

// ACC-28
describe("the account of a user", () => {
  test("has name, phone and zone, which are those of the traveller profile; fields are noted, never what they say", async () => {
    const { browser, token } = await signIn(firefox, "traveller@gatehouse.example");
    const given = { name: "Ana López", phoneCode: "33", phoneNumber: "1 23 45 67 89", tz: "Europe/Paris" };
    const saved = await browser.call("PUT", "/account", { ...given, language: "fr" }, { token });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { name: "Ana López", phoneCode: "33", tz: "Europe/Paris", email: "traveller@gatehouse.example" },
    ]);
    expect((await browser.get("/profiles/mine", token)).body).toMatchObject({
      phoneCode: "33",
      tz: "Europe/Paris",
      language: "fr",
    });
    expect((await browser.get("/auth/me", token)).body).toMatchObject({ name: "Ana López" });
    const [entry] = (await accessLog(database.db, "traveller")).toReversed();
    expect(entry).toMatchObject({ action: "ACCOUNT_SAVED", detail: "name, phoneCode, phoneNumber, tz" });
  });

  test.each([
    [{ phoneCode: "33", phoneNumber: "12" }, "phone"],
    [{ tz: "+01:00" }, "tz"],
  ])("%o is refused", async (change, field) => {
    const { browser, token } = await signIn(firefox);
    const answer = await browser.call("PUT", "/account", { name: "operator", ...change }, { token });
    expect([answer.status, answer.body["data"]]).toEqual([422, { field }]);
  });

  test("what is not said here cannot be changed here: neither address nor role", async () => {
    const { browser, token } = await signIn(firefox);
    for (const more of [{ email: "x@y.example" }, { roleList: "ADMIN" }, { role: "ADMIN" }])
      await browser.call("PUT", "/account", { name: "operator", ...more }, { token });
    expect((await browser.get("/auth/me", token)).body).toMatchObject({ email, role: "OPERATOR" });
  });
});
