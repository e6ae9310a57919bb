import { expect, test } from "vitest";
import { contract } from "../contract.ts";
import { flightRoutes } from "../flights/routes.ts";
import { createFlightsApi, type FlightsApi } from "./create-flights-api.ts";
import { declaredError, errorCode } from "./errors.ts";

test("it knows every call of flight search", () => {
  expect(Object.keys(flightRoutes)).toEqual(Object.keys(contract.flights));
});

test("it asks where the contract says, and hears declared errors", async () => {
  const asked: string[] = [];
  const answers = [
    Response.json([{ code: "LIS" }]),
    Response.json(
      { defined: true, code: "INVALID_SEARCH", status: 400, message: "", data: { problem: "flights.to.same" } },
      { status: 400 },
    ),
  ];
  const api = createFlightsApi({
    url: "https://gatehouse.example/api",
    fetch: async (input) => {
      const { method, url } = input as Request;
      asked.push(`${method} ${url}`);
      return answers.shift() ?? Response.error();
    },
  });
  await expect(api.airports({ q: "Lisbonne", size: 8, lang: "fr", cities: true })).resolves.toEqual([{ code: "LIS" }]);
  const refused: unknown = await api
    .search({
      from: "LIS",
      to: "LIS",
      departDate: "2026-11-24",
      passengers: { adults: 1, child: 0, infants: 0 },
      nonstop: false,
    })
    .catch((error: unknown) => error);
  expect(errorCode(refused)).toBe("INVALID_SEARCH");
  expect(declaredError<FlightsApi>(refused)?.data).toEqual({ problem: "flights.to.same" });
  expect(asked).toEqual([
    "GET https://gatehouse.example/api/reference/airports?q=Lisbonne&size=8&lang=fr&cities=true",
    "POST https://gatehouse.example/api/fsb-api/fsb/search",
  ]);
});
