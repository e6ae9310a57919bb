import nodemailer from "nodemailer";
import type { Logger } from "../../platform/log.ts";
import { type Channel, type Delivery, type OutgoingMail, senders } from "../channel.ts";
import { plainName } from "./plain-name.ts";

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** Address that mails come from; its domain is in their Message-IDs. */
  readonly from: string;
  /** Where answers go; nowhere special when left out. */
  readonly replyTo?: string | undefined;
  /** Whether `smtp://` connections must, may or must not be encrypted by STARTTLS. */
  readonly startTls: "required" | "optional" | "off";
  /** Certificates to trust instead of the well-known ones, in PEM. */
  readonly ca?: string | undefined;
  /** Milliseconds until a connection stands, until the server greets, and without a sign of it afterwards. */
  readonly limits?: { readonly connect: number; readonly greeting: number; readonly socket: number };
  readonly log: Pick<Logger, "warn">;
}

/** Seconds that one try may take in all, however slowly the server goes on. */
export const longestTry = 90;
/** Milliseconds for which a connection is kept that nothing goes over: servers close theirs after a minute or more. */
const longestIdle = 20_000;
const defaultLimits = { connect: 10_000, greeting: 10_000, socket: 30_000 };

/** As much of nodemailer's errors as says what they mean. */
interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** What an answer or an error of the connection means for one message. */
function outcomeOf(error: SmtpError): Delivery {
  const answer = (error.response ?? error.message).replaceAll(/\s+/g, " ").trim().slice(0, 500);
  // What the receiver or the content is told about; before that, and without an answer, nobody's message would have gone.
  const aboutMessage =
    error.responseCode !== undefined &&
    error.responseCode !== 421 &&
    (error.command === "RCPT TO" || error.command === "DATA");
  if (!aboutMessage) return { outcome: "unreachable", answer };
  // 530 to 538 say that the server wants a login, or another one.
  const aboutLogin = error.responseCode >= 530 && error.responseCode <= 538;
  if (aboutLogin) return { outcome: "unreachable", answer };
  return { outcome: error.permanent ? "refused" : "later", answer };
}

/** How mail programs offer to stop mails of this kind (RFC 2369), by one press of theirs where the way there is encrypted (RFC 8058). */
const optOutHeaders = ({ optOut }: OutgoingMail): Readonly<Record<string, string>> =>
  optOut === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${optOut}>`,
        ...(optOut.startsWith("https:") ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
      };

/** E-mail by SMTP, over connections that are kept open. */
export function createSmtpChannel({
  url,
  from,
  replyTo,
  startTls,
  ca,
  limits = defaultLimits,
  log,
}: SmtpOptions): Channel {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = nodemailer.createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && startTls === "required",
    ignoreTLS: !secure && startTls === "off",
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: "TLSv1.2", ...(ca === undefined ? {} : { ca }) },
    maxConnections: senders,
    maxMessages: 100,
    // The outbox tries again by itself, and writes each try down. But a connection that the server closed while it was idle, which is
    // found out when the next mail begins, says nothing about the way: the mail, nothing of which has gone, takes another one.
    maxRequeues: 1,
    idleTimeout: longestIdle,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.socket,
    dnsTimeout: limits.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // An idle connection that the server closes is no event; without a listener it would end the process.
  transport.on("error", (error: Error) => log.warn({ err: error }, "a connection to the mail server failed"));
  const domain = from.slice(from.lastIndexOf("@") + 1);

  async function attempt(mail: OutgoingMail): Promise<Delivery> {
    const { response } = await transport.sendMail({
      messageId: `<${mail.id}@${domain}>`,
      from: { name: plainName(mail.fromName), address: from },
      to: { name: plainName(mail.to.name), address: mail.to.address },
      ...(replyTo === undefined ? {} : { replyTo }),
      subject: plainName(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map(({ name, mediaType, content }) => ({
        filename: plainName(name),
        contentType: mediaType,
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      })),
      headers: {
        // Nobody's holiday notice answers it, and readers know the language (RFC 3834, RFC 3282).
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        "Content-Language": mail.language,
        ...optOutHeaders(mail),
      },
    });
    return { outcome: "accepted", answer: response.replaceAll(/\s+/g, " ").trim().slice(0, 500) };
  }

  return {
    async send(mail) {
      const { promise: tooLong, resolve } = Promise.withResolvers<Delivery>();
      const timer = setTimeout(
        () => resolve({ outcome: "unreachable", answer: `No answer within ${longestTry} seconds.` }),
        longestTry * 1000,
      );
      try {
        return await Promise.race([attempt(mail), tooLong]);
      } catch (error) {
        return outcomeOf(error as SmtpError); // whatever nodemailer throws is an Error with these fields or without
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => transport.close(),
  };
}
