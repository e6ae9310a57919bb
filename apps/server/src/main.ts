import { readFileSync } from "node:fs";
import { createAreas } from "./areas.ts";
import { refusePublicDemo } from "./demo/guard.ts";
import { hasDemoWorld } from "./demo/world.ts";
import { isLoopback, type Config } from "./platform/config.ts";
import { claimFolder } from "./documents/store-mark.ts";
import { openDatabase } from "./platform/database.ts";
import { explainListening, requireFreePort } from "./platform/free-port.ts";
import { buildServer } from "./platform/http/build-server.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLiveHub } from "./platform/live.ts";
import { createLog, type Logger } from "./platform/log.ts";
import { startPostgres } from "./platform/postgres.ts";

/** Runs one step of the start, and shows it to somebody who waits: the words, and what the work says in between. */
type Step = <T>(words: string, work: (say: (line: string) => void) => Promise<T>) => Promise<T>;

export interface StartOptions {
  readonly step?: Step;
  readonly log?: Logger;
  /** What must be there before the first request: the start script builds the apps. */
  readonly beforeServing?: () => Promise<void>;
  /** The benches measure a server with production's settings on a demo world; everybody else is refused one. */
  readonly withDemoUsers?: boolean;
  /** Told once when the server cannot go on, and had better be stopped and its process ended: its own database stays away. */
  readonly onFatal?: (error: Error) => void;
}

export interface RunningServer {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Answers what is under way, finishes running jobs, and stops the database that it started. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

const quietly: Step = (_, work) => work(() => undefined);

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

/** What has been opened so far, to be closed in the opposite order, each even when another fails. */
function closing(log: Logger) {
  const opened: (readonly [what: string, close: () => Promise<void>])[] = [];
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    for (const [what, close] of opened.toReversed()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, `${what} could not be stopped cleanly`);
      }
    }
  };
  return {
    opened: (what: string, close: () => Promise<void>) => void opened.push([what, close]),
    all: () => (closed ??= closeAll()),
  };
}

/**
 * Starts a server process: its database (embedded unless `DATABASE_URL` says otherwise), the demo world when it is wanted, jobs,
 * live events, and HTTP last.
 * @throws StartError with one sentence for what somebody can mend; nothing is left running then
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const {
    step = quietly,
    log = createLog(config),
    beforeServing,
    withDemoUsers = false,
    onFatal = () => undefined,
  } = options;
  await requireFreePort(config.port, config.host);
  const close = closing(log);
  try {
    const parts = { step, log, close, onFatal, withDemoUsers, ...(beforeServing ? { beforeServing } : {}) };
    const url = await serve(config, parts);
    return { url, stop: close.all };
  } catch (error) {
    await close.all();
    throw error;
  }
}

interface Parts {
  readonly step: Step;
  readonly log: Logger;
  readonly close: ReturnType<typeof closing>;
  readonly onFatal: (error: Error) => void;
  readonly beforeServing?: () => Promise<void>;
  readonly withDemoUsers: boolean;
}

async function serve(
  config: Config,
  { step, log, close, onFatal, beforeServing, withDemoUsers }: Parts,
): Promise<string> {
  const databaseUrl =
    config.databaseUrl ?? (await step("Starting PostgreSQL", () => embedded(config, { log, close, onFatal })));
  const database = await step("Bringing the database up to date", () =>
    openDatabase({
      url: databaseUrl,
      pool: config.databasePool,
      statementTimeout: config.statementTimeout,
      wait: config.databaseWait,
      log,
    }),
  );
  close.opened("the database pool", database.close);
  const { db, pool } = database;
  if (!withDemoUsers) await refusePublicDemo(db, config);

  const live = createLiveHub({ url: databaseUrl, log });
  await live.start();
  close.opened("live events", live.stop);
  const jobs = createJobs({ url: databaseUrl, watch: database.watch, log });
  const now = () => Math.floor(Date.now() / 1000);
  const platform = { config, db, jobs, live, log, now };
  const areas = await createAreas(platform, pool, version);
  close.opened("the areas", areas.stop);
  await claimFolder(db, config.dataDir);
  if (config.demo && !(await hasDemoWorld(db))) await step("Making the demo world", areas.createDemoWorld);
  if (config.environment === "production" && process.getuid?.() === 0)
    log.warn("this server runs as root: give it an account of its own, which may do nothing else");
  await beforeServing?.();

  if (areas.http.mail?.isConfigured === false)
    log.warn("No mail server is set up (SMTP_URL): messages to travellers wait until there is one.");
  if (areas.http.mail?.isSmsConfigured === false)
    log.warn("No SMS gateway is set up (SMS_URL): SMS wait until there is one.");
  await jobs.start();
  close.opened("the job queue", () => jobs.stop(config.shutdownSeconds));
  const app = await buildServer({ ...platform, pool, version, ...areas.http });
  close.opened("the HTTP server", () => app.close());
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw explainListening(error, config.port, config.host);
  }
  const bound = app.server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.port;
  return `http://${isLoopback(config.host) ? "localhost" : config.host}:${port}`;
}

async function embedded(config: Config, { log, close, onFatal }: Pick<Parts, "log" | "close" | "onFatal">) {
  const postgres = await startPostgres({
    home: config.dataDir,
    onRestart: (line) => log.warn(line),
    onGiveUp(error) {
      log.fatal({ err: error }, "the embedded PostgreSQL cannot be kept running");
      onFatal(error);
    },
  });
  close.opened("PostgreSQL", postgres.stop);
  return postgres.url;
}
