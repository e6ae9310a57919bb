import { expect, test } from "vitest";

const files = Object.entries(
  import.meta.glob<string>("../**/data/use-*.ts", { eager: true, query: "?raw", import: "default" }),
);
const elsewhere = Object.entries(
  import.meta.glob<string>(
    ["../**/*.{ts,tsx}", "!../**/data/**", "!../**/messages/**", "!../**/*.{test,stories}.{ts,tsx}"],
    { eager: true, query: "?raw", import: "default" },
  ),
);
const camel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

test("each file of a data folder has one hook, and is named by it", () => {
  expect(files.length).toBeGreaterThan(60);
  const others = files.flatMap(([path, text]) => {
    const hooks = [...text.matchAll(/^export (?:const|function) (use[A-Z]\w*)/gm)].map(([, hook]) => hook);
    const handedOn = [...text.matchAll(/^export \{[^}]*\b(use[A-Z]\w*)/gm)].map(([, hook]) => hook);
    const name = camel(/([\w-]+)\.ts$/.exec(path)?.[1] ?? "");
    const found = [...hooks, ...handedOn].join(", ");
    return found === name ? [] : [`${path}: ${found}`];
  });
  expect(others).toEqual([]);
});

test("nothing but data hooks, tests and stories reads by SWR", () => {
  expect(elsewhere.length).toBeGreaterThan(500);
  const others = elsewhere.filter(([, text]) =>
    /\buseSWR(?:Infinite|Mutation|Immutable|Subscription)?\s*[<(]/.test(text),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
