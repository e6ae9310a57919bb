import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { platformServer, routerWith } from "../../../test/http.ts";
import { createLog } from "../log.ts";

const database = useDatabase();
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = await platformServer(database, {
    config: testConfig({ METRICS_TOKEN: "a-token-of-some-length" }),
    log: createLog({ logLevel: "trace", logFormat: "json" }, { write: (line) => void lines.push(line) }),
    router: routerWith((calls) => ({
      "access.login": calls.access.login.handler(({ errors }) => {
        throw errors.INVALID_CREDENTIALS();
      }),
    })),
  });
});
afterAll(() => app.close());

const json = { "content-type": "application/json" };
const login = { method: "POST", url: "/api/auth/login" } as const;
const body = (response: { json(): unknown }) => response.json() as { code: string; message: string };

describe("headers", () => {
  test("the content security policy takes no inline script (ASVS 3.4.3)", async () => {
    for (const url of ["/api/health", "/login", "/", "/api/docs"]) {
      const policy = String((await app.inject({ method: "GET", url })).headers["content-security-policy"]);
      const scripts = policy.split(";").find((part) => part.startsWith("script-src "));
      // A built page may name its own scripts by what is in them: `apps.test.ts`.
      expect(scripts).toMatch(
        url.startsWith("/api") ? /^script-src 'self'$/ : /^script-src 'self'(?: 'sha256-[\w+/]{43}=')*$/,
      );
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
    }
  });

  test("nosniff, referrer policy, and HSTS in production only", async () => {
    const { headers } = await app.inject({ method: "GET", url: "/api/health" });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
    const production = await platformServer(database, { config: { ...testConfig(), environment: "production" } });
    expect(
      (await production.inject({ method: "GET", url: "/api/health" })).headers["strict-transport-security"],
    ).toMatch(/max-age=\d{8}/);
    await production.close();
  });

  test("a plain request id is taken over, anything else replaced", async () => {
    const idOf = async (given: string) =>
      (await app.inject({ method: "GET", url: "/api/health", headers: { "x-request-id": given } })).headers[
        "x-request-id"
      ];
    expect(await idOf("abc-123_DEF")).toBe("abc-123_DEF");
    expect(await idOf("short")).toMatch(/^[\w-]{36}$/);
    expect(await idOf('x"} forged: {"a":"b')).toMatch(/^[\w-]{36}$/);
  });

  test("calls are never cached", async () => {
    expect((await app.inject({ method: "GET", url: "/api/auth/me" })).headers["cache-control"]).toBe("no-store");
  });
});

describe("origins", () => {
  const from = (origin: string, host = "localhost:4000") =>
    app.inject({ ...login, headers: { ...json, origin, host }, payload: '{"email":"a@b.cd","password":"x"}' });

  test("changes are taken from pages of this site only", async () => {
    expect((await from("http://localhost:4000")).statusCode).toBe(401);
    for (const origin of [
      "https://evil.example",
      "http://localhost:4001",
      "null",
      "http://localhost:4000.evil.example",
    ]) {
      const response = await from(origin);
      expect([origin, response.statusCode, body(response).code]).toEqual([origin, 403, "FOREIGN_ORIGIN"]);
    }
  });

  test("with demo users a foreign name that points to this machine is no page of this site", async () => {
    expect((await from("http://rebound.example:4000", "rebound.example:4000")).statusCode).toBe(403);
  });

  test("PUBLIC_URL names the one origin", async () => {
    const named = await platformServer(database, {
      config: testConfig({ PUBLIC_URL: "https://gatehouse.test", DEMO: "off" }),
    });
    const ask = (origin: string) =>
      named.inject({ ...login, headers: { ...json, origin, host: "inner:4000" }, payload: "{}" });
    expect((await ask("https://gatehouse.test")).statusCode).toBe(400);
    expect((await ask("http://inner:4000")).statusCode).toBe(403);
    await named.close();
  });
});

test("a caller's word for its address is believed only from the proxies that TRUST_PROXY counts", async () => {
  const heard = async (proxies: string, forwarded: string) => {
    const server = await platformServer(database, {
      config: testConfig({ TRUST_PROXY: proxies, DEMO: "off" }),
      router: routerWith((calls) => ({
        "access.logout": calls.access.logout.handler(({ context }) => {
          context.setHeader("x-heard", context.address);
          return { ok: true as const, leaveBy: null };
        }),
      })),
    });
    const { headers } = await server.inject({
      method: "POST",
      url: "/api/auth/logout",
      remoteAddress: "192.0.2.1",
      headers: { "x-forwarded-for": forwarded },
    });
    await server.close();
    return headers["x-heard"];
  };
  expect(await heard("0", "203.0.113.9")).toBe("192.0.2.1");
  expect(await heard("1", "203.0.113.9")).toBe("203.0.113.9");
  // Anyone who asked the proxy can write what it likes before the address that the proxy adds.
  expect(await heard("1", "10.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
});

test("too many calls are refused with the seconds to wait, sign-in sooner than the rest", async () => {
  const limited = await platformServer(database, { config: testConfig({ RATE_LIMIT: "20", AUTH_RATE_LIMIT: "5" }) });
  const statuses = async (url: string, count: number) => {
    const seen: number[] = [];
    for (let call = 0; call < count; call += 1) seen.push((await limited.inject({ method: "POST", url })).statusCode);
    return seen;
  };
  expect((await statuses("/api/auth/login", 6)).at(-1)).toBe(429);
  // Anyone who is signed in already stays so, whatever others at the same address try.
  expect((await statuses("/api/auth/refresh", 6)).at(-1)).not.toBe(429);
  expect((await statuses("/api/checkin/automation/release", 21)).filter((status) => status === 429)).toHaveLength(1);
  const refused = await limited.inject({ method: "POST", url: "/api/auth/login" });
  expect(body(refused)).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    status: 429,
    data: { retryAfter: 60 },
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await limited.inject({ method: "GET", url: "/api/health" })).statusCode).toBe(200);
  await limited.close();
});

describe("operations", () => {
  test("health, readiness", async () => {
    expect((await app.inject({ method: "GET", url: "/api/health" })).json()).toEqual({ status: "ok" });
    expect((await app.inject({ method: "GET", url: "/api/ready" })).json()).toEqual({ status: "ready" });
  });

  test("not ready on a database that lacks migrations", async () => {
    const { rows } = await database.pool.query<{ hash: string; created_at: string }>(
      "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning hash, created_at",
    );
    const response = await app.inject({ method: "GET", url: "/api/ready" });
    await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      rows[0]?.hash,
      rows[0]?.created_at,
    ]);
    expect([response.statusCode, body(response).code]).toEqual([503, "NOT_READY"]);
  });

  test("figures are for anyone who holds the token, wherever the call seems to come from", async () => {
    const metrics = { method: "GET", url: "/api/metrics" } as const;
    const bearer = { authorization: "Bearer a-token-of-some-length" };
    expect((await app.inject({ ...metrics, headers: bearer })).statusCode).toBe(200);
    const { body: figures } = await app.inject({ ...metrics, headers: bearer, remoteAddress: "192.0.2.7" });
    expect(figures).toContain(
      'gatehouse_http_request_duration_seconds_count{method="POST",route="access.login",status="401"}',
    );
    expect(figures).toMatch(/gatehouse_database_connections{state="idle"} \d/);
    expect(figures).toContain('gatehouse_jobs{job="test.job",state="waiting"} 2');
    expect(figures).toContain("gatehouse_live_streams 0");
    // A proxy that names nobody looks like this machine.
    for (const headers of [{}, { authorization: "Bearer another-token-of-length" }])
      expect((await app.inject({ ...metrics, headers })).statusCode).toBe(404);
    const without = await platformServer(database);
    for (const headers of [{}, bearer, { authorization: "Bearer undefined" }])
      expect((await without.inject({ ...metrics, headers })).statusCode).toBe(404);
    await without.close();
  });

  test("the OpenAPI document and its page, without inline scripts", async () => {
    const document = (await app.inject({ method: "GET", url: "/api/openapi.json" })).json<{
      openapi: string;
      paths: Record<string, unknown>;
    }>();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/auth/login", "/checkin/views/{viewId}/check-ins", "/events", "/documents/{dmscode}"]),
    );
    // What is checked by hand is documented all the same.
    const offers = JSON.stringify(document.paths["/fsb-api/fsb/search"]);
    for (const field of ["pricedItineraries", "totalPrice", "seatsRemaining", "punctuality_percent"])
      expect(offers).toContain(`"${field}"`);
    const page = (await app.inject({ method: "GET", url: "/api/docs" })).body;
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    for (const [, file] of page.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([file, (await app.inject({ method: "GET", url: file ?? "" })).statusCode]).toEqual([file, 200]);
    expect((await app.inject({ method: "GET", url: "/api/docs/files/package.json" })).statusCode).toBe(404);
    expect((await app.inject({ method: "GET", url: "/api/docs/files/..%2f..%2fpackage.json" })).statusCode).not.toBe(
      200,
    );
  });
});

test("secrets of a request reach no log line", async () => {
  lines.length = 0;
  await app.inject({
    ...login,
    url: "/api/auth/login?ticket=topsecretticket",
    headers: {
      ...json,
      authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
      cookie: "refresh=cookievalue",
    },
    payload: '{"email":"a@b.cd","password":"hunter2"}',
  });
  const all = lines.join("");
  expect(all).toContain('"path":"/api/auth/login"');
  expect(all).not.toMatch(/topsecretticket|eyJ|cookievalue|hunter2/);
});

test.each([
  ["/api/checkin/views/K7XQ2M/check-ins?search=K7XQ2M", "/api/checkin/views/{viewId}/check-ins"],
  ["/api/checkin/bookings/K7XQ2M/60000012/traveller@mail.test", "/api/*"],
  ["/api/K7XQ2M?email=traveller@mail.test", "/api/*"],
  ["/missing-info/K7XQ2M-secret", "/missing-info/$"],
  ["/dashboard/embedded/K7XQ2M", "/dashboard/embedded/$"],
  ["/K7XQ2M/Lopez/traveller@mail.test", "none"],
  ["/assets/dashboard/K7XQ2M.js", "none"],
])("a request line names the route of %s and nothing that stood in it", async (url, route) => {
  lines.length = 0;
  await app.inject({ method: "GET", url });
  const [line = "{}"] = lines.filter((one) => one.includes('"request"'));
  expect(JSON.parse(line)).toMatchObject({ path: route });
  expect(lines.join("")).not.toMatch(/K7XQ2M|60000012|mail\.test|Lopez/);
});

test("a stopping server answers what is under way and takes nothing new", async () => {
  const [entered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = await platformServer(database, {
    router: routerWith((calls) => ({
      "access.logout": calls.access.logout.handler(async () => {
        entered.resolve();
        await released.promise;
        return { ok: true as const, leaveBy: null };
      }),
    })),
  });
  const url = await slow.listen({ port: 0, host: "127.0.0.1" });
  const answer = fetch(`${url}/api/auth/logout`, { method: "POST" });
  await entered.promise;
  const closing = slow.close();
  await sleep(50);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow("fetch failed");
  released.resolve();
  expect((await answer).status).toBe(200);
  await closing;
});

test("a connection that a browser opened in advance holds nobody back", async () => {
  const plain = await platformServer(database);
  const url = new URL(await plain.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  const started = performance.now();
  await Promise.all([once(socket, "close"), plain.close()]);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("bytes that are no HTTP are answered and dropped", async () => {
  const plain = await platformServer(database);
  const url = new URL(await plain.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(url.port), url.hostname);
  socket.write("\u0016\u0003\u0001 what\r\n\r\n");
  const received = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
  await plain.close();
});
