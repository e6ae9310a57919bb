import type { ChangeRefusal, CheckIn } from "@gatehouse/domain/checkin";

/** What became of one of several check-ins. */
export interface Outcome {
  readonly checkInId: number;
  readonly done: boolean;
  /** Why not; null when it was done. */
  readonly code: ChangeRefusal | null;
  /** Who holds it, for LOCKED_BY_OTHER. */
  readonly userid: string | null;
  readonly currentState: string | null;
}

/** As many as one call takes. */
const atOnce = 500;

/** The ids of check-ins. */
export const idsOf = (rows: readonly Pick<CheckIn, "checkInId">[]): number[] => rows.map(({ checkInId }) => checkInId);

/** Calls for many check-ins, as many at once as a call takes, one call after the other. */
export async function inParts(
  ids: readonly number[],
  call: (part: number[]) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    outcomes.push(...(await call(ids.slice(at, at + atOnce))));
  }
  return outcomes;
}
