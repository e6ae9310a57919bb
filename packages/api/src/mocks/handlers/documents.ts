import type { CheckIn } from "@gatehouse/domain/checkin";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";

/** Signed links last five minutes (decisions §2), in seconds. */
const linkSeconds = 5 * 60;

/** Links to documents that belong to a row of the world. */
export const documentCalls = (
  rows: () => readonly CheckIn[],
  isCandidate: (dmscode: string) => boolean,
  now: () => number,
): Implementation<typeof contract.documents> => ({
  url: ({ dmscode }, fail) => {
    if (!isCandidate(dmscode) && !rows().some(({ pass }) => pass?.dmscode === dmscode)) throw fail("NOT_FOUND");
    return { url: `/api/documents/${dmscode}?signature=mock`, expiresAt: now() + linkSeconds };
  },
});
