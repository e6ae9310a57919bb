import {
  pageOwnership,
  type JudgedLink,
  judgeLink,
  type LinkWords,
  type PageOwnership,
  type ReadPass,
} from "@gatehouse/domain/boarding-pass";
import type { Queryable } from "../platform/database.ts";
import type { HeldCheckIn } from "../checkin/transitions/transition.ts";
import { possibleOwnersOf, type ExpectedCheckIn } from "./expected.ts";

/** Whether a page belongs to a check-in, among all travellers of the booking; undefined for one who no longer travels. */
export async function ownershipOf(
  tx: Queryable,
  passes: readonly ReadPass[],
  { id, pnrId }: Pick<HeldCheckIn, "id" | "pnrId">,
): Promise<PageOwnership<ExpectedCheckIn> | undefined> {
  const ownerships = pageOwnership(passes, await possibleOwnersOf(tx, pnrId));
  return ownerships.find(({ possibleOwner }) => possibleOwner.checkInId === id && !possibleOwner.cancelled);
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
  const ownership = await ownershipOf(tx, passes, held);
  return ownership && judgeLink(passes, ownership, words);
}
