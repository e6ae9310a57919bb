import type { BilledRecord, BilledWatch, CheckInCounts } from "@gatehouse/domain/reports";
import type { DateRange } from "@gatehouse/domain/time";
import type { SampleVendor } from "../factories/sample-data.ts";
import type { MockUser } from "../factories/user.ts";
import type { MockQueue } from "../mock-queue.ts";
import type { MockReports } from "../mock-reports.ts";

/** What the report calls work on. */
export interface ReportBackend {
  readonly reports: MockReports;
  readonly queue: MockQueue;
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  readonly vendors: readonly SampleVendor[];
  /** What Total Checkin Count finds. */
  readonly counts: (vendor: string, range: DateRange) => CheckInCounts;
  /** Billing records of a vendor. */
  readonly billed: (vendor: string) => readonly BilledRecord[];
  /** What the billing of Flight Watcher finds. */
  readonly watched: (vendor: string, range: DateRange, zone: string) => readonly BilledWatch[];
}
