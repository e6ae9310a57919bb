import type { CheckPoint, FoundTraveller, PassProblem } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database.ts";
import type { HeldCheckIn, Refusal } from "./change.ts";
import { readCheckIns } from "../check-in-row.ts";
import { checkIn } from "../tables.ts";

/** Why a change cannot be made, with what the screen needs to say it (CHK-32). */
export type ConflictReason =
  | { readonly code: "NOT_FOUND" }
  | { readonly code: "STALE"; readonly current: CheckIn }
  | { readonly code: "LOCKED_BY_OTHER"; readonly locked: { checkInId: number; userid: string }[] }
  | { readonly code: "STATE_CONFLICT"; readonly checkInId: number; readonly currentState: string }
  | { readonly code: "NOTHING_HELD" }
  | { readonly code: "OWN_WORK" }
  | { readonly code: "CANDIDATE_TAKEN"; readonly userid: string; readonly checkInId: number }
  | { readonly code: "NOT_READ_YET" }
  | { readonly code: "PAGE_MISSING" }
  | {
      readonly code: "NOT_SETTLED";
      readonly unsettled: readonly CheckPoint[];
      readonly withoutReason: readonly CheckPoint[];
    }
  | { readonly code: "PASS_PROBLEM"; readonly problem: PassProblem }
  | {
      readonly code: "ALSO_FITS";
      readonly alsoFits: readonly FoundTraveller[];
      readonly belongsTo: readonly FoundTraveller[];
    }
  | { readonly code: "NO_SUCH_PNR" }
  | { readonly code: "AMBIGUOUS_PNR"; readonly bookings: readonly BookingChoice[] }
  | { readonly code: "UNKNOWN_REASON" }
  /** Too many uploads wait: seconds until the next try is worth it. */
  | { readonly code: "READING_BUSY"; readonly retryAfter: number };

/** One of several bookings that have the same PNR. */
export interface BookingChoice {
  readonly bookingNo: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly passenger: { readonly firstname: string; readonly lastname: string };
  readonly passengers: number;
  /** Its next departure, or its last one: seconds since 1970, UTC. */
  readonly departsAt: number | null;
}

/** Thrown inside a transaction: nothing of it stays. The router turns it into the declared error. */
export class Conflict extends Error {
  override readonly name = "Conflict";
  readonly reason: ConflictReason;
  constructor(reason: ConflictReason) {
    super(reason.code);
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
