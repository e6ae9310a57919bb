import type { Queryable } from "../platform/database.ts";
import type { LiveHub, LiveMessage } from "../platform/live.ts";
import type { CaseRow } from "./open-case.ts";

/**
 * Tells those who look at a case that something was said or done: staff of the vendor, and of what is for the travellers' eyes too,
 * the travellers (CMT-9). Nobody else hears that there was anything (CMT-5).
 * @param travellers ids of users; none for what is internal
 */
export function publishCase(
  tx: Queryable,
  live: Pick<LiveHub, "publishAll">,
  { id, vendor, bookingNo, requestId }: Pick<CaseRow, "id" | "vendor" | "bookingNo" | "requestId">,
  travellers: readonly string[],
): Promise<void> {
  const event = { type: "case.changed", caseId: id, bookingNo, travelRequestId: requestId } as const;
  const audiences: readonly LiveMessage["audience"][] = [
    // Those who have no cases read what is external all the same.
    { to: "vendor", vendor, permission: travellers.length > 0 ? "tripsCreate" : "cases" },
    ...travellers.map((userId) => ({ to: "user", userId }) as const),
  ];
  return live.publishAll(
    tx,
    audiences.map((audience) => ({ event, audience })),
  );
}
