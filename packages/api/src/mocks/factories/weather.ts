import type { InferSchemaOutput } from "@orpc/contract";
import type { weatherSchema } from "../../flights/schema.ts";

/** The weather at an airport, as the call answers. */
export type MockWeather = InferSchemaOutput<typeof weatherSchema>;
type Hour = MockWeather["payload"]["weather_data_of_origin_hourly"][number];

const hours = 13;
const hourMilliseconds = 3_600_000;

const nothingMeasured = {
  temperature_2m: null,
  apparent_temperature: null,
  relative_humidity_2m: null,
  precipitation: null,
  precipitation_probability: null,
  wind_speed_10m: null,
  visibility: null,
  weather_code: null,
};

/** A day from clear over rain to thunder, so that every picture is seen. */
const codes = [0, 1, 2, 3, 45, 51, 61, 63, 71, 80, 95, 3, 0];

const measured = (place: number): Omit<Hour, "time"> => ({
  temperature_2m: Math.round((11 + 6 * Math.sin((place / hours) * Math.PI)) * 10) / 10,
  apparent_temperature: Math.round((9 + 6 * Math.sin((place / hours) * Math.PI)) * 10) / 10,
  relative_humidity_2m: 82 - place,
  precipitation: place > 4 && place < 11 ? Math.round(place * 3) / 10 : 0,
  precipitation_probability: Math.min(95, place * 8),
  wind_speed_10m: 12 + place,
  visibility: 24_140 - place * 1200,
  weather_code: codes[place] ?? 0,
});

/**
 * Six hours before and after a time.
 * @param around the airport's wall clock, yyyy-mm-ddThh:mm
 * @param kind typical: no forecast reaches the day; noForecast: nobody is asked for one; partial: a forecast of which every second hour has no measurements; none: there are no hours at all
 */
export function createWeather(
  around: string,
  kind: "forecast" | "typical" | "noForecast" | "partial" | "none" = "forecast",
): MockWeather {
  const first = Date.parse(`${around.slice(0, 13)}:00Z`) - 6 * hourMilliseconds;
  const hourly = Array.from({ length: kind === "none" ? 0 : hours }, (_, place) => ({
    time: new Date(first + place * hourMilliseconds).toISOString().slice(0, 16),
    ...(kind === "partial" && place % 2 === 1 ? nothingMeasured : measured(place)),
    // Forecasts leave single values out now and then.
    ...(kind === "forecast" && place === 2 ? { visibility: null } : {}),
  }));
  const reason = kind === "typical" ? "beyondForecast" : kind === "noForecast" ? kind : null;
  return {
    status: true,
    payload: {
      kind: reason ? "typical" : "forecast",
      reason,
      source: reason ? null : "open-meteo",
      weather_data_of_origin_hourly: hourly,
    },
  };
}
