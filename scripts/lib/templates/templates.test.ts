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
  ["widget", widget("bag-tag")],
  ["area", area("bag-tags")],
  ["screen", screen("checkin", "bag-tag")],
] as const;

test.each(plans)("a %s: every file that it changes is there, and takes the change", (_, { change }) => {
  for (const [file, edit] of Object.entries(change)) {
    expect(existsSync(join(root, file)), file).toBe(true);
    const text = readFileSync(join(root, file), "utf8");
    expect(edit(text)).not.toBe(text);
  }
});

test("a screen that is already called one is not called so twice", () => {
  expect(screen("checkin", "bag-tag-screen")).toEqual(
    expect.objectContaining({ next: screen("checkin", "bag-tag").next }),
  );
  expect(Object.keys(screen("checkin", "bag-tag-screen").create)).toEqual(
    Object.keys(screen("checkin", "bag-tag").create),
  );
});

test.each(plans)("a %s: what it makes is in kebab-case files and no place that is taken", (_, { create }) => {
  for (const [file, text] of Object.entries(create)) {
    expect(file).toMatch(/^[a-z0-9/.-]+$/);
    expect(existsSync(join(root, file)), file).toBe(false);
    expect(text.endsWith("\n")).toBe(true);
  }
});

test.each([
  ["a widget", widget("bag-tag"), "Bag tag", ["Success"]],
  ["a screen", screen("checkin", "bag-tag"), "Check-in/Bag tag", ["Success", "Empty", "Loading", "Failed"]],
] as const)(
  "%s comes with states for designers, and with the tests that begin there",
  (_, { create }, title, wanted) => {
    const [text = ""] = Object.entries(create).flatMap(([file, each]) => (file.endsWith(".stories.tsx") ? [each] : []));
    expect(text).toContain(`title: "${title}"`);
    const stories = [...text.matchAll(/export const (\w+): Story = (\{[^]*?\});/g)];
    const tests = stories.filter(([, , body = ""]) => body.includes("play:"));
    const states = stories.filter((story) => !tests.includes(story)).map(([, name]) => name);
    expect(states).toEqual(expect.arrayContaining([...wanted]));
    expect(tests.map(([, name]) => name)).toEqual(expect.arrayContaining(wanted.map((name) => `${name}Test`)));
    for (const [, name = "", body] of tests) {
      expect(states).toContain(name.replace(/Test$/, ""));
      expect(body).toContain(`...${name.replace(/Test$/, "")},`);
    }
  },
);

test.each(["billing", "access", "a-new-area"])(
  "a screen of the area %s has a room of its own, and an entry",
  (area) => {
    const { create, change } = screen(area, "revenue");
    for (const file of Object.keys(create)) expect(file).toMatch(new RegExp(`^packages/features/src/${area}/revenue/`));
    const edit = change["packages/features/package.json"];
    expect(edit?.(readFileSync(join(root, "packages/features/package.json"), "utf8"))).toContain(
      `"./${area}/revenue": "./src/${area}/revenue/index.ts"`,
    );
  },
);

test("a new area is registered in the contract and by the server, however many there are", () => {
  for (const [file, registered] of [
    ["packages/api/src/contract.ts", /contract = \{[^}]*, bagTags\s*\};/],
    ["apps/server/src/router.ts", /open\.router\(\{\s*bagTags: bagTagsRouter\(signedIn\),/],
  ] as const) {
    const edit = area("bag-tags").change[file];
    const text = readFileSync(join(root, file), "utf8");
    expect(edit?.(text)).toMatch(registered);
    // As the formatter lays it out where the line becomes too long.
    const long = text.replace(
      /contract = \{ (.*) \};/,
      (_, areas: string) => `contract = {\n  ${areas.replaceAll(", ", ",\n  ")},\n};`,
    );
    expect(edit?.(long)).toMatch(registered);
  }
});
