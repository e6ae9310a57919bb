import type { PricedItinerary, SearchRequest } from "@gatehouse/domain/flights";
import { searchStatuses } from "@gatehouse/domain/flights";
import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const flightSearchStatus = pgEnum("flight_search_status", searchStatuses);

/** A flight search and its answer, kept for a while so that a link opens the same list. */
export const flightSearch = pgTable(
  "flight_search",
  {
    /** 128 random bits: who knows it may read the answer. */
    id: text("id").primaryKey(),
    request: jsonb("request").$type<SearchRequest>().notNull(),
    status: flightSearchStatus("status").notNull().default("PENDING"),
    /** The offers as gzipped JSON, which is a twentieth of it; null until the first have come. */
    offers: bytea("offers"),
    offerCount: integer("offer_count").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("flight_search_expiring").on(table.expiresAt),
    index("flight_search_pending")
      .on(table.createdAt)
      .where(sql`status = 'PENDING'`),
  ],
);

/**
 * An alternate flight that was chosen for a booking, whose link says that it may be; or one that somebody claims for a booking number.
 * It outlives the search it was chosen from, and so has a copy of what was offered.
 */
export const alternateFlight = pgTable(
  "alternate_flight",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: text("search_id").notNull(),
    /** As the traveller's page said it; nobody vouches for it unless there is a link. */
    bookingNo: text("booking_no").notNull(),
    /** The booking that a public link opened; null for a claim. No reference: the copy outlives what it speaks of. */
    bookingId: bigint("booking_id", { mode: "number" }),
    request: jsonb("request").$type<SearchRequest>().notNull(),
    itinerary: jsonb("itinerary").$type<PricedItinerary>().notNull(),
    /** Pieces, all passengers together. */
    baggage: smallint("baggage").notNull(),
    selectedAt: instant("selected_at").notNull(),
    /** When staff had done what there was to do about it, and who. A later choice of the same booking is a new one. */
    settledAt: instant("settled_at"),
    settledBy: text("settled_by"),
  },
  (table) => [
    uniqueIndex("alternate_flight_open")
      .on(table.bookingId)
      .where(sql`settled_at is null and booking_id is not null`),
    uniqueIndex("alternate_flight_claim")
      .on(table.searchId, table.bookingNo)
      .where(sql`settled_at is null and booking_id is null`),
    index("alternate_flight_waiting")
      .on(table.selectedAt)
      .where(sql`settled_at is null`),
    index("alternate_flight_booking").on(table.bookingNo, table.selectedAt),
  ],
);
