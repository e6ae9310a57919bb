import type { contract } from "@gatehouse/api/contract";
import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Queryable } from "../platform/database.ts";

type Answers = InferContractRouterOutputs<typeof contract>;

/**
 * What the area of travellers knows of a booking, for anyone who works on its check-ins. It stands above this area, and hands it
 * in.
 */
export interface TravellerFacts {
  /** What travellers, and staff for them, did about a booking's data: lines of the logs of its check-ins. */
  readonly log: (
    db: Queryable,
    booking: { readonly vendor: string; readonly bookingNo: string },
  ) => Promise<Answers["checkin"]["actions"]>;
  /** What they supplied for the whole of a booking, and what of it waits for staff. */
  readonly suppliedFor: (
    tx: Queryable,
    bookingId: number,
    now: number,
  ) => Promise<
    Pick<
      Answers["boardingPasses"]["pnr"],
      "destinationAddress" | "emergencyContact" | "awaitingStaff" | "missingInfoLink"
    >
  >;
}
