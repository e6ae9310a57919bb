import { type ReloadRefusal, reloadRefusal } from "@gatehouse/domain/checkin";
import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import { holdCheckIns } from "../transitions/transition.ts";
import { changeHeld, type ChangeServices } from "../transitions/commit.ts";
import { stuckCheckIns } from "./stuck-automation.ts";
import { automationTask, checkIn } from "../tables.ts";
import { isLive, stateIn } from "../queue/view-sql.ts";

type Caller = Pick<Principal, "vendors" | "userid">;

/**
 * Release Atmn: takes back what automation has had for so long (AUT-4: 30 minutes).
 * @returns how many check-ins went back to people
 */
export const releaseAutomation = (
  db: Database,
  caller: Caller,
  minutes: number,
  now: number,
  services: ChangeServices,
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
    const { steps } = await changeHeld(
      tx,
      held,
      { type: "automationReleased" },
      { now, user: caller.userid },
      services,
    );
    return steps.length;
  });

/**
 * Sends disposed check-ins of PNRs to automation once more, and those whose task is stuck.
 * @param pnrs upper case
 * @returns the check-ins that went, and the PNRs none of whose check-ins could go, with the reason
 */
export const reloadByPnr = (
  db: Database,
  caller: Caller,
  pnrs: readonly string[],
  now: number,
  services: ChangeServices,
): Promise<{ reloaded: number[]; notReloaded: { pnr: string; reason: ReloadRefusal }[] }> =>
  db.transaction(async (tx) => {
    const refused = (some: readonly string[]) => refusalsOf(tx, caller, some, services.airline.works);
    if (!services.airline.works) return { reloaded: [], notReloaded: await refused(pnrs) };
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
    const { steps } = await changeHeld(tx, held, { type: "reloaded" }, { now, user: caller.userid }, services);
    const reloaded = steps.map(({ before }) => before.id);
    const gone =
      reloaded.length === 0
        ? []
        : await tx.selectDistinct({ pnr: checkIn.pnr }).from(checkIn).where(inArray(checkIn.id, reloaded));
    return { reloaded, notReloaded: await refused(pnrs.filter((pnr) => !gone.some((row) => row.pnr === pnr))) };
  });

/** Why nothing of these PNRs went, in their order. */
async function refusalsOf(tx: Transaction, caller: Caller, pnrs: readonly string[], works: boolean) {
  if (pnrs.length === 0) return [];
  const known = await tx
    .selectDistinct({ pnr: checkIn.pnr, airline: checkIn.airline })
    .from(checkIn)
    .where(and(inArray(checkIn.pnr, [...pnrs]), isLive, vendorScope(caller, checkIn.vendor)));
  return pnrs.map((pnr) => {
    const airlines = known.filter((row) => row.pnr === pnr).map(({ airline }) => airline);
    return { pnr, reason: reloadRefusal(airlines, works) };
  });
}
