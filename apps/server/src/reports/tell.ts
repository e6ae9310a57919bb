import { isFinished } from "@gatehouse/domain/reports";
import type { Transaction } from "../platform/database.ts";
import type { Audience, LiveHub, LiveMessage } from "../platform/live.ts";
import type { ReportRow } from "./downloads.ts";

/** Whoever may see it: its owner, and those who see everybody's. */
const seers = ({ owner, vendors }: ReportRow): Audience => ({
  to: "owner",
  userId: owner,
  permission: "reportDownloadAll",
  vendors,
});

/** Announces that a report went on, and to its owner that it is finished. */
export function tellReport(tx: Transaction, live: LiveHub, row: ReportRow): Promise<void> {
  const { id, status, owner } = row;
  const messages: LiveMessage[] = [{ event: { type: "report.changed", id, status }, audience: seers(row) }];
  if (isFinished(status) && status !== "cancelled")
    messages.push({ event: { type: "report.finished", id }, audience: { to: "user", userId: owner } });
  return live.publishAll(tx, messages);
}

/** Announces that a report went on, without more: progress, or that it was seen. */
export const tellChange = (tx: Transaction, live: LiveHub, row: ReportRow): Promise<void> =>
  live.publish(tx, { type: "report.changed", id: row.id, status: row.status }, seers(row));
