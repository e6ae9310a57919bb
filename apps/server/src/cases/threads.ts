import type { CommentAudience, CommentKind } from "@gatehouse/domain/cases";
import { and, eq, gt, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { caseComment, caseRead } from "./tables.ts";
import { type Reader, seesCases } from "./visible.ts";

/** One conversation of a case. */
export interface Thread {
  readonly commentsType: CommentKind;
  readonly commentsFor: CommentAudience;
  /** 0 where it is about no flight. */
  readonly segmentId: number;
}

/** The comments of a thread. */
export const inThread = (caseId: number, { commentsType, commentsFor, segmentId }: Thread): SQL | undefined =>
  and(
    eq(caseComment.caseId, caseId),
    eq(caseComment.kind, commentsType),
    eq(caseComment.internal, commentsFor === "internal"),
    segmentId > 0 ? eq(caseComment.segmentId, segmentId) : isNull(caseComment.segmentId),
  );

/** What a reader has not read of others' comments: joined with `caseRead` of that reader. */
const unreadBy = (reader: Reader): SQL | undefined =>
  and(ne(caseComment.writerId, reader.userId), gt(caseComment.id, sql`coalesce(${caseRead.upTo}, 0)`));

const readOf = (reader: Reader): SQL | undefined =>
  and(
    eq(caseRead.caseId, caseComment.caseId),
    eq(caseRead.userId, reader.userId),
    eq(caseRead.kind, caseComment.kind),
    eq(caseRead.internal, caseComment.internal),
    eq(caseRead.segmentId, sql`coalesce(${caseComment.segmentId}, 0)`),
  );

/** What a reader may know of the comments of a case (CMT-5). */
const forReader = (reader: Reader): SQL | undefined =>
  seesCases(reader) ? undefined : eq(caseComment.internal, false);

/** How many comments each thread of a case has, and how many of them the reader has not read. */
export async function countThreads(tx: Queryable, reader: Reader, caseId: number) {
  const rows = await tx
    .select({
      kind: caseComment.kind,
      internal: caseComment.internal,
      segmentId: sql<number>`coalesce(${caseComment.segmentId}, 0)`.mapWith(Number),
      all: sql<number>`count(*)`.mapWith(Number),
      unread: sql<number>`count(*) filter (where ${unreadBy(reader)})`.mapWith(Number),
    })
    .from(caseComment)
    .leftJoin(caseRead, readOf(reader))
    .where(and(eq(caseComment.caseId, caseId), forReader(reader)))
    .groupBy(caseComment.kind, caseComment.internal, sql`coalesce(${caseComment.segmentId}, 0)`);
  return (kind: CommentKind, audience: CommentAudience, segmentId = 0) => {
    const row = rows.find(
      (one) => one.kind === kind && one.internal === (audience === "internal") && one.segmentId === segmentId,
    );
    return { all: row?.all ?? 0, unread: row?.unread ?? 0 };
  };
}

/**
 * The comments of a case that a reader has not read, by the names of the database. Those of a flight's case hang on the whole case of
 * its booking (CMT-22).
 */
const unreadComments = (reader: Reader): SQL =>
  sql`from case_comment c
    left join case_read r on r.case_id = c.case_id and r.user_id = ${reader.userId} and r.kind = c.kind
      and r.internal = c.internal and r.segment_id = coalesce(c.segment_id, 0)
    where c.case_id = case when travel_case.segment_id is null then travel_case.id else (
        select whole.id from travel_case whole where whole.vendor = travel_case.vendor
          and whole.booking_no = travel_case.booking_no and whole.segment_id is null) end
      and (travel_case.segment_id is null or (c.kind = 'FS' and c.segment_id = travel_case.segment_id))
      and c.writer_id <> ${reader.userId} and c.id > coalesce(r.up_to, 0)`;

/** How many comments of a case a reader has not read: a column of a query on `travel_case`. */
export const unreadOfCase = (reader: Reader): SQL<number> =>
  sql<number>`(select count(*) ${unreadComments(reader)})`.mapWith(Number);

/** Whether there is one at all: the first that is found says so. */
export const hasUnread = (reader: Reader): SQL => sql`exists (select 1 ${unreadComments(reader)})`;
