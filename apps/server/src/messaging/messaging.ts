import { readFileSync } from "node:fs";
import type { ChannelState, MessageChannel } from "@gatehouse/domain/messaging";
import { count, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { SignedInCalls } from "../access/guard.ts";
import type { KeyRing } from "../access/signing-keys.ts";
import type { Documents } from "../documents/documents.ts";
import type { Platform } from "../platform/platform.ts";
import { StartError } from "../platform/start-error.ts";
import type { Channel } from "./channel.ts";
import { type Catcher, startCatcher } from "./email/catcher.ts";
import type { ContactOf } from "./contact.ts";
import { createSmtpChannel } from "./email/smtp-channel.ts";
import { deliverMail } from "./email/deliver-mail.ts";
import { optOutKey, optOutPath } from "./email/opt-out-link.ts";
import { addOptOutRoute } from "./email/opt-out-route.ts";
import { composeLetter, letterKind } from "./email/letter.ts";
import type { OwnMail } from "./email/own-mail.ts";
import { type OwnSms, writeOwnSms } from "./sms/own-sms.ts";
import { purgeMessages } from "./purge.ts";
import { withPages } from "./brand-links.ts";
import type { MailLanguage } from "./mail-facts.ts";
import { createOutbox, type Outbox, type Ways } from "./outbox.ts";
import { addReportsRoute } from "./reports/reports-route.ts";
import { readSignedReport } from "./reports/signed-report.ts";
import { takeReport } from "./reports/take-report.ts";
import { messagingRouter } from "./router.ts";
import { deliverSms } from "./sms/deliver-sms.ts";
import { openSmsGateway } from "./sms/open-gateway.ts";
import type { QuietHoursOf } from "./sms/quiet.ts";
import { outbox, type OutboxMessage } from "./tables.ts";

interface Parts extends Platform {
  readonly documents: Documents;
  /** The PNR that a message of the outbox is about: a column of a select. */
  readonly pnrOf: SQL<string | null>;
  /** Takes messages to the outside instead of the channel that is configured. */
  readonly ways?: Ways;
  /** Mails in templates of vendors. */
  readonly ownMail?: OwnMail;
  /** SMS in templates of vendors. */
  readonly ownSms?: OwnSms;
  /** Hours in which a vendor wakes nobody. */
  readonly quietHoursOf?: QuietHoursOf;
  /** Who the traveller of a booking is. */
  readonly contactOf: ContactOf;
  /** Signs the links by which receivers stop mails. */
  readonly optOutKeys: KeyRing;
}

/** Messages to travellers on a platform: the outbox, its channel, and what staff see of both. Registers its jobs. */
export function createMessaging({
  documents,
  pnrOf,
  ways,
  ownMail,
  ownSms,
  quietHoursOf,
  contactOf,
  optOutKeys,
  ...platform
}: Parts) {
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
    catcher = startCatcher({ db, log, now, product: config.brand.name });
    const { url } = await catcher;
    return createSmtpChannel({ ...common, url, from: "travel@gatehouse.example", startTls: "off" });
  }
  /** Opened when the first message goes. */
  const channel = () => (opened ??= open());

  let served: FastifyInstance | undefined;
  const sms = openSmsGateway({ config, db, log, now, port: () => portOf(served) });
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  const compose: Outbox["compose"] = async (tx, message) => {
    const composed = withPages(await box.compose(tx, message), config.brand, origin);
    return message.channel === "sms" ? writeOwnSms(ownSms)(tx, message.vendor, composed) : composed;
  };
  const optOutLink = ({ id }: OutboxMessage, language: MailLanguage) =>
    `${origin}${optOutPath}/${optOutKey(optOutKeys, id)}?language=${language}`;
  const box: Outbox = createOutbox(
    { db, live, log, now },
    ways ?? {
      email: kind === undefined ? undefined : deliverMail({ db, documents, channel, ownMail, compose, optOutLink }),
      sms: sms.kind === undefined ? undefined : deliverSms({ db, now, channel: sms.gateway, quietHoursOf, compose }),
    },
  );
  box.on(letterKind, { compose: composeLetter(config.brand.sender.name) });
  const { messagingSecret } = config;
  for (const job of box.jobs) jobs.register(job);
  jobs.register(purgeMessages({ db, now, days: config.retentionDays }));
  if (config.smtpCa !== undefined) readCertificates(config.smtpCa);

  const stateOf = async (channel: MessageChannel): Promise<ChannelState> => {
    const which = channel === "email" ? kind : sms.kind;
    if (which === undefined) return "not-configured";
    if (await box.isFailing(channel)) return "failing";
    return which === "demo" ? "demo" : "ready";
  };
  const channelState = () => stateOf("email");
  return {
    outbox: box,
    channelState,
    smsState: () => stateOf("sms"),
    /** Whether messages can go at all. */
    isConfigured: kind !== undefined,
    isSmsConfigured: sms.kind !== undefined,
    /** How many messages stand how. */
    figures: () =>
      db
        .select({ channel: outbox.channel, state: outbox.state, count: count() })
        .from(outbox)
        .groupBy(outbox.channel, outbox.state),
    /** Where gateways report. */
    addReportsRoute(app: FastifyInstance) {
      served = app;
      return addReportsRoute(app, {
        log,
        readers: {
          sms: sms.kind === undefined ? undefined : async () => (await sms.gateway()).readReport,
          email:
            messagingSecret === undefined
              ? undefined
              : async () => (request) => readSignedReport(request, messagingSecret, now()),
        },
        take: (channel, report) => takeReport(channel, report, { db, live, now, outbox: { ...box, compose } }),
      });
    },
    /** Where receivers of mails stop them. */
    addOptOutRoute: (app: FastifyInstance) => addOptOutRoute(app, { config, db, keys: optOutKeys, now }),
    /** Implements `contract.messaging`. */
    router: (calls: SignedInCalls) =>
      messagingRouter(calls, {
        product: config.brand.sender.name,
        db,
        live,
        now,
        documents,
        outbox: box,
        channelState,
        smsState: () => stateOf("sms"),
        smsSender: sms.sender,
        pnrOf,
        ownMail,
        quietHoursOf,
        contactOf,
      }),
    async close() {
      await (await opened)?.close();
      await (await catcher)?.close();
      await sms.close();
    },
  };
}

/** Where a server listens; undefined while it does not. */
function portOf(app: FastifyInstance | undefined): number | undefined {
  const bound = app?.server.address();
  return typeof bound === "object" && bound ? bound.port : undefined;
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`The certificates of SMTP_CA cannot be read: ${error instanceof Error ? error.message : ""}.`);
  }
}
