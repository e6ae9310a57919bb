import { inArray } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import { analyticsPin } from "../analytics/tables.ts";
import type { Transaction } from "../platform/database.ts";

/** What people of the demo world look at every day: of each only what their role may ask. */
const boards: Readonly<Record<string, readonly string[]>> = {
  "operator-admin": [
    "Passes attached today, compared with before",
    "Check-ins by day last 30 days",
    "Minutes to attach by operator this week",
  ],
  admin: [
    "Passes attached today, compared with before",
    "Open cases by vendor",
    "Failed automation by airline last 2 weeks",
  ],
  "crm-operator": ["Open cases by vendor", "Travel requests by week last 3 months"],
};

/** Boards with pinned questions. */
export async function addDemoBoards(tx: Transaction, now: number): Promise<void> {
  const people = await tx
    .select({ id: appUser.id, userid: appUser.userid })
    .from(appUser)
    .where(inArray(appUser.userid, Object.keys(boards)));
  const pins = people.flatMap(({ id, userid }) =>
    (boards[userid] ?? []).map((question) => ({ userId: id, question, title: question, createdAt: now })),
  );
  if (pins.length > 0) await tx.insert(analyticsPin).values(pins);
}
