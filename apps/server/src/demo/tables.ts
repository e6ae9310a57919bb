import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Says that this database holds a demo world, and which; one row at most. A second start finds it and leaves it alone. */
export const demoWorld = pgTable("demo_world", {
  /** Always "demo". */
  id: text("id").primaryKey(),
  seed: integer("seed").notNull(),
  checkIns: integer("check_ins").notNull(),
  /** Seconds since 1970, UTC: what all its times are relative to. */
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});
