import type { contract, FailureOf } from "@gatehouse/api/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { HeldCheckIn, Refusal } from "./transition.ts";
import { readCheckIns } from "../check-in-row.ts";
import { checkIn } from "../tables.ts";

type Contract = typeof contract;
type Declared = FailureOf<
  | Contract["checkin"]["assignments"]["release"]
  | Contract["boardingPasses"]["link"]
  | Contract["boardingPasses"]["upload"]
  | Contract["boardingPasses"]["qualityCheck"]
>;
type Code =
  | "NOT_FOUND"
  | "STALE"
  | "LOCKED_BY_OTHER"
  | "STATE_CONFLICT"
  | "NOTHING_HELD"
  | "OWN_WORK"
  | "CANDIDATE_TAKEN"
  | "NOT_READ_YET"
  | "PAGE_MISSING"
  | "NOT_SETTLED"
  | "PASS_PROBLEM"
  | "ALSO_FITS"
  | "NO_SUCH_PNR"
  | "AMBIGUOUS_PNR"
  | "READING_BUSY";
type ConflictFailure = Extract<Declared, { readonly code: Code }>;
type ReasonOf<Each> = Each extends { readonly code: infer Name; readonly data: infer Data extends object }
  ? { readonly code: Name } & Data
  : Pick<Each, "code" & keyof Each>;

/** Why a change cannot be made, with what the screen needs to say it: as the contract declares it (CHK-32). */
export type ConflictReason = ReasonOf<ConflictFailure>;

/** One of several bookings that have the same PNR. */
export type BookingChoice = Extract<ConflictReason, { readonly code: "AMBIGUOUS_PNR" }>["bookings"][number];

/** Thrown inside a transaction: nothing of it stays. The router turns it into the declared error. */
export class Conflict extends Failure<{ readonly code: Code; readonly data?: object }> {
  override readonly name = "Conflict";
  readonly reason: ConflictReason;
  constructor(reason: ConflictReason) {
    const { code, ...data } = reason;
    super({ code, data });
    this.reason = reason;
  }
}

/** What the lifecycle refused, as a conflict. */
export function conflictOf({ checkIn: { id, fields, holder }, code }: Refusal): Conflict {
  const other = fields.lockedBy ?? holder;
  if (code === "LOCKED_BY_OTHER" && other !== null)
    return new Conflict({ code: "LOCKED_BY_OTHER", locked: [{ checkInId: id, userid: other }] });
  if (code === "OWN_WORK") return new Conflict({ code });
  return new Conflict({ code: "STATE_CONFLICT", checkInId: id, currentState: fields.state });
}

/** Refuses a change that was decided upon an older version of the row (API-6). */
export async function refuseStale(tx: Transaction, held: HeldCheckIn, version: number | undefined): Promise<void> {
  if (version === undefined || version === held.version) return;
  const [current] = await readCheckIns(tx, eq(checkIn.id, held.id));
  throw new Conflict(current ? { code: "STALE", current } : { code: "NOT_FOUND" });
}
