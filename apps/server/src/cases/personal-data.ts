import { plainText } from "@gatehouse/domain/rich-text";
import { and, arrayContains, asc, eq, inArray, or } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { PersonalData } from "../profiles/personal-data.ts";
import { itinerary } from "../trips/tables.ts";
import { caseComment, travelCase } from "./tables.ts";

/**
 * What was said to a traveller and by them, and what they said on trips that others asked for; what staff say among themselves is the
 * organisation's own matter (CMT-5).
 */
export const caseData: PersonalData = {
  name: "comments",
  printed: { comment: plainText },
  held: async (tx, { userId }) => {
    const own = tx.select({ id: travelCase.id }).from(travelCase).where(eq(travelCase.travellerId, userId));
    const shared = tx
      .select({ id: travelCase.id })
      .from(travelCase)
      .innerJoin(itinerary, and(eq(itinerary.vendor, travelCase.vendor), eq(itinerary.bookingNo, travelCase.bookingNo)))
      .where(arrayContains(itinerary.travellerIds, [userId]));
    const rows = await tx
      .select({
        bookingNo: travelCase.bookingNo,
        travelRequestId: travelCase.requestId,
        comment: caseComment.html,
        createdAt: caseComment.createdAt,
        role: caseComment.role,
        writer: caseComment.writerName,
        alias: caseComment.alias,
      })
      .from(caseComment)
      .innerJoin(travelCase, eq(travelCase.id, caseComment.caseId))
      .where(
        and(
          inArray(caseComment.caseId, union(own, shared)),
          eq(caseComment.internal, false),
          or(eq(travelCase.travellerId, userId), eq(caseComment.writerId, userId)),
        ),
      )
      .orderBy(asc(caseComment.id));
    return rows.map(({ role, writer, alias, ...row }) => ({ ...row, from: role === "TRAVELLER" ? writer : alias }));
  },
};
