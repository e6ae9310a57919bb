import { beforeEach, expect, test, vi } from "vitest";
import { createShortcuts, type Shortcuts } from "./shortcuts.ts";

class FakeElement {
  readonly isContentEditable: boolean;
  readonly kind: string;
  constructor(kind: string, editable = false) {
    this.kind = kind;
    this.isContentEditable = editable;
  }
  matches(selector: string): boolean {
    return this.kind === "input" && selector.includes("input");
  }
}

let dialog: object | null = null;
const run = vi.fn<() => void>();
let shortcuts: Shortcuts;

beforeEach(() => {
  dialog = null;
  run.mockClear();
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("document", { querySelector: () => dialog });
  shortcuts = createShortcuts();
  shortcuts.set("a", [
    { keys: "n", label: "Next", run },
    { keys: "Mod+k", label: "Palette", run },
    { keys: "Mod+Enter", label: "Submit", run },
    { keys: "?", label: "List", run },
  ]);
});

type Press = Partial<
  Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing" | "defaultPrevented">
> & { target?: FakeElement };

const press = (event: Press): boolean => {
  const full = {
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    isComposing: false,
    defaultPrevented: false,
    target: new FakeElement("div"),
    preventDefault: vi.fn<() => void>(),
    ...event,
  };
  // Only what the handler reads.
  return shortcuts.handle(full as never);
};

test.each<[string, Press, boolean]>([
  ["a single key", { key: "n" }, true],
  ["the key in capitals", { key: "N" }, true],
  ["a sign", { key: "?" }, true],
  ["Ctrl", { key: "k", ctrlKey: true }, true],
  ["⌘", { key: "k", metaKey: true }, true],
  ["Ctrl while typing", { key: "k", ctrlKey: true, target: new FakeElement("input") }, true],
  ["another key", { key: "m" }, false],
  ["the key with Ctrl", { key: "n", ctrlKey: true }, false],
  ["the key with Alt, which makes letters on some keyboards", { key: "n", altKey: true }, false],
  ["a key while typing", { key: "n", target: new FakeElement("input") }, false],
  ["a key in a rich text", { key: "n", target: new FakeElement("div", true) }, false],
  ["a key that is held", { key: "n", repeat: true }, false],
  ["a key of an input method", { key: "n", isComposing: true }, false],
  ["a key that somebody has used", { key: "n", defaultPrevented: true }, false],
])("%s", (_, event, runs) => {
  expect(press(event)).toBe(runs);
  expect(run).toHaveBeenCalledTimes(runs ? 1 : 0);
});

test("nothing below an open dialog", () => {
  dialog = {};
  expect(press({ key: "n" })).toBe(false);
});

test("single keys can be turned off, the others stay (WCAG 2.1.4)", () => {
  shortcuts.setSingleKeys(false);
  expect(press({ key: "n" })).toBe(false);
  expect(press({ key: "k", ctrlKey: true })).toBe(true);
});

test("the component that came last has the key; one that is off leaves it to the one before", () => {
  const last = vi.fn<() => void>();
  shortcuts.set("b", [{ keys: "n", label: "Other", run: last }]);
  press({ key: "n" });
  expect([run.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  shortcuts.set("b", [{ keys: "n", label: "Other", run: last, enabled: false }]);
  press({ key: "n" });
  expect([run.mock.calls.length, last.mock.calls.length]).toEqual([1, 1]);
  shortcuts.remove("a");
  expect(press({ key: "n" })).toBe(false);
});
