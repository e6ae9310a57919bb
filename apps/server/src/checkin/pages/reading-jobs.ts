import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { number, object, string } from "yup";
import type { Documents } from "../../documents/documents.ts";
import { document } from "../../documents/tables.ts";
import type { Queryable, Transaction } from "../../platform/database.ts";
import { defineJob } from "../../platform/jobs.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceCandidates, type ReadPages } from "../passes/candidates.ts";
import { candidatePage, passUpload } from "../passes/candidate-tables.ts";
import { expectedOfUnit } from "./expected.ts";
import { PageError, type PageReader, type SharedPdf, sharePdf, type TakenPage } from "./page-reader.ts";
import { passesOfPage } from "./passes-of-page.ts";

/** Kinds of the rows that own documents here; decide who may see them. */
export const uploadOwner = "checkin.upload";
export const pageOwner = "checkin.page";

interface Parts extends Pick<Platform, "db" | "jobs" | "live" | "now"> {
  readonly documents: Documents;
  readonly reader: Pick<PageReader, "page">;
}

type Upload = typeof passUpload.$inferSelect;

/** Seconds after which whoever reads an upload says again that it does. */
const beat = 4;
/** Seconds of silence after which an upload is taken up by somebody else, and a waiting page is asked about again. */
const silence = 15;

const unfinished = inArray(passUpload.state, ["waiting", "reading"]);
const silentSince = (instant: number) =>
  lt(sql`coalesce(${passUpload.activeAt}, ${passUpload.uploadedAt})`, sql`${instant}::bigint`);

/**
 * The jobs that read what was uploaded. They may be killed at any moment and run any number of times, by any number of processes:
 * each page is taken in a transaction of its own, which holds the upload's row and finds out whether the page is there already, and
 * its file lies in a place that follows from upload and page.
 */
export function createReadingJobs({ db, jobs, live, now, documents, reader }: Parts) {
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
    if (!stored) throw new Error("The document is gone.");
    return documents.bytes(stored);
  }

  /** Takes an upload that nobody reads: a new one, or one whose reader has fallen silent. */
  async function claim(uploadId: number): Promise<Upload | undefined> {
    const free = or(isNull(passUpload.activeAt), silentSince(now() - silence));
    const [upload] = await db
      .update(passUpload)
      .set({ state: "reading", activeAt: now() })
      .where(and(eq(passUpload.id, uploadId), unfinished, free))
      .returning();
    return upload;
  }

  async function keepPage(tx: Transaction, upload: Upload, index: number, { pdf, reading }: TakenPage): Promise<void> {
    // Whoever else reads this upload waits here, and finds the page.
    await tx.select({ id: passUpload.id }).from(passUpload).where(eq(passUpload.id, upload.id)).for("update");
    const page = index + 1;
    const thisPage = and(eq(candidatePage.uploadId, upload.id), eq(candidatePage.page, page));
    if ((await tx.$count(candidatePage, thisPage)) > 0) return;
    const { id, pnrId, vendor, pages: pageCount, uploadedBy, uploadedAt } = upload;
    const expecteds = (await expectedOfUnit(tx, pnrId)).map(({ expected }) => expected);
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
      ...passesOfPage(reading, expecteds),
    });
    await announceUpload(tx, upload);
  }

  /** Takes a page, and tries once more: on a busy machine a page may only have been too slow. @throws PageError */
  async function take(file: SharedPdf, index: number): Promise<TakenPage> {
    try {
      const taken = await reader.page(file, index);
      if (taken.reading) return taken;
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
    }
    return reader.page(file, index);
  }

  /** Reads what is missing of an upload. @returns whether every page could be taken */
  async function readMissing(upload: Upload, signal: AbortSignal): Promise<boolean> {
    const there = await db
      .select({ page: candidatePage.page })
      .from(candidatePage)
      .where(eq(candidatePage.uploadId, upload.id));
    const missing = Array.from({ length: upload.pages }, (_, index) => index).filter(
      (index) => !there.some(({ page }) => page === index + 1),
    );
    if (missing.length === 0) return true;
    const file = sharePdf(upload.dmscode, await bytesOf(db, upload.dmscode));
    let whole = true;
    for (const index of missing) {
      signal.throwIfAborted();
      let taken: TakenPage;
      try {
        taken = await take(file, index);
      } catch (error) {
        if (!(error instanceof PageError)) throw error;
        whole = false; // this page cannot be taken out; the others can
        continue;
      }
      await db.transaction((tx) => keepPage(tx, upload, index, taken));
    }
    return whole;
  }

  const readUpload = defineJob({
    name: "checkin.read-upload",
    schema: object({ uploadId: number().integer().required() }),
    timeout: 900,
    handler: async ({ uploadId }: { uploadId: number }, { signal }) => {
      const upload = await claim(uploadId);
      if (!upload) return;
      const own = eq(passUpload.id, uploadId);
      const beating = setInterval(() => {
        db.update(passUpload)
          .set({ activeAt: now() })
          .where(and(own, unfinished))
          .catch(() => undefined); // the next beat, or somebody else
      }, beat * 1000);
      try {
        const whole = await readMissing(upload, signal);
        await db.transaction(async (tx) => {
          await tx
            .update(passUpload)
            .set({ state: whole ? "done" : "failed", activeAt: null })
            .where(own);
          await announceUpload(tx, upload);
        });
      } catch (error) {
        // The next try need not wait for the silence.
        await db
          .update(passUpload)
          .set({ activeAt: null })
          .where(and(own, unfinished))
          .catch(() => undefined);
        throw error;
      } finally {
        clearInterval(beating);
      }
    },
  });

  /** Reads a page that was stored before anybody read it: a late answer of automation, or a pass that was taken off. */
  const readPage = defineJob({
    name: "checkin.read-page",
    schema: object({ dmscode: string().required() }),
    timeout: 60,
    handler: async ({ dmscode }: { dmscode: string }) => {
      const waiting = and(eq(candidatePage.dmscode, dmscode), eq(candidatePage.reading, "waiting"));
      const [page] = await db.select({ pnrId: candidatePage.pnrId }).from(candidatePage).where(waiting);
      if (!page) return;
      const file = sharePdf(dmscode, await bytesOf(db, dmscode));
      const taken = await take(file, 0).catch((error: unknown) => {
        if (error instanceof PageError) return undefined;
        throw error;
      });
      await db.transaction(async (tx) => {
        const expecteds = (await expectedOfUnit(tx, page.pnrId)).map(({ expected }) => expected);
        await tx.update(candidatePage).set(passesOfPage(taken?.reading, expecteds)).where(waiting);
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
        .where(and(unfinished, silentSince(now() - silence)))
        .limit(50);
      for (const upload of uploads) await jobs.enqueue(db, readUpload, upload, { key: String(upload.uploadId) });
      const pages = await db
        .select({ dmscode: candidatePage.dmscode })
        .from(candidatePage)
        .where(and(eq(candidatePage.reading, "waiting"), lt(candidatePage.uploadedAt, now() - silence)))
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
