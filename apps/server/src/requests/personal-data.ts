import { isPending } from "@gatehouse/domain/requests";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { PersonalData } from "../profiles/personal-data.ts";
import { travelRequest } from "./tables.ts";

const requestsOf = (tx: Queryable, userId: string) =>
  tx.select().from(travelRequest).where(eq(travelRequest.travellerId, userId)).orderBy(asc(travelRequest.id));

/** A traveller's travel requests. */
export const requestData: PersonalData = {
  name: "travelRequests",
  // Which operator works on it is the organisation's own matter.
  held: async (tx, { userId }) =>
    (await requestsOf(tx, userId)).map(({ assignedTo: _operator, travellerId: _id, ...request }) => request),
  openWork: async (tx, { userId }) =>
    (await requestsOf(tx, userId))
      .filter(({ status }) => isPending(status))
      .map(({ id, endDate }) => ({ kind: "request", name: `TR-${id}`, until: endDate })),
};
