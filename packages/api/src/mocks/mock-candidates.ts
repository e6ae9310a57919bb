import type { CheckIn } from "@gatehouse/domain/checkin";
import type { InferSchemaOutput } from "@orpc/contract";
import type { candidatePageSchema, uploadSchema } from "../boarding-pass/schema.ts";

/** A page as the contract shows it, except for what depends on the check-ins of the moment. */
export type MockCandidate = Omit<
  InferSchemaOutput<typeof candidatePageSchema>,
  "matched" | "matchedCheckInIds" | "checkIns"
> &
  Pick<CheckIn, "pnr" | "bookingNo" | "vendor">;
export type MockUpload = InferSchemaOutput<typeof uploadSchema> & Pick<CheckIn, "vendor">;

/** Uploaded pages in memory. One that is linked stays, so that it can come back when it is unlinked. */
export interface MockCandidates {
  /** Pages of a booking's PNR that no check-in has. */
  readonly of: (unit: Pick<CheckIn, "pnr" | "bookingNo" | "vendor">) => readonly MockCandidate[];
  readonly find: (dmscode: string) => MockCandidate | undefined;
  readonly add: (page: MockCandidate) => void;
  /** @returns false when somebody has linked it before */
  readonly take: (dmscode: string, by: { readonly userid: string; readonly checkInId: number }) => boolean;
  readonly takenBy: (dmscode: string) => { readonly userid: string; readonly checkInId: number } | undefined;
  readonly giveBack: (dmscode: string) => void;
  readonly uploads: Map<number, MockUpload>;
}

/** Candidate pages of a mock world, and which of them were linked to a check-in. */
export function createMockCandidates(initial: readonly MockCandidate[]): MockCandidates {
  const pages = new Map(initial.map((page) => [page.dmscode, page]));
  const taken = new Map<string, { readonly userid: string; readonly checkInId: number }>();
  return {
    of: ({ pnr, bookingNo, vendor }) =>
      [...pages.values()].filter(
        (page) =>
          page.pnr === pnr && page.bookingNo === bookingNo && page.vendor === vendor && !taken.has(page.dmscode),
      ),
    find: (dmscode) => pages.get(dmscode),
    add: (page) => void pages.set(page.dmscode, page),
    take: (dmscode, by) => {
      if (taken.has(dmscode)) return false;
      taken.set(dmscode, by);
      return true;
    },
    takenBy: (dmscode) => taken.get(dmscode),
    giveBack: (dmscode) => void taken.delete(dmscode),
    uploads: new Map(),
  };
}
