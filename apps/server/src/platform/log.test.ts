import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { mask } from "./mask.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: "trace", logFormat: "json" }, { write: (line) => void lines.push(line) }));
  return lines.join("");
}

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";

test.each([
  [
    "headers",
    { headers: { authorization: `Bearer ${token}`, cookie: "refresh=hunter2", "set-cookie": ["a=hunter2"] } },
  ],
  ["passwords", { body: { password: "hunter2", newPassword: "hunter2", password_hash: "hunter2" } }],
  ["tokens", { accessToken: "hunter2", refresh_token: "hunter2", ticket: "hunter2", apiKey: "hunter2" }],
  ["passports", { passenger: { passportNumber: "hunter2", passport: { number: "hunter2", expiry: "hunter2" } } }],
  ["lists", { passengers: [{ passport: "hunter2" }, { inner: [{ secret: "hunter2" }] }] }],
  ["query strings", { url: "/api/events?ticket=hunter2&x=1" }],
  ["signed links", { url: "/api/documents/d_1?expires=1&key=hunter2&signature=hunter2" }],
  [
    "public links",
    { url: "/missing-info?searchid=hunter2&bookingNo=1", path: "/api/travellers/missing-info/hunter2hunter2hunter2" },
  ],
  ["addresses of databases", { note: "postgres://gatehouse:hunter2@127.0.0.1:5432/x" }],
  [
    "rows of failed statements",
    { err: new DrizzleQueryError("insert into t values ($1)", ["hunter2"], new Error("no")) },
  ],
  [
    "details of PostgreSQL",
    {
      err: Object.assign(new Error("duplicate"), { code: "23505", detail: "Key (passport)=(hunter2) already exists." }),
    },
  ],
  [
    "causes",
    { err: new Error("outer", { cause: Object.assign(new Error(`inner Bearer hunter2`), { token: "hunter2" }) }) },
  ],
])("%s are masked", (_, entry) => {
  const text = logged((log) => log.info(entry, "something"));
  expect(text).toContain("•••");
  expect(text).not.toMatch(/hunter2|eyJhbGci/);
});

test("messages and the fields of child logs are masked too", () => {
  const text = logged((log) => log.child({ token: "hunter2" }).warn(`refused Bearer hunter2 and ${token}`));
  expect(text).not.toMatch(/hunter2|eyJhbGci/);
});

test("errors keep what helps: type, message, code, stack, cause", () => {
  const text = logged((log) => log.error({ err: Object.assign(new TypeError("bad thing"), { code: "E1" }) }, "failed"));
  const entry = JSON.parse(text) as {
    level: string;
    msg: string;
    err: { type: string; message: string; code: string; stack: string };
  };
  expect(entry).toMatchObject({
    level: "error",
    msg: "failed",
    err: { type: "TypeError", message: "bad thing", code: "E1" },
  });
  expect(entry.err.stack).toContain("log.test.ts");
});

test("flags that only tell whether there is a secret stay readable", () => {
  expect(mask({ hasPassport: true, isPasswordOld: false })).toEqual({ hasPassport: true, isPasswordOld: false });
});

test("cycles, depth and length do no harm", () => {
  const round: Record<string, unknown> = { list: Array.from({ length: 1000 }, (_, index) => index) };
  round["self"] = round;
  const text = logged((log) => log.info(round, "round"));
  expect(text.length).toBeLessThan(20_000);
});

test("one entry is one line, whatever somebody typed", () => {
  const text = logged((log) => log.info({ name: 'a\n{"level":"fatal"}' }, "x\ny"));
  expect(text.trimEnd().split("\n")).toHaveLength(1);
});
