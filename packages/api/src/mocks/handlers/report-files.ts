import type { CheckIn } from "@gatehouse/domain/checkin";
import {
  type BilledCheckIn,
  checkInBillingColumns,
  csvFile,
  dayInstants,
  fileName,
  performanceColumns,
  type PerformanceRow,
} from "@gatehouse/domain/reports";
import { rangeInstants } from "@gatehouse/domain/time";
import type { MockReport } from "../factories/report.ts";

const flightOf = ({ airline, from, to, dept, passenger }: CheckIn) => ({
  airline: airline.iata,
  from: from.iata,
  to: to.iata,
  departureDate: dept.date,
  departureTime: dept.time,
  firstname: passenger.firstname,
  lastname: passenger.lastname,
});
const billedOf = (row: CheckIn): BilledCheckIn => ({ ...row, ...flightOf(row), deactivatedAt: null, price: null });
const performanceOf = (row: CheckIn): PerformanceRow => ({ ...row, ...flightOf(row), hasPass: row.pass !== null });

const clockOf = (reading: string) => {
  const [date = "", time = ""] = reading.split("T");
  return { date, time };
};

/** Rows of the performance report (REP-9): disposed ones by disposal, or all by creation. */
function performanceRows(rows: readonly CheckIn[], { from, to, tz, operatorId, createdDate }: MockReport["extraInfo"]) {
  const [first, last] = [clockOf(from), clockOf(to)];
  const { start, end } = rangeInstants(
    { startDate: first.date, startTime: first.time, endDate: last.date, endTime: last.time },
    tz,
  );
  return rows.filter(({ createdAt, disposedAt, currentState, disposeState }) => {
    if (operatorId !== null && disposeState?.disposedBy !== operatorId) return false;
    if (createdDate) return start <= createdAt && createdAt <= end;
    const disposed = currentState === "ELIGIBLE_FOR_DISPOSAL" || currentState === "DISPOSITION_COMPLETED";
    return disposed && disposedAt !== null && start <= disposedAt && disposedAt <= end;
  });
}

/**
 * The file of a finished report, made from the check-ins of the world. A mock has no library of spreadsheets: what was asked for as
 * XLSX has the name, and the bytes of the CSV.
 */
export function reportFile({ reportType, extraInfo, format }: MockReport, rows: readonly CheckIn[]): File {
  const { from, to, tz, vendor, operatorId } = extraInfo;
  const type = "text/csv;charset=utf-8";
  if (reportType === "performance") {
    const text = csvFile(performanceColumns(tz), performanceRows(rows, extraInfo).map(performanceOf));
    return new File([text], fileName({ report: "performance", operatorId, from, to }, format), { type });
  }
  const { start, end } = dayInstants({ from, to }, tz);
  const billed = rows.filter((row) => row.vendor === vendor && start <= row.createdAt && row.createdAt <= end);
  const text = csvFile(checkInBillingColumns(tz), billed.map(billedOf));
  return new File([text], fileName({ report: "billing-ac", vendor: vendor ?? "", from, to }, format), { type });
}
