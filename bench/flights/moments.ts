import { createRandom } from "@gatehouse/api/sample-data";
import {
  type FlightFilters,
  noFilters,
  stopsOptions,
  timeBands,
  toggleBand,
  toggleOption,
} from "@gatehouse/domain/flights";
import type { Moment } from "./engine.ts";
import { priceEnds, type Row, type RowOrder, rowSorts } from "./rows.ts";

/** The same again flips. */
const chosen = (sort: RowOrder, type: RowOrder["type"]): RowOrder => ({
  type,
  isAscending: sort.type === type ? !sort.isAscending : true,
});

/** What one person does to a panel: one filter or sort at a time, some of them undone again, now and then everything cleared. */
export function momentsFrom(seed: number, count: number, rows: readonly Row[]): readonly Moment[] {
  const draw = createRandom(seed).next;
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(draw() * values.length)];
    if (value === undefined) throw new RangeError("nothing to pick from");
    return value;
  };
  const valuesIn = (group: string) => [...new Set(rows.flatMap(({ values }) => values[group] ?? []))];
  const [airlines, main, connecting] = [valuesIn("airlines"), valuesIn("mainAirports"), valuesIn("connectingAirports")];
  const [minimum, maximum] = priceEnds(rows);

  const changes: readonly ((filters: FlightFilters) => FlightFilters)[] = [
    (filters) => ({ ...filters, price: [minimum, Math.round(minimum + (maximum - minimum) * (0.1 + 0.9 * draw()))] }),
    (filters) => ({ ...filters, onTime: [Math.floor(draw() * 80), 100] }),
    (filters) => toggleOption(filters, "stops", pick(stopsOptions)),
    (filters) => toggleOption(filters, "airlines", pick(airlines)),
    (filters) => toggleOption(filters, "mainAirports", pick(main)),
    (filters) => toggleOption(filters, "connectingAirports", pick(connecting)),
    (filters) => toggleBand(filters, pick([0, 1]), pick(["departure", "arrival"] as const), pick(timeBands)),
  ];
  let filters = noFilters;
  let sort: RowOrder = { type: "price", isAscending: true };
  return Array.from({ length: count }, (_, place) => {
    if (place % 12 === 11) filters = noFilters;
    else if (draw() < 0.2) sort = chosen(sort, pick(rowSorts));
    else filters = pick(changes)(filters);
    return { filters, sort };
  });
}
