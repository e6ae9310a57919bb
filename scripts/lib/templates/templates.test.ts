import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.ts";
import { area } from "./area.ts";
import { camel, isKebab, pascal, sentence } from "./names.ts";
import { screen } from "./screen.ts";
import { widget } from "./widget.ts";

test("names", () => {
  expect(["status-pill", "grid", "a1-b2"].every(isKebab)).toBe(true);
  expect(["StatusPill", "status_pill", "-pill", "pill-", "../pill", "9lives", ""].some(isKebab)).toBe(false);
  expect([pascal("status-pill"), camel("status-pill"), sentence("status-pill")]).toEqual([
    "StatusPill",
    "statusPill",
    "Status pill",
  ]);
});

const plans = [
  ["widget", widget("seat-map")],
  ["area", area("seat-maps")],
  ["screen", screen("checkin", "seat-map")],
] as const;

test.each(plans)("a %s: every file that it changes is there, and takes the change", (_, { change }) => {
  for (const [file, edit] of Object.entries(change)) {
    expect(existsSync(join(root, file)), file).toBe(true);
    const text = readFileSync(join(root, file), "utf8");
    expect(edit(text)).not.toBe(text);
  }
});

test.each(plans)("a %s: what it makes stands in kebab-case files and no place that is taken", (_, { create }) => {
  for (const [file, text] of Object.entries(create)) {
    expect(file).toMatch(/^[a-z0-9/.-]+$/);
    expect(existsSync(join(root, file)), file).toBe(false);
    expect(text.endsWith("\n")).toBe(true);
  }
});

test("a new area is registered in the contract", () => {
  const edit = area("seat-maps").change["packages/api/src/contract.ts"];
  expect(edit?.(readFileSync(join(root, "packages/api/src/contract.ts"), "utf8"))).toMatch(
    /contract = \{ .*, seatMaps \};/,
  );
});
