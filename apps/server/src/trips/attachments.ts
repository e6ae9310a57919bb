import { randomUUID } from "node:crypto";
import { and, arrayOverlaps, eq, inArray, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { Documents } from "../documents/documents.ts";
import { document } from "../documents/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { shownName } from "../documents/shown-name.ts";
import { waitingLife } from "./waiting-life.ts";
import { itineraryFile, itineraryVersion } from "./tables.ts";
import { type Reader, vendorOf } from "./visible.ts";

/** Owner kind of the documents. They are opened through their itinerary alone. */
const fileOwner = "trips.attached";

/** Bytes of an attached file. */
const mostBytes = 10_000_000;

/** Attached files that somebody may have that are in no version yet. */
const mostWaiting = 60;

/** An attached file as its readers are told of it. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Attached files have no reader of their own: whoever reads the itinerary as staff gets them. */
export const keepAttachedClosed = (documents: Pick<Documents, "allow">): void =>
  documents.allow(fileOwner, () => false);

const inNoVersion = (tx: Queryable): SQL =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(itineraryVersion)
      .where(sql`${itineraryVersion.attachments} @> array[${itineraryFile.id}]`),
  );

export type KeptFile =
  | { readonly outcome: "unknown" | "too-many" | "too-large" | "empty" }
  | { readonly outcome: "kept"; readonly file: AttachedFile };

/** Keeps a supplier's file that could not be read, for the version that is being made (TRP-42). Nothing in it is opened. */
export async function keepAttachment(
  db: Database,
  reader: Reader,
  { file, vendorCode }: { readonly file: File; readonly vendorCode: string },
  documents: Pick<Documents, "put">,
  now: number,
): Promise<KeptFile> {
  if (file.size > mostBytes) return { outcome: "too-large" };
  if (file.size === 0) return { outcome: "empty" };
  const owner = await vendorOf(db, reader, vendorCode);
  if (!owner) return { outcome: "unknown" };
  const waiting = and(eq(itineraryFile.uploadedBy, reader.userid), inNoVersion(db));
  if ((await db.$count(itineraryFile, waiting)) >= mostWaiting) return { outcome: "too-many" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return db.transaction(async (tx): Promise<KeptFile> => {
    const id = randomUUID();
    const { dmscode, name, size } = await documents.put(tx, bytes, {
      ownerKind: fileOwner,
      ownerId: id,
      vendor: owner.code,
      name: shownName(file.name, "file"),
      // Whatever it says of itself: browsers save it and open nothing.
      mediaType: "application/octet-stream",
    });
    await tx
      .insert(itineraryFile)
      .values({ id, vendor: owner.code, dmscode, uploadedBy: reader.userid, createdAt: now });
    return { outcome: "kept", file: { id, name, size } };
  });
}

/** Attached files of a vendor by their ids, in their order; ids that are none of its are left out. */
export async function findAttachments(
  tx: Queryable,
  vendor: string,
  ids: readonly string[],
): Promise<readonly AttachedFile[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: itineraryFile.id, name: document.name, size: document.size })
    .from(itineraryFile)
    .innerJoin(document, eq(document.dmscode, itineraryFile.dmscode))
    .where(and(eq(itineraryFile.vendor, vendor), inArray(itineraryFile.id, [...ids])));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** A file that is attached to any version of an itinerary; undefined where it has none like that. */
export async function openAttachment(
  tx: Queryable,
  documents: Pick<Documents, "bytes" | "findSigned">,
  { itineraryId, id }: { readonly itineraryId: number; readonly id: string },
): Promise<File | undefined> {
  const [found] = await tx
    .select({ dmscode: itineraryFile.dmscode })
    .from(itineraryVersion)
    .innerJoin(itineraryFile, eq(itineraryFile.id, id))
    .where(and(eq(itineraryVersion.itineraryId, itineraryId), arrayOverlaps(itineraryVersion.attachments, [id])))
    .limit(1);
  const stored = found && (await documents.findSigned(tx, found.dmscode));
  return stored && new File([new Uint8Array(await documents.bytes(stored))], stored.name, { type: stored.mediaType });
}

/** Forgets attached files that nobody published. @param now seconds since 1970, UTC */
export async function forgetAttachments(
  db: Database,
  documents: Pick<Documents, "remove">,
  now: number,
): Promise<void> {
  const removeFiles = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(itineraryFile)
      .where(and(lt(itineraryFile.createdAt, now - waitingLife), inNoVersion(tx)))
      .returning({ dmscode: itineraryFile.dmscode });
    return documents.remove(
      tx,
      gone.map(({ dmscode }) => dmscode),
    );
  });
  await removeFiles();
}
