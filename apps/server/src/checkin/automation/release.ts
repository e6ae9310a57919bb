import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Database } from "../../platform/database.ts";
import { holdCheckIns } from "../change.ts";
import { changeHeld, type Desk } from "../commit.ts";
import { stuckCheckIns } from "./stuck.ts";
import { automationTask, checkIn } from "../tables.ts";
import { isLive, stateIn } from "../view-sql.ts";

type Caller = Pick<Principal, "vendors" | "userid">;

/**
 * Release Atmn: takes back what automation has had for so long (spec 1 §9: 30 minutes).
 * @returns how many check-ins went back to people
 */
export const releaseAutomation = (
  db: Database,
  caller: Caller,
  minutes: number,
  now: number,
  desk: Desk,
): Promise<number> =>
  db.transaction(async (tx) => {
    const old = tx
      .select({ id: automationTask.checkInId })
      .from(automationTask)
      .where(and(eq(automationTask.state, "WAITING"), lte(automationTask.createdAt, now - minutes * 60)));
    const held = await holdCheckIns(
      tx,
      and(inArray(checkIn.id, old), stateIn(["WAITING_FOR_AUTOMATION"]), vendorScope(caller, checkIn.vendor)),
    );
    const { steps } = await changeHeld(tx, held, { type: "automationReleased" }, { now, user: caller.userid }, desk);
    return steps.length;
  });

/**
 * Sends disposed check-ins of PNRs to automation once more, and those whose task is stuck.
 * @param pnrs upper case
 * @returns the check-ins that went, and the PNRs none of whose check-ins could go
 */
export const reloadByPnr = (
  db: Database,
  caller: Caller,
  pnrs: readonly string[],
  now: number,
  desk: Desk,
): Promise<{ reloaded: number[]; notReloaded: string[] }> =>
  db.transaction(async (tx) => {
    const held = await holdCheckIns(
      tx,
      and(
        inArray(checkIn.pnr, [...pnrs]),
        isLive,
        or(
          and(stateIn(["ELIGIBLE_FOR_DISPOSAL"]), isNull(checkIn.pass)),
          and(stateIn(["WAITING_FOR_AUTOMATION"]), inArray(checkIn.id, stuckCheckIns(tx, now))),
        ),
        vendorScope(caller, checkIn.vendor),
      ),
    );
    if (!desk.airline.works) return { reloaded: [], notReloaded: [...pnrs] };
    const { steps } = await changeHeld(tx, held, { type: "reloaded" }, { now, user: caller.userid }, desk);
    const reloaded = steps.map(({ before }) => before.id);
    const gone =
      reloaded.length === 0
        ? []
        : await tx.selectDistinct({ pnr: checkIn.pnr }).from(checkIn).where(inArray(checkIn.id, reloaded));
    return { reloaded, notReloaded: pnrs.filter((pnr) => !gone.some((row) => row.pnr === pnr)) };
  });
