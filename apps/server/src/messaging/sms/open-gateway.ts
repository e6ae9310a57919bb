import { randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.ts";
import { type SmsCatcher, startSmsCatcher } from "./catcher.ts";
import type { SmsGateway } from "./gateway.ts";
import { createGenericGateway } from "./generic-gateway.ts";
import { createTwilioGateway } from "./twilio-gateway.ts";

/** The number that SMS of the demo world come from: one of those that nobody has. */
const demoSender = "+33639980000";

const hostOf = (host: string) => (["0.0.0.0", "::", "localhost"].includes(host) ? "127.0.0.1" : host);

interface Parts extends Pick<Platform, "config" | "db" | "log" | "now"> {
  /** The port that this server listens on; undefined until it does. */
  readonly port: () => number | undefined;
}

/** The gateway that the settings name, the demo's own, or none. It is opened when the first message goes. */
export function openSmsGateway({ config, db, log, now, port }: Parts) {
  const { smsUrl, smsAdapter, smsFrom, messagingSecret, publicUrl, host } = config;
  /** Where the demo's gateway reaches this server: on this machine, whatever people outside call it. */
  const ownOrigin = (): string | undefined => {
    const bound = port();
    return bound === undefined ? undefined : `http://${hostOf(host)}:${bound}`;
  };
  const kind = smsUrl ? ("gateway" as const) : config.demo ? ("demo" as const) : undefined;
  let catcher: Promise<SmsCatcher> | undefined;
  let opened: Promise<SmsGateway> | undefined;

  async function open(): Promise<SmsGateway> {
    if (smsUrl) {
      const origin = publicUrl ? new URL(publicUrl).origin : "";
      const from = smsFrom ?? "";
      return smsAdapter === "twilio"
        ? createTwilioGateway({ url: smsUrl, from, origin })
        : createGenericGateway({ url: smsUrl, from, secret: messagingSecret ?? "", origin: () => origin, now });
    }
    const secret = messagingSecret ?? randomBytes(32).toString("hex");
    catcher = startSmsCatcher({ db, log, now, secret });
    const { url } = await catcher;
    return createGenericGateway({ url, from: demoSender, secret, origin: ownOrigin, now });
  }
  return {
    kind,
    /** Number that messages come from; empty where there is none, or where the gateway chooses among several. */
    sender: kind === "demo" ? demoSender : smsFrom?.startsWith("MG") ? "" : (smsFrom ?? ""),
    gateway: () => (opened ??= open()),
    async close() {
      await (await opened?.catch(() => undefined))?.close();
      await (await catcher?.catch(() => undefined))?.close();
    },
  };
}
