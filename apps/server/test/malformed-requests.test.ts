import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoUsers } from "@gatehouse/domain/access";
import { createAreas } from "../src/areas.ts";
import { buildServer } from "../src/platform/http/build-server.ts";
import { createJobs, type Jobs } from "../src/platform/jobs.ts";
import { createLiveHub, type LiveHub } from "../src/platform/live.ts";
import { createLog } from "../src/platform/log.ts";
import { addPeople } from "./access.ts";
import { testConfig } from "./config.ts";
import { useDatabase } from "./database.ts";

/** Requests in all (API-14): 10,000 at least. */
const total = 10_000;
const together = 20;

const database = useDatabase({ pool: 10 });
const faults: string[] = [];
let dataDir = "";
let app: FastifyInstance;
let jobs: Jobs;
let live: LiveHub;
let token = "";

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "gatehouse-malformed-"));
  // What a defect leaves in the log, to be shown when the test fails.
  const log = createLog(
    { logLevel: "error", logFormat: "json" },
    { write: (line) => void faults.push(line.slice(0, 2000)) },
  );
  const config = testConfig({ DATA_DIR: dataDir });
  live = createLiveHub({ url: database.url, log });
  await live.start();
  jobs = createJobs({ url: database.url, log });
  const platform = { config, db: database.db, jobs, live, log, now: () => Math.floor(Date.now() / 1000) };
  const areas = await createAreas(platform, database.pool, "test");
  await jobs.start();
  app = await buildServer({ ...platform, pool: database.pool, version: "test", ...areas.http });
  await addPeople(database.db);
  const admin = demoUsers.find(({ role }) => role === "ADMIN");
  const answer = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: admin?.email, password: "gatehouse-demo" },
  });
  token = answer.json<{ accessToken: string }>().accessToken;
}, 60_000);
afterAll(async () => {
  await app.close();
  await jobs.stop(5);
  await live.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Operation {
  readonly method: string;
  readonly url: string;
  readonly fields: readonly string[];
}

function operations(document: Document): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      url: `/api${url}`,
      fields: [
        ...parameters.map(({ name }) => name),
        ...Object.keys(requestBody?.content?.["application/json"]?.schema?.properties ?? {}),
      ],
    })),
  );
}
interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string }[];
        requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
      }
    >
  >;
}

const nasty = [
  "",
  " ",
  "0",
  "-1",
  "1e999",
  "NaN",
  "null",
  "true",
  "\u0000",
  "\uD800",
  "'; drop table booking; --",
  "../../etc/passwd",
  "%00",
  "%",
  "{}",
  "[]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "9".repeat(40),
  "x".repeat(3000),
  "١٢٣",
  "🛫",
  "\u202Eabc",
  "<script>alert(1)</script>",
  "${7*7}",
  "available",
  "ABC123",
  "checkinInfo",
];
const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: "binary", maxLength: 20 }));
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(text, tie("value"), { maxKeys: 4 }),
  ),
})).value;

const encode = (part: string) => encodeURIComponent(part.toWellFormed());

function requestFor({ method, url, fields }: Operation): fc.Arbitrary<InjectOptions> {
  const name =
    fields.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: text })
      : text;
  const suffix = fc.constantFrom("", "", "", "[]", "[a]", "[0][b]", "[__proto__]", "[", "]", ".x");
  const pair = fc.tuple(name, suffix, text).map(([key, tail, content]) => `${encode(key)}${tail}=${encode(content)}`);
  const query = fc.array(pair, { maxLength: 5 }).map((pairs) => pairs.join("&"));
  const body = fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(name, value, { maxKeys: 6 }).map((content) => JSON.stringify(content)) },
    { weight: 1, arbitrary: value.map((content) => JSON.stringify(content) ?? "") },
    { weight: 1, arbitrary: text },
  );
  const type = fc.constantFrom(
    "application/json",
    "application/json",
    "application/json",
    "application/json; charset=utf-16",
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/x-www-form-urlencoded",
    "x/y",
    "",
  );
  const segments = fc.array(text, { minLength: 4, maxLength: 4 });
  return fc
    .record({ query, body, type, segments, signedIn: fc.boolean() })
    .map(({ query: search, body: payload, type: contentType, segments: parts, signedIn }) => {
      const filled = url.replaceAll(/\{[^}]+\}/g, () => encode(parts.pop() ?? "") || "x");
      // Signing out is done without a session: the others still need it.
      const authorization = signedIn && !url.includes("/auth/") ? { authorization: `Bearer ${token}` } : {};
      const written =
        method === "GET"
          ? {}
          : { payload, headers: { ...authorization, ...(contentType ? { "content-type": contentType } : {}) } };
      return { method: method as "GET", url: `${filled}?${search}`, headers: authorization, ...written };
    });
}

test("ten thousand malformed requests get no answer that is a defect, none that hangs, none with a stack", async () => {
  const document = (await app.inject({ method: "GET", url: "/api/openapi.json" })).json<Document>();
  const calls = operations(document);
  expect(calls.length).toBeGreaterThan(20);
  const seed = 20_261_121;
  const requests = calls.flatMap((call, index) =>
    fc.sample(requestFor(call), { seed: seed + index, numRuns: Math.ceil(total / calls.length) }),
  );
  const bad: unknown[] = [];
  const statuses = new Map<number, number>();
  const next = requests.values();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const request of next) {
        const started = performance.now();
        const response = await app.inject(request);
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        const leaks = response.statusCode !== 200 && /node_modules|\n\s+at |\.ts:\d/.test(response.body);
        if (response.statusCode >= 500 || leaks || performance.now() - started > 10_000)
          bad.push({
            status: response.statusCode,
            method: request.method,
            url: request.url,
            payload: request.payload,
            body: response.body.slice(0, 300),
          });
      }
    }),
  );
  expect(requests.length).toBeGreaterThanOrEqual(total);
  expect({ bad: bad.slice(0, 5), faults: faults.slice(0, 3) }).toEqual({ bad: [], faults: [] });
  // The requests get past the door: some are good enough to be answered, most are refused by the contract.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(100);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(1000);
}, 300_000);
