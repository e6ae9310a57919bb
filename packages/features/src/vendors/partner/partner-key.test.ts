import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { keyOf, showsKey } from "./partner-key.ts";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => kept.clear());

test("a key is taken from the address, however its name is written, and is known to this page of the tab alone (VEN-17)", () => {
  expect(keyOf("/partners/confirm", { lang: "fr", KEY: " c~1 " })).toBe("c~1");
  expect(showsKey({ KEY: "c~1" })).toBe(true);
  expect(keyOf("/partners/confirm", { lang: "fr" })).toBe("c~1");
  expect(keyOf("/partners/agreement", {})).toBe("");
});

test("what is no key is none", () => {
  expect(keyOf("/partners/confirm", { key: 7 })).toBe("");
  expect(keyOf("/partners/confirm", { key: "x".repeat(900) })).toHaveLength(400);
});
