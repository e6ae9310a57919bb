import { daysBetween } from "@gatehouse/domain/flights";
import { localClock } from "@gatehouse/domain/time";
import type { Airport } from "../../reference/airports.ts";
import { hoursAround, measures, type WeatherHour } from "./hour.ts";
import { typicalHour } from "./typical.ts";

/** The weather service does not answer, or with what makes no sense. */
export class WeatherError extends Error {
  override readonly name = "WeatherError";
}

/** Who knows the weather to come. */
export interface WeatherService {
  /** Who has to be credited. */
  readonly source: "open-meteo";
  /** Whether a forecast reaches a day, counted from the airport's today. */
  readonly reaches: (daysFromToday: number) => boolean;
  /**
   * The hours of some days on the airport's clock, yyyy-mm-dd, both included.
   * @throws WeatherError
   */
  readonly hours: (airport: Airport, first: string, last: string) => Promise<readonly WeatherHour[]>;
}

export interface Weather {
  /**
   * The weather of the hours around a time on an airport's clock, yyyy-mm-ddThh:mm.
   * @throws WeatherError when the service does not say
   */
  readonly around: (airport: Airport, local: string) => Promise<WeatherAround>;
}

interface WeatherAround {
  readonly kind: "forecast" | "typical";
  /** Why it is no forecast; null for one. */
  readonly reason: "beyondForecast" | "noForecast" | null;
  /** Whose data they are; null for nobody's. */
  readonly source: WeatherService["source"] | null;
  readonly hours: WeatherHour[];
}

interface Needed {
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  /** Without one the weather is what is typical. */
  readonly service?: WeatherService;
}

/** Seconds that a forecast is kept, and how many are. */
const [kept, maxKept] = [900, 500];

interface Kept {
  readonly until: number;
  readonly hours: Promise<readonly WeatherHour[]>;
}

/** Forecasts for airports, asked of the weather service and kept for a while. */
export function createWeather({ now, service }: Needed): Weather {
  const forecasts = new Map<string, Kept>();

  /** A forecast that others asked for, too, or just did. */
  function forecast(from: WeatherService, airport: Airport, first: string, last: string) {
    const key = `${airport.iata} ${first} ${last}`;
    const known = forecasts.get(key);
    if (known && known.until > now()) return known.hours;
    forecasts.delete(key);
    const oldest = forecasts.size >= maxKept ? forecasts.keys().next() : undefined;
    if (oldest && !oldest.done) forecasts.delete(oldest.value);
    const hours = from.hours(airport, first, last);
    forecasts.set(key, { until: now() + kept, hours });
    // What failed is asked for again by the next.
    hours.catch(() => void (forecasts.get(key)?.hours === hours && forecasts.delete(key)));
    return hours;
  }

  const unknown = Object.fromEntries(measures.map((measure) => [measure, null])) as Omit<WeatherHour, "time">;

  return {
    async around(airport, local) {
      const times = hoursAround(local);
      const days = [times[0], times.at(-1)].map((time) => time?.slice(0, 10) ?? "");
      const [first = "", last = ""] = days;
      const today = localClock(now(), airport.zone).date;
      const isReached = service && days.every((date) => service.reaches(daysBetween(today, date)));
      if (!isReached) {
        const hours = times.map((time) => typicalHour(airport, time));
        return { kind: "typical", reason: service ? "beyondForecast" : "noForecast", source: null, hours };
      }
      const byTime = new Map((await forecast(service, airport, first, last)).map((hour) => [hour.time, hour]));
      // An hour that the forecast skips, as clocks do in spring, is one about which nothing is known.
      const hours = times.map((time) => byTime.get(time) ?? { ...unknown, time });
      return { kind: "forecast", reason: null, source: service.source, hours };
    },
  };
}
