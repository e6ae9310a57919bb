import type { travellers } from "../../travellers/contract.ts";
import type { Implementation } from "../implement.ts";
import type { MockTravellers } from "../mock-travellers.ts";

/** What the holders of links do, by the rules of domain. Attempts are counted by nobody: answer with TOO_MANY_ATTEMPTS to see it. */
export const travellerCalls = (known: MockTravellers): Implementation<typeof travellers> => ({
  missingInfo: ({ searchId, bookingNo }, fail) => {
    const info = known.read(searchId, bookingNo);
    if (!info) throw fail("LINK_NOT_FOUND");
    return info;
  },
  updateMissingInfo: ({ searchId, bookingNo, language: _, ...patch }, fail) => {
    const updated = known.update(searchId, bookingNo, patch);
    if (updated === undefined) throw fail("LINK_NOT_FOUND");
    if (typeof updated === "string") throw fail(updated);
    return updated;
  },
});
