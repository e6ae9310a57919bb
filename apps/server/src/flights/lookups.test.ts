import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { platformServer, routerWith } from "../../test/http.ts";
import { guardCalls } from "../access/guard.ts";
import { flightsRouter } from "./router.ts";
import { SupplierError } from "./supplier.ts";
import { WeatherError } from "./weather/weather.ts";

/** Sources that have no answer to anything. */
const database = useDatabase();
const silent = () => Promise.reject(new SupplierError("no route to host"));
const nobody = async () => undefined;
let app: FastifyInstance;

beforeAll(async () => {
  app = await platformServer(database, {
    router: routerWith((calls) => {
      const { open } = guardCalls(calls, { authenticate: nobody, feedClient: nobody, proofNeeded: nobody });
      const router = flightsRouter(open, {
        supplier: { performance: silent, seatMap: silent },
        weather: { around: () => Promise.reject(new WeatherError("no route to host")) },
      } as unknown as Parameters<typeof flightsRouter>[1]); // nothing else is asked here
      return Object.fromEntries(Object.entries(router).map(([name, call]) => [`flights.${name}`, call]));
    }),
  });
});
afterAll(() => app.close());

// API-2
test.each([
  ["POST", "/api/multiflight-api/getData", { flights: ["TP210"] }],
  ["GET", "/api/weather?airport=LIS&departure_date_time=2026-07-01T12:30", undefined],
  ["GET", "/api/flights/seat-map?airline=TP&flightNum=210&date=2026-07-01", undefined],
] as const)("%s %s says that its source has no answer", async (method, url, payload) => {
  const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
  expect([answer.statusCode, answer.json()]).toMatchObject([502, { code: "LOOKUP_FAILED" }]);
});
