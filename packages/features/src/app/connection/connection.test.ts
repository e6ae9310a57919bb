import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection } from "./connection.ts";

/** A server that is there or not, and answers when it is told to. */
function world() {
  let isThere = true;
  const waiting: (() => void)[] = [];
  let holds = false;
  let saysOffline = false;
  const ask = vi.fn(async () => {
    const answers = isThere;
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    if (!answers) throw new TypeError("Failed to fetch");
  });
  const signs = new EventTarget();
  const connection = createConnection({ ask, signs, saysOffline: () => saysOffline });
  const states: string[] = [];
  connection.state.subscribe(() => states.push(connection.state.get()));
  return {
    connection,
    ask,
    signs,
    states,
    set: (there: boolean) => {
      isThere = there;
    },
    say: (offline: boolean) => {
      saysOffline = offline;
      signs.dispatchEvent(new Event(offline ? "offline" : "online"));
    },
    hold: () => {
      holds = true;
    },
    release: () => {
      holds = false;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a call that failed is no proof: the server is asked, and answers", async () => {
  const { connection, ask, states } = world();
  connection.listener(false);
  await settle();
  expect(ask).toHaveBeenCalledOnce();
  expect(states).toEqual([]);
});

test("a server that is silent is asked until it answers; each change is told once", async () => {
  const { connection, set, states, ask } = world();
  set(false);
  connection.listener(false);
  connection.listener(false);
  await settle();
  expect(states).toEqual(["offline"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(["offline"]);
  expect(ask.mock.calls.length).toBeGreaterThan(3);
  set(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(states).toEqual(["offline", "online"]);
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(before);
});

test("a call that is answered ends it at once", async () => {
  const { connection, set, states } = world();
  set(false);
  connection.listener(false);
  await settle();
  connection.listener(true);
  expect(states).toEqual(["offline", "online"]);
});

test("what the browser says is a reason to ask, not an answer", async () => {
  const { signs, set, states } = world();
  signs.dispatchEvent(new Event("offline"));
  await settle();
  expect(states).toEqual([]);
  set(false);
  signs.dispatchEvent(new Event("online"));
  await settle();
  expect(states).toEqual(["offline"]);
});

test("an answer that was on its way when the network went proves nothing", async () => {
  const { connection, signs, set, hold, release, states } = world();
  hold();
  connection.listener(false);
  await settle();
  set(false);
  signs.dispatchEvent(new Event("offline"));
  release();
  await settle();
  expect(states).toEqual(["offline"]);
});

test("an answer that comes late does not hide that the network has gone", async () => {
  const { connection, signs, set, states } = world();
  set(false);
  signs.dispatchEvent(new Event("offline"));
  await settle();
  connection.listener(true);
  await settle();
  expect(states).toEqual(["offline", "online", "offline"]);
});

test("the last answer before the network goes, told after the browser said so, is asked for again", async () => {
  const { connection, say, set, states, ask } = world();
  say(true);
  await settle();
  connection.listener(true);
  expect(states).toEqual([]);
  set(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(states).toEqual(["offline"]);
  set(true);
  say(false);
  await settle();
  expect(states).toEqual(["offline", "online"]);
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(before);
});

test("a server on the same machine answers without a network: it is asked seldom, and nothing untrue is said", async () => {
  const { say, states, ask } = world();
  say(true);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(states).toEqual([]);
  expect(ask.mock.calls.length).toBeLessThan(100);
});
