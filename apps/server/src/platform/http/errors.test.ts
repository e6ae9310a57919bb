import { ORPCError } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { platformServer, routerWith } from "../../../test/http.ts";
import { createLog } from "../log.ts";

const database = useDatabase();
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = await platformServer(database, {
    log: createLog({ logLevel: "trace", logFormat: "json" }, { write: (line) => void lines.push(line) }),
    router: routerWith((calls) => ({
      "access.menu": calls.access.menu.handler(() => {
        throw new Error("secret detail with hunter2");
      }),
      "access.me": calls.access.me.handler(() => ({ id: 7 }) as never),
      "access.login": calls.access.login.handler(({ errors }) => {
        throw errors.INVALID_CREDENTIALS();
      }),
      "access.logout": calls.access.logout.handler(() => {
        throw new ORPCError("CONFLICT", { status: 409, data: { why: "test" } });
      }),
    })),
  });
});
afterAll(() => app.close());

const json = { "content-type": "application/json" };
const login = { method: "POST", url: "/api/auth/login" } as const;
const body = (response: { json(): unknown }) =>
  response.json() as { code: string; message: string; data?: { issues?: { path: string[] }[] } };

// API-1
describe("errors", () => {
  test.each([
    ["malformed JSON", { ...login, headers: json, payload: "{" }, 400, "BAD_REQUEST"],
    ["null body", { ...login, headers: json, payload: "null" }, 400, "BAD_REQUEST"],
    ["array body", { ...login, headers: json, payload: "[1]" }, 400, "BAD_REQUEST"],
    ["number body", { ...login, headers: json, payload: "7" }, 400, "BAD_REQUEST"],
    ["empty body that says JSON", { ...login, headers: json, payload: "" }, 400, "BAD_REQUEST"],
    ["no body", login, 400, "BAD_REQUEST"],
    ["prototype in the body", { ...login, headers: json, payload: '{"__proto__":{"admin":true}}' }, 400, "BAD_REQUEST"],
    [
      "constructor in the body",
      { ...login, headers: json, payload: '{"constructor":{"prototype":{"a":1}}}' },
      400,
      "BAD_REQUEST",
    ],
    [
      "inherited names in the body",
      { ...login, headers: json, payload: '{"email":"a@b.cd","password":"x","toString":1}' },
      400,
      "BAD_REQUEST",
    ],
    [
      "inherited names further down",
      { ...login, headers: json, payload: '{"email":{"hasOwnProperty":{}},"password":"x"}' },
      400,
      "BAD_REQUEST",
    ],
    [
      "nesting without end",
      { ...login, headers: json, payload: `{"email":${"[".repeat(60_000)}${"]".repeat(60_000)}}` },
      400,
      "BAD_REQUEST",
    ],
    [
      "objects for texts",
      { ...login, headers: json, payload: '{"email":{"toString":1},"password":["a"]}' },
      400,
      "BAD_REQUEST",
    ],
    ["NUL", { ...login, headers: json, payload: '{"email":"a\\u0000@b.c","password":"x"}' }, 400, "BAD_REQUEST"],
    [
      "a body past the limit",
      { ...login, headers: json, payload: JSON.stringify({ email: "x".repeat(300_000) }) },
      413,
      "PAYLOAD_TOO_LARGE",
    ],
    [
      "plain text",
      { ...login, headers: { "content-type": "text/plain" }, payload: "hi" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "XML",
      { ...login, headers: { "content-type": "application/xml" }, payload: "<a/>" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "form",
      { ...login, headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "email=a" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "broken multipart",
      { ...login, headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "--y\r\n" },
      400,
      "BAD_REQUEST",
    ],
    [
      "multipart without boundary",
      { ...login, headers: { "content-type": "multipart/form-data" }, payload: "--y\r\n" },
      400,
      "BAD_REQUEST",
    ],
    [
      "brackets in the query",
      { method: "GET", url: "/api/checkin/views/available/check-ins?page[a]=1&size[0]=3" },
      400,
      "BAD_REQUEST",
    ],
    [
      "prototype in the query",
      { method: "GET", url: "/api/checkin/views/available/check-ins?__proto__[a]=1&page=x" },
      400,
      "BAD_REQUEST",
    ],
    [
      "twice in the query",
      { method: "GET", url: "/api/checkin/views/available/check-ins?page=1&page=2" },
      400,
      "BAD_REQUEST",
    ],
    [
      "a number that is none",
      { method: "GET", url: "/api/checkin/views/available/check-ins?page=abc" },
      400,
      "BAD_REQUEST",
    ],
    [
      "a path that cannot be decoded",
      { method: "GET", url: "/api/checkin/views/%E0%A4%A/check-ins" },
      400,
      "BAD_REQUEST",
    ],
    ["NUL in the path", { method: "GET", url: "/api/checkin/views/%00/check-ins" }, 400, "BAD_REQUEST"],
    ["no such call", { method: "GET", url: "/api/nope" }, 404, "NOT_FOUND"],
    ["another method", { method: "DELETE", url: "/api/auth/login" }, 404, "NOT_FOUND"],
    [
      "a declared error",
      { ...login, headers: json, payload: '{"email":"a@b.cd","password":"x"}' },
      401,
      "INVALID_CREDENTIALS",
    ],
    ["an error with data", { method: "POST", url: "/api/auth/logout" }, 409, "CONFLICT"],
    ["a defect", { method: "GET", url: "/api/auth-api/users/menu" }, 500, "INTERNAL_SERVER_ERROR"],
    ["an answer against the contract", { method: "GET", url: "/api/auth/me" }, 500, "INTERNAL_SERVER_ERROR"],
  ] as const)("%s", async (_, request, status, code) => {
    const response = await app.inject(request);
    expect([response.statusCode, body(response).code]).toEqual([status, code]);
    expect(response.headers["content-type"]).toContain("application/json");
    expect(Object.keys(body(response)).toSorted()).toEqual(expect.arrayContaining(["code", "message"]));
    expect(response.body).not.toMatch(/secret detail|hunter2|\bat .*\.[jt]s|node_modules/);
  });

  // API-1
  test("validation errors say where", async () => {
    const response = await app.inject({ ...login, headers: json, payload: '{"email":"x"}' });
    expect(body(response).data?.issues?.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["email", "password"]),
    );
  });

  test("a defect is logged with its request id and without its secrets", () => {
    const entry = lines.find((line) => line.includes("a call failed") && line.includes("secret detail"));
    expect(entry).toMatch(/"requestId":"[\w-]{36}"/);
  });
});
