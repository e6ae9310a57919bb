import { type CallMeta, contract } from "@gatehouse/api/contract";
import { menuFor, permissions } from "@gatehouse/domain/access";
import { hasRoute } from "@gatehouse/domain/brand";
import { traverseContractProcedures } from "@orpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { idlePermissions } from "./brand-permissions.ts";

interface Call extends CallMeta {
  readonly name: string;
  readonly method: string;
  readonly address: string;
}
const calls: Call[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
  const { route } = call["~orpc"];
  const meta = call["~orpc"].meta as CallMeta; // `$meta` of the contract's base gives every call one
  calls.push({
    ...meta,
    name: path.join("."),
    method: route.method ?? "POST",
    address: (route.path ?? "").replaceAll(/\{\w+\}/g, "1"),
  });
});
const samgiHas = (page: string): boolean => hasRoute("samgi", page);
const missing = calls.filter(({ page }) => page !== undefined && !samgiHas(page));

// BRD-8
describe("which calls the second brand has not", () => {
  /** Codes that an entry of the menu asks for, and none of the entries that the second brand has. */
  const pathsOf = (code: string, has?: (path: string) => boolean) => menuFor([code], has).length;
  const pageless = permissions.filter((code) => pathsOf(code) > 0 && pathsOf(code, samgiHas) === 0);

  test("those that only holders of permissions for its missing pages may make", () => {
    const forgotten = calls.filter(
      ({ access, page }) =>
        typeof access !== "string" && access.every((code) => pageless.includes(code)) && (!page || samgiHas(page)),
    );
    expect(pageless.length).toBeGreaterThan(8);
    expect(forgotten.map(({ name }) => name)).toEqual([]);
  });

  test("every page that a call names is one of the product", () => {
    expect(calls.filter(({ page }) => page && !hasRoute("normal", page))).toEqual([]);
  });

  test("the product itself has all of them, and no permission without a use", () => {
    expect(idlePermissions({ routes: "normal" })).toEqual(new Set());
    expect(idlePermissions({ routes: "samgi" })).not.toContain("cases");
    for (const code of ["checkinInfo", "CH_RS_ST", "chat", "payments", "paymentsAll", "users"])
      expect(idlePermissions({ routes: "samgi" }), code).toContain(code);
  });
});

describe("a server of the second brand", () => {
  const database = useDatabase();
  const server = useServer(database, { settings: { BRAND: "samgi" } });
  let token = "";
  beforeAll(async () => {
    await addPeople(database.db);
    token = (await new Browser(server).signIn("admin@gatehouse.example")).accessToken;
  });

  // BRD-8
  test("answers them as if they were not there, to an administrator and to nobody", async () => {
    expect(missing.length).toBeGreaterThan(100);
    for (const { name, method, address } of missing)
      for (const who of [{ token }, {}]) {
        const ask = (sent: unknown) => new Browser(server).call(method, address, sent, who);
        let answer = await ask(method === "GET" ? undefined : {});
        // Calls that take files take nothing else.
        if (answer.status === 415) answer = await ask(new FormData());
        const { status, body } = answer;
        expect([status, body["code"]], name).toEqual([404, "NOT_FOUND"]);
      }
    expect((await new Browser(server).call("GET", "/cases", undefined, { token })).status).not.toBe(404);
  });

  test("its users hold nothing that only those would need", async () => {
    const { body } = await new Browser(server).call("GET", "/auth/me", undefined, { token });
    expect(body["permissions"]).toContain("tripsBoard");
    expect(body["permissions"]).not.toContain("checkinInfo");
  });

  // BRD-1
  test("its documents describe what it has, under its name", async () => {
    const { body } = await new Browser(server).call("GET", "/openapi.json");
    expect(body["info"]).toMatchObject({ title: "Samgi" });
    const paths = Object.keys(body["paths"] as object);
    expect(paths).toContain("/cases");
    expect(paths.filter((path) => missing.some(({ address }) => address === path))).toEqual([]);
    const page = await (await fetch(`${server.url}/api/docs`)).text();
    expect(page).toContain("<title>Samgi calls</title>");
  });
});
