import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { appUser } from "../access/tables.ts";

/** A question on somebody's board (ANA-9); the answer is asked for when the board is looked at. */
export const analyticsPin = pgTable(
  "analytics_pin",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    title: text("title").notNull(),
    /** Seconds since 1970, UTC. */
    createdAt: bigint("created_at", { mode: "number" })
      .notNull()
      .default(sql`extract(epoch from now())`),
  },
  (table) => [index("analytics_pin_user").on(table.userId, table.id)],
);
