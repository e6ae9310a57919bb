import { type CaseState, unassignedCounted } from "@gatehouse/domain/cases";
import { and, type AnyColumn, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { appUser, vendor } from "../access/tables.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import { seesTravellers } from "../messaging/search.ts";
import type { Queryable } from "../platform/database.ts";
import { readOpenings, type ReadFlightActivity } from "./activity.ts";
import { caseComment, travelCase } from "./tables.ts";
import { hasUnread, unreadOfCase } from "./threads.ts";
import { type Reader, visibleCases } from "./visible.ts";

export interface CaseQuery {
  readonly state: CaseState | "all";
  readonly mine: boolean;
  readonly unread?: boolean;
  readonly bookingNo: string;
  readonly name: string;
  readonly email: string;
  readonly vCode: string;
  readonly assignedTo: string;
  readonly text: string;
  readonly page: number;
  readonly size: number;
}

const part = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Letters with marks, and those that people type for them. */
const marked = "áàâäãåāçćčéèêëēęíìîïīłñńóòôöõøōúùûüūýÿžźżšś";
const plain = "aaaaaaaccceeeeeeiiiiilnnooooooouuuuuyyzzzss";

/** Whether a text has a part, in whatever case, and with or without the marks of its letters. */
const hasPart = (column: AnyColumn, text: string): SQL => {
  const bare = text.toLowerCase().replaceAll(/\p{L}/gu, (letter) => plain[marked.indexOf(letter)] ?? letter);
  return sql`translate(lower(${column}), ${marked}, ${plain}) like ${part(bare)}`;
};

/** A case by the number of its booking, or of its travel request: "TR-14", or 14. */
const numbered = (text: string): SQL | undefined => {
  const [, request] = /^(?:tr-?)?(\d{1,9})$/i.exec(text) ?? [];
  return or(
    hasPart(travelCase.bookingNo, text),
    request === undefined ? undefined : eq(travelCase.requestId, Number(request)),
  );
};

/** Cases of the vendors of which the code or the name has a part. */
const ofVendor = (text: string): SQL =>
  sql`${travelCase.vendor} in (select code from ${vendor} where ${hasPart(vendor.code, text)} or ${hasPart(vendor.name, text)})`;

/** Words that are searched for; the last may be unfinished. */
const wanted = (text: string): SQL => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return sql`to_tsquery('simple', ${words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(" & ")})`;
};

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Marks in what PostgreSQL answers around words that were found: no text that people write has them. */
const before = "\u0001";
const after = "\u0002";

const piecesOf = (headline: string) =>
  headline.split(before).flatMap((piece, place) => {
    const [hit = "", rest = ""] = place === 0 ? ["", piece] : piece.split(after);
    return [...(hit ? [{ text: hit, hit: true }] : []), ...(rest ? [{ text: rest, hit: false }] : [])];
  });

const headline = (words: SQL | AnyColumn, text: string): SQL<string> =>
  sql`ts_headline('simple', ${words}, ${wanted(text)}, ${`StartSel=${before},StopSel=${after},MaxWords=9,MinWords=4,MaxFragments=1`})`;

interface Found {
  readonly caseId: number;
  /** Id of the newest comment that has the words; null where only what opened or closed the case has them. */
  readonly newest: number | null;
}

/** Where the words stand, by the case. */
async function placesOf(tx: Queryable, found: readonly Found[], text: string) {
  const commentIds = found.flatMap(({ newest }) => newest ?? []);
  const caseIds = found.filter(({ newest }) => newest === null).map(({ caseId }) => caseId);
  const inComments = tx
    .select({ id: caseComment.id, headline: headline(caseComment.words, text) })
    .from(caseComment)
    .where(inArray(caseComment.id, commentIds));
  const own = sql`case when to_tsvector('simple', ${travelCase.closingComment}) @@ ${wanted(text)} then ${travelCase.closingComment} else ${travelCase.initialComment} || ' ' || ${travelCase.closingComment} end`;
  const inCases = tx
    .select({ id: travelCase.id, headline: headline(own, text) })
    .from(travelCase)
    .where(inArray(travelCase.id, caseIds));
  const [comments, cases] = [
    new Map((commentIds.length > 0 ? await inComments : []).map((row) => [row.id, row.headline])),
    new Map((caseIds.length > 0 ? await inCases : []).map((row) => [row.id, row.headline])),
  ];
  return new Map(
    found.map(({ caseId, newest }) => [
      caseId,
      piecesOf((newest === null ? cases.get(caseId) : comments.get(newest)) ?? ""),
    ]),
  );
}

const newestOf = (id: AnyColumn): SQL<number | null> => sql`max(${id})`;

/**
 * Cases that have the words in comments, and the newest of these, or in what opened and closed them. They are grouped so that the
 * comments are looked for by their index, once: PostgreSQL expects many of a word that begins like others, and would walk through
 * all cases instead.
 */
function casesWith(tx: Queryable, text: string) {
  const each = tx
    .select({ caseId: caseComment.caseId, newest: newestOf(caseComment.id).as("newest") })
    .from(caseComment)
    .where(sql`${caseComment.search} @@ ${wanted(text)}`)
    .groupBy(caseComment.caseId)
    .unionAll(
      // What is said about a flight is found by the flight's case too (CMT-22).
      tx
        .select({ caseId: travelCase.id, newest: newestOf(caseComment.id).as("newest") })
        .from(caseComment)
        .innerJoin(travelCase, eq(travelCase.segmentId, caseComment.segmentId))
        .where(sql`${caseComment.search} @@ ${wanted(text)}`)
        .groupBy(travelCase.id),
    )
    .unionAll(
      tx
        .select({ caseId: travelCase.id, newest: sql<number | null>`null::bigint`.as("newest") })
        .from(travelCase)
        .where(sql`${travelCase.search} @@ ${wanted(text)}`),
    )
    .as("each");
  return tx
    .select({
      caseId: each.caseId,
      newest: sql<number | null>`max(${each.newest})`
        .mapWith((id: unknown) => (id === null ? null : Number(id)))
        .as("newest"),
    })
    .from(each)
    .groupBy(each.caseId)
    .as("found");
}

/** User ids and names of who is assigned. */
export async function peopleOf(tx: Queryable, userids: readonly (string | null)[]) {
  const known = [...new Set(userids.filter((userid) => userid !== null))];
  const rows =
    known.length === 0
      ? []
      : await tx
          .select({ userid: appUser.userid, name: appUser.name })
          .from(appUser)
          .where(inArray(appUser.userid, known));
  const names = new Map(rows.map((row) => [row.userid, row]));
  return (userid: string | null) => (userid === null ? null : (names.get(userid) ?? { userid, name: userid }));
}

async function countCases(tx: Queryable, where: SQL | undefined, found: ReturnType<typeof casesWith> | undefined) {
  const count = sql<number>`count(*)`.mapWith(Number);
  const all = tx.select({ count }).from(travelCase).$dynamic();
  const [row] = await (found ? all.innerJoin(found, eq(found.caseId, travelCase.id)) : all).where(where);
  return row?.count ?? 0;
}

/**
 * Whose traveller has an e-mail address: of the account, or of a passenger of the booking where there is no account. Of passengers, who
 * may not see their addresses finds by the whole one alone, and so finds out none by searching (MSG-4).
 */
function writtenTo(reader: Reader, email: string): SQL | undefined {
  const address = sql`lower(${passenger.email})`;
  const ofBooking = and(
    isNull(travelCase.travellerId),
    sql`(${travelCase.vendor}, ${travelCase.bookingNo}) in (
      select ${pnr.vendor}, ${pnr.bookingNo} from ${pnr} join ${passenger} on ${passenger.pnrId} = ${pnr.id}
      where not ${passenger.cancelled} and ${seesTravellers(reader) ? sql`${address} like ${part(email)}` : sql`${address} = ${email.toLowerCase()}`})`,
  );
  return or(sql`lower(${travelCase.travellerEmail}) like ${part(email)}`, ofBooking);
}

/** A page of cases (CMT-12): the latest first; of one's own, those with unread comments before. */
export async function readCases(tx: Queryable, reader: Reader, query: CaseQuery, tell: ReadFlightActivity) {
  const { state, mine, bookingNo, name, email, vCode, assignedTo, text, page, size } = query;
  const where = and(
    visibleCases(reader),
    state === "all" ? undefined : eq(travelCase.state, state),
    mine ? eq(travelCase.assignedTo, reader.userid) : undefined,
    query.unread ? hasUnread(reader) : undefined,
    bookingNo === "" ? undefined : numbered(bookingNo),
    name === "" ? undefined : hasPart(travelCase.travellerName, name),
    email === "" ? undefined : writtenTo(reader, email),
    vCode === "" ? undefined : ofVendor(vCode),
    assignedTo === "" ? undefined : eq(travelCase.assignedTo, assignedTo),
  );
  const unread = unreadOfCase(reader);
  const found = hasWords(text) ? casesWith(tx, text) : undefined;
  // What is found is counted as it is found, which a page after the last one cannot say; all others an index counts.
  const total = sql<number>`count(*) over ()`.mapWith(Number);
  const columns = {
    row: travelCase,
    unread,
    newest: found?.newest ?? sql<null>`null`,
    total: found ? total : sql<null>`null`,
  };
  const all = tx.select(columns).from(travelCase).$dynamic();
  const rows = await (found ? all.innerJoin(found, eq(found.caseId, travelCase.id)) : all)
    .where(where)
    .orderBy(...(mine ? [desc(hasUnread(reader))] : []), desc(travelCase.createdAt), desc(travelCase.id))
    .limit(size)
    .offset(page * size);
  const totalElement = rows[0]?.total ?? (await countCases(tx, where, found));
  const person = await peopleOf(
    tx,
    rows.map(({ row }) => row.assignedTo),
  );
  const opened = await readOpenings(
    tx,
    rows.map(({ row }) => row),
    tell,
  );
  const places = found
    ? await placesOf(
        tx,
        rows.map(({ row, newest }) => ({ caseId: row.id, newest })),
        text,
      )
    : undefined;
  return {
    content: rows.map(({ row, unread: count }) => ({
      caseId: row.id,
      bookingNo: row.bookingNo,
      travelRequestId: row.requestId,
      segmentId: row.segmentId,
      vCode: row.vendor,
      vendorId: row.vendor,
      travellerName: row.travellerName,
      state: row.state,
      assignedTo: person(row.assignedTo),
      ...opened(row.id),
      closingComment: row.closingComment,
      createdAt: row.createdAt,
      unread: count,
      place: places?.get(row.id) ?? null,
    })),
    pageNo: page + 1,
    totalElement,
    totalPages: Math.ceil(totalElement / size),
  };
}

/** How many open cases of a reader's own, and of nobody's, have comments that they have not read (CMT-10, CMT-20). */
export async function countUnread(tx: Queryable, reader: Reader) {
  const own = and(visibleCases(reader), eq(travelCase.state, "OPEN"), eq(travelCase.assignedTo, reader.userid));
  // Whoever has gone answers for nothing (CMT-20).
  const gone = await tx
    .select({ userid: appUser.userid })
    .from(appUser)
    .where(and(isNotNull(appUser.disabledAt), ne(appUser.roleList, "TRAVELLER")));
  const nobodys = and(
    visibleCases(reader),
    eq(travelCase.state, "OPEN"),
    or(
      isNull(travelCase.assignedTo),
      inArray(
        travelCase.assignedTo,
        gone.map(({ userid }) => userid),
      ),
    ),
  );
  const [row] = await tx
    .select({
      mine: sql<number>`count(*)`.mapWith(Number),
      unread: sql<number>`count(*) filter (where ${hasUnread(reader)})`.mapWith(Number),
    })
    .from(travelCase)
    .where(own);
  // Thousands need not be looked through to say that there are many.
  const some = tx
    .select({ id: travelCase.id })
    .from(travelCase)
    .where(and(nobodys, hasUnread(reader)))
    .limit(unassignedCounted);
  const unassigned = await tx.$count(some.as("some"));
  return { unread: row?.unread ?? 0, mine: row?.mine ?? 0, unassigned };
}
