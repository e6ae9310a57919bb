import { pageOwnership, type OwnershipSummary, ownershipSummary, type ReadPass } from "@gatehouse/domain/boarding-pass";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import {
  candidatePage,
  type PageFailure,
  type PageLoss,
  type passSources,
  type readingStates,
} from "../candidate-tables.ts";
import { possibleOwnersOf, takesPagesOf } from "../expected.ts";

/** A candidate page as the contract shows it (BP-2). */
export interface Candidate {
  readonly dmscode: string;
  readonly matched: boolean;
  readonly matchedCheckInIds: number[];
  readonly checkIns: OwnershipSummary[];
  readonly page: number;
  readonly pageCount: number;
  readonly uploadedAgentId: string;
  /** Seconds since 1970, UTC. */
  readonly uploadedAt: number;
  readonly reading: (typeof readingStates)[number];
  readonly failure: PageFailure | PageLoss | null;
  readonly source: (typeof passSources)[number];
  readonly passes: ReadPass[];
}

/** Pages of one PNR that are listed, at most: twenty uploads of the largest kind. */
const maxListed = 1000;

/**
 * The pages of a booking's PNR that no check-in has: matching ones first, then the newest upload, page by page. Whether a page
 * matches is asked of the booking as it is now, so that a changed flight or name cannot leave an old answer behind.
 * @param pnrId id of the PNR's row; the caller has made sure that its reader may see it
 */
export async function listCandidates(tx: Queryable, pnrId: number): Promise<Candidate[]> {
  const pages = await tx
    .select({
      dmscode: candidatePage.dmscode,
      page: candidatePage.page,
      pageCount: candidatePage.pageCount,
      uploadedAgentId: candidatePage.uploadedBy,
      uploadedAt: candidatePage.uploadedAt,
      reading: candidatePage.reading,
      failure: candidatePage.failure,
      source: candidatePage.source,
      passes: candidatePage.passes,
    })
    .from(candidatePage)
    .where(and(eq(candidatePage.pnrId, pnrId), isNull(candidatePage.linkedTo)))
    .orderBy(desc(candidatePage.uploadedAt), desc(candidatePage.uploadId), asc(candidatePage.page))
    .limit(maxListed);
  if (pages.length === 0) return [];
  const possibleOwners = await possibleOwnersOf(tx, pnrId);
  return pages
    .map(({ passes, ...page }): Candidate => {
      const checkIns = pageOwnership(passes, possibleOwners).filter(takesPagesOf(pnrId)).map(ownershipSummary);
      const matchedCheckInIds = checkIns.filter(({ matched }) => matched).map(({ checkInId }) => checkInId);
      return { ...page, passes: [...passes], matched: matchedCheckInIds.length > 0, matchedCheckInIds, checkIns };
    })
    .toSorted((one, other) => Number(other.matched) - Number(one.matched));
}
