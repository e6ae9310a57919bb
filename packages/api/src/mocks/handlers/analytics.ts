import {
  type DimensionId,
  dimensions,
  daysAgainst,
  daysOf,
  maySee,
  measures,
  measuresFor,
  pinLimit,
  type Plan,
  views,
} from "@gatehouse/domain/analytics";
import {
  indexNames,
  kindOf,
  layerWords,
  type Name,
  nearestPlans,
  parseQuestion,
} from "@gatehouse/domain/analytics/parser";
import { addDays } from "@gatehouse/domain/time";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import { type Implementation, MockFailure } from "../implement.ts";

export interface AnalyticsBackend {
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

const names: readonly Name[] = [
  { kind: "airline", code: "LH", names: ["Lufthansa"] },
  { kind: "airline", code: "FR", names: ["Ryanair"] },
  { kind: "airline", code: "W6", names: ["Wizz Air"] },
  { kind: "airline", code: "AF", names: ["Air France"] },
  { kind: "airline", code: "VY", names: ["Vueling Airlines"] },
  { kind: "airline", code: "DY", names: ["Norwegian Air Shuttle"] },
  { kind: "airline", code: "A3", names: ["Aegean Airlines"] },
  { kind: "airline", code: "U2", names: ["easyJet"] },
  { kind: "airline", code: "BA", names: ["British Airways"] },
  { kind: "vendor", code: "NWT", names: ["Northwind Travel"] },
  { kind: "vendor", code: "BLA", names: ["Bluebird Agency"] },
  { kind: "vendor", code: "ALD", names: ["Aldermoor Clinics"] },
  { kind: "operator", code: "ana", names: ["Ana Ruiz"] },
  { kind: "operator", code: "ben", names: ["Ben Okoro"] },
  { kind: "operator", code: "carmen", names: ["Carmen Vidal"] },
  { kind: "airport", code: "FRA", names: ["Frankfurt am Main Airport", "Frankfurt"] },
  { kind: "airport", code: "LHR", names: ["London Heathrow Airport", "London"] },
  { kind: "hospital", code: "St. Brigid Medical", names: ["St. Brigid Medical"] },
  { kind: "hospital", code: "Harbor Hospital", names: ["Harbor Hospital"] },
  { kind: "program", code: "St. Brigid Medical, Cardiac Surgery", names: ["St. Brigid Medical, Cardiac Surgery"] },
];
const index = indexNames(names, layerWords);

/** A number that stays the same for a word. */
const numberFor = (word: string): number => {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return 40 + (sum % 190);
};

type Cell = string | number | null | { readonly code: string; readonly name: string };

/** The groups of a dimension, as far as a story needs some. */
function groupsOf(id: DimensionId, today: string): readonly Cell[] {
  const kind = kindOf(id);
  const called = names.filter((name) => name.kind === kind);
  if (kind === "hospital" || kind === "program") return called.map(({ code }) => code);
  if (kind) return called.map(({ code, names: [name = code] }) => ({ code, name }));
  const fixed = dimensions[id].values;
  if (fixed) return fixed.map(({ value }) => value);
  switch (id) {
    case "hour":
      return Array.from({ length: 24 }, (_, hour) => hour);
    case "weekday":
      return [1, 2, 3, 4, 5, 6, 7];
    case "month":
      return [`${today.slice(0, 4)}-09`, `${today.slice(0, 4)}-10`, today.slice(0, 7)];
    case "quarter":
      return [`${today.slice(0, 4)}-Q3`, `${today.slice(0, 4)}-Q4`];
    case "year":
      return [String(Number(today.slice(0, 4)) - 1), today.slice(0, 4)];
    default:
      return Array.from({ length: 20 }, (_, back) => addDays(today, (back - 19) * (id === "week" ? 7 : 1)));
  }
}

const keyOf = (cell: Cell): string => (typeof cell === "object" && cell !== null ? cell.code : String(cell));

function rowsOf(plan: Plan, today: string) {
  const { measure, by, against, where, order, top } = plan;
  const outOf = measures[measure].outOf !== undefined;
  const allowed = (id: DimensionId) => (cell: Cell) =>
    where.every(({ dimension, not, values }) => dimension !== id || values.includes(keyOf(cell)) !== not);
  const groups = by.reduce<readonly (readonly Cell[])[]>(
    (there, id) =>
      there.flatMap((cells) =>
        groupsOf(id, today)
          .filter(allowed(id))
          .map((cell) => [...cells, cell]),
      ),
    [[]],
  );
  const rows = groups.map((cells) => {
    const name = cells.map(keyOf).join(" ");
    const value = numberFor(`${measure} ${name}`);
    const before = numberFor(`before ${measure} ${name}`);
    return {
      ...Object.fromEntries(by.map((id, place) => [id, cells[place] ?? null])),
      value,
      ...(against === null ? {} : { before, change: value - before }),
      ...(outOf ? { outOf: Math.round(value * 17) / 100 } : {}),
    };
  });
  const isTime = by.some((id) => dimensions[id].kind === "time");
  const sorted =
    isTime && order === null
      ? rows
      : rows.toSorted((one, other) => (order === "lowest" ? one.value - other.value : other.value - one.value));
  return { rows: sorted.slice(0, top ?? sorted.length), all: rows };
}

/** Answers by the parser of domain, over numbers that are made up and stay the same. */
export function analyticsCalls({ user, now }: AnalyticsBackend): Implementation<typeof contract.analytics> {
  let pins: readonly { readonly id: number; readonly q: string; readonly title: string }[] = [];
  return {
    query: ({ q }) => {
      const today = new Date(now() * 1000).toISOString().slice(0, 10);
      const { permissions } = user();
      const parsed = parseQuestion(q, index, today);
      const { plan, refusal, notUnderstood, read } = parsed;
      const empty = { nearest: [], sql: null, chart: null, total: null, truncated: false, took: 84, at: now() };
      if (!plan)
        return {
          ...empty,
          data: "This names nothing that is counted here.",
          refusal: refusal ?? "nothing",
          understood: {
            plan: null,
            notUnderstood: [...notUnderstood],
            read: [...read],
            days: null,
            against: null,
            names: {},
            by: "parser",
          },
          nearest: nearestPlans(q, parsed, measuresFor(permissions)),
        };
      const { view } = measures[plan.measure];
      if (!maySee(view, permissions)) throw new MockFailure("FORBIDDEN", { permissions: [...views[view].needs] });
      const { rows, all } = rowsOf(plan, today);
      const [first] = plan.by;
      return {
        ...empty,
        data: rows,
        refusal: null,
        understood: {
          plan,
          notUnderstood: [...notUnderstood],
          read: [...read],
          days: plan.when === null ? null : daysOf(plan.when, today),
          against:
            plan.when === null || plan.against === null ? null : (daysAgainst(plan.when, plan.against, today) ?? null),
          names: Object.fromEntries(
            plan.where.map(({ dimension, values }) => [
              dimension,
              Object.fromEntries(
                values.map((code) => [code, names.find((name) => name.code === code)?.names[0] ?? code]),
              ),
            ]),
          ),
          by: "parser",
        },
        sql: `select … from analytics.${view}`,
        chart:
          first === undefined
            ? null
            : dimensions[first].kind === "time" && first !== "hour" && first !== "weekday"
              ? "line"
              : "bars",
        total: {
          groups: all.length,
          value: all.reduce((sum, { value }) => sum + value, 0),
          before: null,
          outOf: null,
        },
      };
    },
    board: () => ({ pins: [...pins] }),
    pin: ({ q, title }) => {
      if (pins.some((pin) => pin.q === q)) return { pins: [...pins] };
      if (pins.length >= pinLimit) throw new MockFailure("BOARD_FULL");
      pins = [...pins, { id: pins.length + 1, q, title }];
      return { pins: [...pins] };
    },
    unpin: ({ id }) => {
      if (!pins.some((pin) => pin.id === id)) throw new MockFailure("NOT_FOUND");
      pins = pins.filter((pin) => pin.id !== id);
      return { pins: [...pins] };
    },
  };
}
