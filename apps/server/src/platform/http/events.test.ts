import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { platformServer } from "../../../test/http.ts";
import { quietLog } from "../../../test/log.ts";
import { startTcpProxy } from "../../../test/tcp-proxy.ts";
import { createLiveHub, type LiveHub, type LiveReader } from "../live.ts";
import { joinEvents } from "./event-stream.ts";

const database = useDatabase();
const seconds = () => Math.floor(Date.now() / 1000);
const reader: LiveReader = {
  userId: "u1",
  sessionId: "s1",
  permissions: ["checkinInfo"],
  vendors: ["V1"],
  endsAt: seconds() + 3600,
};

const tickets = new Map<string, LiveReader>();
const openTicket = async (ticket: string) => {
  const found = tickets.get(ticket);
  tickets.delete(ticket);
  return found;
};
const ticketFor = (who: LiveReader, ticket = `ticket-${crypto.randomUUID()}`) => {
  tickets.set(ticket, who);
  return ticket;
};

// Two server processes' worth of server on one database.
const hubs: LiveHub[] = [];
const apps: FastifyInstance[] = [];
const urls: string[] = [];
beforeAll(async () => {
  for (let process = 0; process < 2; process += 1) {
    const live = createLiveHub({ url: database.url, log: quietLog });
    await live.start();
    const app = await platformServer(database, { live, openTicket });
    hubs.push(live);
    apps.push(app);
    urls.push(await app.listen({ port: 0, host: "127.0.0.1" }));
  }
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(hubs.map((hub) => hub.stop()));
});
beforeEach(() => tickets.clear());

interface Stream {
  readonly status: number;
  readonly headers: Headers;
  text(): string;
  readonly closed: Promise<void>;
  close(): void;
}
async function open(
  ticket: string,
  { on = 0, headers = {} }: { on?: number; headers?: Record<string, string> } = {},
): Promise<Stream> {
  const controller = new AbortController();
  const response = await fetch(`${urls[on] ?? ""}/api/events?ticket=${encodeURIComponent(ticket)}`, {
    headers,
    signal: controller.signal,
  });
  let text = "";
  const closed = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    closed,
    close: () => controller.abort(),
  };
}
const vendor = (code: string) => ({ to: "vendor", vendor: code, permission: "checkinInfo" }) as const;
const said = (stream: Stream, what: string) =>
  vi.waitFor(() => expect(stream.text()).toContain(what), { timeout: 3000, interval: 10 });

// API-15
test("a change through one server is seen live through the other", async () => {
  const stream = await open(ticketFor(reader), { on: 1 });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  expect(stream.headers.get("cache-control")).toContain("no-cache");
  expect(stream.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(stream.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  await database.db.transaction(
    (tx) =>
      hubs[0]?.publish(tx, { type: "checkin.changed", ids: [4, 5] }, vendor("V1")) ??
      Promise.reject(new Error("no hub")),
  );
  await said(stream, 'event: checkin.changed\ndata: {"ids":[4,5]}\n\n');
  expect(stream.text()).toContain("retry: 1000");
  stream.close();
});

// API-11
test("a subscriber learns nothing of another vendor, and nothing it has no permission for", async () => {
  const stream = await open(ticketFor(reader));
  await hubs[0]?.publish(database.db, { type: "checkin.changed", ids: [666] }, vendor("V2"));
  await hubs[0]?.publish(
    database.db,
    { type: "report.finished", id: 666 },
    { to: "vendor", vendor: "V1", permission: "reportDownload" },
  );
  await hubs[0]?.publish(database.db, { type: "assignment.changed" }, { to: "user", userId: "somebody else" });
  await hubs[0]?.publish(database.db, { type: "checkin.changed", ids: [7] }, vendor("V1"));
  await said(stream, '"ids":[7]');
  expect(stream.text()).not.toMatch(/666|assignment/);
  stream.close();
});

// API-11
describe("tickets (ASVS 4.4.4, 14.2.1)", () => {
  test("open a stream once", async () => {
    const ticket = ticketFor(reader);
    const first = await open(ticket);
    const second = await open(ticket);
    expect([first.status, second.status]).toEqual([200, 401]);
    first.close();
  });

  test("are the only way in: neither no ticket, nor a wrong one, nor an access token opens a stream", async () => {
    expect((await open("")).status).toBe(401);
    expect((await open("not-known-not-known")).status).toBe(401);
    expect((await open("x", { headers: { authorization: "Bearer whatever" } })).status).toBe(401);
    expect((await fetch(`${urls[0] ?? ""}/api/events?ticket[a]=1&ticket=2`)).status).toBe(401);
  });

  test("of a session that has reached its end open nothing", async () => {
    expect((await open(ticketFor({ ...reader, endsAt: seconds() - 1 }))).status).toBe(401);
  });
});

test("a page of another site opens no stream, and its ticket stays good (ASVS 4.4.2)", async () => {
  const ticket = ticketFor(reader);
  expect((await open(ticket, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect((await open(ticket, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  const own = await open(ticket, { headers: { origin: urls[0] ?? "" } });
  expect(own.status).toBe(200);
  own.close();
});

test("a stream ends at once when its session is revoked, through whichever server; others stay", async () => {
  const revoked = await open(ticketFor(reader));
  const stays = await open(ticketFor({ ...reader, sessionId: "s2" }));
  await hubs[1]?.publish(database.db, { type: "session.ended" }, { to: "session", sessionId: "s1" });
  await revoked.closed;
  expect(revoked.text()).toMatch(/event: session\.ended\ndata: \{\}\n\n$/);
  await hubs[1]?.publish(database.db, { type: "checkin.counts" }, vendor("V1"));
  await said(stays, "event: checkin.counts");
  stays.close();
});

test("after the server could not listen, streams of sessions that ended meanwhile end, and in doubt all; others read again", async () => {
  const proxy = await startTcpProxy(database.url);
  const live = createLiveHub({ url: proxy.url, log: quietLog });
  await live.start();
  let known = true;
  const app = await platformServer(database, {
    live,
    openTicket,
    openSessions: async () => (known ? new Set(["s2"]) : Promise.reject(new Error("the database is away again"))),
  });
  urls.push(await app.listen({ port: 0, host: "127.0.0.1" }));
  const ended = await open(ticketFor(reader), { on: 2 });
  const stays = await open(ticketFor({ ...reader, sessionId: "s2" }), { on: 2 });
  proxy.cut();
  await ended.closed;
  expect(ended.text()).toMatch(/event: session\.ended\ndata: \{\}\n\n$/);
  await live.publish(database.db, { type: "checkin.counts" }, vendor("V1"));
  await said(stays, "event: checkin.counts");
  expect(stays.text()).toContain("event: resync");
  known = false;
  proxy.cut();
  await stays.closed;
  expect(stays.text()).not.toContain("session.ended"); // it comes back with a ticket, if it may
  await app.close();
  await live.stop();
  await proxy.close();
});

test("a session that is revoked while its ticket is being looked up gets no stream that stays", async () => {
  const slow = await platformServer(database, {
    live: hubs[0] as LiveHub,
    openTicket: async () => {
      await hubs[1]?.publish(database.db, { type: "session.ended" }, { to: "session", sessionId: "s1" });
      await sleep(200);
      return reader;
    },
  });
  const url = await slow.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${url}/api/events?ticket=ticket-ticket-ticket`);
  expect(await response.text()).toContain("session.ended");
  await slow.close();
});

test("a stream ends when its token family does", async () => {
  const stream = await open(ticketFor({ ...reader, endsAt: seconds() + 2 }));
  await stream.closed;
  expect(stream.text()).toContain("session.ended");
});

test("one session cannot hold streams without end", async () => {
  const streams = await Promise.all(
    Array.from({ length: 12 }, () => open(ticketFor({ ...reader, sessionId: "many" }))),
  );
  const refused = await open(ticketFor({ ...reader, sessionId: "many" }));
  expect(refused.status).toBe(429);
  for (const stream of streams) stream.close();
  await vi.waitFor(async () => {
    const again = await open(ticketFor({ ...reader, sessionId: "many" }));
    again.close();
    expect(again.status).toBe(200);
  });
});

test("a stopping server ends its streams", async () => {
  const app = await platformServer(database, { live: hubs[0] as LiveHub, openTicket });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${url}/api/events?ticket=${ticketFor(reader)}`);
  const started = performance.now();
  const [text] = await Promise.all([response.text(), app.close()]);
  expect(text).toContain(": open");
  expect(performance.now() - started).toBeLessThan(2000);
});

test("events that come close together go out joined", () => {
  expect(
    joinEvents([
      { type: "checkin.changed", ids: [1, 2] },
      { type: "checkin.counts" },
      { type: "checkin.changed", ids: [2, 3] },
      { type: "checkin.counts" },
      { type: "report.finished", id: 1 },
      { type: "report.finished", id: 2 },
      { type: "report.changed", id: 1, status: "running" },
      { type: "report.changed", id: 2, status: "running" },
      { type: "report.changed", id: 1, status: "done" },
      { type: "upload.progress", uploadId: 1 },
      { type: "upload.progress", uploadId: 2 },
      { type: "upload.progress", uploadId: 1 },
      { type: "candidates.changed", pnr: "A", bookingNo: "1" },
      { type: "candidates.changed", pnr: "B", bookingNo: "1" },
    ]),
  ).toEqual([
    { type: "checkin.changed", ids: [1, 2, 3] },
    { type: "checkin.counts" },
    { type: "report.finished", id: 1 },
    { type: "report.finished", id: 2 },
    { type: "report.changed", id: 1, status: "done" },
    { type: "report.changed", id: 2, status: "running" },
    { type: "upload.progress", uploadId: 1 },
    { type: "upload.progress", uploadId: 2 },
    { type: "candidates.changed", pnr: "A", bookingNo: "1" },
    { type: "candidates.changed", pnr: "B", bookingNo: "1" },
  ]);
});
