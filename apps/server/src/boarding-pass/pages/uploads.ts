import type { Principal } from "../../access/principal.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Transaction } from "../../platform/database.ts";
import { answeredBefore, once } from "../../platform/answered-requests/once.ts";
import { passUpload } from "../candidate-tables.ts";
import { renewUnitLock } from "../../checkin/work/presence.ts";
import { findUnit, type UnitQuery } from "../../checkin/work/units.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { maxBytes, PdfRefusal } from "./pdf-refusal.ts";
import type { UploadProgress } from "./upload-progress.ts";
import type { PageReader } from "./page-reader.ts";
import type { ReadingJobs } from "./reading-jobs.ts";
import { uploadOwner } from "../owners.ts";
import { type Backlog, requireRoom } from "./upload-queue.ts";

interface Parts extends Pick<Platform, "db" | "live" | "now"> {
  readonly documents: Documents;
  readonly reader: Pick<PageReader, "inspect">;
  readonly jobs: Pick<ReadingJobs, "readUpload" | "announceUpload">;
  readonly backlog: Backlog;
}

/** A file for a booking's PNR. */
export interface UploadOptions extends UnitQuery {
  readonly file: File;
  /** As of `once`. */
  readonly requestId?: string | undefined;
}

/** A file name to show: its last part, without control characters, of a bearable length. */
const shownName = (name: string): string =>
  name.split(/[/\\]/).at(-1)?.replaceAll(/\p{C}/gu, "").slice(-120) || "boarding-pass.pdf";

/**
 * Takes a PDF for a booking's PNR: looks through it, stores it, and has its pages read. File, upload and job exist together or not
 * at all; once for each id of a request.
 * @throws PdfRefusal for a file that is not taken
 * @throws Conflict NO_SUCH_PNR, AMBIGUOUS_PNR, READING_BUSY while too many wait
 */
export async function takeUpload(
  { db, documents, reader, jobs, live, now, backlog }: Parts,
  principal: Pick<Principal, "vendors" | "userid">,
  { file, requestId, ...options }: UploadOptions,
): Promise<UploadProgress> {
  const request = { principal, call: "boardingPasses.upload", requestId, now: now() };
  // Before anything else: that nobody has room for another one is no answer to it.
  const before = await answeredBefore(db, request);
  if (before) return before.answer as UploadProgress; // as it was kept below
  const { id: pnrId, vendor, pnr, bookingNo } = await findUnit(db, principal, options, now());
  await requireRoom(db, backlog, { pnrId, userid: principal.userid });
  if (file.size > maxBytes) throw new PdfRefusal("TOO_LARGE");
  const bytes = await file.bytes();
  const pages = await inspectPdf(reader, bytes);
  const name = shownName(file.name);
  const keep = async (tx: Transaction): Promise<UploadProgress> => {
    const { dmscode } = await documents.put(tx, bytes, {
      ownerKind: uploadOwner,
      ownerId: String(pnrId),
      vendor,
      name,
      mediaType: "application/pdf",
    });
    const [upload] = await tx
      .insert(passUpload)
      .values({ pnrId, vendor, dmscode, name, pages, uploadedBy: principal.userid, uploadedAt: now() })
      .returning();
    if (!upload) throw new Error("The upload was not written.");
    await jobs.readUpload(tx, upload.id);
    await jobs.announceUpload(tx, upload);
    await renewUnitLock(tx, principal, { unit: pnrId }, now(), live);
    return { uploadId: upload.id, pnr, bookingNo, name, state: upload.state, pages, pagesRead: 0, pagesMatched: 0 };
  };
  // Looked through first: that takes longer than a transaction may.
  return once(db, request, (same) => same.transaction(keep));
}
