import { and, asc, eq } from "drizzle-orm";
import type { PersonalData } from "../profiles/personal-data.ts";
import { caseComment, travelCase } from "./tables.ts";

/** What was said to a traveller and by them; what staff say among themselves is the organisation's own matter (CMT-5). */
export const caseData: PersonalData = {
  name: "comments",
  held: async (tx, { userId }) => {
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
      .where(and(eq(travelCase.travellerId, userId), eq(caseComment.internal, false)))
      .orderBy(asc(caseComment.id));
    return rows.map(({ role, writer, alias, ...row }) => ({ ...row, from: role === "TRAVELLER" ? writer : alias }));
  },
};
