import type { Transaction } from "../platform/database.ts";
import type { LiveHub, LiveMessage } from "../platform/live.ts";
import type { OutboxMessage } from "./tables.ts";

/** Kind of the row a message about a check-in speaks of. */
export const checkInSubject = "checkin";

/** Publishes that the state of messages has changed: to those who look after messages, and to those who look at the check-in. */
export function publishMessages(
  tx: Transaction,
  live: Pick<LiveHub, "publishAll">,
  messages: readonly Pick<OutboxMessage, "id" | "vendor" | "subjectKind" | "subjectId">[],
): Promise<void> {
  const news = new Map<string, { readonly ids: string[]; readonly checkInIds: number[] }>();
  for (const { id, vendor, subjectKind, subjectId } of messages) {
    const one = news.get(vendor) ?? { ids: [], checkInIds: [] };
    news.set(vendor, one);
    one.ids.push(id);
    if (subjectKind === checkInSubject) one.checkInIds.push(subjectId);
  }
  const told: LiveMessage[] = [];
  for (const [vendor, { ids, checkInIds }] of news) {
    for (let from = 0; from < ids.length; from += 100)
      told.push({
        event: { type: "message.changed", ids: ids.slice(from, from + 100) },
        audience: { to: "vendor", vendor, permission: "communication" },
      });
    for (let from = 0; from < checkInIds.length; from += 400)
      told.push({
        event: { type: "delivery.changed", checkInIds: checkInIds.slice(from, from + 400) },
        audience: { to: "vendor", vendor, permission: "checkinInfo" },
      });
  }
  return live.publishAll(tx, told);
}
