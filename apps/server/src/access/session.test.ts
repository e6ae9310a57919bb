import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { appUser, loginSession, refreshToken } from "./tables.ts";

const database = useDatabase();
const server = useAccessServer(database);
beforeAll(async () => {
  await addPeople(database.db);
});

const operator = "operator@gatehouse.example";
const cookieName = "gatehouse-refresh";
const cookieOf = (browser: Browser) => browser.cookies.get(cookieName);
/** Runs with the server's clock so many seconds ahead. */
async function later<T>(seconds: number, run: () => Promise<T>): Promise<T> {
  server.ahead += seconds;
  try {
    return await run();
  } finally {
    server.ahead -= seconds;
  }
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

describe("signing in", () => {
  test("answers with a token, the user and the organisation", async () => {
    const { body, status } = await new Browser(server).post("/auth/login", {
      email: "Operator-Vendor@Gatehouse.Example",
      password: "gatehouse-demo",
    });
    expect(status).toBe(200);
    expect(body["user"]).toMatchObject({
      userid: "operator-vendor",
      role: "OPERATOR_VENDOR",
      email: "operator-vendor@gatehouse.example",
      permissions: [
        "checkinInfo",
        "CH_RELS",
        "CH_REL_ATMN",
        "reportPerformance",
        "reportDownload",
        "flightSearch",
        "disruptions",
        "travelRequestCreate",
        "travelRequestPending",
        "travelRequestAssign",
        "profileAll",
        "tripsBoard",
        "tripsCreate",
        "myTrips",
        "cases",
        "communication",
        "chat",
      ],
      organisation: {
        code: "SKY",
        name: "Sky Travel",
        logo: null,
        address: { line1: "1 Cloud Street", line2: "", city: "Pune", state: "MH", pincode: "411001" },
      },
    });
    const claims = claimsOf(String(body["accessToken"]));
    expect(claims).toMatchObject({
      iss: "gatehouse",
      aud: "gatehouse-api",
      name: "operator-vendor",
      vendor: "SKY",
      org: "Sky Travel",
    });
    expect(claims["scope"]).toEqual([
      "OPERATOR_VENDOR",
      "checkinInfo",
      "CH_RELS",
      "CH_REL_ATMN",
      "reportPerformance",
      "reportDownload",
      "flightSearch",
      "disruptions",
      "travelRequestCreate",
      "travelRequestPending",
      "travelRequestAssign",
      "profileAll",
      "tripsBoard",
      "tripsCreate",
      "myTrips",
      "cases",
      "communication",
      "chat",
    ]);
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(900);
    expect(body["expiresAt"]).toBe(claims["exp"]);
  });

  test("gives staff of the house the house as organisation, and the codes they have beyond their role", async () => {
    await database.db
      .update(appUser)
      .set({ permissions: ["reportBilling", "no-such-code"] })
      .where(eq(appUser.userid, "crm-operator"));
    const { user } = await new Browser(server).signIn("crm-operator@gatehouse.example");
    expect(user).toMatchObject({
      permissions: [
        "flightSearch",
        "disruptions",
        "travelRequestCreate",
        "travelRequestPending",
        "travelRequestAssign",
        "profileAll",
        "tripsBoard",
        "tripsCreate",
        "myTrips",
        "cases",
        "communication",
        "chat",
        "analytics",
        "ancillary",
        "reportBilling",
      ],
      organisation: { name: "Gatehouse", address: null },
    });
  });

  test.each([
    ["a wrong password", { email: operator, password: "gatehouse-demo " }],
    ["an unknown user", { email: "nobody@gatehouse.example", password: "gatehouse-demo" }],
  ])("answers the same to %s", async (_, form) => {
    const browser = new Browser(server);
    const { status, body } = await browser.post("/auth/login", form);
    expect(status).toBe(401);
    expect(body).toEqual({
      defined: true,
      code: "INVALID_CREDENTIALS",
      status: 401,
      message: "E-mail or password is wrong.",
    });
    expect(browser.setCookies).toEqual([]);
  });

  test("refuses a form that is none, with the paths of what is wrong", async () => {
    const { status, body } = await new Browser(server).post("/auth/login", {
      email: "operator",
      password: "",
      role: "ADMIN",
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("access.email.invalid");
  });

  // ACC-6
  test("keeps the refresh token in a cookie that scripts, other sites and other paths never see", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    expect(browser.setCookies).toHaveLength(1);
    const attributes = (browser.setCookies[0] ?? "").split("; ").slice(1);
    // A second may begin between the session and its cookie.
    const lives = expect.stringMatching(/^Max-Age=(?:43200|43199)$/) as unknown;
    expect(attributes.toSorted()).toEqual(["HttpOnly", lives, "Path=/api/auth", "SameSite=Strict"]);
    expect(Buffer.from(cookieOf(browser) ?? "", "base64url")).toHaveLength(32);
  });

  test("stores nothing that a refresh could be made with", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    const rows = JSON.stringify([
      await database.db.select().from(refreshToken),
      await database.db.select().from(loginSession),
    ]);
    expect(rows).not.toContain(cookieOf(browser));
  });

  test("again from the same browser ends the session it had", async () => {
    const browser = new Browser(server);
    const first = await browser.signIn(operator);
    const second = await browser.signIn("billing@gatehouse.example");
    expect((await browser.get("/auth/me", first.accessToken)).status).toBe(401);
    expect((await browser.get("/auth/me", second.accessToken)).body).toMatchObject({ userid: "billing" });
  });
});

// ACC-6
describe("refreshing", () => {
  test("gives a new token and a new cookie, whose life shrinks with the session", async () => {
    const browser = new Browser(server);
    const first = await browser.signIn(operator);
    const before = cookieOf(browser);
    const { status, body } = await later(600, () => browser.post("/auth/refresh"));
    expect(status).toBe(200);
    expect(cookieOf(browser)).not.toBe(before);
    expect(Number(body["expiresAt"]) - first.expiresAt).toBeGreaterThanOrEqual(600);
    expect(browser.setCookies[0]).toMatch(/Max-Age=4259\d|Max-Age=42600/);
  });

  test("in two tabs at once leaves one session with one living token", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    const tabs = Array.from({ length: 8 }, () => browser.copy());
    const answers = await Promise.all(tabs.map((tab) => tab.post("/auth/refresh")));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map(cookieOf)).size).toBe(1);
    // whichever cookie the browser ended up with goes on working, after the grace as well
    const [tab] = tabs;
    expect((await later(600, () => tab?.post("/auth/refresh") ?? Promise.reject(new Error("no tab"))))?.status).toBe(
      200,
    );
  });

  test("within the grace follows a token that was renewed several times", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    const slow = browser.copy();
    await browser.post("/auth/refresh");
    await browser.post("/auth/refresh");
    expect((await later(9, () => slow.post("/auth/refresh"))).status).toBe(200);
    expect(cookieOf(slow)).toBe(cookieOf(browser));
  });

  test("with a used token after the grace revokes the whole family", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn(operator);
    const thief = browser.copy();
    const renewed = await browser.post("/auth/refresh");
    expect((await browser.get("/auth/me", String(renewed.body["accessToken"]))).status).toBe(200);
    const { status, body } = await later(12, () => thief.post("/auth/refresh"));
    expect(status).toBe(401);
    expect(body["code"]).toBe("SESSION_ENDED");
    expect(cookieOf(thief)).toBeUndefined();
    // neither the token that was not used yet nor the access tokens help any more
    expect((await browser.post("/auth/refresh")).status).toBe(401);
    expect((await browser.get("/auth/me", accessToken)).status).toBe(401);
    expect((await browser.get("/auth/me", String(renewed.body["accessToken"]))).status).toBe(401);
  });

  test("again, long after an answer that was lost, gives the same answer", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    const lost = browser.copy();
    await lost.post("/auth/refresh");
    const askAgain = async (seconds: number) => {
      const again = browser.copy();
      const { status, body } = await later(seconds, () => again.post("/auth/refresh"));
      expect([status, cookieOf(again)]).toEqual([200, cookieOf(lost)]);
      return { again, token: String(body["accessToken"]) };
    };
    await askAgain(60);
    const { again, token } = await askAgain(3600);
    expect((await later(3600, () => again.get("/auth/me", token))).status).toBe(200);
    // Since then somebody has it: anyone who comes with the old one holds a copy.
    expect((await later(3700, () => browser.post("/auth/refresh"))).status).toBe(401);
    expect((await later(3700, () => lost.post("/auth/refresh"))).status).toBe(401);
  });

  test("with a copy that got the unused answer, too, ends the session with the next one", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    const thief = browser.copy();
    await browser.post("/auth/refresh");
    expect((await later(60, () => thief.post("/auth/refresh"))).status).toBe(200);
    const own = await later(900, () => browser.post("/auth/refresh"));
    expect((await later(901, () => browser.get("/auth/me", String(own.body["accessToken"])))).status).toBe(200);
    expect((await later(960, () => thief.post("/auth/refresh"))).status).toBe(401);
    expect((await later(961, () => browser.post("/auth/refresh"))).status).toBe(401);
  });

  // ACC-7
  test("ends twelve hours after signing in, however often it happened", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    for (let hour = 1; hour <= 11; hour += 1)
      expect((await later(hour * 3600, () => browser.post("/auth/refresh"))).status).toBe(200);
    const last = await later(12 * 3600 - 60, () => browser.post("/auth/refresh"));
    expect(last.status).toBe(200);
    // the last access token does not outlive the session
    expect(Number(last.body["expiresAt"])).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 12 * 3600);
    expect((await later(12 * 3600 + 1, () => browser.post("/auth/refresh"))).body["code"]).toBe("SESSION_ENDED");
    expect((await later(12 * 3600 + 1, () => browser.get("/auth/me", String(last.body["accessToken"])))).status).toBe(
      401,
    );
  });

  test("without a cookie, or with one of nobody, is an ended session", async () => {
    const browser = new Browser(server);
    expect((await browser.post("/auth/refresh")).body).toMatchObject({ code: "SESSION_ENDED", status: 401 });
    browser.cookies.set(cookieName, "A".repeat(43));
    expect((await browser.post("/auth/refresh")).body).toMatchObject({ code: "SESSION_ENDED", status: 401 });
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another port of the same host", { origin: "http://127.0.0.1:1" }],
    ["an opaque origin", { origin: "null" }],
    ["a request that says it is cross-site", { "sec-fetch-site": "cross-site" }],
  ])("is refused to %s, and so is signing out", async (_, headers) => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn(operator);
    const before = cookieOf(browser);
    expect((await browser.post("/auth/refresh", undefined, { headers })).status).toBe(403);
    expect((await browser.post("/auth/logout", undefined, { headers })).status).toBe(403);
    expect(
      (await browser.post("/auth/login", { email: operator, password: "gatehouse-demo" }, { headers })).status,
    ).toBe(403);
    expect(cookieOf(browser)).toBe(before);
    expect((await browser.get("/auth/me", accessToken)).status).toBe(200);
  });

  test("from our own page is answered", async () => {
    const browser = new Browser(server);
    await browser.signIn(operator);
    expect(
      (
        await browser.post("/auth/refresh", undefined, {
          headers: { origin: server.url, "sec-fetch-site": "same-origin" },
        })
      ).status,
    ).toBe(200);
  });
});

describe("the settings of the login page", () => {
  test("name the demo users in the demo world only", async () => {
    const { body } = await new Browser(server).get("/auth/settings");
    expect(body).toMatchObject({ demo: true, demoPassword: "gatehouse-demo", version: "1.2.3" });
    expect(body["demoUsers"]).toHaveLength(10);
  });
});
