import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { permissionsOf } from "@gatehouse/domain/access";
import type { AnalyticsAnswer } from "@gatehouse/domain/analytics";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { useServer } from "../../test/server.ts";

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const asked: Asked[] = [];
/** How the model answers. */
let answer: (response: ServerResponse) => void;
const says =
  (content: string) =>
  (response: ServerResponse): void =>
    void response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ choices: [{ message: { content } }] }));
const plan = (fields: object) => says(JSON.stringify({ plan: fields }));

const model = createServer((request, response) => {
  void json(request).then((body) => {
    asked.push(body as Asked);
    return answer(response);
  });
});
const settings: Record<string, string> = { ANALYTICS_MODEL: "planner-1", ANALYTICS_MODEL_PATIENCE: "1" };
beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  settings["ANALYTICS_MODEL_URL"] = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
});

const database = useDatabase();
const server = useServer(database, { settings });
const tokens = new Map<string, string>();

beforeAll(async () => {
  await smallWorld(database.db, { seed: 3, now: Math.floor(Date.now() / 1000), checkIns: 300 });
  for (const who of ["admin", "billing"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
}, 120_000);
beforeEach(() => {
  asked.length = 0;
});

const ask = async (question: string, who = "admin"): Promise<AnalyticsAnswer> => {
  const { status, body } = await new Browser(server).call(
    "GET",
    `/query?q=${encodeURIComponent(question)}`,
    undefined,
    {
      token: tokens.get(who) ?? "",
    },
  );
  expect(status).toBe(200);
  return body as unknown as AnalyticsAnswer;
};

const unusual = "how did Ryanair redeye do over the past fortnight";
const good = {
  measure: "checkIns",
  by: ["day"],
  where: [{ dimension: "airline", not: false, values: ["Ryanair"] }],
  when: "last 2 week",
  against: null,
  order: null,
  top: null,
};

// ANA-11
test("what the rules read whole is not asked of a model", async () => {
  answer = plan(good);
  const { understood } = await ask("check-ins by airline");
  expect(understood.by).toBe("parser");
  expect(asked).toEqual([]);
});

test("a model makes the plan of what they do not, and learns nothing of the database", async () => {
  answer = plan(good);
  const { understood, data, refusal } = await ask(unusual);
  expect(understood).toMatchObject({
    by: "model",
    notUnderstood: [],
    plan: { ...good, where: [{ dimension: "airline", not: false, values: ["FR"] }] },
  });
  expect(refusal).toBeNull();
  expect(Array.isArray(data)).toBe(true);
  const said = asked.flatMap(({ messages }) => messages.map(({ content }) => content)).join("\n");
  expect(said).toContain(unusual);
  const { rows } = await database.pool.query<{ name: string }>(
    "select name from vendor union select name from app_user",
  );
  for (const { name } of rows) expect(said).not.toContain(name);
});

test.each([
  ["no JSON", says("SELECT * FROM app_user")],
  ["no plan", says(JSON.stringify({ plan: null }))],
  ["a measure that is none", plan({ ...good, measure: "passwords" })],
  [
    "a name that nobody has said",
    plan({ ...good, where: [{ dimension: "airline", not: false, values: ["Lufthansa"] }] }),
  ],
  [
    "a code of no list",
    plan({ ...good, where: [{ dimension: "band", not: false, values: ["'; drop table check_in; --"] }] }),
  ],
  ["days that are none", plan({ ...good, when: "2026-02-31.." })],
  ["a comparison over time", plan({ ...good, against: "before" })],
  ["three dimensions", plan({ ...good, by: ["day", "vendor", "airline"] })],
  ["rows without end", plan({ ...good, top: 1e9 })],
  ["a failure", (response: ServerResponse): void => void response.writeHead(500).end()],
] as const)("%s: what was understood without it is said, and what was not", async (_, how) => {
  answer = how;
  const { understood, refusal } = await ask("check-ins per day redeye");
  expect(understood.by).toBe("parser");
  expect(understood.notUnderstood.map(({ text }) => text)).toEqual(["redeye"]);
  expect(refusal).toBeNull();
  // Three failures in a row would end the asking for a minute.
  answer = plan(good);
  expect((await ask(unusual)).understood.by).toBe("model");
});

test("a model cannot ask for what its reader may not see", async () => {
  const permissions = permissionsOf("BILLING");
  expect(permissions).toContain("analytics");
  expect(permissions).not.toContain("cases");
  answer = plan({ ...good, measure: "cases", where: [] });
  const { understood } = await ask(unusual, "billing");
  expect(understood.by).toBe("parser");
  expect(asked[0]?.messages[0]?.content).not.toContain('"openCases"');
});

test("one that takes too long is not waited for", async () => {
  answer = () => undefined;
  expect((await ask(unusual)).understood.by).toBe("parser");
  expect(asked).toHaveLength(1);
});
