import type { CheckIn } from "@gatehouse/domain/checkin";
import { and, eq } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import type { Database } from "../platform/database.ts";
import { holdCheckIns } from "../checkin/transitions/transition.ts";
import { readCheckIns } from "../checkin/check-in-row.ts";
import { changeHeld, type ChangeServices } from "../checkin/transitions/commit.ts";
import { Conflict, conflictOf, refuseStale } from "../checkin/transitions/conflict.ts";
import { isAlreadyMade } from "../checkin/transitions/already-made.ts";
import { checkIn } from "../checkin/tables.ts";

/** Which check-in, and by which version of it the caller decided. */
export interface UnlinkOptions {
  readonly id: number;
  readonly bookingNo: string;
  readonly pnr: string;
  readonly version?: number | undefined;
}

/**
 * Takes a boarding pass off a check-in (CHK-12). Its page is a candidate again: see `followPasses`.
 * @returns the check-in as it is now
 * @throws Conflict
 */
export const unlinkPass = (
  db: Database,
  principal: Pick<Principal, "vendors" | "userid">,
  { id, bookingNo, pnr, version }: UnlinkOptions,
  now: number,
  services: ChangeServices,
): Promise<CheckIn> =>
  db.transaction(async (tx) => {
    const [held] = await holdCheckIns(
      tx,
      and(
        eq(checkIn.id, id),
        eq(checkIn.bookingNo, bookingNo),
        eq(checkIn.pnr, pnr),
        vendorScope(principal, checkIn.vendor),
      ),
    );
    if (!held) throw new Conflict({ code: "NOT_FOUND" });
    const event = { type: "unlinked", note: null } as const;
    if (!(await isAlreadyMade(tx, held, event, principal))) {
      await refuseStale(tx, held, version);
      const { refused } = await changeHeld(tx, [held], event, { now, user: principal.userid }, services);
      for (const refusal of refused) throw conflictOf(refusal);
    }
    const [current] = await readCheckIns(tx, eq(checkIn.id, id));
    if (!current) throw new Conflict({ code: "NOT_FOUND" });
    return current;
  });
