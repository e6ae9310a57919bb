import type { ByAirline, ByOperator, Efficiency, TimeSpan } from "./figures.ts";
import { type Outcome, outcomes } from "./efficiency.ts";
import { isAutomation } from "./productivity.ts";

const sum = (counts: ByAirline | undefined): number =>
  Object.values(counts ?? {}).reduce((all, count) => all + count, 0);
const sumOf = (counts: ByOperator, counted: (userid: string) => boolean): number =>
  Object.entries(counts).reduce((all, [userid, own]) => all + (counted(userid) ? sum(own) : 0), 0);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An airline's bar: `total` is the sum of the outcomes. */
export interface AirlineRow extends Readonly<Record<Outcome, number>> {
  readonly airline: string;
  readonly total: number;
}

const fields = {
  automation: "automationSuccessByAirline",
  operators: "attachedByOperatorsByAirline",
  status1: "status1ByAirlines",
  status234: "disposedWOBPByAirline",
  notSettled: "notSettledByAirline",
} as const satisfies Record<Outcome, keyof Efficiency>;

/** Airlines by total, the greatest first (REP-14); equal ones by code. */
export const airlineRows = (efficiency: Efficiency): readonly AirlineRow[] =>
  Object.entries(efficiency.totalByAirlines)
    .map(([airline, total]): AirlineRow => {
      const of = (outcome: Outcome) => efficiency[fields[outcome]][airline] ?? 0;
      return {
        airline,
        total,
        automation: of("automation"),
        operators: of("operators"),
        status1: of("status1"),
        status234: of("status234"),
        notSettled: of("notSettled"),
      };
    })
    .toSorted((a, b) => b.total - a.total || compare(a.airline, b.airline));

/** The sums over all airlines. */
export const airlineTotals = (rows: readonly AirlineRow[]): Omit<AirlineRow, "airline"> => {
  const of = (name: Outcome | "total") => rows.reduce((all, row) => all + row[name], 0);
  return {
    total: of("total"),
    automation: of("automation"),
    operators: of("operators"),
    status1: of("status1"),
    status234: of("status234"),
    notSettled: of("notSettled"),
  };
};

/** A row of the operator grid; the first three are sums and have names of their own (REP-14). */
export interface OperatorRow {
  readonly id: string;
  readonly kind: "total" | "automation" | "operatorTotal" | "operator";
  readonly attached: number;
  readonly disposed: number;
}

/** TOTAL, AUTOMATION, OPERATOR_TOTAL (everyone except automation), then everyone else: who attached most first. */
export function operatorRows({ byAgentAttachedCount, byAgentDisposedCount }: TimeSpan): readonly OperatorRow[] {
  const row = (id: string, kind: OperatorRow["kind"], counted: (userid: string) => boolean): OperatorRow => ({
    id,
    kind,
    attached: sumOf(byAgentAttachedCount, counted),
    disposed: sumOf(byAgentDisposedCount, counted),
  });
  const people = new Set([...Object.keys(byAgentAttachedCount), ...Object.keys(byAgentDisposedCount)]);
  return [
    row("TOTAL", "total", () => true),
    row("AUTOMATION", "automation", isAutomation),
    row("OPERATOR_TOTAL", "operatorTotal", (userid) => !isAutomation(userid)),
    ...[...people]
      .filter((userid) => !isAutomation(userid))
      .map((id) => row(id, "operator", (userid) => userid === id))
      .toSorted((a, b) => b.attached - a.attached || b.disposed - a.disposed || compare(a.id, b.id)),
  ];
}

/** Rows of the summary table in their order (REP-14); `inset` ones are part of the one above them. */
const summaryMeasures = [
  { id: "totalCheckIn" },
  { id: "totalAuto" },
  { id: "successAuto", inset: true },
  { id: "failedAuto", inset: true },
  { id: "totalCompleted" },
  { id: "bpAttached", inset: true },
  { id: "waitingAuto" },
  { id: "status1Cnt" },
  { id: "yetToAssignSingle" },
  { id: "yetToAssignMulti" },
  { id: "unassigned" },
] as const;
export type SummaryMeasure = (typeof summaryMeasures)[number]["id"];

export interface SummaryRow {
  readonly id: SummaryMeasure;
  readonly inset: boolean;
  readonly count: number;
  /** Of all check-ins, 0 to 1; 0 while there are none. */
  readonly share: number;
}

/** The summary of the efficiency report as rows, one to a measure, for the table and the file. */
export const summaryRows = (efficiency: Efficiency): readonly SummaryRow[] =>
  summaryMeasures.map((measure) => {
    const { id } = measure;
    const { single, multi } = efficiency.checkinsYetToAssign;
    const count = id === "yetToAssignSingle" ? single : id === "yetToAssignMulti" ? multi : efficiency[id];
    const share = efficiency.totalCheckIn === 0 ? 0 : count / efficiency.totalCheckIn;
    return { id, inset: "inset" in measure, count, share };
  });

/**
 * The sums that must agree (REP-11), each with both its sides: on sight for people, and in tests of server and mocks.
 * An answer in which a pair differs is wrong.
 */
export function efficiencyIdentities(
  efficiency: Efficiency,
): readonly (readonly [name: string, left: number, right: number])[] {
  const rows = airlineRows(efficiency);
  const totals = airlineTotals(rows);
  const [all, automation, operators] = operatorRows(efficiency);
  const buckets = efficiency.throughput.buckets;
  const through = (who: "automation" | "operators", work: "attached" | "disposed") =>
    buckets.reduce((total, bucket) => total + bucket[who][work], 0);
  return [
    ["totalAuto", efficiency.totalAuto, efficiency.successAuto + efficiency.failedAuto + efficiency.waitingAuto],
    ["totalCompleted", efficiency.totalCompleted, efficiency.bpAttached + totals.status1 + totals.status234],
    ["unassigned", efficiency.unassigned, efficiency.checkinsYetToAssign.single + efficiency.checkinsYetToAssign.multi],
    ["totalByAirlines", efficiency.totalCheckIn, totals.total],
    ["successAuto", efficiency.successAuto, totals.automation],
    ["failedAuto", efficiency.failedAuto, sum(efficiency.automationFailedByAirline)],
    ["status1Cnt", efficiency.status1Cnt, totals.status1],
    ["bpAttached", efficiency.bpAttached, totals.automation + totals.operators],
    ["notSettled", totals.notSettled, efficiency.totalCheckIn - efficiency.totalCompleted],
    ...rows.map(
      (row) =>
        [`bar of ${row.airline}`, row.total, outcomes.reduce((total, outcome) => total + row[outcome], 0)] as const,
    ),
    ["operators, attached", all?.attached ?? 0, (automation?.attached ?? 0) + (operators?.attached ?? 0)],
    ["operators, disposed", all?.disposed ?? 0, (automation?.disposed ?? 0) + (operators?.disposed ?? 0)],
    ["throughput of automation, attached", automation?.attached ?? 0, through("automation", "attached")],
    ["throughput of automation, disposed", automation?.disposed ?? 0, through("automation", "disposed")],
    ["throughput of operators, attached", operators?.attached ?? 0, through("operators", "attached")],
    ["throughput of operators, disposed", operators?.disposed ?? 0, through("operators", "disposed")],
  ];
}
