import { randomUUID } from "node:crypto";
import { pictureLimits, pictureOf, type PictureType, withoutMetadata } from "@gatehouse/domain/rich-text";
import { and, eq, inArray, lt, notExists, sql, type SQL } from "drizzle-orm";
import type { Documents } from "../documents/documents.ts";
import { type LinkKeys, signLink } from "../documents/links.ts";
import { document } from "../documents/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import { caseComment, casePicture, commentPicture, travelCase } from "./tables.ts";
import { findSubject, type Reader, seesCases, type Subject } from "./visible.ts";

/** Owner kind of the documents. They are opened through `readPicture` alone. */
const pictureOwner = "cases.picture";

/** Pictures that somebody may have that are in no comment yet. */
const mostWaiting = 30;

/** Seconds for which a picture that is in no comment is kept: a draft may wait for its writer. */
const waitingLife = 30 * 86_400;

export interface PictureParts {
  readonly documents: Pick<Documents, "allow" | "put" | "remove">;
  readonly keys: LinkKeys;
}

/** Documents of pictures have no reader of their own: whoever reads a comment gets a link. */
export const keepPicturesClosed = (documents: Pick<Documents, "allow">): void =>
  documents.allow(pictureOwner, () => false);

const inNoComment = (tx: Queryable): SQL =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(commentPicture)
      .where(eq(commentPicture.pictureId, casePicture.id)),
  );

/** The name without a path and control characters, as its readers see it. */
const shownName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-120) || "picture";

export type Uploaded =
  | { readonly outcome: "unknown" | "too-large" | "no-picture" | "too-many" }
  | { readonly outcome: "kept"; readonly id: string; readonly name: string };

/** Keeps a picture for a comment that is being written (CMT-15): what it is, its bytes say. */
export async function keepPicture(
  db: Database,
  reader: Reader,
  { file, ...subject }: Subject & { readonly file: File },
  { documents, now }: Pick<PictureParts, "documents"> & { readonly now: number },
): Promise<Uploaded> {
  if (file.size > pictureLimits.bytes) return { outcome: "too-large" };
  const sent = new Uint8Array(await file.arrayBuffer());
  const told = pictureOf(sent);
  const bytes = told ? withoutMetadata(sent, told.type) : sent;
  // What breaks before its first line is none.
  const facts = pictureOf(bytes);
  if (!facts) return { outcome: "no-picture" };
  if (facts.width * facts.height > pictureLimits.points) return { outcome: "too-large" };
  return db.transaction(async (tx): Promise<Uploaded> => {
    const found = await findSubject(tx, reader, subject);
    if (!found) return { outcome: "unknown" };
    const waiting = await tx.$count(casePicture, and(eq(casePicture.uploaderId, reader.userId), inNoComment(tx)));
    if (waiting >= mostWaiting) return { outcome: "too-many" };
    const id = randomUUID();
    const name = shownName(file.name);
    const mediaType: PictureType = facts.type;
    const stored = await documents.put(tx, bytes, {
      ownerKind: pictureOwner,
      ownerId: id,
      vendor: found.vendor,
      name,
      mediaType,
    });
    await tx.insert(casePicture).values({ id, dmscode: stored.dmscode, uploaderId: reader.userId, createdAt: now });
    return { outcome: "kept", id, name };
  });
}

/** Whether a reader sees a picture: they put it there and have not sent it, or it is in a comment that they read. */
async function seesPicture(
  tx: Queryable,
  reader: Reader,
  { id, uploaderId }: Pick<typeof casePicture.$inferSelect, "id" | "uploaderId">,
): Promise<boolean> {
  const places = await tx
    .select({
      internal: caseComment.internal,
      vendor: travelCase.vendor,
      bookingNo: travelCase.bookingNo,
      requestId: travelCase.requestId,
    })
    .from(commentPicture)
    .innerJoin(caseComment, eq(caseComment.id, commentPicture.commentId))
    .innerJoin(travelCase, eq(travelCase.id, caseComment.caseId))
    .where(eq(commentPicture.pictureId, id));
  if (places.length === 0) return uploaderId === reader.userId;
  for (const { internal, vendor, bookingNo, requestId } of places) {
    if (internal && !seesCases(reader)) continue;
    const about = { bookingNo: "", travelRequestId: 0, vCode: vendor };
    if (bookingNo !== null && (await findSubject(tx, reader, { ...about, bookingNo }))) return true;
    if (requestId !== null && (await findSubject(tx, reader, { ...about, travelRequestId: requestId }))) return true;
  }
  return false;
}

/** A picture that a reader may see, with a link that opens it for a while; undefined for every other. */
export async function readPicture(tx: Queryable, reader: Reader, id: string, keys: LinkKeys, now: number) {
  const [found] = await tx
    .select({ picture: casePicture, file: document })
    .from(casePicture)
    .innerJoin(document, eq(document.dmscode, casePicture.dmscode))
    .where(eq(casePicture.id, id));
  if (!found || !(await seesPicture(tx, reader, found.picture))) return undefined;
  const { dmscode, name, size } = found.file;
  return { ...signLink(keys, dmscode, now), name, size };
}

/** Which of these pictures a writer may put into a comment: those that they see. */
export async function picturesOf(tx: Queryable, reader: Reader, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(casePicture)
    .where(inArray(casePicture.id, [...ids]));
  const seen: string[] = [];
  for (const row of rows) if (await seesPicture(tx, reader, row)) seen.push(row.id);
  return seen;
}

/** Puts pictures into a comment that was just written. */
export async function showPictures(tx: Queryable, commentId: number, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.insert(commentPicture).values(ids.map((pictureId) => ({ pictureId, commentId })));
}

/** Deletes pictures that are in no comment. @returns removes the files: to be called when the transaction has committed */
async function dropPictures(
  tx: Transaction,
  documents: Pick<Documents, "remove">,
  which: SQL | undefined,
): Promise<() => Promise<void>> {
  const gone = await tx
    .delete(casePicture)
    .where(and(which, inNoComment(tx)))
    .returning({ dmscode: casePicture.dmscode });
  return documents.remove(
    tx,
    gone.map(({ dmscode }) => dmscode),
  );
}

/** Deletes the pictures of a comment that is taken back, as far as no other comment shows them. The comment's row is gone before. */
export const dropTakenBack = (
  tx: Transaction,
  documents: Pick<Documents, "remove">,
  ids: readonly string[],
): Promise<() => Promise<void>> =>
  ids.length === 0
    ? Promise.resolve(async () => undefined)
    : dropPictures(tx, documents, inArray(casePicture.id, [...ids]));

/** Forgets pictures that nobody sent. */
export async function forgetPictures(
  { db, now }: { readonly db: Database; readonly now: number },
  documents: Pick<Documents, "remove">,
): Promise<void> {
  const removeFiles = await db.transaction((tx) =>
    dropPictures(tx, documents, lt(casePicture.createdAt, now - waitingLife)),
  );
  await removeFiles();
}

/** Does so once a day. */
export const purgePictures = (
  { db, now }: { readonly db: Database; readonly now: () => number },
  documents: Pick<Documents, "remove">,
): JobDefinition =>
  defineJob({
    name: "cases.forget-pictures",
    everySeconds: 86_400,
    handler: () => forgetPictures({ db, now: now() }, documents),
  });
