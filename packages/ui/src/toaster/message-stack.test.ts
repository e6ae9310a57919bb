import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMessageStack } from "./message-stack.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Told = Parameters<Parameters<typeof createMessageStack>[0]["create"]>[0];

/** A store whose messages are drawn at once, and are gone as soon as they leave. */
function stage() {
  const standing = new Map<string, Told>();
  const stack = createMessageStack({
    create: (told) => {
      const id = told.id ?? "";
      const isNew = !standing.has(id);
      standing.set(id, { ...standing.get(id), ...told });
      if (isNew) told.onStatusChange?.({ status: "visible" });
      return id;
    },
    dismiss: (id = "") => {
      const told = standing.get(id);
      standing.delete(id);
      told?.onStatusChange?.({ status: "dismissing" });
    },
    remove: (id) => {
      if (id === undefined) standing.clear();
      else standing.delete(id);
      return id ?? "";
    },
  });
  const shown = () => [...standing.values()];
  return { stack, shown, titles: () => shown().map(({ title }): unknown => title) };
}

const undo = () => ({ label: "Undo", onClick: vi.fn() });
const offer = (title: string, id = title) => ({ id, title, action: undo(), meta: { until: Date.now() + 10_000 } });

test("the newest is at once, and the oldest goes", () => {
  const { stack, titles } = stage();
  for (const title of ["First", "Second", "Third"]) stack.create({ title });
  expect(titles()).toEqual(["Second", "Third"]);
});

test("a running offer outlasts what others say, and goes with its time", () => {
  const { stack, titles } = stage();
  stack.create(offer("Disposed"));
  for (const title of ["First", "Second", "Third"]) stack.create({ title });
  expect(titles()).toEqual(["Disposed", "Third"]);
  vi.advanceTimersByTime(9999);
  expect(titles()).toContain("Disposed");
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(["Third"]);
});

test("a message told again keeps nothing of what it was, and its earlier end is not its end", () => {
  const { stack, shown } = stage();
  stack.create({ ...offer("Disposed", "one"), description: "More" });
  vi.advanceTimersByTime(6000);
  stack.create(offer("Again", "one"));
  vi.advanceTimersByTime(6000);
  expect(shown()).toMatchObject([{ title: "Again", description: undefined }]);
  stack.create({ id: "one", title: "Done" });
  expect(shown()).toMatchObject([{ title: "Done", action: undefined, meta: {} }]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(1);
});

test("the same words again stay as long again", () => {
  const { stack, shown } = stage();
  stack.create({ id: "one", title: "Select something", duration: 6000 });
  const [first] = shown();
  stack.create({ id: "one", title: "Select something", duration: 6000 });
  expect(shown()[0]?.duration).not.toBe(first?.duration);
});

test("what comes after its time offers nothing, and does not stay for good", () => {
  const { stack, shown } = stage();
  stack.create({ title: "Disposed", action: undo(), duration: 10_000, meta: { until: Date.now() } });
  expect(shown()).toMatchObject([{ title: "Disposed", action: undefined, meta: {} }]);
  expect(shown()[0]?.duration).toBeLessThan(10_002);
});

test("the action may tell under the id of its own message, which closes with the click", () => {
  const { stack, shown, titles } = stage();
  stack.create({
    id: "one",
    title: "Disposed",
    action: { label: "Undo", onClick: () => stack.create(offer("Before", "one")) },
  });
  const [disposed] = shown();
  disposed?.action?.onClick();
  disposed?.onStatusChange?.({ status: "dismissing" });
  expect(titles()).toContain("Before");
  stack.dismiss("one");
  expect(titles()).not.toContain("Before");
});

test("nothing is left of a message that was taken away", () => {
  const { stack, titles } = stage();
  stack.create(offer("Disposed"));
  stack.dismiss("Disposed");
  stack.dismiss("Disposed");
  stack.create({ id: "Disposed", title: "Another" });
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(["Another"]);
  stack.remove();
  expect(titles()).toEqual([]);
});
