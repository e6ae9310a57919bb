import {
  attachmentLimits,
  attachmentRate,
  type Attachment,
  type AttachmentType,
  attachmentTypes,
  readContent,
} from "@gatehouse/domain/chat";
import { isTurned, pictureOf, withoutMetadata } from "@gatehouse/domain/rich-text";
import { and, asc, eq, gt, isNotNull, isNull, lt, min, sql } from "drizzle-orm";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import { PdfRefusal, type PdfRefusalCode } from "../boarding-pass/pages/pdf-refusal.ts";
import type { Documents } from "../documents/documents.ts";
import { type LinkKeys, signLink, type SignedLink } from "../documents/links.ts";
import { document } from "../documents/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { shownName } from "../documents/shown-name.ts";
import { findRoom, type RoomRow, senderOf, type Speaker } from "./speakers.ts";
import { chatFile } from "./tables.ts";

/** Owner kind of the documents. They are opened through `linkToFile` alone. */
const fileOwner = "chat.file";

export interface FileParts {
  readonly documents: Pick<Documents, "put" | "remove">;
  /** Sign links to files. */
  readonly keys: LinkKeys;
  /** Look into PDFs. */
  readonly pages: Pick<Pages, "makeInert">;
}

/** Documents of chats have no reader of their own: whoever has the room gets a link. */
export const keepFilesClosed = (documents: Pick<Documents, "allow">): void => documents.allow(fileOwner, () => false);

/** Why a file is not taken: `NOT_TAKEN` is neither a picture nor a PDF, or cannot be read. */
type FileRefusal = "TOO_LARGE" | "NOT_TAKEN" | "ENCRYPTED" | "TOO_COMPLEX";

export type SentUp =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "refused"; readonly reason: FileRefusal }
  | { readonly outcome: "too-fast"; readonly seconds: number }
  | { readonly outcome: "kept"; readonly file: Attachment };

/** A file that was looked into and is not kept yet. */
interface ReadFile {
  readonly bytes: Uint8Array;
  readonly mediaType: AttachmentType;
  readonly sides: { readonly width: number; readonly height: number } | undefined;
}

const refusals: Readonly<Record<PdfRefusalCode, FileRefusal>> = {
  NOT_A_PDF: "NOT_TAKEN",
  BROKEN_PDF: "NOT_TAKEN",
  ENCRYPTED_PDF: "ENCRYPTED",
  TOO_COMPLEX: "TOO_COMPLEX",
  TOO_LARGE: "TOO_LARGE",
  TOO_MANY_PAGES: "TOO_COMPLEX",
};

/** Looks into a file (CHAT-18): what it is, its bytes say; what it says beside that, and what in it acts, is left out. */
async function read(sent: Uint8Array, { makeInert }: FileParts["pages"]): Promise<ReadFile | FileRefusal> {
  const told = pictureOf(sent);
  const mediaType = attachmentTypes.find((type) => type === told?.type);
  if (!told || !mediaType) {
    try {
      const { pdf } = await makeInert(sent);
      return { bytes: pdf, mediaType: "application/pdf", sides: undefined };
    } catch (error) {
      if (error instanceof PdfRefusal) return refusals[error.code];
      throw error;
    }
  }
  const bytes = withoutMetadata(sent, told.type);
  // What breaks before its first line is none.
  const facts = pictureOf(bytes);
  if (!facts) return "NOT_TAKEN";
  const { width, height } = facts;
  if (width * height > attachmentLimits.points) return "TOO_LARGE";
  const turned = facts.type === "image/jpeg" && isTurned(bytes);
  return { bytes, mediaType, sides: turned ? { width: height, height: width } : { width, height } };
}

type FileRow = typeof chatFile.$inferSelect;

const shown = (
  { id, width, height }: Pick<FileRow, "id" | "width" | "height">,
  { name, size, mediaType }: Pick<typeof document.$inferSelect, "name" | "size" | "mediaType">,
): Attachment => ({
  fileId: id,
  name,
  size,
  mediaType: attachmentTypes.find((type) => type === mediaType) ?? "application/pdf",
  ...(width === null || height === null ? {} : { width, height }),
});

/** A file of a room, with its document. */
async function fileWhere(tx: Queryable, roomId: string, which: ReturnType<typeof and>) {
  const [found] = await tx
    .select({ row: chatFile, document })
    .from(chatFile)
    .innerJoin(document, eq(document.dmscode, chatFile.dmscode))
    .where(and(eq(chatFile.roomId, roomId), which));
  return found;
}

/** Seconds until somebody may send up a file again; undefined where they may now. */
async function mustWait(tx: Queryable, sender: string, now: number): Promise<number | undefined> {
  const since = now - attachmentRate.seconds;
  const [sent] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number), first: min(chatFile.createdAt) })
    .from(chatFile)
    .where(and(eq(chatFile.sender, sender), gt(chatFile.createdAt, since)));
  if (!sent || sent.count < attachmentRate.files) return undefined;
  return Math.max(1, (sent.first ?? now) + attachmentRate.seconds - now);
}

/** Makes room for one more file that was not said: the oldest go. @returns removes their bytes once that is committed */
async function makeRoom(tx: Transaction, sender: string, documents: FileParts["documents"]) {
  const waiting = await tx
    .select({ dmscode: chatFile.dmscode })
    .from(chatFile)
    .where(and(eq(chatFile.sender, sender), isNull(chatFile.seq), isNotNull(chatFile.dmscode)))
    .orderBy(asc(chatFile.createdAt), asc(chatFile.id));
  const gone = waiting.slice(0, Math.max(0, waiting.length - attachmentLimits.unsent + 1));
  return documents.remove(
    tx,
    gone.flatMap(({ dmscode }) => dmscode ?? []),
  );
}

/** Keeps a file that is to come with a message (CHAT-18). Sent up once more by the same id, it is the same file. */
export async function keepFile(
  db: Database,
  speaker: Speaker,
  { id, uploadId, file }: { readonly id: string; readonly uploadId: string; readonly file: File },
  { documents, pages }: Pick<FileParts, "documents" | "pages">,
  now: number,
): Promise<SentUp> {
  const own = and(eq(chatFile.uploadId, uploadId), eq(chatFile.sender, senderOf(speaker)));
  if (!(await findRoom(db, speaker, id, now))) return { outcome: "unknown" };
  if (file.size > attachmentLimits.bytes) return { outcome: "refused", reason: "TOO_LARGE" };
  const sender = senderOf(speaker);
  const former = await fileWhere(db, id, own);
  if (former) return { outcome: "kept", file: shown(former.row, former.document) };
  // Before it is looked into, which costs more.
  const early = await mustWait(db, sender, now);
  if (early !== undefined) return { outcome: "too-fast", seconds: early };
  const found = await read(new Uint8Array(await file.arrayBuffer()), pages);
  if (typeof found === "string") return { outcome: "refused", reason: found };
  let removeBytes = async (): Promise<void> => undefined;
  const result = await db.transaction(async (tx): Promise<SentUp> => {
    // The room is locked: of two that are sent up at once by one id the later one finds the former.
    const room = await findRoom(tx, speaker, id, now, true);
    if (!room) return { outcome: "unknown" };
    const again = await fileWhere(tx, id, own);
    if (again) return { outcome: "kept", file: shown(again.row, again.document) };
    const seconds = await mustWait(tx, sender, now);
    if (seconds !== undefined) return { outcome: "too-fast", seconds };
    removeBytes = await makeRoom(tx, sender, documents);
    const stored = await documents.put(tx, found.bytes, {
      ownerKind: fileOwner,
      ownerId: id,
      vendor: room.vendor,
      name: shownName(file.name, found.mediaType === "application/pdf" ? "document.pdf" : "picture"),
      mediaType: found.mediaType,
    });
    const [row] = await tx
      .insert(chatFile)
      .values({ roomId: id, uploadId, sender, dmscode: stored.dmscode, createdAt: now, ...found.sides })
      // One that made room for others comes once more.
      .onConflictDoUpdate({
        target: [chatFile.roomId, chatFile.sender, chatFile.uploadId],
        set: { dmscode: stored.dmscode, createdAt: now },
      })
      .returning();
    if (!row) throw new Error("A file that was kept is not there.");
    return { outcome: "kept", file: shown(row, stored) };
  });
  await removeBytes();
  return result;
}

/** Which file a message is about; undefined for every message that is about none. */
export function fileOfMessage(messageType: Parameters<typeof readContent>[0], message: string): string | undefined {
  const content = readContent(messageType, message);
  return content.kind === "application" && content.content.type === "ATTACHMENT" ? content.content.fileId : undefined;
}

/**
 * Puts a file into the message that follows (CHAT-18). The room is locked.
 * @returns what the message says of it, which is what its document says; undefined for a file that this sender has not sent up, or has
 * said already
 */
export async function claimFile(
  tx: Queryable,
  { id, lastSeq }: Pick<RoomRow, "id" | "lastSeq">,
  sender: string,
  fileId: string,
): Promise<string | undefined> {
  const found = await fileWhere(
    tx,
    id,
    and(eq(chatFile.id, fileId), eq(chatFile.sender, sender), isNull(chatFile.seq)),
  );
  if (!found) return undefined;
  await tx
    .update(chatFile)
    .set({ seq: lastSeq + 1 })
    .where(eq(chatFile.id, fileId));
  return JSON.stringify({ type: "ATTACHMENT", ...shown(found.row, found.document) });
}

export interface FileLink extends SignedLink {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A link that opens a file of a room for some minutes: for whoever has the room, and before it was said for its sender alone. */
export async function linkToFile(
  tx: Queryable,
  speaker: Speaker,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  keys: LinkKeys,
  now: number,
): Promise<FileLink | undefined> {
  if (!(await findRoom(tx, speaker, id, now))) return undefined;
  const found = await fileWhere(tx, id, eq(chatFile.id, fileId));
  if (!found || (found.row.seq === null && found.row.sender !== senderOf(speaker))) return undefined;
  const { dmscode, name, size } = found.document;
  return { ...signLink(keys, dmscode, now), name, size };
}

/** Deletes files that were sent up and never said, and those whose room is gone. */
export async function sweepFiles(db: Database, documents: Pick<Documents, "remove">, now: number): Promise<void> {
  const removeBytes = await db.transaction(async (tx) => {
    const unsaid = await tx
      .delete(chatFile)
      .where(and(isNull(chatFile.seq), lt(chatFile.createdAt, now - attachmentLimits.unsentLife)))
      .returning({ dmscode: chatFile.dmscode });
    const left = await tx
      .select({ dmscode: document.dmscode })
      .from(document)
      .where(
        and(
          eq(document.ownerKind, fileOwner),
          sql`not exists (select from chat_file f where f.dmscode = ${document.dmscode})`,
        ),
      );
    return documents.remove(
      tx,
      [...unsaid, ...left].flatMap(({ dmscode }) => dmscode ?? []),
    );
  });
  await removeBytes();
}
