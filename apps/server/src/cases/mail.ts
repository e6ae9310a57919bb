import { type CommentKind, unreadMailSeconds } from "@gatehouse/domain/cases";
import { requestName } from "@gatehouse/domain/requests";
import { languageToWrite } from "@gatehouse/domain/travellers";
import { and, asc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { appUser, vendor } from "../access/tables.ts";
import { mailLanguages } from "../messaging/mail-facts.ts";
import type { Composition } from "../messaging/outbox.ts";
import { outbox, type OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { travelRequest } from "../requests/tables.ts";
import { readProfile } from "../profiles/read-profile.ts";
import type { CaseRow } from "./open-case.ts";
import { caseComment, caseRead, travelCase } from "./tables.ts";

/** Kind of the row that these messages speak of. */
const caseSubject = "case";

/** Mails about comments that were not read (CMT-11): to travellers, and to the operator whose case it is. */
export const caseMessages = { travellers: "cases.unread", staff: "cases.unread-staff" } as const;

/**
 * The mail to a colleague who was mentioned (CMT-17). It is about what is internal: it says nothing of it, and stands in no list of
 * mails (CMT-5).
 */
export const mentionMessage = "cases.mentioned";

/** Tells colleagues by mail that they were mentioned in an internal comment, unless they have read it in a while. */
export async function tellMentioned(
  tx: Queryable,
  row: CaseRow,
  comment: typeof caseComment.$inferSelect,
  colleagues: readonly string[],
  now: number,
): Promise<void> {
  if (colleagues.length === 0) return;
  const people = await tx
    .select({ id: appUser.id, email: appUser.email })
    .from(appUser)
    .where(and(inArray(appUser.userid, [...colleagues]), ne(appUser.id, comment.writerId)));
  if (people.length === 0) return;
  await tx.insert(outbox).values(
    people.map(({ id, email }) => ({
      kind: mentionMessage,
      subjectKind: caseSubject,
      subjectId: row.id,
      vendor: row.vendor,
      bookingNo: row.bookingNo ?? (row.requestId === null ? "" : requestName(row.requestId)),
      receiver: email,
      payload: { userId: id, comment: String(comment.id) },
      createdAt: now,
      dueAt: now + unreadMailSeconds,
    })),
  );
}

/** What the mail to a colleague says; nothing where they have read the comment, or it was taken back. */
export async function composeMention(
  tx: Queryable,
  { subjectId, payload }: OutboxMessage,
  origin: string,
): Promise<Composition> {
  const { userId = "" } = payload;
  const [found] = await tx
    .select({ row: travelCase, comment: caseComment, vendorName: vendor.name, vendorLanguage: vendor.language })
    .from(caseComment)
    .innerJoin(travelCase, eq(travelCase.id, caseComment.caseId))
    .innerJoin(vendor, eq(vendor.code, travelCase.vendor))
    .leftJoin(
      caseRead,
      and(
        eq(caseRead.caseId, caseComment.caseId),
        eq(caseRead.userId, userId),
        eq(caseRead.kind, caseComment.kind),
        eq(caseRead.internal, caseComment.internal),
        eq(caseRead.segmentId, sql`coalesce(${caseComment.segmentId}, 0)`),
      ),
    )
    .where(
      and(
        eq(caseComment.caseId, subjectId),
        eq(caseComment.id, Number(payload["comment"])),
        gt(caseComment.id, sql`coalesce(${caseRead.upTo}, 0)`),
      ),
    );
  const person = await readProfile(tx, userId);
  if (!found || !person) return { obstacle: "read-meanwhile" };
  const { row, comment, vendorName, vendorLanguage } = found;
  return {
    receiver: person.email,
    name: person.name,
    facts: {
      template: "commentMention",
      vendorName,
      traveller: person.name,
      bookingNo: row.bookingNo ?? (row.requestId === null ? "" : requestName(row.requestId)),
      language: languageToWrite([person.profile?.language ?? null, vendorLanguage], mailLanguages),
      by: comment.writerName || comment.writer,
      link: origin + pathOf(row, comment.kind, true),
    },
  };
}

interface CommentMail {
  readonly comment: typeof caseComment.$inferSelect;
  /** Ids of the users who travel. */
  readonly travellers: readonly string[];
  /** User ids of those who can be assigned: they are told of what a traveller writes where nobody is. */
  readonly operators: readonly string[];
  readonly now: number;
}

/**
 * Who answers for a case (CMT-20): whom its flight is assigned to, or it, or its request, as long as they can be assigned; or else all who
 * could be. Whoever has gone, or sees its vendor no more, answers for nothing.
 */
async function answeringFor(
  tx: Queryable,
  row: CaseRow,
  segmentId: number | null,
  operators: readonly string[],
): Promise<readonly string[]> {
  // Of a flight that has a case of its own, whoever has that (CMT-22).
  const [flight] =
    segmentId === null
      ? []
      : await tx
          .select({ assignedTo: travelCase.assignedTo })
          .from(travelCase)
          .where(eq(travelCase.segmentId, segmentId));
  const [request] =
    row.requestId === null
      ? []
      : await tx
          .select({ assignedTo: travelRequest.assignedTo })
          .from(travelRequest)
          .where(eq(travelRequest.id, row.requestId));
  const answering = [flight?.assignedTo, row.assignedTo, request?.assignedTo].find(
    (userid) => typeof userid === "string" && operators.includes(userid),
  );
  return answering ? [answering] : operators;
}

/**
 * Sees to it that the other side is told of a comment by mail when it has not read it in a while: one mail gathers all that came
 * meanwhile.
 */
export async function tellUnread(
  tx: Queryable,
  { role, userId }: { readonly role: string; readonly userId: string },
  row: CaseRow,
  { comment, travellers, operators, now }: CommentMail,
): Promise<void> {
  const byTraveller = role === "TRAVELLER";
  const answering = byTraveller ? await answeringFor(tx, row, comment.segmentId, operators) : [];
  const people = byTraveller
    ? answering.length === 0
      ? []
      : await tx
          .select({ id: appUser.id, email: appUser.email })
          .from(appUser)
          .where(and(inArray(appUser.userid, [...answering]), isNull(appUser.disabledAt)))
    : travellers.length === 0
      ? []
      : await tx
          .select({ id: appUser.id, email: appUser.email })
          .from(appUser)
          .where(inArray(appUser.id, [...travellers]));
  const kind = byTraveller ? caseMessages.staff : caseMessages.travellers;
  for (const person of people) {
    if (person.id === userId) continue;
    const [waiting] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.kind, kind),
          eq(outbox.subjectKind, caseSubject),
          eq(outbox.subjectId, row.id),
          sql`${outbox.payload} ->> 'userId' = ${person.id}`,
          isNull(outbox.sentAt),
          isNull(outbox.cancelledAt),
          isNull(outbox.deadAt),
          gt(outbox.dueAt, now),
        ),
      )
      .limit(1);
    if (waiting) continue;
    await tx.insert(outbox).values({
      kind,
      subjectKind: caseSubject,
      subjectId: row.id,
      vendor: row.vendor,
      bookingNo: row.bookingNo ?? (row.requestId === null ? "" : requestName(row.requestId)),
      receiver: person.email,
      payload: { userId: person.id, from: String(comment.id) },
      createdAt: now,
      dueAt: now + unreadMailSeconds,
    });
  }
}

/** Letters of a comment that a mail says; of a longer one it says its beginning, as words. */
const longestInMail = 2000;
/** The same of its HTML: what is formatted letter by letter is told as words. */
const longestHtmlInMail = 10_000;

/** Where the comments of a kind stand in the dashboard. */
function pathOf(row: CaseRow, kind: CommentKind, staff: boolean): string {
  if (staff) {
    const of =
      row.bookingNo === null
        ? `travelRequestId=${String(row.requestId)}`
        : `bookingNo=${encodeURIComponent(row.bookingNo)}`;
    return `/dashboard/casemgmt/case-details?${of}&vCode=${encodeURIComponent(row.vendor)}`;
  }
  return kind === "TR" || row.bookingNo === null
    ? `/dashboard/travel-request/view-travel-details?data=${String(row.requestId)}&type=TR`
    : `/dashboard/my-trips/view-trips-details?data=${encodeURIComponent(row.bookingNo)}&type=itinerary`;
}

/** What the mail about unread comments says to one user; nothing where they have read them meanwhile. */
export async function composeCaseMail(
  tx: Queryable,
  { kind, subjectId, payload }: OutboxMessage,
  origin: string,
): Promise<Composition> {
  const { userId = "" } = payload;
  const [found] = await tx
    .select({ row: travelCase, vendorName: vendor.name, vendorLanguage: vendor.language })
    .from(travelCase)
    .innerJoin(vendor, eq(vendor.code, travelCase.vendor))
    .where(eq(travelCase.id, subjectId));
  const person = await readProfile(tx, userId);
  if (!found || !person) return { obstacle: "too-late" };
  const { row, vendorName, vendorLanguage } = found;
  const unread = await tx
    .select({ words: caseComment.words, html: caseComment.html, kind: caseComment.kind })
    .from(caseComment)
    .leftJoin(
      caseRead,
      and(
        eq(caseRead.caseId, caseComment.caseId),
        eq(caseRead.userId, userId),
        eq(caseRead.kind, caseComment.kind),
        eq(caseRead.internal, caseComment.internal),
        eq(caseRead.segmentId, sql`coalesce(${caseComment.segmentId}, 0)`),
      ),
    )
    .where(
      and(
        eq(caseComment.caseId, subjectId),
        // What is internal is in no mail (CMT-5).
        eq(caseComment.internal, false),
        ne(caseComment.writerId, userId),
        gt(caseComment.id, sql`coalesce(${caseRead.upTo}, 0)`),
        gt(caseComment.id, Number(payload["from"]) - 1),
      ),
    )
    .orderBy(asc(caseComment.id))
    .limit(20);
  const [first] = unread;
  if (!first) return { obstacle: "read-meanwhile" };
  const staff = kind === caseMessages.staff;
  return {
    receiver: person.email,
    name: person.name,
    facts: {
      template: "commentsUnread",
      vendorName,
      traveller: person.name,
      bookingNo: row.bookingNo ?? (row.requestId === null ? "" : requestName(row.requestId)),
      language: languageToWrite([person.profile?.language ?? null, vendorLanguage], mailLanguages),
      comments: unread.map(({ words }) => words.slice(0, longestInMail)),
      rich: unread.map(({ words, html }) =>
        words.length > longestInMail || html.length > longestHtmlInMail ? null : html,
      ),
      staff,
      link: origin + pathOf(row, first.kind, staff),
      // Staff hear of what travellers write as long as they work on cases.
      ...(staff ? {} : { optOut: {} }),
    },
  };
}
