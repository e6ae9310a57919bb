import { describe, expect, test } from "vitest";
import { exportedFunctions, sentenceProblems } from "./exported-functions.ts";
import { repositoryFiles } from "./repository-files.ts";
import type { RepositoryFile } from "./rules.ts";

const file = (path: string, ...lines: readonly string[]): RepositoryFile => ({ path, text: lines.join("\n") });

test("every exported function has a sentence of its own, by which people find it", () => {
  const files = repositoryFiles();
  expect(exportedFunctions(files).length).toBeGreaterThan(4000);
  expect(sentenceProblems(files)).toEqual([]);
});

describe("what is wrong with the sentences over exported functions", () => {
  test.each([
    ["no comment", "", "export const add = (a: number) => a;"],
    ["only tags", "/** @returns the sum */", "export const add = (a: number) => a;"],
    ["a comment of something else", "/** A number. */\nconst one = 1;\n", "export function add(a: number) {"],
    ["none, and a type", "", "export const add: (a: number) => number = (a) => a;"],
    ["none, and a component", "", "export const Add = memo(function Add() {"],
  ])("%s", (_, comment, code) => {
    expect(sentenceProblems([file("packages/a.ts", comment, code)])).toEqual([
      expect.stringMatching(/^packages\/a\.ts:\d+ [aA]dd has no sentence that says what it does$/),
    ]);
  });

  test("a sentence that another function has as well, whatever comes after it", () => {
    expect(
      sentenceProblems([
        file("packages/a.ts", "/** Takes the pass off. Fails with STALE. */", "export function useUnlink() {"),
        file(
          "apps/b.ts",
          "/**",
          " * Takes the",
          " * pass off: at once.",
          " * @param a b",
          " */",
          "export async function un() {",
        ),
      ]),
    ).toEqual(["apps/b.ts:6 un begins with the sentence of packages/a.ts:2 useUnlink: “Takes the pass off:”"]);
  });

  test.each([
    ["a sentence of its own", file("packages/a.ts", "/** Adds one. @returns more */", "export const add = () => 1;")],
    ["a constant", file("packages/a.ts", "export const one = 1;")],
    ["what is not exported", file("packages/a.ts", "function add() {}")],
    [
      "an overload",
      file("packages/a.ts", "/** Adds. */", "export function add(a: 1): 1;", "export function add(a: 2) {"),
    ],
    ["a page of an app, which its path names", file("apps/dashboard/src/routes/chat.tsx", "export function Chat() {")],
    ["a test", file("packages/a.test.ts", "export const add = () => 1;")],
  ])("not: %s", (_, one) => {
    expect(sentenceProblems([one])).toEqual([]);
  });
});
