import { beforeEach, expect, test, vi } from "vitest";
import { type Activity, createActivity } from "./activity.ts";

const begin = 1_800_000_000_000;
const minute = 60_000;
let now = begin;
let hidden = false;
/** The tabs of a device share this. */
let storage = new Map<string, string>();
let page = new EventTarget();

/** Another tab: its own page, the same device. */
function openTab({ inBackground = false, broughtBack = false } = {}): Activity {
  hidden = inBackground;
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const document = Object.assign(new EventTarget(), { wasDiscarded: broughtBack });
  vi.stubGlobal("document", Object.defineProperty(document, "hidden", { get: () => hidden }));
  const activity = createActivity(() => now);
  activity.subscribe(() => undefined);
  return activity;
}
const sign = (type: string, at: { readonly screenX?: number; readonly screenY?: number } = {}) =>
  page.dispatchEvent(Object.assign(new Event(type), at));

beforeEach(() => {
  vi.useFakeTimers();
  now = begin;
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test.each(["keydown", "pointerdown", "wheel", "touchstart"])("nobody is there ten minutes after a %s", (type) => {
  const activity = openTab();
  now += 5 * minute;
  sign(type);
  now += 10 * minute - 1;
  expect(activity.away()).toBe(false);
  now += 1;
  expect(activity.away()).toBe(true);
  sign(type);
  expect(activity.away()).toBe(false);
});

test("what moves under a resting pointer is no sign of anybody; a pointer that moves is", () => {
  const activity = openTab();
  now += 10 * minute;
  for (let time = 0; time < 3; time += 1) sign("pointermove", { screenX: 5, screenY: 5 });
  expect(activity.away()).toBe(true);
  sign("pointermove", { screenX: 6, screenY: 5 });
  expect(activity.away()).toBe(false);
});

test("of several tabs the active one counts, for all of them", () => {
  const idle = openTab();
  const active = openTab();
  now += 12 * minute;
  sign("keydown");
  expect(idle.away()).toBe(false);
  expect(idle.here()).toBe(begin);
  expect(active.here()).toBe(now);
});

test.each([
  ["in the background", { inBackground: true }],
  ["by the browser itself", { broughtBack: true }],
])("a page that is opened %s was opened by nobody", (_, how) => {
  expect(openTab(how).away()).toBe(true);
});

test("after a sleep of the machine nobody is there until somebody touches it", () => {
  const activity = openTab();
  now += 8 * 60 * minute;
  expect(activity.away()).toBe(true);
});

test("a clock that is set back keeps nobody who has gone", () => {
  const activity = openTab();
  now += 60 * minute;
  sign("keydown");
  now -= 30 * minute;
  expect(activity.away()).toBe(true);
  sign("keydown");
  expect(activity.away()).toBe(false);
});

test("whoever listens hears that nobody is there any more, without a sign", () => {
  const activity = openTab();
  const heard = vi.fn<() => void>();
  const stop = activity.subscribe(heard);
  vi.advanceTimersByTime(15_000);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
