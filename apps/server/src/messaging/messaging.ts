import { readFileSync } from "node:fs";
import type { ChannelState } from "@gatehouse/domain/messaging";
import { count, type SQL } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import type { Documents } from "../documents/documents.ts";
import type { Platform } from "../platform/platform.ts";
import { StartError } from "../platform/start-error.ts";
import type { Channel } from "./channel.ts";
import { type Catcher, startCatcher } from "./email/catcher.ts";
import { createSmtpChannel } from "./email/smtp-channel.ts";
import { deliverMail } from "./email/deliver-mail.ts";
import type { OwnMail } from "./email/own-mail.ts";
import { purgeMessages } from "./purge.ts";
import { createOutbox, type DeliverMessage } from "./outbox.ts";
import { messagingRouter } from "./router.ts";
import { outbox } from "./tables.ts";

interface Parts extends Platform {
  readonly documents: Documents;
  /** The PNR that a message of the outbox is about: a column of a select. */
  readonly pnrOf: SQL<string | null>;
  /** Takes messages to the outside instead of the channel that is configured. */
  readonly take?: DeliverMessage;
  /** Mails in templates of vendors. */
  readonly ownMail?: OwnMail;
}

/** Messages to travellers on a platform: the outbox, its channel, and what staff see of both. Registers its jobs. */
export function createMessaging({ documents, pnrOf, take, ownMail, ...platform }: Parts) {
  const { config, db, jobs, live, log, now } = platform;
  const { smtpUrl, mailFrom } = config;
  const kind = smtpUrl ? "smtp" : config.demo ? "demo" : undefined;
  let catcher: Promise<Catcher> | undefined;
  let opened: Promise<Channel> | undefined;

  async function open(): Promise<Channel> {
    const common = { replyTo: config.customerCareEmail, log };
    if (smtpUrl)
      return createSmtpChannel({
        ...common,
        url: smtpUrl,
        from: mailFrom ?? "",
        startTls: config.smtpStartTls,
        ca: config.smtpCa === undefined ? undefined : readCertificates(config.smtpCa),
      });
    catcher = startCatcher({ db, log, now });
    const { url } = await catcher;
    return createSmtpChannel({ ...common, url, from: "travel@gatehouse.example", startTls: "off" });
  }
  /** Opened when the first message goes. */
  const channel = () => (opened ??= open());

  const box = createOutbox(
    { db, live, log, now },
    take ??
      (kind === undefined
        ? undefined
        : deliverMail({ db, documents, channel, ownMail, compose: (...of) => box.compose(...of) })),
  );
  jobs.register(box.job);
  jobs.register(purgeMessages({ db, now, days: config.retentionDays }));
  if (config.smtpCa !== undefined) readCertificates(config.smtpCa);

  const channelState = async (): Promise<ChannelState> => {
    if (kind === undefined) return "not-configured";
    if (await box.isFailing()) return "failing";
    return kind === "demo" ? "demo" : "ready";
  };
  return {
    outbox: box,
    channelState,
    /** Whether messages can go at all. */
    isConfigured: kind !== undefined,
    /** How many messages stand how. */
    figures: () => db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state),
    /** Implements `contract.messaging`. */
    router: (calls: SignedInCalls) =>
      messagingRouter(calls, { db, live, now, documents, outbox: box, channelState, pnrOf, ownMail }),
    async close() {
      await (await opened)?.close();
      await (await catcher)?.close();
    },
  };
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`The certificates of SMTP_CA cannot be read: ${error instanceof Error ? error.message : ""}.`);
  }
}
