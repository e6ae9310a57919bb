import { desc, inArray, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Database } from "../../platform/database.ts";
import type { Logger } from "../../platform/log.ts";
import { caughtMail } from "../tables.ts";

/** Mailboxes that do not exist: mails to them are refused for good. */
export const closedDomain = "closed.example";
/** Mailboxes whose server puts every mail off once. */
export const busyDomain = "busy.example";

/** The latest so many mails are kept. */
const kept = 500;
const largest = 20 * 1024 * 1024;

interface Parts {
  readonly db: Database;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => number;
  /** The product that it is the mail server of. */
  readonly product: string;
}

export interface Catcher {
  /** Where it listens. */
  readonly url: string;
  close(): Promise<void>;
}

/** Message-ID of a mail as it came; an invented one where it has none. */
const messageIdOf = (raw: Buffer, other: string) => {
  const text = raw.toString("latin1");
  const head = text.slice(0, text.search(/\r?\n\r?\n/) + 1 || undefined);
  return /^message-id:\s*<([^>\r\n]{1,250})>/im.exec(head)?.[1] ?? other;
};

/** The demo world's mail server: a real one, on a free port of this machine, that keeps what it gets instead of taking it on. */
export async function startCatcher({ db, log, now, product }: Parts): Promise<Catcher> {
  const keep = async (raw: Buffer, receiver: string, session: string) => {
    await db
      .insert(caughtMail)
      .values({ messageId: messageIdOf(raw, session), receivedAt: now(), receiver, raw })
      .onConflictDoUpdate({ target: caughtMail.messageId, set: { copies: sql`${caughtMail.copies} + 1` } });
    const old = db
      .select({ id: caughtMail.messageId })
      .from(caughtMail)
      .orderBy(desc(caughtMail.receivedAt), desc(caughtMail.messageId))
      .offset(kept);
    await db.delete(caughtMail).where(inArray(caughtMail.messageId, old));
  };
  const putOff = new Set<string>();
  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    name: "catcher.gatehouse.example",
    banner: `${product} demo`,
    size: largest,
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      if (address.endsWith(`@${closedDomain}`)) callback(refusal(550, "5.1.1 There is no such mailbox here"));
      else if (address.endsWith(`@${busyDomain}`) && !putOff.has(address)) {
        putOff.add(address);
        callback(refusal(451, "4.7.1 Greylisted, please come back later"));
      } else callback();
    },
    async onData(stream, session, callback) {
      try {
        await keep(await buffer(stream), session.envelope.rcptTo.map(({ address }) => address).join(", "), session.id);
      } catch (error) {
        log.warn({ err: error }, "the demo's mail server could not keep a mail");
        // The sender tries again later.
        callback(refusal(451, "Could not be kept"));
        return;
      }
      callback(null, "Kept");
    },
  });
  server.on("error", (error: Error) => log.warn({ err: error }, "a connection to the demo's mail server failed"));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
