import { randomBytes } from "node:crypto";
import type { Config } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { type SmsCatcher, startSmsCatcher } from "./catcher.ts";
import type { SmsGateway } from "./gateway.ts";
import { createGenericGateway } from "./generic-gateway.ts";
import { createTwilioGateway } from "./twilio-gateway.ts";

/** The number that SMS of the demo world come from: one of those that nobody has. */
const demoSender = "+33639980000";

const hostOf = (host: string) => (host === "0.0.0.0" || host === "localhost" ? "127.0.0.1" : host);

/** Where the demo's gateway reaches this server. A server on a port that the system chooses is not reported to. */
const ownOrigin = ({ publicUrl, host, port }: Config): string | undefined =>
  publicUrl ? new URL(publicUrl).origin : port === 0 ? undefined : `http://${hostOf(host)}:${port}`;

/** The gateway that the settings name, the demo's own, or none. It is opened when the first message goes. */
export function openSmsGateway({ config, db, log, now }: Pick<Platform, "config" | "db" | "log" | "now">) {
  const { smsUrl, smsAdapter, smsFrom, messagingSecret, publicUrl } = config;
  const kind = smsUrl ? ("gateway" as const) : config.demo ? ("demo" as const) : undefined;
  let catcher: Promise<SmsCatcher> | undefined;
  let opened: Promise<SmsGateway> | undefined;

  async function open(): Promise<SmsGateway> {
    if (smsUrl) {
      const origin = publicUrl ? new URL(publicUrl).origin : "";
      const from = smsFrom ?? "";
      return smsAdapter === "twilio"
        ? createTwilioGateway({ url: smsUrl, from, origin })
        : createGenericGateway({ url: smsUrl, from, secret: messagingSecret ?? "", origin, now });
    }
    const secret = messagingSecret ?? randomBytes(32).toString("hex");
    catcher = startSmsCatcher({ db, log, now, secret });
    const { url } = await catcher;
    return createGenericGateway({ url, from: demoSender, secret, origin: ownOrigin(config), now });
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
