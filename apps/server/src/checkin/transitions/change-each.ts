import { changeRefusalOf, type ChangeRefusal, type LifecycleEvent } from "@gatehouse/domain/checkin";
import { and, inArray, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import { andThen, decide, type HeldCheckIn, holdCheckIns, type Refusal, type Step } from "./transition.ts";
import { commitSteps, type ChangeServices, type Actor } from "./commit.ts";
import { conflictOf } from "./conflict.ts";
import { alreadyMadeBy } from "./already-made.ts";
import { checkIn } from "../tables.ts";

type Caller = Pick<Principal, "vendors" | "userid">;

/** Events by which a person takes work from automation (AUT-4). */
const takesFromAutomation: ReadonlySet<LifecycleEvent["type"]> = new Set(["linked", "disposed", "locked"]);

/** What a person's event makes of held check-ins: automation's task is cancelled first where it still has one. */
export function decideForPerson(
  held: readonly HeldCheckIn[],
  event: LifecycleEvent,
  actor: Actor,
): { readonly steps: Step[]; readonly refused: Refusal[] } {
  const automations = ({ fields }: HeldCheckIn) =>
    fields.state === "WAITING_FOR_AUTOMATION" && takesFromAutomation.has(event.type);
  const released = decide(held.filter(automations), { type: "automationReleased" }, actor);
  const plain = decide(
    held.filter((one) => !automations(one)),
    event,
    actor,
  );
  return {
    steps: [...plain.steps, ...andThen(released.steps, () => event, actor)],
    refused: [...plain.refused, ...released.refused],
  };
}

/** A person's event for one held check-in. @throws Conflict when the lifecycle refuses it */
export async function changeOne(
  tx: Transaction,
  held: HeldCheckIn,
  event: LifecycleEvent,
  actor: Actor,
  services: ChangeServices,
): Promise<void> {
  const { steps, refused } = decideForPerson([held], event, actor);
  for (const refusal of refused) throw conflictOf(refusal);
  await commitSteps(tx, steps, actor, services);
}

/** What became of one of several check-ins (contract: `outcomes`). */
export interface Outcome {
  readonly checkInId: number;
  readonly done: boolean;
  readonly code: ChangeRefusal | null;
  readonly userid: string | null;
  readonly currentState: string | null;
}

/** What became of each, in the order of the ids; what was not even held is not there. */
const outcomesOf = (
  ids: readonly number[],
  steps: readonly Step[],
  refused: readonly Refusal[],
  before: ReadonlySet<number>,
): Outcome[] =>
  ids.map((checkInId): Outcome => {
    const step = steps.find(({ before }) => before.id === checkInId);
    if (step) return { checkInId, done: true, code: null, userid: null, currentState: step.after.state };
    const refusal = refused.find((one) => one.checkIn.id === checkInId);
    if (!refusal) return { checkInId, done: false, code: "NOT_FOUND", userid: null, currentState: null };
    const { lockedBy, state } = refusal.checkIn.fields;
    if (before.has(checkInId)) return { checkInId, done: true, code: null, userid: null, currentState: state };
    const code = changeRefusalOf(refusal.code);
    return { checkInId, done: false, code, userid: code === "LOCKED_BY_OTHER" ? lockedBy : null, currentState: state };
  });

/**
 * The outcome for each of several check-ins. The same change that the caller made to one before counts as done, not as someone
 * else's.
 */
export async function readOutcomes(
  tx: Transaction,
  ids: readonly number[],
  { steps, refused }: { readonly steps: readonly Step[]; readonly refused: readonly Refusal[] },
  event: LifecycleEvent,
  { userid }: Pick<Caller, "userid">,
): Promise<Outcome[]> {
  const held = refused.map((refusal) => refusal.checkIn);
  return outcomesOf(ids, steps, refused, await alreadyMadeBy(tx, held, event, userid));
}

/**
 * A person's event for several check-ins, each decided by itself: in one transaction those change that may, and the others are named
 * with the reason. Foreign check-ins are such that do not exist.
 * @param where narrows down further, to a booking's PNR
 * @returns one outcome per id, in the order of the ids
 */
export const changeEach = (
  db: Database,
  caller: Caller,
  checkInIds: readonly number[],
  where: SQL | undefined,
  event: LifecycleEvent,
  now: number,
  services: ChangeServices,
): Promise<Outcome[]> =>
  db.transaction(async (tx) => {
    const ids = [...new Set(checkInIds)];
    const actor = { now, user: caller.userid };
    const held = await holdCheckIns(tx, and(inArray(checkIn.id, ids), where, vendorScope(caller, checkIn.vendor)));
    const { steps, refused } = decideForPerson(held, event, actor);
    await commitSteps(tx, steps, actor, services);
    return readOutcomes(tx, ids, { steps, refused }, event, caller);
  });
