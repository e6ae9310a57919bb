import {
  airlineRows,
  airlineTotals,
  clockReader,
  csvFile,
  type Efficiency,
  efficiencyZone,
  operatorRows,
  type SummaryMeasure,
  summaryRows,
} from "@gatehouse/domain/reports";
import type { EfficiencyReport } from "./data/use-efficiency.ts";

/** A table of the report, as a file. */
export type EfficiencyTable = "airlines" | "summary" | "operators" | "throughput";

const measures: Readonly<Record<SummaryMeasure, string>> = {
  totalCheckIn: "Total Checkin",
  totalAuto: "Total Automation",
  successAuto: "Successful Automation",
  failedAuto: "Failed Automation",
  totalCompleted: "Total Completed",
  bpAttached: "BP Attached",
  waitingAuto: "Waiting for Automation",
  status1Cnt: "Status 1 Count",
  yetToAssignSingle: "Checkins yet to be assigned, single",
  yetToAssignMulti: "Checkins yet to be assigned, multiple",
  unassigned: "Unassigned",
};

function airlinesFile(figures: Efficiency): string {
  const rows = airlineRows(figures);
  return csvFile(
    [
      { header: "Airline Code", kind: "text", value: ({ airline }) => airline },
      { header: "Total", kind: "number", value: ({ total }) => total },
      { header: "Successful Automation", kind: "number", value: ({ automation }) => automation },
      { header: "Attached by operators", kind: "number", value: ({ operators }) => operators },
      { header: "Status 1", kind: "number", value: ({ status1 }) => status1 },
      { header: "Status 2,3,4", kind: "number", value: ({ status234 }) => status234 },
      { header: "Not settled", kind: "number", value: ({ notSettled }) => notSettled },
    ],
    [...rows, { airline: "TOTAL", ...airlineTotals(rows) }],
  );
}

function throughputFile({ throughput }: Efficiency): string {
  const read = clockReader(efficiencyZone);
  return csvFile(
    [
      { header: `From (${efficiencyZone})`, kind: "dateTime", value: ({ start }) => read(start) },
      { header: "Automation, attached", kind: "number", value: ({ automation }) => automation.attached },
      { header: "Automation, disposed", kind: "number", value: ({ automation }) => automation.disposed },
      { header: "Operators, attached", kind: "number", value: ({ operators }) => operators.attached },
      { header: "Operators, disposed", kind: "number", value: ({ operators }) => operators.disposed },
    ],
    throughput.buckets,
  );
}

const texts: Readonly<Record<EfficiencyTable, (figures: Efficiency) => string>> = {
  airlines: airlinesFile,
  summary: (figures) =>
    csvFile(
      [
        { header: "Measure", kind: "text", value: ({ id }) => measures[id] },
        { header: "Count", kind: "number", value: (row) => row.count },
      ],
      summaryRows(figures),
    ),
  operators: (figures) =>
    csvFile(
      [
        { header: "Operator Id", kind: "text", value: ({ id }) => id },
        { header: "Total Attached", kind: "number", value: ({ attached }) => attached },
        { header: "Total Disposed", kind: "number", value: ({ disposed }) => disposed },
      ],
      operatorRows(figures),
    ),
  throughput: throughputFile,
};

/** `efficiency-airlines_2026-11-20T1612_2026-11-20T1712.csv`: in English, as all files are, by the rules of `csvFile`. */
export function efficiencyFile(table: EfficiencyTable, { figures, range }: EfficiencyReport): File {
  const clock = (date: string, time: string): string => `${date}T${time.replace(":", "")}`;
  const name = `efficiency-${table}_${clock(range.startDate, range.startTime)}_${clock(range.endDate, range.endTime)}.csv`;
  return new File([texts[table](figures)], name, { type: "text/csv;charset=utf-8" });
}
