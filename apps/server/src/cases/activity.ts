import type { ActivityAction, CaseOpening, TripAction } from "@gatehouse/domain/cases";
import type { DisruptionKind } from "@gatehouse/domain/disruption";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary, itineraryVersion } from "../trips/tables.ts";
import type { CaseRow } from "./open-case.ts";
import { caseAudit, caseComment } from "./tables.ts";

/** What happened to a flight. */
export interface FlightProblem {
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly kind: DisruptionKind;
  readonly minutes: number;
}

/** Something of a disruption that the activity of a case tells (CMT-29). */
export interface FlightActivity {
  readonly segmentId: number;
  readonly action: TripAction;
  /** Short name; "" for what happened by itself. */
  readonly userid: string;
  readonly at: number;
  readonly trouble: FlightProblem;
}

/** What became of flights that were disrupted, of each the oldest first; disruptions stand above cases, and hand it to them. */
export type ReadFlightActivity = (tx: Queryable, segmentIds: readonly number[]) => Promise<readonly FlightActivity[]>;

/** One line of the activity of a case (CMT-29). */
export interface ActivityEntry {
  readonly action: ActivityAction;
  readonly userid: string;
  readonly at: number;
  readonly note: string;
  readonly trouble: FlightProblem | null;
}

/** Entries of each kind that a page shows at most. */
const most = 200;

/** Collects from several logs what became of a case and its trip, the latest first (CMT-29). */
export async function readActivity(
  tx: Queryable,
  row: CaseRow,
  troubles: readonly FlightActivity[],
): Promise<readonly ActivityEntry[]> {
  const [done, versions] = await Promise.all([
    tx
      .select({ action: caseAudit.action, userid: caseAudit.userid, at: caseAudit.at, note: caseAudit.note })
      .from(caseAudit)
      .where(eq(caseAudit.caseId, row.id))
      .orderBy(desc(caseAudit.id))
      .limit(most),
    row.bookingNo === null
      ? []
      : tx
          .select({
            version: itineraryVersion.version,
            at: itineraryVersion.publishedAt,
            userid: itineraryVersion.publishedBy,
          })
          .from(itineraryVersion)
          .innerJoin(itinerary, eq(itinerary.id, itineraryVersion.itineraryId))
          .where(and(eq(itinerary.vendor, row.vendor), eq(itinerary.bookingNo, row.bookingNo)))
          .orderBy(desc(itineraryVersion.version))
          .limit(most),
  ]);
  const told: readonly ActivityEntry[] = [
    ...done.map((one) => ({ ...one, trouble: null })),
    ...versions.map(({ version, at, userid }) => ({
      action: "PUBLISHED" as const,
      userid,
      at,
      note: String(version),
      trouble: null,
    })),
    ...troubles.toReversed().map(({ action, userid, at, trouble }) => ({ action, userid, at, note: "", trouble })),
  ];
  return told.toSorted((a, b) => b.at - a.at).slice(0, most);
}

export interface Opened {
  readonly initialComment: string;
  readonly openedBy: {
    readonly by: CaseOpening;
    readonly trouble: FlightProblem | null;
    readonly wanted: { readonly purpose: string; readonly from: string; readonly to: string } | null;
  };
}

const ids = (numbers: readonly (number | null)[]): readonly number[] => [
  ...new Set(numbers.filter((number) => number !== null)),
];

/** What was asked for, by the travel request. */
async function wantedOf(tx: Queryable, requestIds: readonly number[]) {
  if (requestIds.length === 0) return new Map<number, never>();
  const text = (...path: readonly string[]) =>
    sql<string>`coalesce(${travelRequest.content} #>> ${`{${path.join(",")}}`}, '')`;
  const rows = await tx
    .select({
      id: travelRequest.id,
      purpose: text("visitPurpose", "purpose"),
      from: text("flights", "0", "departure", "airportCode"),
      to: text("flights", "0", "arrival", "airportCode"),
    })
    .from(travelRequest)
    .where(inArray(travelRequest.id, [...requestIds]));
  return new Map(rows.map(({ id, ...wanted }) => [id, wanted]));
}

/** How much of an opening comment a page shows, in characters: the whole stands among the comments. */
const openingLength = 500;

/** The first words of the comment by which each case was opened. */
async function openingWords(tx: Queryable, caseIds: readonly number[]) {
  if (caseIds.length === 0) return new Map<number, string>();
  const rows = await tx
    .select({
      caseId: caseComment.caseId,
      words: sql<string>`left(${caseComment.words}, ${openingLength})`,
      isCut: sql<boolean>`length(${caseComment.words}) > ${openingLength}`,
    })
    .from(caseComment)
    .where(and(inArray(caseComment.caseId, [...caseIds]), eq(caseComment.openedCase, true)));
  return new Map(rows.map(({ caseId, words, isCut }) => [caseId, isCut ? `${words.trimEnd()}…` : words]));
}

/**
 * What opened each of some cases (CMT-28): the words of who did so by hand or with a comment, what happened to its flight, or what was
 * asked for.
 */
export async function readOpenings(
  tx: Queryable,
  rows: readonly Pick<CaseRow, "id" | "initialComment" | "requestId" | "segmentId">[],
  tell: ReadFlightActivity,
): Promise<(id: number) => Opened> {
  const wordless = rows.filter(({ initialComment }) => initialComment === "");
  const [words, wanted, troubles] = await Promise.all([
    openingWords(
      tx,
      wordless.filter(({ segmentId }) => segmentId === null).map(({ id }) => id),
    ),
    wantedOf(tx, ids(wordless.map(({ requestId }) => requestId))),
    tell(tx, ids(wordless.map(({ segmentId }) => segmentId))),
  ]);
  const openings = new Map(
    rows.map(({ id, initialComment, requestId, segmentId }): [number, Opened] => {
      const by = (opening: CaseOpening, text: string, more: Partial<Opened["openedBy"]> = {}): [number, Opened] => [
        id,
        { initialComment: text, openedBy: { by: opening, trouble: null, wanted: null, ...more } },
      ];
      if (initialComment !== "") return by("hand", initialComment);
      const said = words.get(id);
      if (said !== undefined) return by("comment", said);
      const trouble = troubles.find((told) => told.segmentId === segmentId)?.trouble;
      if (trouble) return by("disruption", "", { trouble });
      const request = requestId === null ? undefined : wanted.get(requestId);
      // What opened it may have been taken back since (CMT-7).
      return request ? by("request", "", { wanted: request }) : by("comment", "");
    }),
  );
  return (id) => {
    const opened = openings.get(id);
    if (!opened) throw new Error(`Nobody asked what opened the case ${String(id)}.`);
    return opened;
  };
}
