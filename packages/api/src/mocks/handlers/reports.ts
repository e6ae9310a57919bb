import { can, demoUsers, permissionsOf } from "@gatehouse/domain/access";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import {
  billedVendor,
  costColumns,
  costLines,
  csvFile,
  dayInstants,
  daysOf,
  efficiencyOf,
  efficiencyZone,
  fileName,
  latestDay,
  longestRange,
  type PerformanceForm,
  type RangeProblem,
  rangeProblem,
  watchBillingColumns,
  type WorkEntry,
  productivityOf,
} from "@gatehouse/domain/reports";
import { type DateRange, localClock, rangeInstants } from "@gatehouse/domain/time";
import type { contract } from "../../contract.ts";
import { sampleOperators } from "../factories/sample-data.ts";
import type { Implementation, MockFailure } from "../implement.ts";
import { reportDownloadCalls } from "./report-downloads.ts";
import type { ReportBackend } from "./report-backend.ts";

/** Everybody who works the queue, and automation. */
const operators = (): { userid: string; name: string }[] =>
  [
    pseudoUsers.automation,
    ...demoUsers.filter(({ role }) => can(permissionsOf(role), "checkinInfo")).map(({ userid }) => userid),
    ...sampleOperators,
  ].map((userid) => ({ userid, name: userid === pseudoUsers.automation ? "Automation" : `${userid} Demo` }));

type RangeFailure = (
  code: "RANGE_REFUSED",
  data: { problem: RangeProblem; latest: string | null; days: number | null },
) => MockFailure;

/** Reports, answered by the rules of domain over the check-ins of the world. */
export function reportCalls(backend: ReportBackend): Implementation<typeof contract.reports> {
  const { reports, queue, user, now, vendors, counts, watched, billed } = backend;
  const today = (zone: string) => localClock(now(), zone).date;
  const checkRange = (range: DateRange, zone: string, fail: RangeFailure, longest?: number) => {
    const problem = rangeProblem(range, today(zone), longest);
    if (problem)
      throw fail("RANGE_REFUSED", {
        problem,
        latest: problem === "TOO_LATE" ? latestDay(today(zone)) : null,
        days: problem === "TOO_LONG" ? (longest ?? null) : null,
      });
  };
  const vendorOf = (code: string) => vendors.find((vendor) => vendor.code === code);
  const work = (): WorkEntry[] =>
    queue.rows().flatMap(({ checkInId, airline }) =>
      queue.log(checkInId).map(({ action, userid, actionTimestamp }) => ({
        checkInId,
        airline: airline.iata,
        action,
        userid,
        at: actionTimestamp,
      })),
    );
  /** Whose work, and whether by creation: without the all-scope always the user's own, by disposal (REP-7). */
  const scopeOf = ({ operatorId, createdDate }: PerformanceForm) =>
    can(user().permissions, "reportPerformanceAll")
      ? { operatorId: operatorId || null, createdDate }
      : { operatorId: user().userid, createdDate: false };
  const isKnown = (userid: string | null) =>
    userid === null || userid === user().userid || operators().some((each) => each.userid === userid);

  return {
    billing: ({ productType, from, to, deactivated, format, ...form }, fail) => {
      const vendor = vendorOf(billedVendor(form));
      if (!vendor) throw fail("VENDOR_NOT_FOUND");
      checkRange({ from, to }, vendor.zone, fail);
      if (productType === "TC") {
        const records = billed(vendor.code).filter(
          ({ record }) => record.bookingDate >= from && record.bookingDate <= to,
        );
        if (records.length === 0) throw fail("NO_DATA");
        const name = fileName({ report: "billing-tc", vendor: vendor.code, from, to }, "csv");
        return new File([csvFile(costColumns, records.flatMap(costLines))], name, { type: "text/csv;charset=utf-8" });
      }
      if (productType === "FW") {
        const rows = watched(vendor.code, { from, to }, vendor.zone).filter(
          ({ deactivatedAt }) => deactivated || deactivatedAt === null,
        );
        if (rows.length === 0) throw fail("NO_DATA");
        const name = fileName({ report: "billing-fw", vendor: vendor.code, from, to }, "csv");
        return new File([csvFile(watchBillingColumns(vendor.zone), rows)], name, { type: "text/csv;charset=utf-8" });
      }
      const about = { tz: vendor.zone, vendor: vendor.code, operatorId: null, createdDate: false, deactivated };
      const request = { reportType: "billing-ac", createdBy: user().userid, format, ...about } as const;
      return reports.ask({ ...request, ...dayInstants({ from, to }, vendor.zone) }, { from, to, ...about }, user());
    },
    performance: (form, fail) => {
      const { startDate, startTime, endDate, endTime, timeZone, format } = form;
      const scope = scopeOf(form);
      if (!isKnown(scope.operatorId)) throw fail("OPERATOR_NOT_FOUND");
      checkRange({ from: startDate, to: endDate }, timeZone, fail);
      const about = { tz: timeZone, vendor: null, ...scope, deactivated: false };
      const request = { reportType: "performance", createdBy: user().userid, format, ...about } as const;
      return reports.ask(
        { ...request, ...rangeInstants(form, timeZone) },
        { from: `${startDate}T${startTime}`, to: `${endDate}T${endTime}`, ...about },
        user(),
      );
    },
    timeSpan: (form, fail) => {
      const { operatorId, createdDate } = scopeOf(form);
      if (!isKnown(operatorId)) throw fail("OPERATOR_NOT_FOUND");
      checkRange({ from: form.startDate, to: form.endDate }, form.timeZone, fail, longestRange.timeSpan);
      const range = rangeInstants(form, form.timeZone);
      const created = new Set(
        queue
          .rows()
          .filter(({ createdAt }) => range.start <= createdAt && createdAt <= range.end)
          .map(({ checkInId }) => checkInId),
      );
      const { byAgentAttachedCount, byAgentDisposedCount } = createdDate
        ? productivityOf(
            work().filter(({ checkInId }) => created.has(checkInId)),
            { start: -Infinity, end: Infinity },
            operatorId ?? undefined,
          )
        : productivityOf(work(), range, operatorId ?? undefined);
      return { byAgentAttachedCount, byAgentDisposedCount };
    },
    efficiency: (range, fail) => {
      checkRange(daysOf(range, efficiencyZone), efficiencyZone, fail, longestRange.efficiency);
      return efficiencyOf(queue.rows(), work(), range);
    },
    checkinCount: ({ vendorId, from, to }, fail) => {
      const vendor = vendorOf(vendorId);
      if (!vendor) throw fail("VENDOR_NOT_FOUND");
      checkRange({ from, to }, vendor.zone, fail, longestRange.checkInCount);
      const last = today(vendor.zone);
      return counts(vendor.code, { from, to: to < last ? to : last });
    },
    watchCount: ({ vendorId, from, to }, fail) => {
      const vendor = vendorOf(vendorId);
      if (!vendor) throw fail("VENDOR_NOT_FOUND");
      checkRange({ from, to }, vendor.zone, fail);
      const all = watched(vendor.code, { from, to }, vendor.zone);
      return { total: all.length, deactivated: all.filter(({ deactivatedAt }) => deactivatedAt !== null).length };
    },
    vendors: () => vendors.map(({ code, name, zone }) => ({ id: code, name, zone })),
    operators: () => operators().toSorted((a, b) => (a.userid < b.userid ? -1 : 1)),
    downloads: reportDownloadCalls(backend),
  };
}
