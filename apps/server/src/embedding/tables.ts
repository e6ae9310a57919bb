import type { EmbeddedModule } from "@gatehouse/domain/embedding";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { appUser, vendorKey } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** A ticket that opens one module in a frame, once; only its SHA-256 is kept. */
export const embeddingTicket = pgTable(
  "embedding_ticket",
  {
    hash: text("hash").primaryKey(),
    /** Whose system asked for it. */
    vendorKeyId: bigint("vendor_key_id", { mode: "number" })
      .notNull()
      .references(() => vendorKey.id, { onDelete: "cascade" }),
    module: text("module").$type<EmbeddedModule>().notNull(),
    origin: text("origin").notNull(),
    /** The traveller who is shown what is theirs; null for modules that need none. */
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    bookingId: bigint("booking_id", { mode: "number" }).references(() => booking.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    /** When it was shown first, whatever came of that. */
    usedAt: instant("used_at"),
  },
  (table) => [index("embedding_ticket_expires").on(table.expiresAt)],
);
