/**
 * Makes the demo world anew: `pnpm demo`, or `pnpm demo --check-ins 1000000` for a very large one. What the demo database held
 * before is gone afterwards; a database with anybody else's data is not touched.
 */
import { parseArgs } from "node:util";
import { rebuildDemoWorld } from "../apps/server/src/demo/rebuild.ts";
import { folderStorage } from "../apps/server/src/documents/storage.ts";
import { readConfig } from "../apps/server/src/platform/config.ts";
import { openDatabase } from "../apps/server/src/platform/database.ts";
import { startPostgres } from "../apps/server/src/platform/postgres.ts";
import { StartError } from "../apps/server/src/platform/start-error.ts";
import { showProgress } from "./lib/progress.ts";
import { requireNode, root } from "./lib/run.ts";

requireNode();

/** @throws StartError for anything but a whole number in the range */
function wholeNumber(name: string, text: string, from: number, to: number): number {
  const number = Number(text.replaceAll(/[_,.\s]/g, ""));
  if (/^\d[\d_,.\s]*$/.test(text) && number >= from && number <= to) return number;
  throw new StartError(`--${name} takes a whole number from ${from} to ${to}, not "${text}".`);
}

try {
  const { values } = parseArgs({
    options: { "check-ins": { type: "string", default: "2500" }, seed: { type: "string", default: "1" } },
  });
  const checkIns = wholeNumber("check-ins", values["check-ins"], 100, 20_000_000);
  const seed = wholeNumber("seed", values.seed, 0, 4_294_967_295);
  const config = readConfig(process.env, root);
  if (!config.demo) throw new StartError("The demo world is off: a database of one's own gets it with DEMO=on only.");
  const progress = showProgress();
  const postgres = config.databaseUrl
    ? undefined
    : await progress.step("Starting PostgreSQL", () => startPostgres({ home: config.dataDir }));
  try {
    // One statement may take minutes here.
    const { db, close } = await openDatabase({
      url: config.databaseUrl ?? postgres?.url ?? "",
      pool: 2,
      statementTimeout: 0,
    });
    try {
      const made = await progress.step("Making the demo world", (say) =>
        rebuildDemoWorld(db, folderStorage(config.dataDir), {
          checkIns,
          seed,
          now: Math.floor(Date.now() / 1000),
          progress: say,
        }),
      );
      console.log(`\nThe demo world has ${made.toLocaleString("en")} check-ins. Whoever was signed in signs in again.`);
    } finally {
      await close();
    }
  } finally {
    await postgres?.stop();
  }
} catch (error) {
  const known =
    error instanceof StartError ||
    (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
  console.error(known ? error.message : error);
  process.exit(1);
}
