import { createRequire } from "node:module";
import type * as PinoPretty from "pino-pretty";
import pino, { type Logger as PinoLogger } from "pino";
import { mask, masked, maskText } from "./mask.ts";
import type { Config } from "./config.ts";

export type Logger = PinoLogger;

/** The fields of child logs do not pass through the formatters; their usual secrets are named here. */
const childSecrets = [
  "authorization",
  "cookie",
  "password",
  "secret",
  "token",
  "accessToken",
  "refreshToken",
  "ticket",
  "passport",
  "passportNumber",
];

/**
 * The log of a process: JSON lines, or single lines to read in a terminal. Everything that is written passes through the mask.
 * @param destination for tests; the default is standard output
 */
export function createLog(
  config: Pick<Config, "logLevel" | "logFormat">,
  destination?: pino.DestinationStream,
): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: null,
    redact: { paths: childSecrets.flatMap((name) => [name, `*.${name}`]), censor: masked },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (level) => ({ level }),
      log: (entry) => mask(entry) as Record<string, unknown>,
    },
    // What the mask made of an error is already plain data.
    serializers: {
      err: (value: unknown) => value,
      error: (value: unknown) => value,
      req: (value: unknown) => value,
      res: (value: unknown) => value,
    },
    hooks: {
      logMethod(args, method) {
        method.apply(
          this,
          args.map((argument: unknown) => (typeof argument === "string" ? maskText(argument) : argument)) as Parameters<
            typeof method
          >,
        );
      },
    },
  };
  return pino(options, destination ?? prettyStream(config.logFormat) ?? pino.destination({ sync: true }));
}

function prettyStream(format: Config["logFormat"]): pino.DestinationStream | undefined {
  const terminal = process.stdout.isTTY;
  if (format === "json" || (format === "auto" && !terminal)) return undefined;
  // Loaded only where somebody reads along.
  const { build } = createRequire(import.meta.url)("pino-pretty") as typeof PinoPretty;
  return build({ colorize: terminal, translateTime: "SYS:HH:MM:ss.l", singleLine: true, sync: true });
}
