import type { ItineraryContent, ItineraryTraveller } from "@gatehouse/domain/trips";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { accountsOf } from "./accounts.ts";
import { type AskNewComments, bookingKey, type BoardReader } from "./board/beside.ts";
import { findAttachments } from "./attachments.ts";
import { findFinishedPdf } from "./finished-pdf.ts";
import { itinerary, itineraryVersion, tripRange } from "./tables.ts";
import { ofVendor, type Reader, visibleTrips, type BookingQuery, wantedTrip } from "./visible.ts";

/** A traveller reads where somebody can be reached of themselves alone (TRP-15). */
async function contentFor(
  tx: Queryable,
  { role, userId }: Reader,
  vendorCode: string,
  content: ItineraryContent,
): Promise<ItineraryContent> {
  if (role !== "TRAVELLER") return content;
  const accounts = await accountsOf(tx, vendorCode, content.travellers);
  const isReader = ({ travelerId }: ItineraryTraveller): boolean => {
    const account = accounts.get(travelerId);
    return account?.userId === userId && account.isOwn;
  };
  return {
    ...content,
    travellers: content.travellers.map((one) => (isReader(one) ? one : { ...one, email: "", phone: "" })),
  };
}

/** The only itinerary that is meant; none where vendors have bookings of the same number, and the caller did not say whose. */
async function findTrip(tx: Queryable, reader: Reader, wanted: BookingQuery) {
  const rows = await tx
    .select({ trip: itinerary, vendorName: vendor.name })
    .from(itinerary)
    .innerJoin(vendor, eq(vendor.code, itinerary.vendor))
    .where(wantedTrip(reader, wanted))
    .limit(2);
  return rows.length === 1 ? rows[0] : undefined;
}

/**
 * A version of an itinerary; the one that counts where none is named.
 * @returns undefined where there is none that the reader may see
 */
export async function readTrip(tx: Queryable, reader: Reader, wanted: BookingQuery & { readonly version?: number }) {
  const found = await findTrip(tx, reader, wanted);
  if (!found) return undefined;
  const { trip, vendorName } = found;
  const [version] = await tx
    .select()
    .from(itineraryVersion)
    .where(
      and(eq(itineraryVersion.itineraryId, trip.id), eq(itineraryVersion.version, wanted.version ?? trip.version)),
    );
  if (!version) return undefined;
  const isTraveller = reader.role === "TRAVELLER";
  const finished = version.pdf === null ? undefined : await findFinishedPdf(tx, trip.vendor, { id: version.pdf });
  return {
    id: trip.id,
    version: version.version,
    latest: version.version === trip.version,
    bookingNo: trip.bookingNo,
    vendorCode: trip.vendor,
    vendorName,
    travelRequestId: trip.requestId,
    startDate: trip.startDate,
    endDate: trip.endDate,
    content: await contentFor(tx, reader, trip.vendor, version.content),
    publishedAt: version.publishedAt,
    publishedBy: isTraveller ? "" : version.publishedBy,
    meantSo: isTraveller ? [] : version.meantSo,
    attachments: isTraveller ? [] : [...(await findAttachments(tx, trip.vendor, version.attachments))],
    finishedPdf: finished
      ? { id: isTraveller ? "" : finished.id, name: finished.name, size: finished.size, pages: finished.pages }
      : null,
  };
}

/** The numbers of an itinerary's versions, the current one first; undefined where there is none that the reader may see. */
export async function readVersions(tx: Queryable, reader: Reader, wanted: BookingQuery) {
  const found = await findTrip(tx, reader, wanted);
  return (
    found &&
    tx
      .select({
        version: itineraryVersion.version,
        publishedAt: itineraryVersion.publishedAt,
        publishedBy: itineraryVersion.publishedBy,
      })
      .from(itineraryVersion)
      .where(eq(itineraryVersion.itineraryId, found.trip.id))
      .orderBy(desc(itineraryVersion.version))
  );
}

interface ListQuery {
  readonly current: boolean;
  readonly vendorCode: string;
  readonly page: number;
  readonly size: number;
}

/** A page of trips that are to come, or take place (TRP-3): soonest first. @param now seconds since 1970, UTC */
export async function readMine(
  tx: Queryable,
  reader: BoardReader,
  { current, vendorCode, page, size }: ListQuery,
  now: number,
  newComments: AskNewComments,
) {
  const where = and(
    visibleTrips(reader),
    ofVendor(vendorCode),
    current ? sql`${tripRange(itinerary)} @> ${now}::bigint` : gt(itinerary.startsAt, now),
  );
  const rows = await tx
    .select({
      travelRequestId: itinerary.requestId,
      travellers: itinerary.travellers,
      bookingNo: itinerary.bookingNo,
      startDate: itinerary.startDate,
      endDate: itinerary.endDate,
      vendorCode: itinerary.vendor,
    })
    .from(itinerary)
    .where(where)
    // The few that take place are at the end of the index by which trips begin: PostgreSQL would read all that are over before them.
    .orderBy(current ? sql`${itinerary.startsAt} + 0` : asc(itinerary.startsAt), asc(itinerary.id))
    .limit(size)
    .offset(page * size);
  const totalElement = await tx.$count(itinerary, where);
  const nameOf = ({ vendorCode: owner, bookingNo }: (typeof rows)[number]) => ({
    vendor: owner,
    bookingNo,
  });
  const commented = await newComments(tx, reader, rows.map(nameOf));
  return {
    content: rows.map((row) => ({
      ...row,
      travellers: [...row.travellers],
      current,
      newCommentAdded: commented.has(bookingKey(nameOf(row))),
    })),
    pageNo: page + 1,
    totalElement,
    totalPages: Math.ceil(totalElement / size),
  };
}
