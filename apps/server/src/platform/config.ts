import path from "node:path";
import { readSetting, type Setting } from "./config/setting.ts";
import { settings } from "./config/settings.ts";
import { StartError } from "./start-error.ts";

type Settings = typeof settings;
type Values = { readonly [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never };

/** Every setting of the server, read and checked once. See `docs/configuration.md` for the meaning of each. */
export interface Config extends Omit<Values, "demo" | "dataDir"> {
  /** Whether the demo world is wanted; `auto` is settled. */
  readonly demo: boolean;
  /** Absolute path. */
  readonly dataDir: string;
}

/** Whether an address to listen on can be reached from this machine only. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

const refusal = "A server with demo users listens on this machine only: set HOST to 127.0.0.1, or DEMO to off.";

/** Refuses to let people from outside in while users with a known password exist (decisions §8). */
export function refusePublicDemo(config: Pick<Config, "host">, hasDemoUsers: boolean): void {
  if (hasDemoUsers && !isLoopback(config.host)) throw new StartError(refusal);
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
  const config: Config = {
    ...values,
    demo,
    dataDir: path.resolve(folder, values.dataDir),
    // Somebody who tries the product out wants to read the addresses, not every request.
    logLevel: demo && !env[settings.logLevel.name]?.trim() ? "warn" : values.logLevel,
  };
  refusePublicDemo(config, demo);
  if (config.automationUrl && !config.automationSecret)
    throw new StartError(
      "AUTOMATION_URL needs AUTOMATION_SECRET: what is sent there and comes back is signed with it.",
    );
  if (config.smtpUrl && !(config.mailFrom && config.publicUrl))
    throw new StartError(
      "SMTP_URL needs MAIL_FROM and PUBLIC_URL: mails come from somebody, and carry links to the traveller site.",
    );
  return config;
}
