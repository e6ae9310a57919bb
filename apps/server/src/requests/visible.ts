import { eq, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { travelRequest } from "./tables.ts";

export type Reader = Pick<Principal, "vendors" | "role" | "userId" | "userid">;

/** The requests that a reader may see (REQ-1): a traveller's own, and those of the vendors that staff see. */
export const visibleRequests = (reader: Reader): SQL | undefined =>
  reader.role === "TRAVELLER"
    ? eq(travelRequest.travellerId, reader.userId)
    : vendorScope(reader, travelRequest.vendor);
