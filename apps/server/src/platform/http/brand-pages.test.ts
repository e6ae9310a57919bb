import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brandPaths, samgi } from "@gatehouse/domain/brand";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { platformServer } from "../../../test/http.ts";
import { pagePaths } from "./page-paths.ts";

const database = useDatabase();
let folder = "";
const servers: Partial<Record<"gatehouse" | "samgi", FastifyInstance>> = {};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "gatehouse-brand-"));
  for (const name of ["dashboard", "public"]) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "index.html"), `<head><title>Gatehouse</title></head>${name}`);
  }
  writeFileSync(path.join(folder, "public", "social.png"), "a picture");
  const apps = { dashboard: path.join(folder, "dashboard"), public: path.join(folder, "public") };
  for (const brand of ["gatehouse", "samgi"] as const)
    servers[brand] = await platformServer(database, { apps, config: testConfig({ BRAND: brand }) });
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function get(brand: "gatehouse" | "samgi", url: string) {
  const answer = await servers[brand]?.inject({ method: "GET", url });
  if (!answer) throw new Error("The server was not started.");
  return answer;
}

const all = [...pagePaths.dashboard, ...pagePaths.public].map((page) => page.replace("$", "x"));

// BRD-3
test("every page is there in the brands that have it, and in no other", async () => {
  const paths = brandPaths("samgi");
  for (const url of all) {
    // What is known but not built in this test is answered 503.
    expect((await get("gatehouse", url)).statusCode === 404, url).toBe(url === "/info");
    const has = url === "/dashboard" || paths.some((known) => url === known || url.startsWith(`${known}/`));
    expect((await get("samgi", url)).statusCode, url).toBe(url === "/" ? 302 : has ? 200 : 404);
  }
});

// BRD-5
test("the second brand begins with its sign-in, and says on every page whose it is", async () => {
  expect((await get("samgi", "/")).headers["location"]).toBe("/login");
  for (const url of ["/login", "/fsbsearch", "/dashboard/checkin/info", "/checkin/info", "/nowhere"]) {
    const { body } = await get("samgi", url);
    expect(body, url).toContain("<title>Samgi</title>");
    // Its sign-in answers what the traveller site has not.
    expect(body, url).toMatch(/dashboard$/);
    expect(body, url).not.toContain("travel team");
  }
  const info = await get("samgi", "/info");
  expect(info.body).toMatch(/public$/);
  expect(info.body).toContain("travel team");
  expect((await get("samgi", "/favicon.svg")).body).toContain(samgi.colors.light.solid);
});

// BRD-1
test("the picture that other sites show is the product's own", async () => {
  expect((await get("gatehouse", "/social.png")).statusCode).toBe(200);
  expect((await get("samgi", "/social.png")).statusCode).toBe(404);
});

// BRD-6
test("search engines find one page of the second brand", async () => {
  const map = (await get("samgi", "/sitemap.xml")).body;
  expect([...map.matchAll(/<loc>[^<]*?(\/[a-z]+)<\/loc>/g)].map(([, found]) => found)).toEqual(["/info"]);
  expect((await get("samgi", "/robots.txt")).body).toMatch(/^User-agent: \*\nDisallow: \/\nAllow: \/info\n/);
});
