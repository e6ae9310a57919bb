import path from "node:path";
import type { Brand } from "@gatehouse/domain/brand";
import { brandOf } from "./config/brand.ts";
import { readSetting, type Setting } from "./config/setting.ts";
import { settings } from "./config/settings.ts";
import { StartError } from "./start-error.ts";

type Settings = typeof settings;
type Values = { readonly [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never };

/** Every setting of the server, read and checked once. See `docs/configuration.md` for the meaning of each. */
export interface Config extends Omit<Values, "demo" | "dataDir" | "brand" | "ssoName"> {
  /** Whether the demo world is wanted; `auto` is settled. */
  readonly demo: boolean;
  /** Absolute path. */
  readonly dataDir: string;
  /** Everything that names the product (BRD-1). */
  readonly brand: Brand;
  /** What the provider of staff is called. */
  readonly ssoName: string;
}

/** Whether an address to listen on can be reached from this machine only. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** What says that people from outside reach the server, in words that complete "because …"; undefined when nothing does. */
export function openToOutside({
  host,
  environment,
  trustProxy,
  publicUrl,
}: Pick<Config, "host" | "environment" | "trustProxy" | "publicUrl">): string | undefined {
  if (!isLoopback(host)) return `HOST is ${host}`;
  if (environment === "production") return "NODE_ENV is production";
  if (trustProxy > 0) return "TRUST_PROXY says that a proxy stands before it";
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`;
  return undefined;
}

/**
 * Reads the settings from an environment.
 * @param folder what a relative `DATA_DIR` starts from
 * @throws StartError with one sentence about the first setting that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, folder = process.cwd()): Config {
  const read = <K extends keyof Settings>(key: K) => readSetting(settings[key] as Setting<Values[K]>, env);
  const keys = Object.keys(settings) as (keyof Settings)[];
  // Object.fromEntries loses which key has which type; the loop over `settings` itself is the proof.
  const values = Object.fromEntries(keys.map((key) => [key, read(key)])) as Values;
  const demo =
    values.demo === "on" || (values.demo === "auto" && !values.databaseUrl && values.environment !== "production");
  const brand = brandOf(values.brand, folder);
  const config: Config = {
    ...values,
    demo,
    dataDir: path.resolve(folder, values.dataDir),
    brand,
    ssoName: values.ssoName ?? brand.name,
    // An address of its own is the brand's.
    mailFrom: values.mailFrom ?? brand.sender.address ?? undefined,
    // Somebody who tries the product out wants to read the addresses, not every request.
    logLevel: demo && !env[settings.logLevel.name]?.trim() ? "warn" : values.logLevel,
  };
  const outside = demo ? openToOutside(config) : undefined;
  if (outside)
    throw new StartError(
      `The demo world is for this machine only, since everybody knows its users' password; people from outside reach this server, because ${outside}. Set DEMO to off, or change that.`,
    );
  if (config.automationUrl && !config.automationSecret)
    throw new StartError(
      "AUTOMATION_URL needs AUTOMATION_SECRET: what is sent there and comes back is signed with it.",
    );
  if (config.smtpUrl && !(config.mailFrom && config.publicUrl))
    throw new StartError(
      "SMTP_URL needs MAIL_FROM and PUBLIC_URL: mails come from somebody, and carry links to the traveller site.",
    );
  if (config.ssoIssuer && !(config.ssoClientId && config.ssoClientSecret && config.ssoDomains.length > 0))
    throw new StartError(
      "SSO_ISSUER needs SSO_CLIENT_ID, SSO_CLIENT_SECRET and SSO_DOMAINS: who signs in there, and how this server asks.",
    );
  if (config.smsUrl && !(config.smsFrom && config.publicUrl))
    throw new StartError("SMS_URL needs SMS_FROM and PUBLIC_URL: SMS come from somebody, and gateways report here.");
  if (config.smsUrl && config.smsAdapter === "generic" && !config.messagingSecret)
    throw new StartError("SMS_URL needs MESSAGING_SECRET: what is sent there and reported back is signed with it.");
  if (config.assistantModelUrl && !config.assistantModel)
    throw new StartError("ASSISTANT_MODEL_URL needs ASSISTANT_MODEL: the name of the model that is asked.");
  if (config.analyticsModelUrl && !config.analyticsModel)
    throw new StartError("ANALYTICS_MODEL_URL needs ANALYTICS_MODEL: the name of the model that is asked.");
  if (config.stripeSecretKey && !(config.stripeWebhookSecret && config.publicUrl))
    throw new StartError(
      "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and PUBLIC_URL: what was paid is known from signed events alone, and Stripe's page leads back here.",
    );
  return config;
}
