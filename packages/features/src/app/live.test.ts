import type { LiveEvent } from "@gatehouse/api/realtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLive, type Live } from "./live.ts";

/** A stream that the test plays the server of. */
class FakeStream extends EventTarget {
  static all: FakeStream[] = [];
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.dispatchEvent(new Event("open"));
  }
  send(type: string, data: string): void {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
  break(): void {
    this.dispatchEvent(new Event("error"));
  }
}

let tickets = 0;
const ticket = vi.fn(() => Promise.resolve(`ticket ${++tickets}`));
const lives: Live[] = [];
const tab = (): Live => {
  const live = createLive({ url: "/api", ticket });
  lives.push(live);
  return live;
};
const streams = () => FakeStream.all.filter(({ closed }) => !closed);
const stream = async (): Promise<FakeStream> => {
  await vi.waitFor(() => expect(streams()).toHaveLength(1), { timeout: 3000 });
  const [only] = streams();
  if (!only) throw new Error("There is no stream.");
  return only;
};
const heard = (live: Live): LiveEvent[] => {
  const events: LiveEvent[] = [];
  for (const type of ["checkin.changed", "checkin.counts", "resync"] as const)
    live.on(type, (event) => events.push(event));
  return events;
};

beforeEach(() => {
  FakeStream.all = [];
  tickets = 0;
  ticket.mockClear();
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  for (const live of lives.splice(0)) live.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("opens with a one-use ticket and hands events to those who listen", async () => {
  const live = tab();
  const events = heard(live);
  live.start("u1");
  expect(live.state.get()).toBe("connecting");
  const source = await stream();
  expect(source.url).toBe("/api/events?ticket=ticket%201");
  source.open();
  expect(live.state.get()).toBe("open");
  source.send("checkin.changed", '{"ids":[4,7]}');
  source.send("checkin.counts", "");
  source.send("checkin.changed", "not json");
  expect(events).toEqual([{ type: "checkin.changed", ids: [4, 7] }, { type: "checkin.counts" }]);
});

// EMB-1
test("a frame of another site, which browsers give no locks, has a stream of its own", async () => {
  vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("The request was denied.", "SecurityError"));
  const live = tab();
  const events = heard(live);
  live.start("u1");
  (await stream()).send("checkin.counts", "");
  expect(events).toEqual([{ type: "checkin.counts" }]);
});

test("whoever stops listening hears nothing more", async () => {
  const live = tab();
  const handler = vi.fn<() => void>();
  const stopListening = live.on("checkin.counts", handler);
  live.start("u1");
  const source = await stream();
  source.send("checkin.counts", "");
  stopListening();
  source.send("checkin.counts", "");
  expect(handler).toHaveBeenCalledOnce();
});

test("a broken stream is closed, opened again with another ticket, and what was missed is read again", async () => {
  const live = tab();
  const events = heard(live);
  live.start("u1");
  const first = await stream();
  first.open();
  first.break();
  expect(first.closed).toBe(true);
  await vi.waitFor(() => expect(live.state.get()).toBe("offline"));
  const second = await stream();
  expect(second.url).toBe("/api/events?ticket=ticket%202");
  second.open();
  expect(live.state.get()).toBe("open");
  expect(events).toEqual([{ type: "resync" }]);
});

test("a network that comes back is used at once", async () => {
  ticket.mockRejectedValueOnce(new TypeError("fetch failed"));
  const live = tab();
  live.start("u1");
  await vi.waitFor(() => expect(live.state.get()).toBe("offline"));
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(streams()).toHaveLength(1), { timeout: 200 });
});

test("tabs share one stream; when its tab goes, the next one takes over and reads again", async () => {
  const [leader, follower] = [tab(), tab()];
  const events = heard(follower);
  leader.start("u1");
  const first = await stream();
  first.open();
  follower.start("u1");
  await vi.waitFor(() => expect(follower.state.get()).toBe("open"));
  first.send("checkin.counts", "");
  await vi.waitFor(() => expect(events).toEqual([{ type: "checkin.counts" }]));
  expect(FakeStream.all).toHaveLength(1);
  const later = performance.now() + 1100;
  vi.spyOn(performance, "now").mockReturnValue(later);
  leader.stop();
  const second = await stream();
  expect(second).not.toBe(first);
  second.open();
  expect(events.at(-1)).toEqual({ type: "resync" });
});

test("a stream that is stopped before its ticket came never opens", async () => {
  const live = tab();
  live.start("u1");
  live.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(FakeStream.all).toEqual([]);
  expect(live.state.get()).toBe("off");
});

test("another user's stream replaces the first", async () => {
  const live = tab();
  live.start("u1");
  const first = await stream();
  live.start("u1");
  expect(first.closed).toBe(false);
  live.start("u2");
  expect(first.closed).toBe(true);
  await stream();
});

test("a stream that is never answered is given up, and tried again", async () => {
  vi.useFakeTimers();
  try {
    const live = tab();
    live.start("u1");
    await vi.advanceTimersByTimeAsync(0);
    const [first] = FakeStream.all;
    expect(first?.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(first?.closed).toBe(true);
    expect(FakeStream.all.length).toBeGreaterThan(1);
  } finally {
    vi.useRealTimers();
  }
});

test("a stream that beat and falls silent is opened again", async () => {
  const live = tab();
  live.start("u1");
  const first = await stream();
  first.open();
  vi.useFakeTimers();
  try {
    first.send("beat", "");
    await vi.advanceTimersByTimeAsync(30_000);
    first.send("beat", "");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(first.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.closed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
