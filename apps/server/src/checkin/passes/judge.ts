import {
  claimsOnPage,
  type JudgedLink,
  judgeLink,
  type LinkWords,
  type PageClaim,
  type ReadPass,
} from "@gatehouse/domain/boarding-pass";
import type { Queryable } from "../../platform/database.ts";
import type { HeldCheckIn } from "../change/change.ts";
import { claimantsOf, type ExpectedCheckIn } from "./expected.ts";

/** What a page is to a check-in, among all travellers of the booking; undefined for one who no longer travels. */
export async function claimOf(
  tx: Queryable,
  passes: readonly ReadPass[],
  { id, pnrId }: Pick<HeldCheckIn, "id" | "pnrId">,
): Promise<PageClaim<ExpectedCheckIn> | undefined> {
  const claims = claimsOnPage(passes, await claimantsOf(tx, pnrId));
  return claims.find(({ claimant }) => claimant.checkInId === id && !claimant.cancelled);
}

/**
 * Judges the link of a page with a check-in, whoever makes it: an operator, a machine without `checks`, automation that delivered.
 * @returns undefined where the traveller no longer travels
 */
export async function judgeFor(
  tx: Queryable,
  passes: readonly ReadPass[],
  held: Pick<HeldCheckIn, "id" | "pnrId">,
  words: LinkWords,
): Promise<JudgedLink | undefined> {
  const claim = await claimOf(tx, passes, held);
  return claim && judgeLink(passes, claim, words);
}
