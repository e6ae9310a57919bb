import { expect, test } from "vitest";
import { contract } from "./contract.ts";

interface Call {
  readonly path: string;
  readonly "~orpc": {
    readonly meta: { readonly access?: unknown; readonly repeatable?: unknown };
    readonly inputSchema?: { readonly fields?: Record<string, unknown> };
    readonly route: { readonly method?: string; readonly path?: string };
  };
}

function calls(node: object, path: readonly string[] = []): Call[] {
  if ("~orpc" in node) return [{ ...(node as Omit<Call, "path">), path: path.join(".") }];
  return Object.entries(node).flatMap(([key, child]) => calls(child as object, [...path, key]));
}

const all = calls(contract);

test("there are calls to look at", () => {
  expect(all.length).toBeGreaterThan(15);
});

test.each(all.map((call) => [call.path, call] as const))("%s says who may call it, and where", (_, call) => {
  const { access } = call["~orpc"].meta;
  const marks: readonly unknown[] = ["public", "vendorKey", "session"];
  expect(marks.includes(access) || (Array.isArray(access) && access.length > 0)).toBe(true);
  expect(call["~orpc"].route.method).toMatch(/^(GET|POST|PUT)$/);
  expect(call["~orpc"].route.path).toMatch(/^\/[a-z]/);
});

test("no two calls share a method and a path", () => {
  const routes = all.map(({ "~orpc": { route } }) => `${route.method} ${route.path?.replaceAll(/\{\w+\}/g, "{}")}`);
  expect(new Set(routes).size).toBe(routes.length);
});

// API-13
test("what may be asked for again takes the id of a request, and nothing else does; every change of check-in's work is such", () => {
  const takesId = (call: Call) => "requestId" in (call["~orpc"].inputSchema?.fields ?? {});
  const named = (some: readonly Call[]) => some.map(({ path }) => path);
  const repeatable = all.filter((call) => call["~orpc"].meta.repeatable === true);
  expect(named(repeatable)).toEqual(named(all.filter(takesId)));
  const unrepeated = all.filter(
    (call) =>
      /^(checkin|boardingPasses)\./.test(call.path) &&
      call["~orpc"].route.method === "POST" &&
      !repeatable.includes(call),
  );
  // A search changes nothing, and being there stays what it is however often it is told.
  expect(named(unrepeated)).toEqual(["checkin.search", "checkin.assignments.presence"]);
});
