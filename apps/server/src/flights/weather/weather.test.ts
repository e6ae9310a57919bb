import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Airport, loadAirports } from "../../reference/airports.ts";
import { hoursAround, measures } from "./hour.ts";
import { createOpenMeteo } from "./open-meteo.ts";
import { typicalHour } from "./typical.ts";
import { createWeather, WeatherError } from "./weather.ts";

/** 2026-11-21, 12:26 UTC. */
const start = 1_795_263_960;
let time = start;
let [lisbon, tokyo]: (Airport | undefined)[] = [];
let stub: Server;
let base = "";
/** What the service does next. */
let answer: RequestListener;
const asked: URL[] = [];

const known = (airport: Airport | undefined): Airport => {
  if (!airport) throw new Error("There is no such airport.");
  return airport;
};

/** The documented answer: one list per measure, in step with the hours of the days that are asked for. */
function forecast(
  first: string,
  last: string,
  change: (hourly: Record<string, unknown[]>) => object = (hourly) => hourly,
) {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const hourly: Record<string, unknown[]> = {
    time: Array.from({ length: days * 24 }, (_, hour) =>
      new Date(Date.parse(first) + hour * 3_600_000).toISOString().slice(0, 16),
    ),
  };
  for (const [place, measure] of measures.entries())
    hourly[measure] = Array.from({ length: days * 24 }, (_, hour) => place * 100 + hour);
  return {
    latitude: 38.75,
    longitude: -9.125,
    generationtime_ms: 0.11,
    utc_offset_seconds: 0,
    timezone: "Europe/Lisbon",
    timezone_abbreviation: "WET",
    elevation: 104,
    hourly_units: { time: "iso8601", temperature_2m: "°C", wind_speed_10m: "km/h", visibility: "m" },
    hourly: change(hourly),
  };
}
const give =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

beforeAll(async () => {
  const airports = await loadAirports();
  [lisbon, tokyo] = [airports.find("LIS"), airports.find("HND")];
  stub = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", base));
    answer(request, response);
  });
  await new Promise<void>((resolve) => void stub.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      stub.closeAllConnections();
      stub.close(() => resolve());
    }),
);
beforeEach(() => {
  time = start;
  asked.length = 0;
  answer = (request, response) => {
    const { searchParams } = new URL(request.url ?? "", base);
    give(200, forecast(searchParams.get("start_date") ?? "", searchParams.get("end_date") ?? ""))(request, response);
  };
});
const weather = (path = "", options = {}) =>
  createWeather({ now: () => time, service: createOpenMeteo(`${base}${path}`, options) });
const around = (local = "2026-11-22T23:30", from = weather()) => from.around(known(lisbon), local);

describe("a forecast", () => {
  test("is asked for at the airport's place, on its clock, for the days of the hours around", async () => {
    const { kind, reason, source, hours } = await around();
    expect([kind, reason, source]).toEqual(["forecast", null, "open-meteo"]);
    expect(hours.map((hour) => hour.time)).toEqual(hoursAround("2026-11-22T23:30"));
    expect(hours).toHaveLength(13);
    expect(hours[0]).toEqual({
      time: "2026-11-22T17:00",
      temperature_2m: 17,
      apparent_temperature: 117,
      relative_humidity_2m: 217,
      precipitation: 317,
      precipitation_probability: 417,
      wind_speed_10m: 517,
      visibility: 617,
      weather_code: 717,
    });
    expect(asked).toHaveLength(1);
    const [url] = asked;
    expect(url?.pathname).toBe("/v1/forecast");
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      latitude: "38.7700",
      longitude: "-9.1282",
      hourly: measures.join(),
      timezone: "Europe/Lisbon",
      start_date: "2026-11-22",
      end_date: "2026-11-23",
    });
  });

  test.each([
    ["/", "/v1/forecast"],
    ["/weather", "/weather/v1/forecast"],
    ["/v1/forecast", "/v1/forecast"],
  ])("of a service at %s is asked for at %s", async (path, expected) => {
    await around("2026-11-22T12:00", weather(path));
    expect(asked[0]?.pathname).toBe(expected);
  });

  test("of a commercial service is asked for with its key", async () => {
    await around("2026-11-22T12:00", weather("?apikey=k-1"));
    expect(asked[0]?.searchParams.get("apikey")).toBe("k-1");
  });

  // FLT-18
  test("says null for what is missing: a value, the end of a list, a whole measure, what is no number", async () => {
    answer = give(
      200,
      forecast("2026-11-22", "2026-11-23", ({ visibility: _, ...hourly }) => ({
        ...hourly,
        temperature_2m: (hourly["temperature_2m"] ?? []).with(18, null),
        precipitation: hourly["precipitation"]?.slice(0, 20),
        weather_code: "cloudy",
        wind_speed_10m: (hourly["wind_speed_10m"] ?? []).with(17, "strong"),
      })),
    );
    const { hours } = await around();
    expect(hours.map(({ temperature_2m }) => temperature_2m).slice(0, 3)).toEqual([17, null, 19]);
    expect(hours.map(({ precipitation }) => precipitation).slice(2, 4)).toEqual([319, null]);
    expect(hours.every((hour) => hour.visibility === null && hour.weather_code === null)).toBe(true);
    expect(hours[0]?.wind_speed_10m).toBeNull();
    expect(hours[1]?.wind_speed_10m).toBe(518);
  });

  test("says nothing of an hour that it skips", async () => {
    answer = give(
      200,
      forecast("2026-11-22", "2026-11-23", (hourly) =>
        Object.fromEntries(Object.entries(hourly).map(([name, list]) => [name, list.toSpliced(20, 1)])),
      ),
    );
    const { hours } = await around();
    expect(hours[3]).toMatchObject({ time: "2026-11-22T20:00", temperature_2m: null, weather_code: null });
    expect(hours[4]).toMatchObject({ time: "2026-11-22T21:00", temperature_2m: 21 });
  });
});

test.each<[string, () => RequestListener]>([
  ["refuses", () => give(400, { error: true, reason: "Parameter 'start_date' is out of allowed range" })],
  ["is overloaded", () => give(503, "busy")],
  ["answers with what is no JSON", () => give(200, "<html>")],
  ["answers with another shape", () => give(200, { hourly: { time: "today" } })],
  ["answers with nothing", () => give(200, "")],
  ["answers with far too much", () => give(200, `"${"x".repeat(300_000)}"`)],
  ["sends us elsewhere", () => (_, response) => void response.writeHead(302, { location: `${base}/elsewhere` }).end()],
  ["hangs up", () => (request) => void request.destroy()],
  ["never answers", () => () => undefined],
])("when the service %s, that is a weather error, and the next asks again", async (_, does) => {
  const from = weather("", { timeout: 300 });
  const usual = answer;
  answer = does();
  await expect(around(undefined, from)).rejects.toThrow(WeatherError);
  expect(asked.some(({ pathname }) => pathname === "/elsewhere")).toBe(false);
  answer = usual;
  expect((await around(undefined, from)).kind).toBe("forecast");
});

test("a forecast is kept for a quarter of an hour, and fetched once for all who ask at the same moment", async () => {
  const from = weather();
  await Promise.all([around("2026-11-22T12:00", from), around("2026-11-22T13:00", from)]);
  expect(asked).toHaveLength(1);
  time += 899;
  await around("2026-11-22T11:00", from);
  expect(asked).toHaveLength(1);
  time += 1;
  await around("2026-11-22T12:00", from);
  expect(asked).toHaveLength(2);
});

test.each([
  ["2026-11-19T12:00", "forecast"],
  ["2026-11-18T12:00", "typical"],
  ["2026-12-05T12:00", "forecast"],
  ["2026-12-05T20:00", "typical"],
  ["2027-06-01T12:00", "typical"],
])("the weather at %s is a %s", async (local, kind) => {
  expect(await around(local)).toMatchObject(
    kind === "forecast"
      ? { kind, reason: null, source: "open-meteo" }
      : { kind, reason: "beyondForecast", source: null },
  );
  expect(asked).toHaveLength(kind === "forecast" ? 1 : 0);
});

test("which day it is depends on where the airport lies", async () => {
  time = Date.parse("2026-11-21T16:00:00Z") / 1000; // it is the 22nd in Tokyo
  const from = weather();
  expect((await from.around(known(tokyo), "2026-12-06T10:00")).kind).toBe("forecast");
  expect((await from.around(known(lisbon), "2026-12-06T10:00")).kind).toBe("typical");
});

// FLT-18
test("without a service the weather is what is typical, every value known", async () => {
  const { hours, ...says } = await createWeather({ now: () => time }).around(known(lisbon), "2026-11-22T12:00");
  expect(says).toEqual({ kind: "typical", reason: "noForecast", source: null });
  expect(hours).toHaveLength(13);
  for (const hour of hours) for (const measure of measures) expect(hour[measure]).not.toBeNull();
});

describe("what is typical", () => {
  const temperature = (latitude: number, time: string) => typicalHour({ latitude }, time).temperature_2m ?? Number.NaN;

  test("is the same each time", () => {
    expect(typicalHour({ latitude: 38.8 }, "2026-11-22T12:00")).toEqual(
      typicalHour({ latitude: 38.8 }, "2026-11-22T12:00"),
    );
  });

  test("is warmer in summer, by day, and near the equator; summer is in January in the south", () => {
    expect(temperature(50, "2026-07-15T12:00")).toBeGreaterThan(temperature(50, "2026-01-15T12:00") + 10);
    expect(temperature(-34, "2026-01-15T12:00")).toBeGreaterThan(temperature(-34, "2026-07-15T12:00") + 5);
    expect(temperature(50, "2026-07-15T15:00")).toBeGreaterThan(temperature(50, "2026-07-15T04:00"));
    expect(temperature(1, "2026-01-15T12:00")).toBeGreaterThan(temperature(60, "2026-01-15T12:00") + 20);
  });

  test("feels like about the same an hour later, everywhere and always", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
    for (let latitude = -90; latitude <= 90; latitude += 1)
      for (let month = 1; month <= 12; month += 1) {
        const date = `2026-${String(month).padStart(2, "0")}-15`;
        const felt = hours.map((hour) => typicalHour({ latitude }, `${date}T${hour}`).apparent_temperature ?? NaN);
        const jumps = felt.slice(1).map((feels, place) => Math.abs(feels - (felt[place] ?? NaN)));
        expect([latitude, month, Math.max(...jumps) <= 2]).toEqual([latitude, month, true]);
      }
  });

  test("stays within what there is on Earth, everywhere and always", () => {
    for (let latitude = -90; latitude <= 90; latitude += 3)
      for (let month = 1; month <= 12; month += 1)
        for (let hour = 0; hour < 24; hour += 3) {
          const found = typicalHour(
            { latitude },
            `2026-${String(month).padStart(2, "0")}-15T${String(hour).padStart(2, "0")}:00`,
          );
          expect(found.temperature_2m).toBeGreaterThan(-40);
          expect(found.temperature_2m).toBeLessThan(45);
          expect(found.relative_humidity_2m).toBeGreaterThanOrEqual(20);
          expect(found.relative_humidity_2m).toBeLessThanOrEqual(98);
          expect(found.precipitation_probability).toBeGreaterThanOrEqual(2);
          expect(found.precipitation_probability).toBeLessThanOrEqual(95);
          expect(found.wind_speed_10m).toBeGreaterThan(0);
        }
  });
});
