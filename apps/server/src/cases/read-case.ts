import { and, desc, eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { itinerary } from "../trips/tables.ts";
import { peopleOf } from "./lists.ts";
import { firstFlightCase, readCase, segmentsOf } from "./open-case.ts";
import { caseAudit } from "./tables.ts";
import { countThreads } from "./threads.ts";
import { findSubject, type Reader, type Subject } from "./visible.ts";

const kinds = ["TR", "IT"] as const;

/**
 * A case as its page shows it (CMT-14); undefined where there is none that the reader may see.
 * @param tx the pool: what does not need each other is read at the same time
 */
export async function readCaseDetails(tx: Queryable, reader: Reader, asked: Subject & { readonly segmentId: number }) {
  const found = await findSubject(tx, reader, asked);
  if (!found) return undefined;
  const whole = await readCase(tx, found);
  const ofFlight = asked.segmentId > 0 ? await readCase(tx, found, asked.segmentId) : undefined;
  // A booking of which one flight alone has a case is shown by that (CMT-22).
  const row = ofFlight ?? whole ?? (await firstFlightCase(tx, found));
  if (!row) return undefined;
  const nothing = () => ({ all: 0, unread: 0 });
  const [[owner], counts, profile, [trip], segments, history, person] = await Promise.all([
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
    segmentsOf(tx, row),
    tx.select().from(caseAudit).where(eq(caseAudit.caseId, row.id)).orderBy(desc(caseAudit.id)).limit(200),
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
    initialComment: row.initialComment,
    closingComment: row.closingComment,
    createdAt: row.createdAt,
    bookingCreated: trip !== undefined,
    traveller: {
      name: profile?.name ?? row.travellerName,
      email: profile?.email ?? row.travellerEmail,
      phone: profile?.profile?.phone ?? "",
      gender: profile?.profile?.gender ?? "",
      dob: profile?.profile?.dob ?? "",
    },
    threads: { TR: thread("TR"), IT: thread("IT") },
    segments: segments.map((flight) => ({ ...flight, ...thread("FS", flight.segmentId) })),
    history: history.map(({ action, userid, at, note }) => ({ action, userid, at, note })),
  };
}
