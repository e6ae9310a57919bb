import type { Queryable } from "../platform/database.ts";
import type { LiveHub, LiveMessage } from "../platform/live.ts";

interface Changed {
  readonly id: number;
  readonly vendor: string;
  readonly travellerId: string;
}

/** Tells those who may see these requests that they stand otherwise: staff of the vendor, and the travellers. */
export function publishRequests(
  tx: Queryable,
  live: Pick<LiveHub, "publishAll">,
  changed: readonly Changed[],
): Promise<void> {
  const told: LiveMessage[] = [];
  const add = (ids: readonly number[], audience: LiveMessage["audience"]) => {
    for (let from = 0; from < ids.length; from += 200)
      told.push({ event: { type: "request.changed", ids: ids.slice(from, from + 200) }, audience });
  };
  for (const [vendor, rows] of Map.groupBy(changed, (row) => row.vendor))
    add(
      rows.map(({ id }) => id),
      { to: "vendor", vendor, permission: "travelRequestAssign" },
    );
  for (const [userId, rows] of Map.groupBy(changed, (row) => row.travellerId))
    add(
      rows.map(({ id }) => id),
      { to: "user", userId },
    );
  return live.publishAll(tx, told);
}
