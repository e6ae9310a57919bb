import { createHash, randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { hasDeclaredType, type MediaType } from "./media-types.ts";
import type { Storage } from "./storage.ts";
import { document } from "./tables.ts";

export type StoredDocument = typeof document.$inferSelect;

/** Anyone who asks for a document. */
export interface Reader {
  readonly permissions: readonly string[];
  readonly vendors: readonly string[] | "all";
  readonly userId: string;
}

/**
 * Whether a reader may see the documents of a kind of row. The vendor has been checked before; what remains is the permission, and
 * whatever else the owning row asks for.
 */
type DocumentRule = (tx: Queryable, reader: Reader, document: StoredDocument) => boolean | Promise<boolean>;

/** Whether a reader may see something that still names this document. */
type NamingRule = (tx: Queryable, reader: Reader, dmscode: string) => Promise<boolean>;

export interface NewDocument {
  /** Kind of the owning row, `area.thing`; its rule must be known. */
  readonly ownerKind: string;
  readonly ownerId: string;
  /** Code of the vendor whose row owns the file; null for what belongs to the house. */
  readonly vendor: string | null;
  readonly name: string;
  readonly mediaType: MediaType;
}

interface PutOptions {
  /** Unguessable words that tell the file from all others; see `Storage.put`. */
  readonly once?: string;
}

/** A file that was written outside the storage, with what its writer found out on the way. */
export interface WrittenFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The bytes are not of the media type they are said to be. */
export class WrongContentError extends Error {
  override readonly name = "WrongContentError";
}

type OpenedHandler = (reader: { readonly userid: string }, found: StoredDocument) => Promise<void>;

export interface Documents {
  /** States who may see the documents of a kind of row. */
  allow(ownerKind: string, rule: DocumentRule): void;
  /** States what else happens when somebody opens a document of a kind of row. */
  onOpened(ownerKind: string, hear: OpenedHandler): void;
  /** Somebody opened a document that `find` gave. */
  opened(reader: { readonly userid: string }, found: StoredDocument): Promise<void>;
  /** States who may hear that a document is no longer kept: anyone who sees a row that names it still. */
  nameGone(rule: NamingRule): void;
  /**
   * Stores a file; its row appears when the transaction commits. Bytes of a transaction that rolled back are swept up a day later.
   * @throws WrongContentError when the bytes are not what the media type says
   */
  put(tx: Queryable, bytes: Uint8Array, about: NewDocument, options?: PutOptions): Promise<StoredDocument>;
  /**
   * Stores a file that was written on this machine, by moving it: its size does not matter. What else, as for `put`.
   * @throws WrongContentError when the file does not begin as the media type says
   */
  putFile(tx: Queryable, file: WrittenFile, about: NewDocument, options?: PutOptions): Promise<StoredDocument>;
  /** The document, if this reader may see it; undefined for one that does not exist as for one that is somebody else's. */
  find(tx: Queryable, reader: Reader, dmscode: string): Promise<StoredDocument | undefined>;
  /** Whether there was a document of this code that this reader saw, or would have seen, and that is no longer kept. */
  isGone(tx: Queryable, reader: Reader, dmscode: string): Promise<boolean>;
  /** The document, whoever asks: for links that were signed after `find`. */
  findSigned(tx: Queryable, dmscode: string): Promise<StoredDocument | undefined>;
  read: (found: StoredDocument) => ReturnType<Storage["read"]>;
  /** All bytes of a document, for work on them. */
  bytes(found: StoredDocument): Promise<Uint8Array>;
  /**
   * Takes documents out of the table; their files are still there.
   * @returns removes the files: to be called when the transaction has committed. One that is forgotten is swept up a day later.
   */
  remove(tx: Queryable, dmscodes: readonly string[]): Promise<() => Promise<void>>;
  /** Removes files that no row speaks of. */
  readonly sweep: JobDefinition;
}

/** As much of a file as says what it is. */
async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer: bytes, bytesRead } = await file.read({ buffer: new Uint8Array(4096), position: 0 });
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const dmscodeShape = /^d_[0-9a-f]{32}$/;
const day = 86_400;

/** Documents of a server process: their files in storage, and who may open which. */
export function createDocuments({ db, now }: Pick<Platform, "db" | "now">, storage: Storage): Documents {
  const rules = new Map<string, DocumentRule>();
  const openings = new Map<string, OpenedHandler>();
  const naming: NamingRule[] = [];

  const byCode = async (tx: Queryable, dmscode: string): Promise<StoredDocument | undefined> => {
    if (!dmscodeShape.test(dmscode)) return undefined;
    const [row] = await tx.select().from(document).where(eq(document.dmscode, dmscode));
    return row;
  };

  /** Removes those of these files that no row speaks of. */
  async function removeOrphans(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await db
      .select({ key: document.storageKey })
      .from(document)
      .where(inArray(document.storageKey, [...keys]));
    const known = new Set(rows.map(({ key }) => key));
    for (const key of keys.filter((candidate) => !known.has(candidate))) await storage.remove(key);
  }

  async function sweep(olderThan: number): Promise<void> {
    let keys: string[] = [];
    for await (const { key, writtenAt } of storage.list()) {
      if (writtenAt < olderThan) keys.push(key);
      if (keys.length < 500) continue;
      await removeOrphans(keys);
      keys = [];
    }
    await removeOrphans(keys);
  }

  function requireRule({ ownerKind }: NewDocument): void {
    if (!rules.has(ownerKind)) throw new Error(`Nobody said who may see documents of ${ownerKind}.`);
  }
  function requireContent({ mediaType }: NewDocument, bytes: Uint8Array): void {
    if (bytes.length === 0 || !hasDeclaredType(mediaType, bytes))
      throw new WrongContentError(`The file is not ${mediaType}.`);
  }
  async function insert(
    tx: Queryable,
    about: NewDocument,
    file: Pick<StoredDocument, "size" | "sha256" | "storageKey">,
  ): Promise<StoredDocument> {
    const row = { ...about, ...file, dmscode: `d_${randomBytes(16).toString("hex")}`, createdAt: now() };
    await tx.insert(document).values(row);
    return row;
  }

  return {
    allow: (ownerKind, rule) => void rules.set(ownerKind, rule),
    onOpened: (ownerKind, hear) => void openings.set(ownerKind, hear),
    opened: async (reader, found) => openings.get(found.ownerKind)?.(reader, found),
    nameGone: (rule) => void naming.push(rule),
    async put(tx, bytes, about, { once } = {}) {
      requireRule(about);
      requireContent(about, bytes);
      return insert(tx, about, {
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        // Bytes first: a committed row always has its file.
        storageKey: await storage.put(bytes, once),
      });
    },
    async putFile(tx, { path, size, sha256 }, about, { once } = {}) {
      requireRule(about);
      requireContent(about, await beginningOf(path));
      return insert(tx, about, { size, sha256, storageKey: await storage.move(path, once) });
    },
    async remove(tx, dmscodes) {
      const gone = await tx
        .delete(document)
        .where(inArray(document.dmscode, [...dmscodes]))
        .returning({ key: document.storageKey });
      return () => removeOrphans(gone.map(({ key }) => key));
    },
    async find(tx, reader, dmscode) {
      const found = await byCode(tx, dmscode);
      if (!found) return undefined;
      const { vendor, ownerKind } = found;
      if (reader.vendors !== "all" && (vendor === null || !reader.vendors.includes(vendor))) return undefined;
      return (await rules.get(ownerKind)?.(tx, reader, found)) ? found : undefined;
    },
    async isGone(tx, reader, dmscode) {
      if (!dmscodeShape.test(dmscode) || (await byCode(tx, dmscode))) return false;
      for (const rule of naming) if (await rule(tx, reader, dmscode)) return true;
      return false;
    },
    findSigned: byCode,
    read: ({ storageKey }) => storage.read(storageKey),
    bytes: async ({ storageKey }) => new Uint8Array(await buffer(await storage.read(storageKey))),
    sweep: defineJob({
      name: "documents.sweep",
      everySeconds: day,
      timeout: 3600,
      handler: () => sweep((now() - day) * 1000),
    }),
  };
}
