import { can } from "@gatehouse/domain/access";
import type { BookedCheckIn } from "@gatehouse/domain/boarding-pass";
import type { Principal } from "../../access/principal.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Platform } from "../../platform/platform.ts";
import { renewUnitLock } from "../../checkin/work/presence.ts";
import { findUnit, type UnitQuery } from "../../checkin/work/units.ts";
import { type Candidate, listCandidates } from "./candidate-list.ts";
import { createPageReader, type PageReader } from "./page-reader.ts";
import { barcodesOfPdf } from "./barcodes-of-pdf.ts";
import { requirePdf } from "./inspect-pdf.ts";
import { readPdf } from "./read-pdf.ts";
import { createReadingJobs } from "./reading-jobs.ts";
import { pageOwner, uploadOwner } from "../owners.ts";
import { type UploadProgress, uploadProgress } from "./upload-progress.ts";
import { type Backlog, defaultBacklog } from "./upload-queue.ts";
import { takeUpload, type UploadOptions } from "./uploads.ts";

interface Parts extends Pick<Platform, "db" | "jobs" | "live" | "now"> {
  readonly documents: Documents;
  /** Tests and benches pass their own. */
  readonly reader?: PageReader;
  readonly backlog?: Backlog;
}

type Caller = Pick<Principal, "vendors" | "userid">;

/** Uploaded boarding passes and the reading of their pages. Registers its jobs, so make it before the jobs start. */
export function createPages({ documents, reader = createPageReader(), backlog = defaultBacklog, ...platform }: Parts) {
  const { db, live, now } = platform;
  for (const owner of [uploadOwner, pageOwner]) {
    documents.allow(owner, (_tx, { permissions }) => can(permissions, "checkinInfo"));
    documents.onOpened(owner, (reader, { ownerId }) =>
      db.transaction((tx) => renewUnitLock(tx, reader, { unit: Number(ownerId) }, now(), live)),
    );
  }
  const jobs = createReadingJobs({ ...platform, documents, reader });
  return {
    /** Has pages that are in `candidate_page` as "waiting" read. */
    readPages: jobs.readPages,
    /** Reads a PDF that is a pass of a booking, at once. @throws PdfRefusal */
    readPdf: (bytes: Uint8Array, booked: readonly BookedCheckIn[]) => readPdf(reader, bytes, booked),
    /** The barcodes on the first pages of any PDF. @throws PdfRefusal */
    barcodes: (bytes: Uint8Array, most: number) => barcodesOfPdf(reader, bytes, most),
    /** The same pages with nothing that acts: what may be stored, shown and mailed. @throws PdfRefusal */
    async makeInert(bytes: Uint8Array) {
      requirePdf(bytes);
      return reader.makeInert(bytes);
    },
    /** @throws PdfRefusal, Conflict */
    upload: (caller: Caller, query: UploadOptions): Promise<UploadProgress> =>
      takeUpload({ db, live, now, documents, reader, jobs, backlog }, caller, query),
    /** Undefined when there is no such upload for this caller. */
    progress: (caller: Caller, uploadId: number): Promise<UploadProgress | undefined> =>
      uploadProgress(db, caller, uploadId),
    /** @throws Conflict NO_SUCH_PNR, AMBIGUOUS_PNR */
    async candidates(caller: Caller, query: UnitQuery): Promise<Candidate[]> {
      const { id } = await findUnit(db, caller, query, now());
      return listCandidates(db, id);
    },
    /** Lets go of the threads; what they are at fails, and is taken up again at the next start. */
    close: reader.close,
  };
}

export type Pages = ReturnType<typeof createPages>;
