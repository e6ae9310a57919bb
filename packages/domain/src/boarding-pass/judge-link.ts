import { type PointCheck, type SettledChecks, settleChecks } from "./checks.ts";
import type { PossibleOwner, PageOwnership } from "./ownership.ts";
import { passengerStatuses } from "./codes.ts";
import { judgedPoints } from "./compare.ts";
import type { CheckPoint } from "./points.ts";
import { passProblem } from "./problem.ts";
import type { ReadPass } from "./read-pass.ts";
import { kindsOfPass } from "./traveller-kind.ts";
import type { FoundTraveller, LinkFindings, PassengerStatus } from "./findings.ts";

/** What whoever links has said. Without `checks` a machine calls. */
export interface LinkWords {
  readonly checks?: readonly PointCheck[] | undefined;
  readonly override?: string | undefined;
  /** Check-ins of others that it was chosen over. */
  readonly chosenOver?: readonly number[] | undefined;
}

type Refused = Extract<SettledChecks, { ok: false }>;
export type JudgedLink =
  | (Extract<SettledChecks, { ok: true }> & { readonly findings: LinkFindings })
  | (Refused & { readonly alsoFits: readonly FoundTraveller[]; readonly belongsTo: readonly FoundTraveller[] });

const foundTraveller = ({ checkInId, title, dateOfBirth, expected }: PossibleOwner): FoundTraveller => ({
  checkInId,
  title,
  firstname: expected.firstname,
  lastname: expected.lastname,
  dateOfBirth,
  ticketNumber: expected.ticketNumber,
});

function documentOf(pass: ReadPass | undefined): Pick<LinkFindings, "document" | "source" | "status" | "kind"> {
  if (!pass) return { document: "unknown", source: "none", status: null, kind: null };
  const [kind = null, ...others] = kindsOfPass(pass);
  return {
    document: pass.documentType === "I" ? "itineraryReceipt" : pass.source === "barcode" ? "boardingPass" : "unknown",
    source: pass.source,
    status: null,
    kind: others.length > 0 ? null : kind,
  };
}

const statusOf = (code: string | null | undefined): PassengerStatus | null =>
  Object.entries(passengerStatuses).find(([known]) => known === code)?.[1] ?? null;

/**
 * Decides about linking a page to a check-in, and says what was found: the server for every link and every delivery, whoever calls.
 * @param passes all that were read from the page
 * @param claim what the page is to the check-in, as `pageOwnership` says
 */
export function judgeLink(
  passes: readonly ReadPass[],
  { compared, pass: index, alsoFits, belongsTo }: PageOwnership,
  { checks, override, chosenOver }: LinkWords,
): JudgedLink {
  const pass = index === null ? undefined : passes[index];
  const leg = compared.leg ?? 0;
  const problem = pass ? passProblem(pass, leg) : null;
  const ids = (some: readonly PossibleOwner[]) => some.map(({ checkInId }) => checkInId);
  const settled = settleChecks(judgedPoints(compared), problem, checks, override, {
    firstCutAway: compared.firstCutAway,
    doubts: compared.doubts,
    alsoFits: ids(alsoFits),
    belongsTo: ids(belongsTo),
    chosenOver,
  });
  const others = { alsoFits: alsoFits.map(foundTraveller), belongsTo: belongsTo.map(foundTraveller) };
  if (!settled.ok) return { ...settled, ...others };
  const reasonOf = (point: CheckPoint) => settled.checked?.find((one) => one.point === point)?.reason ?? null;
  return {
    ...settled,
    findings: {
      ...documentOf(pass),
      status: statusOf(pass?.legs[leg]?.status),
      problem,
      override: problem === null ? null : override?.trim() || null,
      points: judgedPoints(compared).map(({ point, booking, pass: printed, verdict }) => ({
        point,
        booking: point === "passportExpiry" ? null : booking,
        pass: printed,
        verdict,
        reason: reasonOf(point),
      })),
      unproven: [...settled.unproven],
      ...others,
      byMachine: checks === undefined,
      needQC: settled.differing,
    },
  };
}
