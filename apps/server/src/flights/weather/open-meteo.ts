import { array, number, object, string } from "yup";
import type { Airport } from "../../reference/airports.ts";
import { measures, type WeatherHour } from "./hour.ts";
import { WeatherError, type WeatherService } from "./weather.ts";

/** Milliseconds that the service may take. */
const patience = 5000;
/** Bytes of an answer at most; four days have some ten thousand. */
const largest = 256 * 1024;
/** Days that a forecast reaches back and ahead, today included. */
const [back, ahead] = [2, 14];

/** The documented answer of `/v1/forecast`, as far as it is read: one list per measure, in step with the hours. */
const answerSchema = object({
  hourly: object({ time: array(string().required()).max(240).required() }).required(),
}).required();
const value = number().nullable();

async function readText(response: Response): Promise<string> {
  let [text, size] = ["", 0];
  const decoder = new TextDecoder();
  const chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > largest) throw new WeatherError("The weather service answered with too much.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A measure of an hour; null where it is missing, or is no number. */
function measured(list: unknown, place: number): number | null {
  const found: unknown = Array.isArray(list) ? list[place] : undefined;
  return value.isValidSync(found, { strict: true }) && typeof found === "number" && Number.isFinite(found)
    ? found
    : null;
}

function hoursOf(answer: unknown): readonly WeatherHour[] {
  if (!answerSchema.isValidSync(answer, { strict: true }))
    throw new WeatherError("The weather service answered with what is no forecast.");
  const hourly: Readonly<Record<string, unknown>> = answer.hourly;
  return answer.hourly.time.map((time, place) => ({
    time: time.slice(0, 16),
    temperature_2m: measured(hourly["temperature_2m"], place),
    apparent_temperature: measured(hourly["apparent_temperature"], place),
    relative_humidity_2m: measured(hourly["relative_humidity_2m"], place),
    precipitation: measured(hourly["precipitation"], place),
    precipitation_probability: measured(hourly["precipitation_probability"], place),
    wind_speed_10m: measured(hourly["wind_speed_10m"], place),
    visibility: measured(hourly["visibility"], place),
    weather_code: measured(hourly["weather_code"], place),
  }));
}

/** The address of a forecast; what is behind the `?` of the base, such as a key, stays. */
function addressOf(base: string, { latitude, longitude, zone }: Airport, first: string, last: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, "").replace(/\/v1\/forecast$/, "")}/v1/forecast`;
  const parameters = {
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    hourly: measures.join(),
    timezone: zone,
    start_date: first,
    end_date: last,
  };
  for (const [name, text] of Object.entries(parameters)) url.searchParams.set(name, text);
  return url;
}

/**
 * Open-Meteo's forecast (https://open-meteo.com/en/docs), or a service that answers like it.
 * @param base its address
 */
export const createOpenMeteo = (base: string, { timeout = patience } = {}): WeatherService => ({
  source: "open-meteo",
  reaches: (daysFromToday) => daysFromToday >= -back && daysFromToday <= ahead,
  async hours(airport, first, last) {
    try {
      const response = await fetch(addressOf(base, airport, first, last), {
        // The key in the address goes nowhere else.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
        headers: { accept: "application/json" },
      });
      const text = await readText(response);
      if (!response.ok) throw new WeatherError(`The weather service answered ${response.status}.`);
      return hoursOf(JSON.parse(text));
    } catch (error) {
      if (error instanceof WeatherError) throw error;
      throw new WeatherError("The weather service cannot be reached.", { cause: error });
    }
  },
});
