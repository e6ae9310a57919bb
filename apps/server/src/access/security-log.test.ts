import { beforeAll, beforeEach, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { createLog } from "../platform/log.ts";

const lines: string[] = [];
const log = createLog({ logLevel: "info", logFormat: "json" }, { write: (line: string) => void lines.push(line) });
const database = useDatabase();
const server = useAccessServer(database, { config: testConfig({ TRUST_PROXY: "1", DEMO: "off" }), log });
beforeAll(async () => {
  await addPeople(database.db);
});
beforeEach(() => {
  lines.length = 0;
});

const address = "198.51.100.9";
const headers = { "x-forwarded-for": address };
const events = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((entry) => "security" in entry);

test("sign-ins, failed and throttled ones are logged with who, from where and in which request", async () => {
  const browser = new Browser(server);
  for (let i = 0; i < 11; i += 1)
    await browser.post(
      "/auth/login",
      { email: "Operator@gatehouse.example", password: "my-secret-guess" },
      { headers },
    );
  expect(events()).toHaveLength(11);
  expect(events()[0]).toMatchObject({
    level: "warn",
    security: "login.failed",
    account: "operator@gatehouse.example",
    address,
    requestId: expect.stringMatching(/.{8}/) as unknown,
  });
  expect(events()[10]).toMatchObject({
    level: "warn",
    security: "login.throttled",
    account: "operator@gatehouse.example",
    address,
  });
  await browser.signIn("billing@gatehouse.example");
  expect(events()[11]).toMatchObject({ level: "info", security: "login" });
  await browser.post("/auth/logout");
  expect(events()[12]).toMatchObject({ level: "info", security: "logout" });
});

test("a refresh token that comes back is an alarm", async () => {
  const browser = new Browser(server);
  await browser.signIn("billing@gatehouse.example");
  const thief = browser.copy();
  const { body } = await browser.post("/auth/refresh");
  await browser.get("/auth/me", String(body["accessToken"]));
  server.ahead = 11;
  await thief.post("/auth/refresh", undefined, { headers });
  server.ahead = 0;
  expect(events().at(-1)).toMatchObject({
    level: "error",
    security: "refresh.reused",
    address,
    sessionId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
  });
});

test("a call that a role does not allow is logged with what was missing", async () => {
  const browser = new Browser(server);
  const { accessToken } = await browser.signIn("billing@gatehouse.example");
  await browser.get("/checkin/counters", accessToken);
  expect(events().at(-1)).toMatchObject({
    level: "warn",
    security: "access.denied",
    userid: "billing",
    role: "BILLING",
    call: "checkin.counters",
    needed: ["checkinInfo"],
  });
});

test("no password, token, cookie or ticket reaches the log", async () => {
  const browser = new Browser(server);
  const { accessToken } = await browser.signIn("admin@gatehouse.example");
  const cookies = [...browser.cookies.values()];
  const { body } = await browser.post("/auth/ticket", undefined, { token: accessToken });
  await (await fetch(`${server.url}/api/events?ticket=${String(body["ticket"])}x`)).text();
  await browser.post("/auth/refresh");
  await browser.post("/auth/login", { email: "admin@gatehouse.example", password: "another-secret-guess" });
  const text = lines.join("\n");
  expect(text).toContain('"call":"access.refresh"');
  for (const secret of [
    accessToken,
    accessToken.split(".")[2] ?? "",
    ...cookies,
    ...browser.cookies.values(),
    String(body["ticket"]),
    "secret-guess",
    "gatehouse-demo",
  ])
    expect(text).not.toContain(secret);
});
