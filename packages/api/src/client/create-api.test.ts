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

// ACC-36
test.each([true, false])(
  "a call that takes a proof asks for it, and is made again only with one: %s",
  async (proven) => {
    let hasProof = false;
    const asked: unknown[] = [];
    const sent: string[] = [];
    const api = createApi({
      url: "http://gatehouse.test/api",
      token: () => "token",
      refresh: () => Promise.resolve(false),
      prove: (ways) => {
        asked.push(ways);
        hasProof = proven;
        return Promise.resolve(proven);
      },
      fetch: async (input) => {
        sent.push(await (input as Request).text());
        return hasProof ? json(200, { codes: ["a"] }) : refusal("PROOF_NEEDED", 403, { ways: ["app"] });
      },
    });
    const call = api.factors.confirm({ setup: "typed", code: "123456" });
    expect(await call.catch(errorCode)).toEqual(proven ? { codes: ["a"] } : "PROOF_NEEDED");
    expect(asked).toEqual([["app"]]);
    // What was typed is sent again as it was.
    expect(sent).toEqual(Array.from({ length: proven ? 2 : 1 }, () => '{"setup":"typed","code":"123456"}'));
  },
);

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

/** A server whose answers are lost as often as is said, and that hears every request. */
function lossy(answers: readonly (Response | Error)[]) {
  const bodies: Record<string, unknown>[] = [];
  const left = [...answers];
  const api = createApi({
    url: "http://gatehouse.test/api",
    token: () => "token",
    refresh: () => Promise.resolve(false),
    fetch: async (input) => {
      const request = input as Request;
      const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
      const body: unknown = isForm ? Object.fromEntries(await request.formData()) : await request.json();
      bodies.push(body as Record<string, unknown>);
      const answer = left.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new TypeError("fetch failed");
    },
  });
  return { api, bodies };
}

test("a lost answer is asked for again by the same id; the next action has another", async () => {
  const lost = new TypeError("fetch failed");
  const { api, bodies } = lossy([lost, json(502, "bad gateway"), json(200, []), json(200, [])]);
  expect(await api.checkin.reset({ checkInIds: [7] })).toEqual([]);
  expect(bodies).toHaveLength(3);
  const ids = bodies.map(({ requestId }) => requestId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(1);
  await api.checkin.reset({ checkInIds: [7] });
  expect(bodies[3]?.["requestId"]).not.toBe(ids[0]);
});

test("a refusal is an answer, and a server that stays away is given up", async () => {
  const refused = lossy([refusal("FORBIDDEN", 403, { permissions: [] })]);
  await expect(refused.api.checkin.reset({ checkInIds: [7] })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(refused.bodies).toHaveLength(1);
  const gone = lossy([]);
  await expect(gone.api.checkin.reset({ checkInIds: [7] })).rejects.toThrow(TypeError);
  expect(gone.bodies).toHaveLength(3);
});

test("an upload whose answer was lost is sent again, whole, by the same id", async () => {
  const { api, bodies } = lossy([new TypeError("fetch failed"), json(200, { uploadId: 7 })]);
  const file = new File(["%PDF-1.7"], "pass.pdf");
  expect(await api.boardingPasses.upload({ file, pnr: "ABCDEF" })).toMatchObject({ uploadId: 7 });
  expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(1);
  expect(bodies[0]?.["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
  for (const { file: sent } of bodies) expect(await (sent as File).text()).toBe("%PDF-1.7");
});

test("an id that the caller chose is sent, and a call without input has one too", async () => {
  const requestId = "0b7ad1f0-52a3-4c57-9c37-7f0f0c5d3b11";
  const { api, bodies } = lossy([json(200, []), json(200, {})]);
  await api.checkin.reset({ checkInIds: [7], requestId });
  await api.checkin.assignments.release();
  expect(bodies[0]?.["requestId"]).toBe(requestId);
  expect(bodies[1]?.["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
});
