import type { BookedCheckIn } from "@gatehouse/domain/boarding-pass";
import { and, eq } from "drizzle-orm";
import { number, object, string } from "yup";
import type { Documents } from "../../documents/documents.ts";
import { document } from "../../documents/tables.ts";
import type { Queryable, Transaction } from "../../platform/database.ts";
import { defineJob } from "../../platform/jobs.ts";
import { holdLease, leaseRanOut } from "../../platform/lease.ts";
import type { Platform } from "../../platform/platform.ts";
import { errorCode } from "../../platform/start-error.ts";
import { announceCandidates } from "../candidates.ts";
import type { ReadPages } from "../../checkin/transitions/commit.ts";
import { candidatePage, isMissing, passUpload } from "../candidate-tables.ts";
import { bookedWith } from "../expected.ts";
import { pageOwner } from "../owners.ts";
import { emptyPdf } from "./empty-pdf.ts";
import { PageError, type PageReader, type PdfFile, type TakenPage } from "./page-reader.ts";
import { missingPage, type PageFindings, passesOfPage } from "./passes-of-page.ts";
import { createUploadQueue, unfinished, unread, type Upload } from "./upload-queue.ts";

interface Parts extends Pick<Platform, "db" | "jobs" | "live" | "now"> {
  readonly documents: Documents;
  readonly reader: Pick<PageReader, "page" | "together">;
}

class DocumentGone extends Error {
  override readonly name = "DocumentGone";
}

/** Seconds after which whoever reads an upload says again that it does. */
const heartbeat = 4;
/** Seconds that a job goes on with the next upload and the next; then it leaves what is there to the job after it. */
const longest = 60;
/** Pages of one upload that are read before other people's may come between. */
const turn = 8;

/**
 * The jobs that read what was uploaded: one is queued for each upload, and `upload-queue.ts` says which upload a job reads. They may
 * be killed at any moment and run any number of times, by any number of processes: each page is taken in a transaction of its own, which holds the upload's row and finds out whether the page is there already, and
 * its file lies in a place that follows from upload and page.
 */
export function createReadingJobs({ db, jobs, live, now, documents, reader }: Parts) {
  const queue = createUploadQueue({ db, now });
  const announceUpload = async (tx: Queryable, { id, vendor, pnrId }: Pick<Upload, "id" | "vendor" | "pnrId">) => {
    await live.publish(
      tx,
      { type: "upload.progress", uploadId: id },
      { to: "vendor", vendor, permission: "checkinInfo" },
    );
    await announceCandidates(tx, live, [pnrId]);
  };

  async function bytesOf(tx: Queryable, dmscode: string): Promise<Uint8Array> {
    const [stored] = await tx.select().from(document).where(eq(document.dmscode, dmscode));
    if (!stored) throw new DocumentGone("The document is gone.");
    return documents.bytes(stored);
  }

  /** @param findingsOf what the page says, once it is known who may be meant */
  async function keepPage(
    tx: Transaction,
    upload: Upload,
    index: number,
    pdf: Uint8Array,
    findingsOf: (booked: readonly BookedCheckIn[]) => PageFindings,
  ): Promise<void> {
    // Whoever else reads this upload waits here, and finds the page.
    await tx.select({ id: passUpload.id }).from(passUpload).where(eq(passUpload.id, upload.id)).for("update");
    const page = index + 1;
    const thisPage = and(eq(candidatePage.uploadId, upload.id), eq(candidatePage.page, page));
    if ((await tx.$count(candidatePage, thisPage)) > 0) return;
    const { id, pnrId, vendor, pages: pageCount, uploadedBy, uploadedAt } = upload;
    const booked = await bookedWith(tx, pnrId);
    const { dmscode } = await documents.put(
      tx,
      pdf,
      {
        ownerKind: pageOwner,
        ownerId: String(pnrId),
        vendor,
        name: upload.name.replace(/(?:\.pdf)?$/i, `-page-${page}.pdf`),
        mediaType: "application/pdf",
      },
      { once: `${upload.dmscode} page ${page}` },
    );
    await tx.insert(candidatePage).values({
      dmscode,
      uploadId: id,
      pnrId,
      vendor,
      page,
      pageCount,
      uploadedBy,
      uploadedAt,
      ...findingsOf(booked),
    });
    await announceUpload(tx, upload);
  }

  /** Takes a page; once more where its process ended and nobody knows why. @throws PageError */
  async function take(file: PdfFile, index: number): Promise<TakenPage> {
    try {
      const taken = await reader.page(file, index);
      if (!taken.mayTryAgain) return taken;
    } catch (error) {
      if (!(error instanceof PageError) || !error.mayTryAgain) throw error;
    }
    return reader.page(file, index);
  }

  /** Reads what is missing of an upload. @returns "whole" when every page was taken, "overtaken" when others come first */
  async function readMissing(upload: Upload, signal: AbortSignal): Promise<"whole" | "partly" | "overtaken"> {
    const there = await db
      .select({ page: candidatePage.page, failure: candidatePage.failure })
      .from(candidatePage)
      .where(eq(candidatePage.uploadId, upload.id));
    const missing = Array.from({ length: upload.pages }, (_, index) => index).filter(
      (index) => !there.some(({ page }) => page === index + 1),
    );
    let whole = !there.some(({ failure }) => isMissing(failure));
    if (missing.length === 0) return whole ? "whole" : "partly";
    const bytes = await bytesOf(db, upload.dmscode).catch((error: unknown) => {
      if (error instanceof DocumentGone || errorCode(error) === "ENOENT") return undefined;
      throw error;
    });
    if (!bytes) return "partly"; // its file is gone, and does not come back
    const file: PdfFile = { key: upload.dmscode, bytes };
    for (const [position, index] of missing.entries()) {
      signal.throwIfAborted();
      if (position > 0 && (await queue.isOvertaken(upload, position >= turn))) return "overtaken";
      let taken: TakenPage;
      try {
        taken = await take(file, index);
      } catch (error) {
        if (!(error instanceof PageError)) throw error;
        whole = false; // this page cannot be taken out; the others can
        const { failure } = error;
        const empty = await emptyPdf();
        await db.transaction((tx) => keepPage(tx, upload, index, empty, () => missingPage(failure)));
        continue;
      }
      await db.transaction((tx) => keepPage(tx, upload, index, taken.pdf, (who) => passesOfPage(taken, who)));
    }
    return whole ? "whole" : "partly";
  }

  /** Reads an upload that was taken, until it is finished or overtaken. */
  async function read(upload: Upload, signal: AbortSignal): Promise<void> {
    const own = eq(passUpload.id, upload.id);
    const lease = holdLease(
      heartbeat * 1000,
      async () => void (await db.update(passUpload).set({ activeAt: now() }).where(and(own, unfinished))),
      () => undefined, // the next sign, or somebody else
    );
    try {
      const how = await readMissing(upload, signal);
      await lease.end();
      if (how === "overtaken") return await queue.release(upload);
      await db.transaction(async (tx) => {
        await tx
          .update(passUpload)
          .set({ state: how === "whole" ? "done" : "failed", activeAt: null })
          .where(own);
        await announceUpload(tx, upload);
      });
    } catch (error) {
      await lease.end();
      // The next try need not wait until the lease has run out; but what fails again and again does not keep the others waiting.
      await queue.release(upload, { rest: true }).catch(() => undefined);
      throw error;
    }
  }

  const readUpload = defineJob({
    name: "checkin.read-upload",
    keyed: true,
    schema: object({ uploadId: number().integer().required() }),
    timeout: 900,
    // While one page is stored the next is read.
    concurrency: reader.together + 1,
    handler: async (_upload: { uploadId: number }, { signal }) => {
      // Not this job's upload, but whose turn it is: that may have changed since the job was queued.
      const until = performance.now() + longest * 1000;
      do {
        const upload = await queue.take();
        if (!upload) return;
        await read(upload, signal);
      } while (performance.now() < until);
    },
  });

  /** Reads a page that was stored before anybody read it: a late answer of automation, or a pass that was taken off. */
  const readPage = defineJob({
    name: "checkin.read-page",
    keyed: true,
    schema: object({ dmscode: string().required() }),
    timeout: 60,
    handler: async ({ dmscode }: { dmscode: string }) => {
      const waiting = and(eq(candidatePage.dmscode, dmscode), eq(candidatePage.reading, "waiting"));
      const [page] = await db.select({ pnrId: candidatePage.pnrId }).from(candidatePage).where(waiting);
      if (!page) return;
      const file: PdfFile = { key: dmscode, bytes: await bytesOf(db, dmscode) };
      const taken = await take(file, 0).catch((error: unknown) => {
        if (error instanceof PageError) return { reading: undefined, failure: error.failure };
        throw error;
      });
      await db.transaction(async (tx) => {
        const booked = await bookedWith(tx, page.pnrId);
        await tx.update(candidatePage).set(passesOfPage(taken, booked)).where(waiting);
        await announceCandidates(tx, live, [page.pnrId]);
      });
    },
  });

  /** Asks again about what nobody works on any more: its process was killed, or its job failed for good. */
  const remind = defineJob({
    name: "checkin.reading-reminder",
    everySeconds: 5,
    timeout: 20,
    handler: async () => {
      const uploads = await db
        .select({ uploadId: passUpload.id })
        .from(passUpload)
        .where(and(unfinished, unread(now())))
        .limit(reader.together + 1);
      // A job reads whatever is there, so that a few of them are enough for any number of uploads.
      for (const [place, upload] of uploads.entries())
        await jobs.enqueue(db, readUpload, upload, { key: `again ${place}` });
      const pages = await db
        .select({ dmscode: candidatePage.dmscode })
        .from(candidatePage)
        .where(and(eq(candidatePage.reading, "waiting"), leaseRanOut(now(), candidatePage.uploadedAt)))
        .limit(50);
      for (const page of pages) await jobs.enqueue(db, readPage, page, { key: page.dmscode });
    },
  });
  jobs.register(readUpload);
  jobs.register(readPage);
  jobs.register(remind);

  const readPages: ReadPages = async (tx, dmscodes) => {
    for (const dmscode of dmscodes) await jobs.enqueue(tx, readPage, { dmscode }, { key: dmscode });
  };
  return {
    /** Has an upload read, in a job that exists if and only if the caller's transaction commits. */
    readUpload: (tx: Transaction, uploadId: number) =>
      jobs.enqueue(tx, readUpload, { uploadId }, { key: String(uploadId) }),
    readPages,
    announceUpload,
  };
}

export type ReadingJobs = ReturnType<typeof createReadingJobs>;
