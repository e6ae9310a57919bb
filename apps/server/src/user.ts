/** `pnpm user …`: see `access/user-command.ts`. */
import { askPassword } from "./access/ask-password.ts";
import { runUserCommand } from "./access/user-command.ts";
import { UserError } from "./access/users.ts";
import { readConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/database.ts";
import { createLiveHub } from "./platform/live.ts";
import { createLog } from "./platform/log.ts";
import { startPostgres } from "./platform/postgres.ts";
import { StartError } from "./platform/start-error.ts";

async function main(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === undefined ? await startPostgres({ home: config.dataDir }) : undefined;
  try {
    const url = config.databaseUrl ?? embedded?.url ?? "";
    const database = await openDatabase({ url, pool: 2, statementTimeout: config.statementTimeout });
    try {
      const log = createLog({ logLevel: "silent", logFormat: "json" });
      const now = () => Math.floor(Date.now() / 1000);
      const say = (line: string) => void process.stdout.write(`${line}\n`);
      // Running servers hear of ended sessions through the database; this process only speaks.
      await runUserCommand({ db: database.db, live: createLiveHub({ url, log }), now, askPassword, say }, args);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
