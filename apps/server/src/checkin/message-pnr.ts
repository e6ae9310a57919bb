import { type SQL, sql } from "drizzle-orm";
import { outbox } from "../messaging/tables.ts";
import { checkInSubject } from "../messaging/publish.ts";

/** The PNR of the check-in that a message is about; null for every other message. */
export const pnrOfMessage: SQL<string | null> = sql<string | null>`(select about.pnr from check_in about
  where ${outbox.subjectKind} = ${checkInSubject} and about.id = ${outbox.subjectId})`;
