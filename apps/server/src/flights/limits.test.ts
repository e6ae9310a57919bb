import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { platformServer } from "../../test/http.ts";

const database = useDatabase();
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const id = "0".repeat(32);
const searching = [
  ["POST", "/api/fsb-api/fsb/search"],
  ["POST", "/api/flights/alternate-flights"],
  ["GET", `/api/flights/alternate-flights/${id}?bookingNo=B-1`],
] as const;
const looking = [
  ["GET", `/api/fsb-api/fsb/getStatus/${id}`],
  ["POST", "/api/multiflight-api/getData"],
  ["GET", "/api/reference/airports?q=lisbon"],
  ["GET", "/api/weather?airport=LIS&departure_date_time=2026-07-01T12:30"],
] as const;

/** Whether each of so many calls from one address was turned away and told when to come back. */
async function turnedAway(server: FastifyInstance, [method, url]: readonly ["GET" | "POST", string], calls: number) {
  const refused: boolean[] = [];
  for (let call = 0; call < calls; call += 1) {
    const response = await server.inject({ method, url, ...(method === "POST" ? { payload: {} } : {}) });
    refused.push(response.statusCode === 429 && Number(response.headers["retry-after"]) > 0);
  }
  return refused;
}

test.each([
  ...searching.map((call) => [...call, { SEARCH_RATE_LIMIT: "2" }] as const),
  ...looking.map((call) => [...call, { LOOKUP_RATE_LIMIT: "2" }] as const),
])("%s %s is turned away after so many calls a minute, as %s says", async (method, url, setting) => {
  app = await platformServer(database, { config: testConfig(setting) });
  expect(await turnedAway(app, [method, url], 4)).toEqual([false, false, true, true]);
});

test("who searched too often may still ask for the answers, and for anything else", async () => {
  app = await platformServer(database, { config: testConfig({ SEARCH_RATE_LIMIT: "1" }) });
  expect(await turnedAway(app, searching[0], 2)).toEqual([false, true]);
  for (const call of looking) expect(await turnedAway(app, call, 2)).toEqual([false, false]);
  expect(await turnedAway(app, ["GET", "/api/reference/airports/LIS"], 2)).toEqual([false, false]);
});

test("a body of more than a quarter of a megabyte is refused before it is read", async () => {
  app = await platformServer(database);
  const response = await app.inject({
    method: "POST",
    url: "/api/multiflight-api/getData",
    payload: { flights: ["x".repeat(300_000)] },
  });
  expect(response.statusCode).toBe(413);
});
