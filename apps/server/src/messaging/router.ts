import type { ChannelState } from "@gatehouse/domain/messaging";
import type { SQL } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import type { Documents } from "../documents/documents.ts";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { OwnMail } from "./email/own-mail.ts";
import type { Outbox } from "./outbox.ts";
import { readAttachment, readEmail } from "./read-email.ts";
import { searchEmails } from "./search.ts";
import { sendAgain } from "./send-again.ts";

interface Parts {
  readonly db: Database;
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: () => number;
  readonly documents: Documents;
  readonly outbox: Pick<Outbox, "compose">;
  readonly channelState: () => Promise<ChannelState>;
  readonly pnrOf: SQL<string | null>;
  /** Mails in templates of vendors. */
  readonly ownMail?: OwnMail | undefined;
}

/** Implements `contract.messaging`. */
export function messagingRouter(calls: SignedInCalls, parts: Parts) {
  const area = calls.messaging.emails;
  const { db } = parts;
  return {
    emails: {
      search: area.search.handler(async ({ input, context: { principal } }) =>
        searchEmails(db, principal, input, await parts.channelState(), parts.pnrOf),
      ),
      read: area.read.handler(async ({ input, context: { principal }, errors }) => {
        const found = await readEmail(db, principal, input.id, parts);
        if (!found) throw errors.NOT_FOUND();
        return found;
      }),
      attachment: area.attachment.handler(async ({ input, context: { principal }, errors }) => {
        const found = await readAttachment(db, principal, input, parts);
        if (!found) throw errors.NOT_FOUND();
        return found;
      }),
      sendAgain: area.sendAgain.handler(({ input: { ids, requestId }, context: { principal } }) =>
        once(db, { principal, call: "messaging.emails.sendAgain", requestId, now: parts.now() }, (tx) =>
          sendAgain(tx, principal, ids, parts),
        ),
      ),
    },
  };
}
