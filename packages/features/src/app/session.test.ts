import { errorCode } from "@gatehouse/api/client";
import { createUser } from "@gatehouse/api/mocks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persist, readPersisted } from "./persisted-storage.ts";
import { createSession, type Session } from "./session.ts";

const url = "https://gatehouse.example/api";
const user = createUser("OPERATOR");

type Answer = Response | "NETWORK" | Promise<Response>;

/** A server with one refresh cookie: `cookie` says whether it is good. */
const server = {
  cookie: true,
  token: 0,
  life: 900,
  calls: [] as string[],
  answers: {} as Record<string, (token: string | null) => Answer>,
};

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refused = (code: string): Response => json({ defined: true, code, status: 401, message: code }, 401);
const opened = (): Response =>
  json({ accessToken: `token-${++server.token}`, expiresAt: Math.floor(Date.now() / 1000) + server.life, user });

const normally: typeof server.answers = {
  "POST /api/auth/refresh": () => (server.cookie ? opened() : refused("SESSION_ENDED")),
  "POST /api/auth/login": () => {
    server.cookie = true;
    return opened();
  },
  "POST /api/auth/logout": () => {
    server.cookie = false;
    return json({ ok: true });
  },
  "GET /api/auth/me": (token) => (token === `Bearer token-${server.token}` ? json(user) : refused("UNAUTHORIZED")),
};

const sessions: Session[] = [];
/** A tab of the browser. */
const tab = (): Session => {
  const session = createSession(url);
  sessions.push(session);
  return session;
};
const status = (session: Session) => session.state.get();
const login = { email: "operator@gatehouse.example", password: "gatehouse-demo" };

/** As browsers keep it: each name is a property. */
class EmptyStorage {
  getItem(key: string): string | null {
    return (Reflect.get(this, key) as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  Object.assign(server, { cookie: true, token: 0, life: 900, calls: [], answers: { ...normally } });
  vi.stubGlobal("localStorage", new EmptyStorage());
  vi.stubGlobal("sessionStorage", new EmptyStorage());
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    server.calls.push(call);
    const answer = await server.answers[call]?.(request.headers.get("authorization"));
    if (answer === undefined || answer === "NETWORK") throw new TypeError("fetch failed");
    return answer;
  });
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that needs somebody renews the session of the cookie", async () => {
  const session = tab();
  expect(await session.start(true)).toEqual({ status: "signed-in", user });
  expect(await session.api.access.me()).toEqual(user);
});

test("the login page asks nobody where nobody was signed in", async () => {
  expect(await tab().start(false)).toEqual({ status: "unknown" });
  expect(server.calls).toEqual([]);
});

test("several pages that start at once ask once", async () => {
  const session = tab();
  await Promise.all([session.start(true), session.start(true), session.start(true)]);
  expect(server.calls).toEqual(["POST /api/auth/refresh"]);
});

test("without a session nobody is signed in, and nothing is said to have ended", async () => {
  server.cookie = false;
  expect(await tab().start(true)).toEqual({ status: "signed-out" });
});

test("a session that was there before and is over has ended", async () => {
  localStorage.setItem("gatehouse.signed-in", "yes");
  server.cookie = false;
  expect(await tab().start(false)).toEqual({ status: "signed-out", reason: "ended" });
});

test("a server that does not answer leaves it open, and the next start asks again", async () => {
  server.answers["POST /api/auth/refresh"] = () => "NETWORK";
  const session = tab();
  expect(await session.start(true)).toEqual({ status: "unreachable" });
  server.answers = { ...normally };
  expect((await session.start(true)).status).toBe("signed-in");
});

test("calls that meet an old token renew once and are repeated", async () => {
  const session = tab();
  await session.start(true);
  server.token++;
  server.calls.length = 0;
  expect(await Promise.all([session.api.access.me(), session.api.access.me()])).toEqual([user, user]);
  expect(server.calls.filter((call) => call.includes("refresh"))).toHaveLength(1);
});

test("a 401 that cannot be fixed ends the session", async () => {
  const session = tab();
  await session.start(true);
  server.token++;
  server.cookie = false;
  await expect(session.api.access.me()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(status(session)).toEqual({ status: "signed-out", reason: "ended" });
});

test("a renewal whose answer was lost is tried again soon: the server takes the same token once more, but not for long", async () => {
  vi.useFakeTimers();
  server.life = 120;
  await tab().start(true);
  server.answers["POST /api/auth/refresh"] = () => "NETWORK";
  await vi.advanceTimersByTimeAsync(60_000);
  const before = server.calls.length;
  server.answers = { ...normally };
  await vi.advanceTimersByTimeAsync(4000);
  expect(server.calls).toHaveLength(before + 1);
});

test("a lost network ends nothing", async () => {
  const session = tab();
  await session.start(true);
  server.token++;
  server.answers["POST /api/auth/refresh"] = () => "NETWORK";
  await expect(session.api.access.me()).rejects.toBeInstanceOf(Error);
  expect(status(session).status).toBe("signed-in");
});

test("the token is renewed a minute before it ends", async () => {
  vi.useFakeTimers();
  const session = tab();
  await session.start(true);
  await vi.advanceTimersByTimeAsync(839_000);
  expect(server.token).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.token).toBe(2);
});

test("a renewal that fails is tried again", async () => {
  vi.useFakeTimers();
  const session = tab();
  await session.start(true);
  server.answers["POST /api/auth/refresh"] = () => "NETWORK";
  await vi.advanceTimersByTimeAsync(841_000);
  server.answers = { ...normally };
  await vi.advanceTimersByTimeAsync(31_000);
  expect(server.token).toBe(2);
  expect(status(session).status).toBe("signed-in");
});

test("a wrong clock of this machine does not hammer the server", async () => {
  vi.useFakeTimers();
  server.life = -3600;
  await tab().start(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.token).toBe(1);
});

test("a wrong password is told, and nobody is signed in", async () => {
  server.answers["POST /api/auth/login"] = () => refused("INVALID_CREDENTIALS");
  const session = tab();
  await expect(session.login(login)).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  expect(status(session).status).toBe("unknown");
});

test("signing in and out in one tab reaches the others", async () => {
  server.cookie = false;
  const [here, there] = [tab(), tab()];
  await Promise.all([here.start(true), there.start(true)]);
  await here.login(login);
  await vi.waitFor(() => expect(status(there).status).toBe("signed-in"));
  await there.logout();
  await vi.waitFor(() => expect(status(here)).toEqual({ status: "signed-out" }));
});

test("a logout that does not reach the server leaves the session standing", async () => {
  const session = tab();
  await session.start(true);
  server.answers["POST /api/auth/logout"] = () => "NETWORK";
  await expect(session.logout()).rejects.toBeInstanceOf(Error);
  expect(status(session).status).toBe("signed-in");
});

test("the stream's word about a logout in another tab comes after that tab's own", async () => {
  const [here, there] = [tab(), tab()];
  await here.start(true);
  await there.start(true);
  there.end();
  await here.logout();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(status(there)).toEqual({ status: "signed-out" });
});

test("a session that the server ended is over, with its reason", async () => {
  const session = tab();
  await session.start(true);
  session.end();
  await vi.waitFor(() => expect(status(session)).toEqual({ status: "signed-out", reason: "ended" }));
});

test("the reason stays when a renewal that was under way learns of the end later than the stream", async () => {
  const session = tab();
  await session.start(true);
  server.token++;
  server.calls.length = 0;
  let answer: (response: Response) => void = () => undefined;
  server.answers["POST /api/auth/refresh"] = () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    });
  const call = session.api.access.me().catch(errorCode);
  await vi.waitFor(() => expect(server.calls).toContain("POST /api/auth/refresh"));
  session.end();
  const ended = { status: "signed-out", reason: "ended" };
  await vi.waitFor(() => expect(status(session)).toEqual(ended));
  answer(refused("SESSION_ENDED"));
  expect(await call).toBe("UNAUTHORIZED");
  expect(status(session)).toEqual(ended);
});

test("tabs take turns with the single-use refresh token", async () => {
  let running = 0;
  let most = 0;
  server.answers["POST /api/auth/refresh"] = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running--;
    return opened();
  };
  await Promise.all([tab(), tab(), tab()].map((session) => session.start(true)));
  expect(most).toBe(1);
  expect(server.token).toBe(3);
});

// CMT-8
test("what was typed stays on the device when a session ends by itself, and goes when its user signs out", async () => {
  const session = tab();
  await session.start(true);
  persist("comment", user.userid, { html: "<p>Row 14</p>" }, true);
  persist("form", user.userid, "Row 15");
  localStorage.setItem("gatehouse.theme", "dark");
  server.token++;
  server.cookie = false;
  await expect(session.api.access.me()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(readPersisted("comment", user.userid, true)).toEqual({ html: "<p>Row 14</p>" });
  expect(readPersisted("form", user.userid)).toBe("Row 15");
  await session.login(login);
  await session.logout();
  expect(readPersisted("comment", user.userid, true)).toBeUndefined();
  expect(readPersisted("form", user.userid)).toBeUndefined();
  expect(localStorage.getItem("gatehouse.theme")).toBe("dark");
});
