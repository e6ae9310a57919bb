import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

/** What somebody asked for by an id of the request, and how it was answered: kept for a day, for anyone who asks again. */
export const answeredRequest = pgTable(
  "answered_request",
  {
    userid: text("userid").notNull(),
    requestId: uuid("request_id").notNull(),
    /** The call, as the contract names it. */
    call: text("call").notNull(),
    answer: jsonb("answer").$type<unknown>(),
    /** Seconds since 1970, UTC. */
    at: bigint("at", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.requestId] }), index("answered_request_at").on(table.at)],
);
