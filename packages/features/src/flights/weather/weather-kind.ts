import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudRainWind,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Moon,
  Snowflake,
  Sun,
} from "lucide-react";
import type { messages } from "./messages/index.ts";

type Key = keyof typeof messages.en;

/** What kind of weather a code means; each has a text `kind.…`. */
export type WeatherKind = Key extends infer K ? (K extends `kind.${infer Name}` ? Name : never) : never;

/** WMO table 4677 as far as hourly forecasts use it. */
const kinds: readonly (readonly [codes: readonly number[], kind: WeatherKind])[] = [
  [[0], "clear"],
  [[1], "mainlyClear"],
  [[2], "partlyCloudy"],
  [[3], "overcast"],
  [[45, 48], "fog"],
  [[51, 53, 55], "drizzle"],
  [[56, 57, 66, 67], "freezingRain"],
  [[61], "lightRain"],
  [[63], "rain"],
  [[65], "heavyRain"],
  [[80, 81, 82], "showers"],
  [[71, 77, 85], "lightSnow"],
  [[73], "snow"],
  [[75, 86], "heavySnow"],
  [[95], "thunder"],
  [[96, 99], "hail"],
];

/**
 * The kind of weather (sunshine, rain, snow …) that a forecast's code means.
 * @param code WMO 4677
 * @returns undefined for codes that say nothing here, and for null
 */
export const weatherKind = (code: number | null): WeatherKind | undefined =>
  code === null ? undefined : kinds.find(([codes]) => codes.includes(code))?.[1];

const icons: Readonly<Record<WeatherKind, LucideIcon>> = {
  clear: Sun,
  mainlyClear: Sun,
  partlyCloudy: CloudSun,
  overcast: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  freezingRain: CloudHail,
  lightRain: CloudRain,
  rain: CloudRain,
  heavyRain: CloudRainWind,
  showers: CloudRainWind,
  lightSnow: CloudSnow,
  snow: CloudSnow,
  heavySnow: Snowflake,
  thunder: CloudLightning,
  hail: CloudHail,
};
const atNight: Partial<typeof icons> = { clear: Moon, mainlyClear: Moon, partlyCloudy: CloudMoon };

/**
 * The picture of a kind. Where the sun stands is not known: from seven in the evening to six in the morning it is a moon.
 * @param time the airport's wall clock, yyyy-mm-ddThh:mm
 */
export function weatherIcon(kind: WeatherKind, time: string): LucideIcon {
  const hour = Number(time.slice(11, 13));
  return (hour >= 6 && hour < 19 ? undefined : atNight[kind]) ?? icons[kind];
}
