import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** What the server says to a mail after its receiver, or after its content: undefined for yes. */
type Answer = { readonly code: number; readonly text: string } | "hang" | "drop" | undefined;

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** Everything that came through to the end of its content, whatever was answered. */
  readonly mails: ParsedMail[];
  /** The same, as it came. */
  readonly raw: string[];
  /** How often a receiver was named. */
  readonly receivers: string[];
  close(): Promise<void>;
}

interface MailServerOptions {
  /** Asked at the beginning of each mail. */
  readonly toSender?: () => Answer;
  readonly toReceiver?: (address: string) => Answer;
  readonly toContent?: (mail: ParsedMail) => Answer;
  readonly options?: SMTPServerOptions;
  /** Certificate and key; by STARTTLS unless `secure` is among the options. */
  readonly certificate?: { readonly cert: string; readonly private: string };
  readonly port?: number;
}

const refusal = ({ code, text }: { readonly code: number; readonly text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server that answers as a test wants it. */
export async function startMailServer({
  toSender,
  toReceiver,
  toContent,
  options = {},
  certificate,
  port = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const raws: string[] = [];
  const receivers: string[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate ? [] : ["STARTTLS"],
    ...(certificate ? { key: certificate.private, cert: certificate.cert } : {}),
    closeTimeout: 50,
    disableReverseLookup: true,
    onMailFrom(_address, _session, callback) {
      const answer = toSender?.();
      if (answer === "hang") return;
      if (answer === "drop") for (const socket of sockets) socket.destroy();
      else if (answer) callback(refusal(answer));
      else callback();
    },
    onRcptTo({ address }, _session, callback) {
      receivers.push(address);
      const answer = toReceiver?.(address);
      if (answer === "hang") return;
      if (typeof answer === "object") callback(refusal(answer));
      else callback();
    },
    async onData(stream, _session, callback) {
      // A sender that is killed never ends its mail.
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      const mail = await simpleParser(raw);
      mails.push(mail);
      raws.push(raw.toString("utf8"));
      const answer = toContent?.(mail);
      if (answer === "hang") return;
      if (answer === "drop") for (const socket of sockets) socket.destroy();
      else if (answer) callback(refusal(answer));
      else callback(null, "taken");
    },
    ...options,
  });
  server.on("error", () => undefined); // connections that the client gives up
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    raw: raws,
    receivers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
