/**
 * The program of one world (`node world.ts FOLDER`): two servers on the database and the documents in a folder. It tells its parent
 * process the addresses and runs until it is asked to stop, or until its parent is gone. The folder is gone then, too.
 */
import { rmSync } from "node:fs";
import { startServer } from "@gatehouse/server/main";
import { startPostgres } from "@gatehouse/server/postgres";
import { configOf } from "./world-config.ts";
import type { World } from "./worlds.ts";

const [folder = ""] = process.argv.slice(2);
const postgres = await startPostgres({ home: folder });
const config = configOf(folder, postgres.url);
const first = await startServer(config);
const second = await startServer(config);

async function stop(): Promise<void> {
  await second.stop();
  await first.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.once("disconnect", () => void stop());
process.send?.({ servers: [first.url, second.url], database: postgres.url, folder } satisfies World);
