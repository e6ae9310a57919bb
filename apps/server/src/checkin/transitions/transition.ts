import {
  applyEvent,
  type AuditDraft,
  type LifecycleEffect,
  type LifecycleEvent,
  type LifecycleFields,
  type LifecycleRefusal,
} from "@gatehouse/domain/checkin";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { pnr } from "../../bookings/tables.ts";
import type { Transaction } from "../../platform/database.ts";
import { checkIn } from "../tables.ts";

/** What the lifecycle decides about, as it is stored. */
const lifecycleColumns = {
  airline: checkIn.airline,
  state: checkIn.state,
  expired: checkIn.expired,
  windowOpensAt: checkIn.windowOpensAt,
  windowClosesAt: checkIn.windowClosesAt,
  departsAt: checkIn.departsAt,
  eligibleAt: checkIn.eligibleAt,
  automationStatus: checkIn.automationStatus,
  automationTried: checkIn.automationTried,
  pass: checkIn.pass,
  needQC: checkIn.needQC,
  reason1: checkIn.reason1,
  reason2: checkIn.reason2,
  disposedBy: checkIn.disposedBy,
  disposedAt: checkIn.disposedAt,
  attachedBy: checkIn.attachedBy,
  uploadedBy: checkIn.uploadedBy,
  lockedBy: checkIn.lockedBy,
  lockedAt: checkIn.lockedAt,
} as const satisfies Record<keyof LifecycleFields, unknown>;

/** A check-in under change: its row and its unit are locked until the transaction ends. */
export interface HeldCheckIn {
  readonly id: number;
  readonly pnrId: number;
  readonly vendor: string;
  readonly version: number;
  /** Who holds the unit, if anybody. */
  readonly holder: string | null;
  readonly fields: LifecycleFields;
}

/** One step of a check-in, to be written. */
export interface Step {
  readonly before: HeldCheckIn;
  readonly after: LifecycleFields;
  readonly audit: readonly AuditDraft[];
  readonly effects: readonly LifecycleEffect[];
}

export interface Refusal {
  readonly checkIn: HeldCheckIn;
  readonly code: LifecycleRefusal;
}

/**
 * Reads check-ins for a change. Anyone who changes a check-in locks its unit first, in the order of the ids: so two changes of one
 * unit follow one after the other, and no two wait for each other in a circle.
 * @param skipLocked leaves out units that somebody else is changing: for the clock, which comes again
 */
export async function holdCheckIns(
  tx: Transaction,
  where: SQL | undefined,
  { skipLocked = false } = {},
): Promise<HeldCheckIn[]> {
  const units = await tx
    .select({ id: pnr.id })
    .from(pnr)
    .where(inArray(pnr.id, tx.select({ id: checkIn.pnrId }).from(checkIn).where(where)))
    .orderBy(asc(pnr.id))
    .for("update", skipLocked ? { skipLocked: true } : {});
  if (units.length === 0) return [];
  const ids = units.map(({ id }) => id);
  // The condition is asked again: what it said before the lock may no longer hold.
  return readHeld(tx, and(where, inArray(checkIn.pnrId, ids)));
}

/** Reads check-ins whose units the caller has locked already. */
export const readHeld = (tx: Transaction, where: SQL | undefined): Promise<HeldCheckIn[]> =>
  tx
    .select({
      id: checkIn.id,
      pnrId: checkIn.pnrId,
      vendor: checkIn.vendor,
      version: checkIn.version,
      holder: pnr.heldBy,
      fields: lifecycleColumns,
    })
    .from(checkIn)
    .innerJoin(pnr, eq(pnr.id, checkIn.pnrId))
    .where(where)
    .orderBy(asc(checkIn.id))
    .for("update", { of: checkIn });

/** What an event makes of held check-ins, nothing written yet. Refused ones are told apart. */
export function decide(
  held: readonly HeldCheckIn[],
  event: LifecycleEvent,
  context: { readonly now: number; readonly user: string },
): { readonly steps: Step[]; readonly refused: Refusal[] } {
  const steps: Step[] = [];
  const refused: Refusal[] = [];
  for (const before of held) {
    const result = applyEvent(before.fields, event, context);
    if (result.ok) steps.push({ before, after: result.next, audit: result.audit, effects: result.effects });
    else refused.push({ checkIn: before, code: result.code });
  }
  return { steps, refused };
}

/** A step upon a step: what the second makes of what the first left. Written together as one change. */
export function andThen(
  first: readonly Step[],
  event: (step: Step) => LifecycleEvent | undefined,
  context: { readonly now: number; readonly user: string },
): Step[] {
  return first.map((step) => {
    const next = event(step);
    const result = next && applyEvent(step.after, next, context);
    if (!result?.ok) return step;
    return {
      before: step.before,
      after: result.next,
      audit: [...step.audit, ...result.audit],
      effects: [...step.effects, ...result.effects],
    };
  });
}

const snake = (name: string) => name.replaceAll(/[A-Z]+/g, (upper) => `_${upper.toLowerCase()}`);
const types: Partial<Record<keyof LifecycleFields, string>> = {
  state: "check_in_state",
  expired: "boolean",
  needQC: "boolean",
  automationTried: "boolean",
  automationStatus: "smallint",
};
const instants: readonly (keyof LifecycleFields)[] = [
  "windowOpensAt",
  "windowClosesAt",
  "departsAt",
  "eligibleAt",
  "disposedAt",
  "lockedAt",
];
/** Everything but the airline, which never changes. */
const written = (Object.keys(lifecycleColumns) as (keyof LifecycleFields)[]).filter((key) => key !== "airline");
const recordType = sql.raw(
  written.map((key) => `"${key}" ${types[key] ?? (instants.includes(key) ? "bigint" : "text")}`).join(", "),
);
const assignments = sql.raw(written.map((key) => `${snake(key)} = v."${key}"`).join(", "));

/**
 * Writes steps and their audit entries: two statements, however many there are. Unit holders and the counts of departed check-ins
 * follow. Announcing and effects are the caller's: see `commitSteps`.
 */
export async function writeSteps(
  tx: Transaction,
  steps: readonly Step[],
  { now, user }: { readonly now: number; readonly user: string },
): Promise<void> {
  if (steps.length === 0) return;
  const rows = JSON.stringify(steps.map(({ before, after }) => ({ ...after, id: before.id })));
  await tx.execute(
    sql`update ${checkIn} set version = version + 1, ${assignments} from jsonb_to_recordset(${rows}::jsonb) as v(id bigint, ${recordType}) where ${checkIn}.id = v.id`,
  );
  await writeAudit(tx, steps);
  await followHolders(tx, steps, { now, user });
  await countDeparted(tx, steps);
}

async function writeAudit(tx: Transaction, steps: readonly Step[]): Promise<void> {
  const entries = steps.flatMap(({ before, audit }) =>
    audit.map(({ facts, ...entry }) => ({
      ...entry,
      id: before.id,
      ...(Object.keys(facts).length > 0 ? { facts } : {}),
    })),
  );
  await tx.execute(sql`insert into audit_entry (check_in_id, action, userid, at, note, from_state, to_state, facts)
    select id, action, userid, at, note, "from", "to", facts from rows from
      (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as (id bigint, action text, userid text, at bigint, note text, "from" check_in_state, "to" check_in_state, facts jsonb)) with ordinality
    order by ordinality`);
}

/** A unit is held by anyone who holds one of its check-ins; what its holder does about it counts as activity. */
async function followHolders(
  tx: Transaction,
  steps: readonly Step[],
  { now, user }: { readonly now: number; readonly user: string },
): Promise<void> {
  const units = [...new Set(steps.map(({ before }) => before.pnrId))];
  await tx.execute(sql`update ${pnr} set held_by = h.holder, active_at = case when h.holder is null then null when h.holder = ${user} or held_by is distinct from h.holder then ${now} else active_at end
    from (select p.id, (select c.locked_by from ${checkIn} c where c.pnr_id = p.id and c.state = 'ELIGIBLE_FOR_CHECKIN' and c.locked_by is not null limit 1) as holder from ${pnr} p where p.id = any(${sql.param(units)}::bigint[])) h
    where ${pnr}.id = h.id and (held_by is distinct from h.holder or (h.holder = ${user} and active_at is distinct from ${now}))`);
}

/** A departed check-in leaves the queue for the kept counts. */
async function countDeparted(tx: Transaction, steps: readonly Step[]): Promise<void> {
  const departed = steps.filter(({ before, after }) => after.expired && !before.fields.expired);
  if (departed.length === 0) return;
  const rows = departed.map(({ before: { vendor }, after }) => ({
    vendor,
    airline: after.airline,
    reason1: after.reason1 ?? "",
    has_pass: after.pass !== null,
    need_qc: after.needQC,
  }));
  await tx.execute(sql`insert into check_in_expired_count (vendor, airline, reason1, has_pass, need_qc, count)
    select vendor, airline, reason1, has_pass, need_qc, count(*) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(vendor text, airline text, reason1 text, has_pass boolean, need_qc boolean)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (vendor, airline, reason1, has_pass, need_qc) do update set count = check_in_expired_count.count + excluded.count, changed_in = excluded.changed_in`);
}
