import { expect, test } from "vitest";
import { contract } from "./contract.ts";

/** What a schema says of itself. */
interface Schema {
  readonly type: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
}

interface Call {
  readonly path: string;
  readonly "~orpc": {
    readonly meta: { readonly access?: unknown; readonly repeatable?: unknown };
    readonly inputSchema?: Schema & { readonly fields?: Record<string, unknown> };
    readonly outputSchema?: Schema;
    readonly errorMap: Readonly<Record<string, { readonly status?: number; readonly data?: Schema } | undefined>>;
    readonly route: { readonly method?: string; readonly path?: string };
  };
}

function calls(node: object, path: readonly string[] = []): Call[] {
  if ("~orpc" in node) return [{ ...(node as Omit<Call, "path">), path: path.join(".") }];
  return Object.entries(node).flatMap(([key, child]) => calls(child as object, [...path, key]));
}

const all = calls(contract);

/** Every object of a schema, with its place. */
function objectsOf(schema: Schema | undefined, place: string): { readonly place: string; readonly fields: Fields }[] {
  if (schema?.innerType) return objectsOf(schema.innerType as Schema, `${place}[]`);
  const fields = (schema?.fields ?? {}) as Fields;
  const inner = Object.entries(fields).flatMap(([name, field]) => objectsOf(field, `${place}.${name}`));
  return schema?.fields ? [{ place, fields }, ...inner] : inner;
}
type Fields = Readonly<Record<string, Schema>>;

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

// API-2
test("a source that has no answer is LOOKUP_FAILED, a bank BANK_AWAY, with 502 in every call, and nothing else is", () => {
  const failed = all.flatMap(({ path, "~orpc": { errorMap } }) =>
    Object.entries(errorMap)
      .filter(([code, error]) => /^(?:LOOKUP_FAILED|BANK_AWAY)$/.test(code) || error?.status === 502)
      .map(([code, error]) => `${path} ${code} ${error?.status}`),
  );
  expect(failed.length).toBeGreaterThan(5);
  expect(failed.filter((said) => !/ (?:LOOKUP_FAILED|BANK_AWAY) 502$/.test(said))).toEqual([]);
});

// API-4
test("instants are numbers, dates and times of day are texts, and a flight's instant has the local time and the zone beside it", () => {
  const objects = all.flatMap(({ path, "~orpc": { inputSchema, outputSchema } }) => [
    ...objectsOf(inputSchema, `${path} asked`),
    ...objectsOf(outputSchema, `${path} answered`),
  ]);
  const named = (pattern: RegExp) =>
    objects.flatMap(({ place, fields }) =>
      Object.entries(fields)
        .filter(([name]) => pattern.test(name))
        .map(([name, { type }]) => ({ type, said: `${place}.${name} ${type}` })),
    );
  const instants = named(/(?:^at|^utc|At|Secs|Until|Since)$/);
  expect(instants.length).toBeGreaterThan(50);
  expect(instants.filter(({ type }) => type !== "number").map(({ said }) => said)).toEqual([]);
  const local = named(/(?:^date|^time|Date|Time|DateTime)$/);
  expect(local.length).toBeGreaterThan(50);
  expect(local.filter(({ type }) => type === "number" || type === "date").map(({ said }) => said)).toEqual([]);
  const flights = objects.filter(
    ({ place, fields }) =>
      /\.(?:dept|arrival)$/.test(place) && Object.keys(fields).some((name) => /^(?:dept|arr)TimeUTCSecs$/.test(name)),
  );
  expect(flights.length).toBeGreaterThan(10);
  for (const { place, fields } of flights)
    expect([place, Object.keys(fields)]).toEqual([place, expect.arrayContaining(["date", "time", "zone"])]);
});

// QUE-21
test("a check-in and a booking have one name in all calls about check-ins", () => {
  const names = all
    .filter(({ path }) => /^(?:checkin|boardingPasses|travellers|feed)\./.test(path))
    .flatMap(({ path, "~orpc": { inputSchema, outputSchema } }) => [
      ...objectsOf(inputSchema, path),
      ...objectsOf(outputSchema, path),
    ])
    .flatMap(({ place, fields }) => Object.keys(fields).map((name) => ({ name, place })));
  const other = names.filter(
    ({ name }) =>
      (/^check_?in_?(?:id|no|number)s?$/i.test(name) && !/^checkInIds?$/.test(name)) ||
      (/^booking_?(?:id|no|num|number|ref|reference)s?$/i.test(name) && !/^bookingNos?$/.test(name)),
  );
  expect(other).toEqual([]);
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(["checkInId", "checkInIds", "bookingNo"]));
});

// API-17
test("a booking's number and a vendor's code have one spelling in every call, except where others send another", () => {
  const spelled = all.flatMap(({ path, "~orpc": { inputSchema, outputSchema, errorMap, route } }) => {
    const failures = Object.values(errorMap).map((error) => error?.data);
    const fields = [inputSchema, outputSchema, ...failures]
      .flatMap((schema) => objectsOf(schema, path))
      .flatMap((found) => Object.keys(found.fields));
    const inPath = [...(route.path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return [...fields, ...inPath].map((name) => ({ path, name }));
  });
  const other = spelled.filter(
    ({ name }) =>
      (/^booking_?(?:id|no|num|number|ref|reference)s?$/i.test(name) && !/^bookingNos?$/.test(name)) ||
      (/^v(?:endor)?_?codes?$/i.test(name) && !/^vendorCodes?$/.test(name)),
  );
  const said = new Set(other.map(({ path, name }) => `${path.replace(/^cases\..*/, "cases")} ${name}`));
  expect([...said].toSorted()).toEqual(["cases vCode", "costs.search bookingno"]);
  expect(spelled.filter(({ name }) => name === "bookingNo").length).toBeGreaterThan(40);
  expect(spelled.filter(({ name }) => name === "vendorCode").length).toBeGreaterThan(20);
});

// QUE-21
test("a row keeps the names that operators' tools know", () => {
  const [row] = all
    .filter(({ path }) => path === "checkin.list")
    .flatMap(({ path, "~orpc": { outputSchema } }) => objectsOf(outputSchema, path))
    .filter(({ place }) => place === "checkin.list.content[]");
  expect(Object.keys(row?.fields ?? {})).toEqual(
    expect.arrayContaining([
      "checkInId",
      "_id",
      "pnr",
      "bookingNo",
      "vendor",
      "currentState",
      "automationStatus",
      "flightnum",
      "airline",
      "from",
      "to",
      "dept",
      "passenger",
      "needQC",
      "disposeState",
      "_lock",
    ]),
  );
  const named = (name: string) => Object.keys(row?.fields[name]?.fields ?? {});
  expect(named("dept")).toEqual(["date", "time", "zone", "deptTimeUTCSecs"]);
  expect(named("passenger")).toEqual(["firstname", "lastname", "title"]);
  expect(named("_lock")).toEqual(["userid", "lockedAt"]);
});
