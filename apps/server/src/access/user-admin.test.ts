import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../test/access.ts";
import { type Answer, Browser, openStream } from "../../test/browser.ts";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { quietLog } from "../../test/log.ts";
import { composeAccountMails } from "../messaging/account-mails.ts";
import { createOutbox } from "../messaging/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { hashPassword } from "./passwords.ts";
import { appUser, loginAttempt } from "./tables.ts";
import { createUser } from "./users.ts";

const database = useDatabase();
/** Two server processes on one database. */
const one = useAccessServer(database);
const two = useAccessServer(database);
const now = () => Math.floor(Date.now() / 1000);
const password = "plum tram 44 verandah";
const ids = new Map<string, string>();
const tokens = new Map<string, string>();

beforeAll(async () => {
  for (const [role, id] of await addPeople(database.db)) ids.set(role, id);
  const passwordHash = await hashPassword("gatehouse-demo");
  const add = async (userid: string, roleList: string, vendor: string) =>
    ids.set(
      userid,
      await createUser(database.db, {
        userid,
        email: `${userid}@sea.example`,
        name: userid,
        roleList,
        vendor,
        passwordHash,
      }),
    );
  await add("sea-vendor", "VENDOR", "SEA");
  await add("sky-two", "VENDOR,TRAVELLER", "SKY");
});
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(loginAttempt);
});

async function tokenOf(role: "admin" | "vendor" | "sea-vendor"): Promise<string> {
  const email = role === "sea-vendor" ? "sea-vendor@sea.example" : `${role}@gatehouse.example`;
  const known = tokens.get(role) ?? (await new Browser(one).signIn(email)).accessToken;
  tokens.set(role, known);
  return known;
}
const idOf = (name: string) => ids.get(name) ?? "";
const list = async (role: "admin" | "vendor" | "sea-vendor", text = "") =>
  (await new Browser(one).get(`/users?size=200&text=${encodeURIComponent(text)}`, await tokenOf(role)))
    .body as unknown as {
    readonly content: readonly Readonly<Record<string, unknown>>[];
    readonly roles: readonly string[];
    readonly vendors: readonly { readonly code: string }[];
    readonly totalElement: number;
  };
const act = async (role: "admin" | "vendor", id: string, action: string) =>
  new Browser(one).post(`/users/${id}/act`, { action }, { token: await tokenOf(role) });
const position = async (role: "admin" | "vendor", id: string, next: object) =>
  new Browser(one).call("PUT", `/users/${id}/position`, next, { token: await tokenOf(role) });
const invite = async (role: "admin" | "vendor", who: object) =>
  new Browser(one).post("/users", who, { token: await tokenOf(role) });
const codeOf = ({ status, body }: Answer) => [status, body["code"]];
const log = async (id: string) =>
  (await new Browser(one).get(`/users/${id}/log`, await tokenOf("admin"))).body as unknown as readonly {
    readonly action: string;
    readonly doneBy: string;
    readonly detail: string | null;
  }[];

// ACC-24
describe("who is looked after", () => {
  test("by administrators: everybody, in every role", async () => {
    const { content, totalElement, roles, vendors } = await list("admin");
    expect(content).toHaveLength(12);
    expect(totalElement).toBe(12);
    expect(roles).toHaveLength(10);
    expect(vendors.map(({ code }) => code)).toEqual(["SEA", "SKY"]);
    expect(content.find(({ userid }) => userid === "admin")).toMatchObject({
      role: "ADMIN",
      vendor: null,
      state: "active",
      self: true,
      lastSignInAt: expect.any(Number) as number,
    });
    expect(content.some((row) => "passwordHash" in row || "roleList" in row)).toBe(false);
  });

  test("by vendors: their own users with two roles, and nobody else by any call", async () => {
    const { content, roles, vendors } = await list("vendor");
    expect(content.map(({ userid }) => userid)).toEqual(["sky-two", "traveller", "vendor"]);
    expect(roles).toEqual(["TRAVELLER", "VENDOR"]);
    expect(vendors.map(({ code }) => code)).toEqual(["SKY"]);
    for (const id of [idOf("ADMIN"), idOf("sea-vendor"), idOf("OPERATOR_VENDOR"), idOf("LEVEL1_VENDOR"), "0", ""]) {
      if (id === "") continue;
      expect(codeOf(await act("vendor", id, "disable")), id).toEqual([404, "NOT_FOUND"]);
      expect(codeOf(await position("vendor", id, { role: "VENDOR", vendor: "SKY" }))).toEqual([404, "NOT_FOUND"]);
      expect((await new Browser(one).get(`/users/${id}/log`, await tokenOf("vendor"))).status).toBe(404);
    }
    expect((await list("vendor", "sea-vendor")).content).toEqual([]);
    expect((await list("sea-vendor")).content.map(({ userid }) => userid)).toEqual(["sea-vendor"]);
  });

  test("who is found by part of a name or an address; signs of patterns are signs", async () => {
    expect((await list("admin", "SEA.EX")).content.map(({ userid }) => userid)).toEqual(["sea-vendor", "sky-two"]);
    expect((await list("admin", "%")).content).toEqual([]);
  });
});

// ACC-25
describe("an invitation", () => {
  const ana = { email: "Ana.Lopez@sky.example", name: "Ana López", role: "TRAVELLER", vendor: "SKY" };

  test("makes an account that nobody knows the password of; its link opens it, once", async () => {
    const { status, body } = await invite("vendor", ana);
    expect([status, body["userid"]]).toEqual([200, "ana.lopez"]);
    expect((await list("vendor", "ana.lopez")).content[0]).toMatchObject({ state: "invited", lastSignInAt: null });
    const [message] = await database.db.select().from(outbox).orderBy(desc(outbox.createdAt));
    if (!message) throw new Error("No mail was written.");
    expect([message.kind, message.receiver, message.vendor]).toEqual([
      "access.invitation",
      "ana.lopez@sky.example",
      "SKY",
    ]);
    const box = createOutbox({ db: database.db, live: one.live, log: quietLog, now }, {});
    composeAccountMails(box, {
      config: testConfig(),
      keys: one.keys("account-link"),
      now,
    });
    const { facts } = await box.compose(database.db, message);
    const link = facts && "link" in facts ? (facts.link ?? "") : "";
    const key = new URL(link).searchParams.get("id");
    expect((await new Browser(two).post("/auth/reset-password", { key, newP: password })).status).toBe(200);
    await new Browser(one).signIn("ana.lopez@sky.example", password);
    expect((await list("vendor", "ana.lopez")).content[0]).toMatchObject({ state: "active", sessions: 1 });
    expect((await log(String(body["id"]))).map(({ action, doneBy }) => [action, doneBy])).toEqual([
      ["INVITATION_ACCEPTED", "ana.lopez"],
      ["USER_INVITED", "vendor"],
    ]);
    // It is over: a mail that is still under way is taken back.
    expect(await box.compose(database.db, message)).toEqual({ obstacle: "too-late" });
  });

  test("takes an address once, gives no foreign role and no foreign vendor", async () => {
    expect(codeOf(await invite("admin", { ...ana, email: "ANA.LOPEZ@sky.example" }))).toEqual([409, "EMAIL_TAKEN"]);
    const other = { ...ana, email: "ben@sky.example" };
    expect(codeOf(await invite("vendor", { ...other, role: "ADMIN", vendor: "" }))).toEqual([403, "ROLE_NOT_YOURS"]);
    expect(codeOf(await invite("vendor", { ...other, vendor: "SEA" }))).toEqual([422, "NO_SUCH_VENDOR"]);
    expect(codeOf(await invite("admin", { ...other, vendor: "NONE" }))).toEqual([422, "NO_SUCH_VENDOR"]);
    expect((await invite("vendor", { ...other, vendor: "" })).status).toBe(400);
    expect((await list("admin", "ben@")).content).toEqual([]);
  });

  test("is sent again while nobody has taken it", async () => {
    const { body } = await invite("admin", { ...ana, email: "ida@sky.example", name: "Ida" });
    expect((await act("vendor", String(body["id"]), "inviteAgain")).status).toBe(200);
    expect(await database.db.$count(outbox, eq(outbox.receiver, "ida@sky.example"))).toBe(2);
    expect(codeOf(await act("vendor", idOf("sky-two"), "inviteAgain"))).toEqual([409, "NOT_POSSIBLE"]);
  });

  test("of two at the same moment with one name, both are taken and told apart", async () => {
    const made = await Promise.all(
      ["kim@sky.example", "kim@sea.example"].map((email) => invite("admin", { ...ana, email, name: "Kim" })),
    );
    expect(made.map(({ body }) => String(body["userid"])).toSorted()).toEqual(["kim", "kim-2"]);
  });
});

// ACC-26
describe("a change", () => {
  const target = () => idOf("sky-two");
  const email = "sky-two@sea.example";

  /** A session of the user with a stream on each process. */
  async function busy() {
    const browser = new Browser(two);
    const { accessToken } = await browser.signIn(email);
    const streams = [await openStream(one, browser, accessToken), await openStream(two, browser, accessToken)];
    return {
      ended: async () => {
        for (const stream of streams) expect(await stream.rest()).toContain("event: session.ended");
        expect((await browser.get("/auth/me", accessToken)).status).toBe(401);
      },
    };
  }

  test("of the role ends sessions and streams on every process, and is told to whoever looks after users", async () => {
    const session = await busy();
    const watching = await openStream(two, new Browser(two), await tokenOf("vendor"));
    expect((await position("admin", target(), { role: "TRAVELLER", vendor: "SKY" })).status).toBe(200);
    await session.ended();
    await expect
      .poll(() => watching.seen())
      .toContainEqual({
        type: "user.changed",
        data: JSON.stringify({ ids: [target()] }),
      });
    watching.close();
    expect((await log(target()))[0]).toMatchObject({
      action: "ROLE_CHANGED",
      doneBy: "admin",
      detail: "VENDOR,TRAVELLER of SKY → TRAVELLER of SKY",
    });
    expect((await position("vendor", target(), { role: "VENDOR", vendor: "SKY" })).status).toBe(200);
  });

  test("by disabling and by signing out", async () => {
    const first = await busy();
    expect((await act("vendor", target(), "signOut")).status).toBe(200);
    await first.ended();
    const second = await busy();
    expect((await act("vendor", target(), "disable")).status).toBe(200);
    await second.ended();
    expect((await new Browser(one).post("/auth/login", { email, password: "gatehouse-demo" })).status).toBe(401);
    expect((await list("vendor", "sky-two")).content[0]).toMatchObject({ state: "disabled", sessions: 0 });
    expect(codeOf(await act("vendor", target(), "disable"))).toEqual([409, "NOT_POSSIBLE"]);
    expect((await act("vendor", target(), "enable")).status).toBe(200);
    await new Browser(one).signIn(email);
  });

  test("unlocks who has failed too often", async () => {
    for (let at = 0; at < 10; at += 1) await new Browser(one).post("/auth/login", { email, password: "guess" });
    expect((await new Browser(one).post("/auth/login", { email, password: "gatehouse-demo" })).status).toBe(429);
    expect((await list("vendor", "sky-two")).content[0]).toMatchObject({ state: "locked" });
    expect((await act("vendor", target(), "unlock")).status).toBe(200);
    await new Browser(one).signIn(email);
    expect((await list("vendor", "sky-two")).content[0]).toMatchObject({ state: "active" });
  });

  test("of oneself is refused: nobody shuts themselves out or makes themselves more", async () => {
    expect(codeOf(await act("admin", idOf("ADMIN"), "disable"))).toEqual([409, "NOT_POSSIBLE"]);
    expect(codeOf(await position("admin", idOf("ADMIN"), { role: "OPERATOR", vendor: "" }))).toEqual([409, "SELF"]);
    expect(codeOf(await position("vendor", target(), { role: "LEVEL1_VENDOR", vendor: "SKY" }))).toEqual([
      403,
      "ROLE_NOT_YOURS",
    ]);
  });
});

// ACC-22
test("an account with a start password: it opens the choice of another one", async () => {
  const made = await database.db.transaction((tx) =>
    one.access.invite(
      tx,
      {
        email: "first@sea.example",
        name: "First",
        role: "VENDOR",
        vendor: "SEA",
        startPassword: "a start password",
      },
      { doneBy: "admin", at: now() },
    ),
  );
  if (made === "taken") throw new Error("The address is taken.");
  expect(await database.db.$count(outbox)).toBe(0);
  const answer = await new Browser(one).post("/auth/login", {
    email: "first@sea.example",
    password: "a start password",
  });
  expect(codeOf(answer)).toEqual([403, "PASSWORD_MUST_CHANGE"]);
  const [row] = await database.db.select().from(appUser).where(eq(appUser.id, made.id));
  expect(row).toMatchObject({ mustChangePassword: true, invitedAt: null });
});
