/** Hours as a chart draws them: a square of 100 by 100 whose origin is the top, an hour in the middle of its stretch. */
export interface WeatherPlot {
  /** Paths of the temperature line: one for each run of known hours. */
  readonly lines: readonly string[];
  /** One for each hour with a known temperature. */
  readonly dots: readonly { readonly index: number; readonly x: number; readonly y: number; readonly value: number }[];
  /** Rain, 0 to 100 of the room for bars. */
  readonly bars: readonly { readonly index: number; readonly height: number; readonly value: number }[];
  /** Null where nothing is known. */
  readonly temperature: { readonly low: number; readonly high: number; readonly highIndex: number } | null;
  /** Null where nothing is known; `from` and `to` are null on a dry day. */
  readonly rain: { readonly most: number; readonly from: number | null; readonly to: number | null } | null;
}

interface Hour {
  readonly temperature_2m: number | null;
  readonly precipitation: number | null;
}

/** So that a day of 11 to 13 degrees does not look like a storm: the scale spans at least so many degrees. */
const minSpan = 8;
/** So that a drizzle does not look like a flood: the highest bar stands for at least so many millimetres. */
const minRain = 2;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Lays out temperature and rain. Temperatures use the whole height; a point is never on the edge. */
export function weatherPlot(hours: readonly Hour[]): WeatherPlot {
  const known = hours.flatMap(({ temperature_2m: value }, index) => (value === null ? [] : [{ index, value }]));
  const wet = hours.flatMap(({ precipitation: value }, index) => (value === null ? [] : [{ index, value }]));
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, minSpan - (high - low)) / 2;
  const span = high - low + 2 * spare;
  const dots = known.map(({ index, value }) => ({
    index,
    value,
    x: round(((index + 0.5) / hours.length) * 100),
    y: round(100 - ((value - low + spare) / span) * 100),
  }));
  const most = Math.max(0, ...wet.map(({ value }) => value));
  const raining = wet.filter(({ value }) => value > 0);
  return {
    lines: runsOf(dots).map((run) => `M${run.map(({ x, y }) => `${x} ${y}`).join("L")}`),
    dots,
    bars: raining.map(({ index, value }) => ({
      index,
      value,
      height: round((value / Math.max(minRain, most)) * 100),
    })),
    temperature:
      known.length === 0 ? null : { low, high, highIndex: known.find(({ value }) => value === high)?.index ?? 0 },
    rain: wet.length === 0 ? null : { most, from: raining[0]?.index ?? null, to: raining.at(-1)?.index ?? null },
  };
}

/** Neighbouring hours together: a line is not drawn over hours of which nothing is known. */
function runsOf<T extends { readonly index: number }>(items: readonly T[]): readonly (readonly T[])[] {
  const runs: T[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.index === item.index - 1) last.push(item);
    else runs.push([item]);
  }
  // One hour alone is a dot, not a line.
  return runs.filter(({ length }) => length > 1);
}

/** Which hour holds a time; −1 where none does. @param local the airport's wall clock, yyyy-mm-ddThh:mm */
export const hourOf = (hours: readonly { readonly time: string }[], local: string): number =>
  hours.findIndex(({ time }) => time.slice(0, 13) === local.slice(0, 13));
