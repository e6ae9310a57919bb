import { expect, test } from "vitest";
import { createApi } from "./create-api.ts";
import { errorCode, retryAfter } from "./errors.ts";

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refusal = (code: string, status: number, data?: unknown) =>
  json(status, { defined: true, code, status, message: code, data });

/** A server of which only the token matters, and a session whose refresh gives the good token or ends. */
function world({ refreshWorks = true }: { refreshWorks?: boolean } = {}) {
  let token = "old";
  const seen: string[] = [];
  let refreshes = 0;
  const api = createApi({
    url: "http://gatehouse.test/api",
    token: () => token,
    refresh: async () => {
      refreshes++;
      await Promise.resolve();
      if (refreshWorks) token = "new";
      return refreshWorks;
    },
    fetch: (input) => {
      const request = input as Request;
      const sent = request.headers.get("authorization") ?? "none";
      seen.push(`${request.method} ${new URL(request.url).pathname} ${sent}`);
      if (request.url.endsWith("/auth/login")) return Promise.resolve(refusal("INVALID_CREDENTIALS", 401));
      if (request.url.endsWith("/auth/settings"))
        return Promise.resolve(refusal("TOO_MANY_REQUESTS", 429, { retryAfter: 840 }));
      return Promise.resolve(sent === "Bearer new" ? json(200, []) : refusal("UNAUTHORIZED", 401));
    },
  });
  return { api, seen, refreshes: () => refreshes };
}

test("an expired token is renewed once for all waiting calls, which are then repeated", async () => {
  const { api, seen, refreshes } = world();
  const answers = await Promise.all([api.access.menu(), api.access.menu(), api.access.menu()]);
  expect(answers).toEqual([[], [], []]);
  expect(refreshes()).toBe(1);
  expect(seen.filter((line) => line.endsWith("Bearer new"))).toHaveLength(3);
});

test("when the session is over the call fails with the 401 and is not repeated", async () => {
  const { api, seen, refreshes } = world({ refreshWorks: false });
  await expect(api.access.menu()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(refreshes()).toBe(1);
  expect(seen).toHaveLength(1);
});

test("a wrong password is an answer, not a reason to refresh", async () => {
  const { api, refreshes } = world();
  await expect(api.access.login({ email: "a@b.example", password: "x" })).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  expect(refreshes()).toBe(0);
});

test("a refusal carries its waiting time", async () => {
  const { api } = world();
  const error: unknown = await api.access.settings().catch((reason: unknown) => reason);
  expect(errorCode(error)).toBe("TOO_MANY_REQUESTS");
  expect(retryAfter(error)).toBe(840);
});

test("a server that cannot be reached has a code of its own", () => {
  expect(errorCode(new TypeError("fetch failed"))).toBe("NETWORK");
  expect(errorCode("?")).toBe("UNKNOWN");
  expect(retryAfter(new Error("x"))).toBeUndefined();
});
