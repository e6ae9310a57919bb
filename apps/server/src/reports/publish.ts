import { isFinished } from "@gatehouse/domain/reports";
import type { Transaction } from "../platform/database.ts";
import type { Audience, LiveHub, LiveMessage } from "../platform/live.ts";
import type { ReportRow } from "./downloads.ts";

/** Who may see a report: its owner, and users who may see everyone's. */
const audienceOf = ({ owner, vendors }: ReportRow): Audience => ({
  to: "owner",
  userId: owner,
  permission: "reportDownloadAll",
  vendors,
});

/** Publishes the new state of a report, and to its owner that it is finished. */
export function publishReport(tx: Transaction, live: LiveHub, row: ReportRow): Promise<void> {
  const { id, status, owner } = row;
  const messages: LiveMessage[] = [{ event: { type: "report.changed", id, status }, audience: audienceOf(row) }];
  if (isFinished(status) && status !== "cancelled")
    messages.push({ event: { type: "report.finished", id }, audience: { to: "user", userId: owner } });
  return live.publishAll(tx, messages);
}

/** Publishes only that a report has changed: its progress, or that it was seen. */
export const publishReportChange = (tx: Transaction, live: LiveHub, row: ReportRow): Promise<void> =>
  live.publish(tx, { type: "report.changed", id: row.id, status: row.status }, audienceOf(row));
