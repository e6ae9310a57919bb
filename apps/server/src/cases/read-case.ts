import { maskAddress, maskNumber } from "@gatehouse/domain/messaging";
import { and, eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { seesTravellers } from "../messaging/search.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { itinerary } from "../trips/tables.ts";
import { readActivity, readOpenings, type ReadFlightActivity } from "./activity.ts";
import { contactOfPassengers } from "./contact.ts";
import { peopleOf } from "./lists.ts";
import { type CaseRow, firstFlightCase, readCase, segmentsOf } from "./open-case.ts";
import { countThreads } from "./threads.ts";
import { findSubject, type Reader, type Subject } from "./visible.ts";

const kinds = ["TR", "IT"] as const;

/**
 * How the first traveller of a booking can be reached, where they have no account: as their booking says, masked for who may not see
 * check-ins (MSG-18).
 */
async function contactOf(tx: Queryable, reader: Reader, { vendor: owner, bookingNo, travellerId }: CaseRow) {
  if (bookingNo === null || travellerId !== null) return undefined;
  const contact = await contactOfPassengers(tx, { vendor: owner, bookingNo });
  if (!contact || seesTravellers(reader)) return contact;
  return { email: maskAddress(contact.email), phone: maskNumber(contact.phone) };
}

/**
 * A case as its page shows it (CMT-14); undefined where there is none that the reader may see.
 * @param tx the pool: what does not need each other is read at the same time
 */
export async function readCaseDetails(
  tx: Queryable,
  reader: Reader,
  asked: Subject & { readonly segmentId: number },
  tell: ReadFlightActivity,
) {
  const found = await findSubject(tx, reader, asked);
  if (!found) return undefined;
  const whole = await readCase(tx, found);
  const ofFlight = asked.segmentId > 0 ? await readCase(tx, found, asked.segmentId) : undefined;
  // A booking of which one flight alone has a case is shown by that (CMT-22).
  const row = ofFlight ?? whole ?? (await firstFlightCase(tx, found));
  if (!row) return undefined;
  const nothing = () => ({ all: 0, unread: 0 });
  const flights = segmentsOf(tx, row);
  const troubles = async () => {
    const all = (await flights).map(({ segmentId }) => segmentId);
    return tell(tx, row.segmentId === null ? all : [row.segmentId]);
  };
  const [[owner], counts, profile, [trip], segments, history, opened, contact, person] = await Promise.all([
    tx.select({ name: vendor.name }).from(vendor).where(eq(vendor.code, row.vendor)),
    // What is said of the trip hangs on the whole case, of whichever flight this one is.
    whole ? countThreads(tx, reader, whole.id) : nothing,
    row.travellerId === null ? undefined : readProfile(tx, row.travellerId),
    row.bookingNo === null
      ? []
      : tx
          .select({ id: itinerary.id })
          .from(itinerary)
          .where(and(eq(itinerary.vendor, row.vendor), eq(itinerary.bookingNo, row.bookingNo))),
    flights,
    troubles().then((told) => readActivity(tx, row, told)),
    readOpenings(tx, [row], tell),
    contactOf(tx, reader, row),
    peopleOf(tx, [row.assignedTo]),
  ]);
  const thread = (kind: (typeof kinds)[number] | "FS", segmentId = 0) => ({
    external: counts(kind, "external", segmentId),
    internal: counts(kind, "internal", segmentId),
  });
  return {
    caseId: row.id,
    bookingNo: row.bookingNo,
    travelRequestId: row.requestId ?? found.requestId,
    vCode: row.vendor,
    vendorId: row.vendor,
    vendorName: owner?.name ?? "",
    segmentId: row.segmentId,
    state: row.state,
    assignedTo: person(row.assignedTo),
    ...opened(row.id),
    closingComment: row.closingComment,
    createdAt: row.createdAt,
    bookingCreated: trip !== undefined,
    traveller: {
      name: profile?.name ?? row.travellerName,
      email: profile?.email ?? (row.travellerEmail || (contact?.email ?? "")),
      phone: profile?.profile?.phone ?? contact?.phone ?? "",
      gender: profile?.profile?.gender ?? "",
      dob: profile?.profile?.dob ?? "",
    },
    threads: { TR: thread("TR"), IT: thread("IT") },
    segments: segments.map((flight) => ({ ...flight, ...thread("FS", flight.segmentId) })),
    history: [...history],
  };
}
