/** What can be known of the weather of an hour. */
export const measures = [
  "temperature_2m",
  "apparent_temperature",
  "relative_humidity_2m",
  "precipitation",
  "precipitation_probability",
  "wind_speed_10m",
  "visibility",
  "weather_code",
] as const;
type Measure = (typeof measures)[number];

/** The weather of an hour (FLT-18), in the units that the dialog shows; null is not known. */
export type WeatherHour = {
  /** The airport's wall clock, yyyy-mm-ddThh:00. */
  readonly time: string;
} & Readonly<Record<Measure, number | null>>;

/** Hours before and after the time that is asked about. */
const span = 6;

/** The hours around a time on a wall clock, yyyy-mm-ddThh:mm: thirteen of them. */
export function hoursAround(local: string): readonly string[] {
  const middle = Date.parse(`${local.slice(0, 13)}:00Z`);
  return Array.from({ length: 2 * span + 1 }, (_, place) =>
    new Date(middle + (place - span) * 3_600_000).toISOString().slice(0, 16),
  );
}
