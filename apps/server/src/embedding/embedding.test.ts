import { moduleCalls } from "@gatehouse/api/embedding/module-calls";
import { contract } from "@gatehouse/api/contract";
import { embeddedModules, type EmbeddedModule } from "@gatehouse/domain/embedding";
import { traverseContractProcedures } from "@orpc/server";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { type Answer, Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { createVendorKey, revokeVendorKey } from "../access/vendor-keys.ts";
import { appUser, loginSession } from "../access/tables.ts";
import { vendorSettings } from "../vendors/tables.ts";
import { embeddingTicket } from "./tables.ts";

let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;
const database = useDatabase();
const server = useServer(database, { now });
const page = "https://www.sky.example";
const traveller = "traveller@gatehouse.example";
let key = "";
let keyId = 0;

beforeAll(async () => {
  await addPeople(database.db);
  await database.db.insert(vendorSettings).values({ vendor: "SKY", origins: [page, "https://other.sky.example"] });
  await database.db.insert(vendorSettings).values({ vendor: "SEA", origins: ["https://www.sea.example"] });
});
beforeEach(async () => {
  ahead = 0;
  ({ key, id: keyId } = await createVendorKey(database.db, "SKY", now()));
});

const ask = (body: object, by = key): Promise<Answer> =>
  new Browser(server).post("/embedded/tickets", { origin: page, ...body }, { token: by });
const show = (body: object): Promise<Answer> =>
  new Browser(server).post("/embedded/sessions", { origin: page, ...body });
const codeOf = ({ status, body }: Answer) => `${status} ${String(body["code"])}`;
const ticketFor = async (module: EmbeddedModule, more: object = { traveller }): Promise<string> =>
  String((await ask({ module, ...more })).body["ticket"]);
interface Session {
  readonly accessToken: string;
  readonly user: { readonly role: string; readonly permissions: readonly string[] };
}
const sessionOf = ({ body }: Answer) => body["session"] as Session;
const openFor = async (module: EmbeddedModule): Promise<Session> =>
  sessionOf(await show({ ticket: await ticketFor(module), module }));
const me = (token: string) => new Browser(server).get("/auth/me", token);

describe("a ticket", () => {
  test("is asked for with a vendor key, for an origin that the vendor has named exactly (EMB-2)", async () => {
    const issued = await ask({ module: "trips", traveller });
    expect(issued.status).toBe(200);
    expect(Number(issued.body["expiresAt"]) - now()).toBeLessThanOrEqual(60);
    const { accessToken } = await new Browser(server).signIn("admin@gatehouse.example");
    expect(codeOf(await ask({ module: "trips", traveller }, accessToken))).toBe("401 UNAUTHORIZED");
    for (const origin of ["https://www.sea.example", `${page}/`, `${page}:444`, "http://www.sky.example", "*", "null"])
      expect(codeOf(await ask({ module: "trips", traveller, origin })), origin).toBe("403 ORIGIN_NOT_NAMED");
  });

  test("is for a traveller of the vendor who could sign in, and for nobody else of it (EMB-4)", async () => {
    expect(codeOf(await ask({ module: "chat" }))).toBe("422 TRAVELLER_NEEDED");
    for (const email of [
      "vendor@gatehouse.example",
      "operator-vendor@gatehouse.example",
      "admin@gatehouse.example",
      "x@y.example",
    ])
      expect(codeOf(await ask({ module: "chat", traveller: email })), email).toBe("404 NO_TRAVELLER");
    const sea = await createVendorKey(database.db, "SEA", now());
    const elsewhere = { module: "chat", traveller, origin: "https://www.sea.example" };
    expect(codeOf(await ask(elsewhere, sea.key))).toBe("404 NO_TRAVELLER");
    const set = (values: Partial<typeof appUser.$inferInsert>) =>
      database.db.update(appUser).set(values).where(eq(appUser.email, traveller));
    for (const state of [{ disabledAt: 1 }, { invitedAt: 1 }, { mustChangePassword: true }]) {
      await set(state);
      expect(codeOf(await ask({ module: "chat", traveller })), JSON.stringify(state)).toBe("404 NO_TRAVELLER");
      await set({ disabledAt: null, invitedAt: null, mustChangePassword: false });
    }
    expect((await ask({ module: "chat", traveller: " Traveller@Gatehouse.example " })).status).toBe(200);
  });

  test("opens its module once, within a minute, on its page (EMB-3)", async () => {
    const ticket = await ticketFor("trips");
    expect((await show({ ticket, module: "trips" })).status).toBe(200);
    expect(codeOf(await show({ ticket, module: "trips" }))).toBe("409 TICKET_USED");
    expect(codeOf(await show({ ticket: "x".repeat(43), module: "trips" }))).toBe("404 TICKET_UNKNOWN");
    const old = await ticketFor("trips");
    ahead = 60;
    expect(codeOf(await show({ ticket: old, module: "trips" }))).toBe("410 TICKET_EXPIRED");
  });

  test("is used up by whoever shows it at another page or for another module (EMB-3)", async () => {
    for (const wrong of [{ module: "chat" }, { module: "trips", origin: "https://other.sky.example" }]) {
      const ticket = await ticketFor("trips");
      expect(codeOf(await show({ ticket, ...wrong }))).toBe("403 TICKET_MISPLACED");
      expect(codeOf(await show({ ticket, module: "trips" }))).toBe("409 TICKET_USED");
    }
  });

  test("of two who show it at once, one comes in (EMB-3)", async () => {
    const ticket = await ticketFor("trips");
    const answers = await Promise.all(Array.from({ length: 8 }, () => show({ ticket, module: "trips" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("ends with the key, the account and the origin that it was given for (EMB-7)", async () => {
    const revoke = () =>
      database.db.transaction((tx) => revokeVendorKey(tx, server.live, { code: "SKY", id: keyId }, now()));
    const first = await ticketFor("trips");
    await database.db.update(appUser).set({ disabledAt: 1 }).where(eq(appUser.email, traveller));
    expect(codeOf(await show({ ticket: first, module: "trips" }))).toBe("403 TICKET_WITHDRAWN");
    await database.db.update(appUser).set({ disabledAt: null }).where(eq(appUser.email, traveller));
    const second = await ticketFor("trips");
    const named = (origins: string[]) =>
      database.db.update(vendorSettings).set({ origins }).where(eq(vendorSettings.vendor, "SKY"));
    await named([]);
    expect(codeOf(await show({ ticket: second, module: "trips" }))).toBe("403 TICKET_WITHDRAWN");
    await named([page, "https://other.sky.example"]);
    const third = await ticketFor("trips");
    await revoke();
    expect(codeOf(await show({ ticket: third, module: "trips" }))).toBe("403 TICKET_WITHDRAWN");
    expect(codeOf(await ask({ module: "trips", traveller }))).toBe("401 UNAUTHORIZED");
  });

  test("is kept as its hash alone (EMB-3)", async () => {
    const ticket = await ticketFor("trips");
    expect(JSON.stringify(await database.db.select().from(embeddingTicket))).not.toContain(ticket);
  });
});

describe("a session in a frame", () => {
  test("is a traveller's with what the module needs, without a cookie, for a quarter of an hour (EMB-5, EMB-6)", async () => {
    const browser = new Browser(server);
    const ticket = await ticketFor("ancillary");
    const answer = await browser.post("/embedded/sessions", { origin: page, module: "ancillary", ticket });
    expect(browser.setCookies).toEqual([]);
    expect(answer.body["vendor"]).toEqual({ code: "SKY", name: "Sky Travel", logo: null });
    const { accessToken, user } = sessionOf(answer);
    expect([user.role, user.permissions]).toEqual(["TRAVELLER", ["ancillary"]]);
    expect((await me(accessToken)).body["permissions"]).toEqual(["ancillary"]);
    expect(Number(answer.body["expiresAt"]) - now()).toBeLessThanOrEqual(15 * 60);
    expect((await browser.post("/auth/refresh")).status).toBe(401);
    ahead = 15 * 60;
    expect((await me(accessToken)).status).toBe(401);
  });

  test("ends at once with its key, its account, its origin (EMB-7)", async () => {
    // Each process of the server hears of it from the database.
    const ended = (token: string) => expect.poll(async () => (await me(token)).status).toBe(401);
    const admin = await new Browser(server).signIn("admin@gatehouse.example");
    const call = (method: string, path: string, body?: unknown) =>
      new Browser(server).call(method, path, body, { token: admin.accessToken });
    const byKey = await openFor("chat");
    expect((await me(byKey.accessToken)).status).toBe(200);
    expect((await call("POST", "/vendors/SKY/keys/revoke", { key: keyId })).status).toBe(200);
    await ended(byKey.accessToken);

    ({ key, id: keyId } = await createVendorKey(database.db, "SKY", now()));
    const byOrigin = await openFor("chat");
    const { body } = await call("GET", "/vendors/one?id=SKY");
    const { settings, version } = body as { readonly settings: object; readonly version: number };
    const saved = await call("POST", "/vendors/SKY/settings", {
      version,
      settings: { ...settings, origins: ["https://other.sky.example"] },
    });
    expect(codeOf(saved)).toBe("200 undefined");
    await ended(byOrigin.accessToken);
    await database.db
      .update(vendorSettings)
      .set({ origins: [page] })
      .where(eq(vendorSettings.vendor, "SKY"));

    const byAccount = await openFor("chat");
    const [account] = await database.db.select().from(appUser).where(eq(appUser.email, traveller));
    expect((await call("POST", `/users/${account?.id ?? ""}/act`, { action: "disable" })).status).toBe(200);
    await ended(byAccount.accessToken);
    expect((await call("POST", `/users/${account?.id ?? ""}/act`, { action: "enable" })).status).toBe(200);
  });

  test("changes no password, and is seen by its traveller with the site that it is on (EMB-5)", async () => {
    const { accessToken } = await openFor("trips");
    const fields = { email: "", oldP: "gatehouse-demo", newP: "violet anchor paper 7", key: "" };
    const reset = await new Browser(server).post("/auth/reset-password", fields, { token: accessToken });
    expect(reset.status).toBe(422);
    const rows = await database.db.select().from(loginSession).where(eq(loginSession.embedded, "trips"));
    expect(rows.at(-1)?.browser).toContain("www.sky.example");
  });
});

const calls: { readonly name: string; readonly method: string; readonly path: string }[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { route } = procedure["~orpc"];
  const { access } = procedure["~orpc"].meta as { readonly access: unknown };
  if (access === "public" || access === "vendorKey") return;
  calls.push({
    name: path.join("."),
    method: route.method ?? "POST",
    path: (route.path ?? "").replaceAll(/\{\w+\}/g, "0"),
  });
});

describe.each(embeddedModules.filter((module) => moduleCalls[module].length > 0))(
  "in a frame that shows %s",
  (module) => {
    test("every call of the module passes the guard, and no other of the product does (EMB-5)", async () => {
      const { accessToken } = await openFor(module);
      const passed: string[] = [];
      for (const { name, method, path } of calls) {
        // A form is refused before anybody asks who sends it, where a call takes JSON, and the other way round.
        const form = /upload|attachFile|trips\.read|importPrograms/i.test(name) ? new FormData() : {};
        if (form instanceof FormData) form.set("pnr", "NONE00");
        const { status } = await new Browser(server).call(method, path, method === "GET" ? undefined : form, {
          token: accessToken,
        });
        expect(status, name).toBeLessThan(500);
        expect(status, name).not.toBe(401);
        if (status !== 403) passed.push(name);
      }
      expect(passed.toSorted()).toEqual([...moduleCalls[module]].toSorted());
    });
  },
);
