import { dayNumber } from "@gatehouse/domain/flights";
import type { WeatherHour } from "./hour.ts";

interface Place {
  /** Degrees. */
  readonly latitude: number;
}

const day = 365.25;
const wave = (at: number, peak: number, length: number) => Math.cos(((at - peak) / length) * 2 * Math.PI);
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Chance of rain in an hour, in percent, by climate zone: wet tropics, dry subtropics, changeable middle latitudes, dry polar air. */
function rainChance(distance: number, season: number): number {
  if (distance < 15) return 42 + 12 * season;
  if (distance < 35) return 16 + 6 * season;
  return distance < 62 ? 36 - 6 * season : 24;
}

/** WMO code 4677 that goes with a chance of rain. */
function skyOf(chance: number, temperature: number): number {
  if (chance < 20) return 1;
  if (chance < 32) return 2;
  if (chance < 44) return 3;
  return temperature < 0 ? 71 : 61;
}

/**
 * What the weather is like at a latitude in a month and at an hour: a rule of thumb, not a measurement, and always shown as "typical".
 * Warmest a month after midsummer and at three in the afternoon.
 * @param time the place's wall clock, yyyy-mm-ddThh:00
 */
export function typicalHour({ latitude }: Place, time: string): WeatherHour {
  const distance = Math.abs(latitude);
  const date = (dayNumber(time.slice(0, 10)) ?? 0) % day;
  const season = wave(date, latitude >= 0 ? 201 : 18, day);
  const afternoon = wave(Number(time.slice(11, 13)), 15, 24);
  const mean = 27 - 0.45 * Math.max(0, distance - 15);
  const temperature = mean + between(0.28 * (distance - 10), 1, 15) * season + (distance < 35 ? 5 : 3.5) * afternoon;
  const wind = 11 + distance * 0.09 + 3 * afternoon - 2 * season;
  const humidity = between(
    72 - 16 * afternoon + (distance < 15 ? 8 : 0) - (distance > 15 ? 15 * between((temperature - 22) / 5, 0, 1) : 0),
    20,
    98,
  );
  const chance = between(rainChance(distance, season), 2, 95);
  // Both set in over some degrees: an hour later it feels much the same.
  const cold = wind * 0.18 * between((15 - temperature) / 10, 0, 1);
  const damp = (humidity - 45) * 0.06 * between((temperature - 22) / 5, 0, 1);
  return {
    time,
    temperature_2m: tenth(temperature),
    apparent_temperature: tenth(temperature - cold + damp),
    relative_humidity_2m: Math.round(humidity),
    precipitation: chance < 44 ? 0 : tenth(chance * 0.012),
    precipitation_probability: Math.round(chance),
    wind_speed_10m: tenth(wind),
    visibility: chance < 44 ? 20_000 : 12_000,
    weather_code: skyOf(chance, temperature),
  };
}
