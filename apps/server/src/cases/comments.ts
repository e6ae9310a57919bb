import { caseTextLength, senderOf, takeBackSeconds } from "@gatehouse/domain/cases";
import { isBlankHtml, maximumRichTextBytes, mentionedIn, pictureIds, plainText } from "@gatehouse/domain/rich-text";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { appUser, vendor } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary } from "../trips/tables.ts";
import { reopenFor } from "./change-case.ts";
import { tellMentioned, tellUnread } from "./mail.ts";
import { publishCase } from "./news.ts";
import { caseFor, type CaseRow, firstContact, readCase, segmentOf, segmentsOf } from "./open-case.ts";
import { operatorsOfCase } from "./operators.ts";
import { dropTakenBack, type PictureParts, picturesOf, showPictures } from "./pictures.ts";
import { onlyPictures, sanitiseComment } from "./sanitise.ts";
import { caseComment, caseRead, travelCase } from "./tables.ts";
import { countThreads, inThread, type Thread } from "./threads.ts";
import { findSubject, type FoundSubject, type Reader, seesCases, type Subject } from "./visible.ts";

interface Parts {
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: number;
}

type CommentRow = typeof caseComment.$inferSelect;

/** A comment as a reader gets it (CMT-6): travellers are told the team's name alone. */
function shownComment(reader: Reader, row: CommentRow) {
  const byTraveller = row.role === "TRAVELLER";
  const told = byTraveller || reader.role !== "TRAVELLER";
  return {
    id: row.id,
    comment: row.html,
    createdAt: row.createdAt,
    createdBy: told ? row.writer : "",
    name: told ? row.writerName : "",
    aliasName: row.alias,
    role: byTraveller ? row.role : reader.role === "TRAVELLER" ? "STAFF" : row.role,
    sender: senderOf(row.role, row.kind),
    mine: row.writerId === reader.userId,
  };
}

/** Users who read what is external of a case as travellers. */
async function travellersOf(tx: Queryable, { vendor: owner, bookingNo, requestId }: FoundSubject) {
  const [request] =
    requestId === null
      ? []
      : await tx.select({ id: travelRequest.travellerId }).from(travelRequest).where(eq(travelRequest.id, requestId));
  const [trip] =
    bookingNo === null
      ? []
      : await tx
          .select({ ids: itinerary.travellerIds })
          .from(itinerary)
          .where(and(eq(itinerary.vendor, owner), eq(itinerary.bookingNo, bookingNo)));
  return [...new Set([...(request ? [request.id] : []), ...(trip?.ids ?? [])])];
}

/** What stands above the comments (CMT-4). */
async function headerOf(tx: Queryable, found: FoundSubject, row: CaseRow | undefined) {
  const [[request], [trip]] = await Promise.all([
    found.requestId === null
      ? []
      : tx
          .select({
            startDate: travelRequest.startDate,
            endDate: travelRequest.endDate,
            content: travelRequest.content,
            travellerId: travelRequest.travellerId,
          })
          .from(travelRequest)
          .where(eq(travelRequest.id, found.requestId)),
    found.bookingNo === null
      ? []
      : tx
          .select({ startDate: itinerary.startDate, endDate: itinerary.endDate, travellers: itinerary.travellers })
          .from(itinerary)
          .where(and(eq(itinerary.vendor, found.vendor), eq(itinerary.bookingNo, found.bookingNo))),
  ]);
  const userId = row?.travellerId ?? request?.travellerId;
  const person = userId === undefined ? undefined : await readProfile(tx, userId);
  const [first] = trip?.travellers ?? [];
  const named = person?.profile?.firstName
    ? { firstName: person.profile.firstName, middleName: person.profile.middleName, lastName: person.profile.lastName }
    : first
      ? { firstName: first.firstname, middleName: "", lastName: first.lastname }
      : {
          // A booking that came without an itinerary has its passengers' names.
          firstName: person?.name ?? row?.travellerName ?? (await firstContact(tx, found)).travellerName,
          middleName: "",
          lastName: "",
        };
  return {
    bookingNo: found.bookingNo,
    travelRequestId: found.requestId,
    vCode: found.vendor,
    ...named,
    startDate: trip?.startDate ?? request?.startDate ?? "",
    endDate: trip?.endDate ?? request?.endDate ?? "",
    visitPurpose: request?.content.visitPurpose.purpose ?? "",
  };
}

/** Whether a reader may look at this thread of what they may see (CMT-5). */
async function mayRead(tx: Queryable, reader: Reader, found: FoundSubject, thread: Thread): Promise<boolean> {
  if (thread.commentsFor === "internal" && !seesCases(reader)) return false;
  if (thread.commentsType !== "FS") return thread.segmentId === 0;
  return thread.segmentId > 0 && (await segmentOf(tx, found, thread.segmentId)) !== undefined;
}

/** A page of a thread, newest first, with one more than asked for where there are more. */
const readPage = (tx: Queryable, caseId: number, asked: Thread & { readonly before: number; readonly size: number }) =>
  tx
    .select()
    .from(caseComment)
    .where(and(inThread(caseId, asked), asked.before > 0 ? lt(caseComment.id, asked.before) : undefined))
    .orderBy(desc(caseComment.id))
    .limit(asked.size + 1);

/** Up to which comment a reader has read a thread; 0 for none. */
async function readUpToOf(tx: Queryable, reader: Reader, caseId: number, thread: Thread): Promise<number> {
  const [read] = await tx
    .select({ upTo: caseRead.upTo })
    .from(caseRead)
    .where(
      and(
        eq(caseRead.caseId, caseId),
        eq(caseRead.userId, reader.userId),
        eq(caseRead.kind, thread.commentsType),
        eq(caseRead.internal, thread.commentsFor === "internal"),
        eq(caseRead.segmentId, thread.segmentId),
      ),
    );
  return read?.upTo ?? 0;
}

/**
 * The comments of a thread, newest first (CMT-6); undefined where the reader may not see them.
 * @param tx the pool: what does not need each other is read at the same time
 */
export async function readComments(
  tx: Queryable,
  reader: Reader,
  asked: Subject & Thread & { readonly before: number; readonly size: number },
) {
  const found = await findSubject(tx, reader, asked);
  if (!found || !(await mayRead(tx, reader, found, asked))) return undefined;
  const row = await readCase(tx, found);
  const internal = seesCases(reader);
  const [counts, page, readUpTo, header, segments, travellers, colleagues] = await Promise.all([
    row && countThreads(tx, reader, row.id),
    row ? readPage(tx, row.id, asked) : [],
    row ? readUpToOf(tx, reader, row.id, asked) : 0,
    headerOf(tx, found, row),
    asked.commentsType === "FS" ? [] : segmentsOf(tx, found),
    internal ? travellersOf(tx, found) : undefined,
    internal ? operatorsOfCase(tx, found.vendor) : [],
  ]);
  const none = { all: 0, unread: 0 };
  const of = (audience: "external" | "internal") => counts?.(asked.commentsType, audience, asked.segmentId) ?? none;
  return {
    comments: page.slice(0, asked.size).map((one) => shownComment(reader, one)),
    more: page.length > asked.size,
    readUpTo,
    counts: { external: of("external"), internal: internal ? of("internal") : null },
    header,
    flights: segments.map(({ segmentId, flight, from, to, date, cancelled }) => ({
      segmentId,
      flight,
      from,
      to,
      date,
      cancelled,
      external: counts?.("FS", "external", segmentId) ?? none,
    })),
    travellers: travellers?.length ?? null,
    // Nobody calls themselves (CMT-17).
    colleagues: colleagues.filter(({ id }) => id !== reader.userId).map(({ userid, name }) => ({ userid, name })),
  };
}

export type Written =
  | { readonly outcome: "unknown" | "blank" | "too-long" | "other-words" | "not-seen" }
  | { readonly outcome: "written"; readonly comment: ReturnType<typeof shownComment> };

/** Up to which comment somebody has read a thread: never backwards. @returns whether it went on */
async function keepRead(tx: Queryable, reader: Reader, caseId: number, thread: Thread, upTo: number): Promise<boolean> {
  const moved = await tx
    .insert(caseRead)
    .values({
      caseId,
      userId: reader.userId,
      kind: thread.commentsType,
      internal: thread.commentsFor === "internal",
      segmentId: thread.segmentId,
      upTo,
    })
    .onConflictDoUpdate({
      target: [caseRead.caseId, caseRead.userId, caseRead.kind, caseRead.internal, caseRead.segmentId],
      set: { upTo: sql`excluded.up_to` },
      setWhere: sql`${caseRead.upTo} < excluded.up_to`,
    })
    .returning({ upTo: caseRead.upTo });
  return moved.length > 0;
}

/**
 * Writes a comment (CMT-3, CMT-4): sent twice with the same id it is one, and answered as the first was; an id that names other words
 * is refused, so that none are lost (CMT-8). A case that was not there is opened; the other side is told at once where it looks on, and by mail where it has not read it in a while (CMT-11).
 */
export async function writeComment(
  db: Database,
  reader: Reader,
  sent: Subject & Thread & { readonly comments: string; readonly clientId: string },
  { live, now }: Parts,
): Promise<Written> {
  if (Buffer.byteLength(sent.comments) > maximumRichTextBytes) return { outcome: "too-long" };
  const clean = sanitiseComment(sent.comments, sent.commentsFor);
  if (isBlankHtml(clean)) return { outcome: "blank" };
  return db.transaction(async (tx): Promise<Written> => {
    const found = await findSubject(tx, reader, sent);
    if (!found || !(await mayRead(tx, reader, found, sent))) return { outcome: "unknown" };
    const pictures = await picturesOf(tx, reader, pictureIds(clean));
    const html = onlyPictures(clean, pictures);
    if (isBlankHtml(html)) return { outcome: "blank" };
    const byTraveller = reader.role === "TRAVELLER";
    const internal = sent.commentsFor === "internal";
    const operators = internal || byTraveller ? await operatorsOfCase(tx, found.vendor) : [];
    const mentioned = internal ? mentionedIn(html).filter((userid) => userid !== reader.userid) : [];
    // Whoever cannot see what calls them is not called (CMT-17).
    if (!mentioned.every((userid) => operators.some((one) => one.userid === userid))) return { outcome: "not-seen" };
    const { row, opened } = await caseFor(tx, found, { userid: reader.userid, now });
    const [writer] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, reader.userId));
    const [owner] = await tx.select({ name: vendor.name }).from(vendor).where(eq(vendor.code, row.vendor));
    const profile = byTraveller ? await readProfile(tx, reader.userId) : undefined;
    const [made] = await tx
      .insert(caseComment)
      .values({
        caseId: row.id,
        kind: sent.commentsType,
        internal,
        segmentId: sent.segmentId > 0 ? sent.segmentId : null,
        html,
        words: plainText(html),
        createdAt: now,
        writerId: reader.userId,
        writer: reader.userid,
        writerName: profile?.name ?? writer?.name ?? "",
        role: reader.role,
        alias: byTraveller ? "" : (owner?.name ?? ""),
        clientId: sent.clientId,
        openedCase: opened,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const [former] = await tx
        .select()
        .from(caseComment)
        .where(and(eq(caseComment.writerId, reader.userId), eq(caseComment.clientId, sent.clientId)));
      if (!former) return { outcome: "unknown" };
      const same =
        former.html === html &&
        former.caseId === row.id &&
        former.kind === sent.commentsType &&
        former.internal === internal &&
        (former.segmentId ?? 0) === sent.segmentId;
      return same ? { outcome: "written", comment: shownComment(reader, former) } : { outcome: "other-words" };
    }
    await showPictures(tx, made.id, pictures);
    await keepRead(tx, reader, row.id, sent, made.id);
    const travellers = internal ? [] : await travellersOf(tx, found);
    if (internal) await tellMentioned(tx, row, made, mentioned, now);
    else {
      const told = operators.map(({ userid }) => userid);
      await tellUnread(tx, reader, row, { comment: made, travellers, operators: told, now });
    }
    const about = sent.segmentId > 0 ? ((await readCase(tx, found, sent.segmentId)) ?? row) : row;
    if (byTraveller)
      await reopenFor(tx, about, { userid: reader.userid, note: made.words.slice(0, caseTextLength), now });
    await publishCase(tx, live, row, travellers);
    return { outcome: "written", comment: shownComment(reader, made) };
  });
}

/** Takes back one's own comment within a minute (CMT-7): nothing of it is left. */
export async function takeBack(
  db: Database,
  reader: Reader,
  id: number,
  { live, now, documents }: Parts & Pick<PictureParts, "documents">,
): Promise<"unknown" | "too-late" | "taken-back"> {
  const { outcome, removeFiles } = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ comment: caseComment, owner: travelCase })
      .from(caseComment)
      .innerJoin(travelCase, eq(travelCase.id, caseComment.caseId))
      .where(and(eq(caseComment.id, id), eq(caseComment.writerId, reader.userId)))
      .for("update", { of: caseComment });
    if (!row) return { outcome: "unknown" } as const;
    const { comment, owner } = row;
    if (now - comment.createdAt > takeBackSeconds) return { outcome: "too-late" } as const;
    await tx.delete(caseComment).where(eq(caseComment.id, id));
    const gone = await dropTakenBack(tx, documents, pictureIds(comment.html));
    const travellers = comment.internal
      ? []
      : await travellersOf(tx, { vendor: owner.vendor, bookingNo: owner.bookingNo, requestId: owner.requestId });
    await publishCase(tx, live, owner, travellers);
    return { outcome: "taken-back", removeFiles: gone } as const;
  });
  await removeFiles?.();
  return outcome;
}

/**
 * Keeps that a reader has read a thread up to a comment; their other pages hear of it, where it was marked as new (TRP-43).
 * @returns false where there is nothing that they may see
 */
export async function markRead(
  db: Database,
  reader: Reader,
  sent: Subject & Thread & { readonly upTo: number },
  live: Pick<LiveHub, "publishAll">,
): Promise<boolean> {
  const found = await findSubject(db, reader, sent);
  if (!found || !(await mayRead(db, reader, found, sent))) return false;
  const row = await readCase(db, found);
  if (!row) return false;
  const [shown] = await db
    .select({ id: caseComment.id })
    .from(caseComment)
    .where(and(inThread(row.id, sent), eq(caseComment.id, sent.upTo)));
  if (!shown) return false;
  await db.transaction(async (tx) => {
    if (!(await keepRead(tx, reader, row.id, sent, shown.id))) return;
    const { id: caseId, bookingNo, requestId: travelRequestId } = row;
    const event = { type: "case.changed", caseId, bookingNo, travelRequestId } as const;
    await live.publishAll(tx, [{ event, audience: { to: "user", userId: reader.userId } }]);
  });
  return true;
}
