import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/** A stored file. Vendor and permission come from the row that owns it (API-10). */
export const document = pgTable(
  "document",
  {
    /** Unguessable: 128 random bits. */
    dmscode: text("dmscode").primaryKey(),
    /** Code of the vendor whose row owns the file; null for what belongs to the house. */
    vendor: text("vendor"),
    /** Kind of the owning row, `area.thing`; says who may see the file. */
    ownerKind: text("owner_kind").notNull(),
    ownerId: text("owner_id").notNull(),
    /** The name it was uploaded under, for the reader; never part of a path. */
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    /** Bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    /** Generated path within the storage. */
    storageKey: text("storage_key").notNull(),
    /** Seconds since 1970, UTC. */
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
  },
  (table) => [
    index("document_owner").on(table.ownerKind, table.ownerId),
    // Before a file is removed: whether another row speaks of it.
    index("document_storage_key").on(table.storageKey),
  ],
);

/** Which folder holds the files of this database's documents; one row at most. The same id is in the folder. */
export const documentStore = pgTable("document_store", {
  /** Always "files". */
  name: text("name").primaryKey(),
  id: text("id").notNull(),
});
