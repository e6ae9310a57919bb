import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { signOnDomain, signOnIdentity, vendorSignOn } from "../access/single-sign-on/tables.ts";
import { accessAudit, appUser, loginSession } from "../access/tables.ts";

const database = useDatabase();
const server = useServer(database, { settings: { SSO_DOMAINS: "gatehouse.example" } });
const tokens = new Map<string, string>();
beforeAll(async () => {
  await addPeople(database.db);
});
beforeEach(async () => {
  for (const table of [signOnIdentity, signOnDomain, vendorSignOn, accessAudit]) await database.db.delete(table);
  for (const who of ["vendor", "level1-vendor", "admin", "operator"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = async (who: string, method: string, path: string, body?: unknown) => {
  const answer = await new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
  return { status: answer.status, body: answer.body };
};
const form = {
  name: " Sky Travel ",
  issuer: "https://login.sky.example/",
  clientId: "gatehouse",
  clientSecret: "a secret of Sky",
  domains: ["Sky.example"],
  roleClaim: "groups",
  claimRoles: [{ value: "managers", role: "VENDOR" }],
  defaultRole: "TRAVELLER",
  createsAccounts: true,
};
const save = (who: string, more: object = {}, version = 0, code = "SKY") =>
  call(who, "POST", `/vendors/${code}/sign-on`, { signOn: { ...form, ...more }, version });
const read = (who: string, code = "SKY") => call(who, "GET", `/vendors/${code}/sign-on`);
const remove = (who: string, code = "SKY") => call(who, "POST", `/vendors/${code}/sign-on/remove`);
const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body["code"]];
const logged = async () =>
  (await database.db.select().from(accessAudit).where(eq(accessAudit.subject, "SKY"))).map(
    ({ action, doneBy, detail }) => `${action} by ${doneBy}: ${detail ?? ""}`,
  );

// ACC-38
test("an administrator sets the provider of a vendor up; its secret is encrypted, never read and in no log", async () => {
  expect((await read("admin")).body).toMatchObject({ signOn: null, version: 0, mayChangeDomains: true });
  expect((await save("admin")).status).toBe(200);
  const { body } = await read("vendor");
  expect(body).toMatchObject({
    signOn: {
      name: "Sky Travel",
      issuer: "https://login.sky.example/",
      clientId: "gatehouse",
      domains: ["sky.example"],
      roleClaim: "groups",
      claimRoles: [{ value: "managers", role: "VENDOR" }],
      defaultRole: "TRAVELLER",
      createsAccounts: true,
    },
    version: 1,
    mayChangeDomains: false,
  });
  expect(String(body["redirectUri"])).toMatch(/\/login\/sso\/SKY$/);
  const [row] = await database.db.select().from(vendorSignOn);
  const log = await logged();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^VENDOR_SIGN_ON_CHANGED by admin: https:\/\/login\.sky\.example/);
  for (const text of [JSON.stringify(body), JSON.stringify(row), log.join("")])
    expect(text).not.toContain(form.clientSecret);
});

test("a vendor changes its own provider, and gives no domains", async () => {
  expect(outcome(await save("vendor"))).toEqual([403, "READ_ONLY"]);
  expect(await database.db.$count(vendorSignOn)).toBe(0);
  await save("admin");
  const [before] = await database.db.select().from(vendorSignOn);
  // An empty secret is the one that stands.
  expect((await save("vendor", { clientSecret: "", name: "Sky" }, 1)).status).toBe(200);
  const [after] = await database.db.select().from(vendorSignOn);
  expect(after).toMatchObject({ name: "Sky", version: 2, sealedSecret: before?.sealedSecret });
  expect(outcome(await save("vendor", { domains: ["sky.example", "sea.example"] }, 2))).toEqual([403, "READ_ONLY"]);
  expect((await save("vendor", { clientSecret: "another secret" }, 2)).status).toBe(200);
  expect((await logged()).at(-1)).toMatch(/; another secret$/);
});

test("nobody else sets it up: other vendors are not found, connected ones are read-only, other roles may not", async () => {
  await save("admin", { domains: ["sea.example"] }, 0, "SEA");
  expect(outcome(await read("vendor", "SEA"))[0]).toBe(404);
  expect(outcome(await save("vendor", { domains: ["sea.example"] }, 1, "SEA"))).toEqual([404, "NOT_FOUND"]);
  expect(outcome(await remove("vendor", "SEA"))).toEqual([404, "NOT_FOUND"]);
  expect((await read("level1-vendor", "SEA")).status).toBe(200);
  expect(outcome(await save("level1-vendor", { domains: ["sea.example"] }, 1, "SEA"))).toEqual([403, "READ_ONLY"]);
  expect(outcome(await remove("level1-vendor", "SEA"))).toEqual([403, "READ_ONLY"]);
  for (const refused of [await read("operator"), await save("operator"), await remove("operator")])
    expect(refused.status).toBe(403);
  expect(await database.db.$count(vendorSignOn)).toBe(1);
});

test("setting it up and taking it away take a fresh proof", async () => {
  await save("admin");
  await database.db.update(loginSession).set({ provenAt: 1 });
  for (const late of [await save("admin", {}, 1), await remove("admin")])
    expect(late.body["code"]).toBe("PROOF_NEEDED");
  expect(await database.db.$count(vendorSignOn)).toBe(1);
});

test("what is wrong is said at its field, and a domain leads to one provider", async () => {
  await save("admin", { domains: ["sea.example"] }, 0, "SEA");
  const problems = async (more: object) => {
    const { status, body } = await save("admin", more);
    return [status, (body["data"] as { readonly problems: unknown } | undefined)?.problems];
  };
  expect(await problems({ name: "", clientId: " ", clientSecret: "" })).toEqual([
    422,
    [
      { field: "name", code: "required" },
      { field: "clientId", code: "required" },
      { field: "clientSecret", code: "required" },
    ],
  ]);
  expect(await problems({ issuer: "http://login.sky.example" })).toEqual([422, [{ field: "issuer", code: "invalid" }]]);
  expect(await problems({ domains: ["SEA.example"] })).toEqual([422, [{ field: "domains", code: "taken" }]]);
  expect(await problems({ domains: ["gatehouse.example"] })).toEqual([422, [{ field: "domains", code: "taken" }]]);
  expect(await database.db.$count(vendorSignOn)).toBe(1);
});

test("of two who change it at once the later is told, and changes nothing", async () => {
  await save("admin");
  expect((await save("admin", { name: "First" }, 1)).status).toBe(200);
  expect(outcome(await save("vendor", { name: "Second" }, 1))).toEqual([409, "CHANGED"]);
  expect((await read("admin")).body["signOn"]).toMatchObject({ name: "First" });
});

// ACC-43
test("taken away, nobody is known by it and its domains are free", async () => {
  await save("admin");
  const [user] = await database.db.select().from(appUser).where(eq(appUser.email, "traveller@gatehouse.example"));
  await database.db.insert(signOnIdentity).values({
    scope: "SKY",
    issuer: "https://login.sky.example/",
    subject: "s-1",
    userId: user?.id ?? "",
    linkedAt: 1,
    lastSignInAt: 1,
    sealedToken: "",
  });
  expect((await remove("vendor")).status).toBe(200);
  expect((await read("admin")).body).toMatchObject({ signOn: null, version: 0 });
  expect(await database.db.$count(signOnIdentity)).toBe(0);
  expect(await database.db.$count(signOnDomain)).toBe(0);
  expect((await logged()).at(-1)).toBe("VENDOR_SIGN_ON_REMOVED by vendor: https://login.sky.example/");
});
