import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "./personal-data.ts";
import { outbox } from "../messaging/tables.ts";

/** Mails to a user. */
export const mailData: PersonalData = {
  name: "mails",
  held: (tx, { email }) =>
    tx
      .select({
        kind: outbox.kind,
        bookingNo: outbox.bookingNo,
        receiver: outbox.receiver,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        facts: outbox.facts,
      })
      .from(outbox)
      .where(eq(outbox.receiver, email))
      .orderBy(asc(outbox.createdAt)),
};
