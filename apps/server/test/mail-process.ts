import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { passMail } from "../src/boarding-pass/pass-mail.ts";
import { passMessages } from "../src/checkin/transitions/commit.ts";
import { passSent } from "../src/checkin/due-transitions.ts";
import { createDocuments } from "../src/documents/documents.ts";
import { folderStorage } from "../src/documents/storage.ts";
import { createSmtpChannel } from "../src/messaging/email/smtp-channel.ts";
import { deliverMail } from "../src/messaging/email/deliver-mail.ts";
import { createOutbox } from "../src/messaging/outbox.ts";
import { start, testServices } from "./check-in-fixtures.ts";
import { quietLog } from "./log.ts";

/** What the parent wants sent: everything in the outbox of this database, through this mail server, at this time. */
export interface MailWork {
  readonly url: string;
  readonly folder: string;
  readonly smtp: string;
  /** Seconds since 1970, UTC. */
  readonly now: number;
}

// A server process that sends what is due, and says a letter for each message that the mail server took, before it is marked.
const { url, folder, smtp, now } = JSON.parse(process.argv[2] ?? "{}") as MailWork;
const pool = new pg.Pool({ connectionString: url, max: 8 });
const db = drizzle(pool);
const { services } = testServices();
const clock = () => now;
const documents = createDocuments({ db, now: () => start }, folderStorage(folder));
const smtpChannel = createSmtpChannel({ url: smtp, from: "travel@gatehouse.example", startTls: "off", log: quietLog });
const channel = {
  ...smtpChannel,
  send: async (mail: Parameters<typeof smtpChannel.send>[0]) => {
    const delivery = await smtpChannel.send(mail);
    if (delivery.outcome === "accepted") process.stdout.write(".");
    return delivery;
  },
};
const box = createOutbox(
  { db, live: services.live, log: quietLog, now: clock },
  {
    email: deliverMail({
      db,
      documents,
      channel: async () => channel,
      compose: (...of) => box.compose(...of),
      optOutLink: () => "https://travel.example/stop",
    }),
  },
);
box.on(passMessages.send, { ...passMail("pass", clock), ...passSent(services, clock) });
await box.flush();
await smtpChannel.close();
await pool.end();
