import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import { PdfRefusal, type PdfRefusalCode } from "../boarding-pass/pages/pdf-refusal.ts";
import type { Documents } from "../documents/documents.ts";
import { document } from "../documents/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { itineraryPdf, itineraryVersion } from "./tables.ts";
import { shownName } from "../documents/shown-name.ts";
import { waitingLife } from "./waiting-life.ts";
import { type Reader, vendorOf } from "./visible.ts";

/** Owner kind of the documents. They are opened through their itinerary alone. */
const pdfOwner = "trips.finished";

/** Bytes of a finished itinerary. */
const mostBytes = 10_000_000;

/** Finished itineraries that somebody may have that are in no version yet. */
const mostWaiting = 30;

/** What keeping finished itineraries needs. */
export interface FinishedPdfParts {
  readonly documents: Pick<Documents, "allow" | "bytes" | "findSigned" | "put" | "remove">;
  readonly pages: Pick<Pages, "makeInert">;
}

/** A finished itinerary as its readers are told of it. */
export interface FinishedPdf {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly pages: number;
}

/** Documents of finished itineraries have no reader of their own: whoever reads the itinerary gets it. */
export const keepFinishedClosed = (documents: Pick<Documents, "allow">): void => documents.allow(pdfOwner, () => false);

const inNoVersion = (tx: Queryable): SQL =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(itineraryVersion)
      .where(eq(itineraryVersion.pdf, itineraryPdf.id)),
  );

export type KeptPdf =
  | { readonly outcome: "unknown" | "too-many" }
  | { readonly outcome: "refused"; readonly code: PdfRefusalCode }
  | { readonly outcome: "kept"; readonly pdf: FinishedPdf };

/** Keeps a finished itinerary for the version that is being made (TRP-41): the same pages, with nothing that acts. */
export async function keepFinishedPdf(
  db: Database,
  reader: Reader,
  { file, vendorCode }: { readonly file: File; readonly vendorCode: string },
  { documents, pages: reading }: FinishedPdfParts,
  now: number,
): Promise<KeptPdf> {
  if (file.size > mostBytes) return { outcome: "refused", code: "TOO_LARGE" };
  const owner = await vendorOf(db, reader, vendorCode);
  if (!owner) return { outcome: "unknown" };
  const waiting = and(eq(itineraryPdf.uploadedBy, reader.userid), inNoVersion(db));
  if ((await db.$count(itineraryPdf, waiting)) >= mostWaiting) return { outcome: "too-many" };
  try {
    const { pdf, pages } = await reading.makeInert(new Uint8Array(await file.arrayBuffer()));
    return await db.transaction(async (tx): Promise<KeptPdf> => {
      const id = randomUUID();
      const { dmscode, name, size } = await documents.put(tx, pdf, {
        ownerKind: pdfOwner,
        ownerId: id,
        vendor: owner.code,
        name: shownName(file.name, "itinerary.pdf"),
        mediaType: "application/pdf",
      });
      await tx
        .insert(itineraryPdf)
        .values({ id, vendor: owner.code, dmscode, pages, uploadedBy: reader.userid, createdAt: now });
      return { outcome: "kept", pdf: { id, name, size, pages } };
    });
  } catch (error) {
    if (error instanceof PdfRefusal) return { outcome: "refused", code: error.code };
    throw error;
  }
}

/** Which finished itinerary is meant: one by its id, or that of a version. */
type Meant = { readonly id: string } | { readonly itineraryId: number; readonly version: number };

const isMeant = (tx: Queryable, meant: Meant): SQL | undefined =>
  "id" in meant
    ? eq(itineraryPdf.id, meant.id)
    : inArray(
        itineraryPdf.id,
        tx
          .select({ pdf: itineraryVersion.pdf })
          .from(itineraryVersion)
          .where(and(eq(itineraryVersion.itineraryId, meant.itineraryId), eq(itineraryVersion.version, meant.version))),
      );

/** A finished itinerary of a vendor; undefined where it has none like that. */
export async function findFinishedPdf(
  tx: Queryable,
  vendor: string,
  meant: Meant,
): Promise<(FinishedPdf & { readonly dmscode: string }) | undefined> {
  const [found] = await tx
    .select({ pdf: itineraryPdf, name: document.name, size: document.size })
    .from(itineraryPdf)
    .innerJoin(document, eq(document.dmscode, itineraryPdf.dmscode))
    .where(and(eq(itineraryPdf.vendor, vendor), isMeant(tx, meant)));
  if (!found) return undefined;
  const { id, pages, dmscode } = found.pdf;
  return { id, name: found.name, size: found.size, pages, dmscode };
}

/** The file of a finished itinerary; undefined where the vendor has none like that. */
export async function openFinishedPdf(
  tx: Queryable,
  documents: Pick<Documents, "bytes" | "findSigned">,
  vendor: string,
  meant: Meant,
): Promise<File | undefined> {
  const found = await findFinishedPdf(tx, vendor, meant);
  const stored = found && (await documents.findSigned(tx, found.dmscode));
  return stored && new File([new Uint8Array(await documents.bytes(stored))], stored.name, { type: stored.mediaType });
}

/** Forgets finished itineraries that nobody published. @param now seconds since 1970, UTC */
export async function forgetFinishedPdfs(
  db: Database,
  documents: Pick<Documents, "remove">,
  now: number,
): Promise<void> {
  const removeFiles = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(itineraryPdf)
      .where(and(lt(itineraryPdf.createdAt, now - waitingLife), inNoVersion(tx)))
      .returning({ dmscode: itineraryPdf.dmscode });
    return documents.remove(
      tx,
      gone.map(({ dmscode }) => dmscode),
    );
  });
  await removeFiles();
}
