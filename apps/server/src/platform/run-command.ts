import { CommandError } from "./command-error.ts";
import { readConfig } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { createLiveHub, type LiveHub } from "./live.ts";
import { createLog } from "./log.ts";
import { startPostgres } from "./postgres.ts";
import { StartError } from "./start-error.ts";

interface CommandParts {
  readonly db: Database;
  /** Running servers hear of changes through the database; a command only speaks. */
  readonly live: LiveHub;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  readonly say: (line: string) => void;
}

async function withDatabase(command: (parts: CommandParts) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === undefined ? await startPostgres({ home: config.dataDir }) : undefined;
  try {
    const url = config.databaseUrl ?? embedded?.url ?? "";
    const database = await openDatabase({ url, pool: 2, statementTimeout: config.statementTimeout });
    try {
      const log = createLog({ logLevel: "silent", logFormat: "json" });
      const now = () => Math.floor(Date.now() / 1000);
      const say = (line: string) => void process.stdout.write(`${line}\n`);
      await command({ db: database.db, live: createLiveHub({ url, log }), now, say });
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Runs a command of the person at the terminal on the product's database; what it cannot do is one sentence. */
export async function runCommand(command: (parts: CommandParts) => Promise<void>): Promise<void> {
  try {
    await withDatabase(command);
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
