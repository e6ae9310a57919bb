import { statusAfter } from "@gatehouse/domain/requests";
import {
  type ItineraryContent,
  type MeantSo,
  settleProblems,
  type TripProblem,
  tripProblems,
} from "@gatehouse/domain/trips";
import { and, asc, eq, inArray } from "drizzle-orm";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import { importBooking } from "../feed/import-booking.ts";
import { outbox } from "../messaging/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { type Airports, loadAirports } from "../reference/airports.ts";
import { publishRequests } from "../requests/news.ts";
import { travelRequest, travelRequestAudit } from "../requests/tables.ts";
import { visibleRequests } from "../requests/visible.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { accountsOf, type TravellerAccount } from "./accounts.ts";
import { type KnownOfTraveller, type StoredUnit, unitsOfTrip } from "./fed-bookings.ts";
import { type AttachedFile, findAttachments } from "./attachments.ts";
import { findFinishedPdf } from "./finished-pdf.ts";
import { type FieldProblem, judgeContent } from "./judge.ts";
import { tripMessages, tripSubject } from "./mail.ts";
import { publishTrip } from "./news.ts";
import { itinerary, itineraryAudit, itineraryVersion } from "./tables.ts";
import { type Reader, vendorOf } from "./visible.ts";

type VersionRow = typeof itineraryVersion.$inferSelect;

export type Published =
  | { readonly outcome: "unknown" | "request-not-pending" }
  | { readonly outcome: "invalid"; readonly problems: readonly FieldProblem[] }
  | { readonly outcome: "problems"; readonly problems: readonly TripProblem[] }
  | {
      readonly outcome: "conflict";
      readonly current: VersionRow | undefined;
      readonly attachments: readonly AttachedFile[];
    }
  | { readonly outcome: "published"; readonly id: number; readonly vendor: string; readonly version: number };

/** Nothing is published: the transaction is undone. */
class NotPublished extends Error {
  override readonly name = "NotPublished";
  readonly why: Published;
  constructor(why: Published) {
    super(why.outcome);
    this.why = why;
  }
}

export interface Publication {
  readonly vendorCode: string;
  readonly bookingNo: string;
  readonly travelRequestId: number | null;
  readonly expectedVersion: number;
  readonly content: unknown;
  readonly meantSo: readonly { readonly key: string; readonly reason: string }[];
  /** Id of a finished itinerary that is viewed instead of a drawn one (TRP-41). Default: it is drawn. */
  readonly finishedPdf?: string | null;
  /** Ids of the files that are kept with it (TRP-42). Default: none. */
  readonly attachments?: readonly string[];
}

/** What follows from a request that was booked, in the transaction. */
export type OnBooked = (
  tx: Queryable,
  booked: {
    readonly requestId: number;
    readonly vendor: string;
    readonly bookingNo: string;
    readonly userid: string;
    readonly now: number;
  },
) => Promise<void>;

interface Parts {
  readonly services: ChangeServices;
  readonly onBooked: OnBooked;
  readonly now: number;
}

/** The itinerary's row, locked: of two who publish at once, the second sees what the first has done. */
async function holdItinerary(tx: Transaction, owner: string, bookingNo: string) {
  await tx
    .insert(itinerary)
    .values({
      vendor: owner,
      bookingNo,
      version: 0,
      startDate: "1970-01-01",
      endDate: "1970-01-01",
      startsAt: 0,
      endsAt: 0,
      travellers: [],
    })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(itinerary)
    .where(and(eq(itinerary.vendor, owner), eq(itinerary.bookingNo, bookingNo)))
    .for("update");
  if (!row) throw new Error("An itinerary that was just made is not there.");
  const [current] = await tx
    .select()
    .from(itineraryVersion)
    .where(and(eq(itineraryVersion.itineraryId, row.id), eq(itineraryVersion.version, row.version)));
  return { row, current };
}

/** What is stored of the booking's PNRs. */
async function readUnits(tx: Transaction, owner: string, bookingNo: string): Promise<readonly StoredUnit[]> {
  const units = await tx
    .select({ id: pnr.id, pnr: pnr.pnr })
    .from(pnr)
    .where(and(eq(pnr.vendor, owner), eq(pnr.bookingNo, bookingNo)));
  if (units.length === 0) return [];
  const ids = units.map(({ id }) => id);
  const segments = await tx.select().from(segment).where(inArray(segment.pnrId, ids)).orderBy(asc(segment.position));
  const passengers = await tx
    .select()
    .from(passenger)
    .where(inArray(passenger.pnrId, ids))
    .orderBy(asc(passenger.position));
  return units.map((unit) => ({
    pnr: unit.pnr,
    segments: segments.filter(({ pnrId }) => pnrId === unit.id),
    passengers: passengers.filter(({ pnrId }) => pnrId === unit.id),
  }));
}

/** Where a field of a fed PNR stands in the itinerary. */
function fieldOf(path: string, flightOf: readonly (number | null)[], travellerOf: readonly (number | null)[]): string {
  const [, list = "", index = "", rest = ""] = /^(segments|passengers)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (list === "segments") {
    const place = flightOf[Number(index)];
    const field = rest
      .replace("marketing.carrier", "airlineCode")
      .replace("marketing.number", "flightNum")
      .replace(/^from$/, "departure.airportCode")
      .replace(/^to$/, "arrival.airportCode")
      .replace(/\.(?:date|time)$/, ".dateTime");
    return place === null || place === undefined ? "flights" : `flights.${place}.${field}`;
  }
  const place = travellerOf[Number(index)];
  const field = rest.replace("firstname", "firstName").replace("lastname", "lastName").replace("title", "prefix");
  return place === null || place === undefined ? "travellers" : `travellers.${place}.${field}`;
}

interface BookingOfTrip {
  readonly owner: string;
  readonly bookingNo: string;
  readonly content: ItineraryContent;
  readonly before: ItineraryContent | undefined;
  readonly airports: Airports;
  /** The accounts of its travellers. */
  readonly accounts: ReadonlyMap<string, TravellerAccount>;
}

/** What travellers have said of themselves that airlines want to know, by `travelerId`. */
async function readProfiles(
  tx: Transaction,
  accounts: ReadonlyMap<string, TravellerAccount>,
): Promise<ReadonlyMap<string, KnownOfTraveller>> {
  const own = [...accounts].flatMap(([travelerId, { userId, isOwn }]) => (isOwn ? [{ travelerId, userId }] : []));
  if (own.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(travellerProfile)
    .where(
      inArray(
        travellerProfile.userId,
        own.map(({ userId }) => userId),
      ),
    );
  return new Map(
    own.flatMap(({ travelerId, userId }): readonly (readonly [string, KnownOfTraveller])[] => {
      const said = rows.find((row) => row.userId === userId);
      if (!said) return [];
      const { gender, dob, language } = said;
      return [[travelerId, { ...(gender && { gender }), ...(dob && { dob }), ...(language && { language }) }]];
    }),
  );
}

/** Writes booking, PNRs, flights and travellers as the feed does, so that check-ins follow by themselves (TRP-17). */
async function writeBooking(
  tx: Transaction,
  { owner, bookingNo, content, before, airports, accounts }: BookingOfTrip,
  { services, now }: Parts,
): Promise<void> {
  await tx.insert(booking).values({ vendor: owner, bookingNo, createdAt: now }).onConflictDoNothing();
  const zoneOf = (iata: string) => airports.find(iata)?.zone;
  const stored = await readUnits(tx, owner, bookingNo);
  const profiles = await readProfiles(tx, accounts);
  for (const { fed, flightOf, travellerOf } of unitsOfTrip(bookingNo, content, before, stored, profiles)) {
    if (fed.segments.length === 0 && fed.passengers.length === 0) continue;
    const { code, issues } = await importBooking({ db: tx, services, zoneOf }, owner, fed, now);
    // What has left wants no check-in, and what is gone without ever having had one neither.
    if (code === null || code === "DEPARTED" || code === "NO_SUCH_BOOKING") continue;
    throw new NotPublished({
      outcome: "invalid",
      problems: issues.map(({ path, code: problem }) => ({
        field: fieldOf(path, flightOf, travellerOf),
        code: problem,
      })),
    });
  }
}

/** The request is booked with the first version; a later one finds it so (REQ-2). */
async function bookRequest(
  tx: Transaction,
  reader: Reader,
  { id, owner, bookingNo }: { readonly id: number; readonly owner: string; readonly bookingNo: string },
  { services, now, onBooked }: Parts,
) {
  const [row] = await tx
    .select()
    .from(travelRequest)
    .where(and(eq(travelRequest.id, id), eq(travelRequest.vendor, owner), visibleRequests(reader)))
    .for("update");
  if (!row) throw new NotPublished({ outcome: "unknown" });
  if (row.bookingNo === bookingNo && (row.status === "BOOKED" || row.status === "COMPLETED")) return row;
  const status = statusAfter(row.status, "booked");
  if (!status) throw new NotPublished({ outcome: "request-not-pending" });
  await tx.update(travelRequest).set({ status, bookingNo }).where(eq(travelRequest.id, id));
  await tx
    .insert(travelRequestAudit)
    .values({ requestId: id, action: "BOOKED", userid: reader.userid, at: now, note: bookingNo });
  await onBooked(tx, { requestId: id, vendor: owner, bookingNo, userid: reader.userid, now });
  await publishRequests(tx, services.live, [row]);
  return row;
}

/** Whose profile says how the traveller is written to. */
const ownAccount = (account: TravellerAccount | undefined): { readonly userId?: string } =>
  account?.isOwn ? { userId: account.userId } : {};

async function publishIn(
  tx: Transaction,
  reader: Reader,
  sent: Publication,
  airports: Airports,
  parts: Parts,
): Promise<Published> {
  const { bookingNo, expectedVersion } = sent;
  const { now, services } = parts;
  const owner = (await vendorOf(tx, reader, sent.vendorCode))?.code;
  if (owner === undefined) throw new NotPublished({ outcome: "unknown" });
  const { row, current } = await holdItinerary(tx, owner, bookingNo);
  if (row.version !== expectedVersion)
    throw new NotPublished({
      outcome: "conflict",
      current,
      attachments: await findAttachments(tx, owner, current?.attachments ?? []),
    });

  const judged = await judgeContent(sent.content, current?.content, airports);
  if ("problems" in judged) throw new NotPublished({ outcome: "invalid", problems: judged.problems });
  const { content, span } = judged;
  const { finishedPdf = null, attachments = [] } = sent;
  if (finishedPdf !== null && !(await findFinishedPdf(tx, owner, { id: finishedPdf })))
    throw new NotPublished({ outcome: "invalid", problems: [{ field: "finishedPdf", code: "trips.pdf.gone" }] });
  const attached = await findAttachments(tx, owner, [...new Set(attachments)]);
  if (attached.length !== new Set(attachments).size)
    throw new NotPublished({ outcome: "invalid", problems: [{ field: "attachments", code: "trips.attached.gone" }] });
  const marks: readonly MeantSo[] = [
    ...(current?.meantSo ?? []),
    ...sent.meantSo.map((mark) => ({ ...mark, by: reader.userid, at: now })),
  ];
  const settled = settleProblems(
    tripProblems(content, (iata) => airports.find(iata)?.city.names ?? []),
    marks,
  );
  if (settled.open.length > 0) throw new NotPublished({ outcome: "problems", problems: settled.open });

  const requestId = sent.travelRequestId ?? row.requestId;
  if (row.requestId !== null && requestId !== row.requestId) throw new NotPublished({ outcome: "request-not-pending" });
  const request =
    requestId === null ? undefined : await bookRequest(tx, reader, { id: requestId, owner, bookingNo }, parts);
  const accounts = await accountsOf(tx, owner, content.travellers);
  await writeBooking(tx, { owner, bookingNo, content, before: current?.content, airports, accounts }, parts);

  const version = row.version + 1;
  const travellerIds = [
    ...new Set([...[...accounts.values()].map(({ userId }) => userId), ...(request ? [request.travellerId] : [])]),
  ];
  await tx
    .update(itinerary)
    .set({
      requestId,
      version,
      startDate: span.startDate,
      endDate: span.endDate,
      startsAt: span.start,
      endsAt: span.end,
      travellerIds,
      travellers: content.travellers.map(({ firstName, lastName }) => ({ firstname: firstName, lastname: lastName })),
    })
    .where(eq(itinerary.id, row.id));
  await tx.insert(itineraryVersion).values({
    itineraryId: row.id,
    version,
    content,
    pdf: finishedPdf,
    attachments: attached.map(({ id }) => id),
    meantSo: settled.meantSo.map(({ mark }) => mark),
    publishedAt: now,
    publishedBy: reader.userid,
  });
  await tx
    .insert(itineraryAudit)
    .values({ itineraryId: row.id, action: "PUBLISHED", version, userid: reader.userid, at: now });
  const receivers = content.travellers.filter(({ email }) => email !== "");
  if (receivers.length > 0)
    await tx.insert(outbox).values(
      receivers.map(({ travelerId, email }) => ({
        kind: tripMessages.published,
        subjectKind: tripSubject,
        subjectId: row.id,
        vendor: owner,
        bookingNo,
        receiver: email,
        payload: { version: String(version), travelerId, ...ownAccount(accounts.get(travelerId)) },
        createdAt: now,
        dueAt: now,
      })),
    );
  await publishTrip(tx, services.live, {
    vendor: owner,
    bookingNo,
    // Who is on it no more hears of it, too.
    travellerIds: [...new Set([...travellerIds, ...row.travellerIds])],
  });
  return { outcome: "published", id: row.id, vendor: owner, version };
}

/**
 * Publishes a version of an itinerary (TRP-16, TRP-17): booking and check-ins, version, request, mails and audit, or nothing of them.
 * Of two who publish from the same version one wins; the other is answered what stands.
 */
export async function publishItinerary(
  db: Database,
  reader: Reader,
  sent: Publication,
  parts: Parts,
): Promise<Published> {
  const airports = await loadAirports();
  try {
    return await db.transaction((tx) => publishIn(tx, reader, sent, airports, parts));
  } catch (error) {
    if (error instanceof NotPublished) return error.why;
    throw error;
  }
}
