/**
 * Makes the demo world again: `pnpm demo`, or `pnpm demo --check-ins 1000000` for a very large one. What the demo database held
 * before is gone afterwards; a database with users or vendors of its own is not touched, unless `--yes` says that they may go too.
 * `pnpm demo remove` takes the demo world out of a database, and leaves everything else.
 */
import { parseArgs } from "node:util";
import { accountOfMachine } from "../apps/server/src/access/audit.ts";
import { rebuildDemoWorld } from "../apps/server/src/demo/rebuild.ts";
import { confirmInTerminal, runRemoveCommand } from "../apps/server/src/demo/remove-command.ts";
import { claimFolder } from "../apps/server/src/documents/store-mark.ts";
import { folderStorage } from "../apps/server/src/documents/storage.ts";
import { CommandError } from "../apps/server/src/platform/command-error.ts";
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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "check-ins": { type: "string", default: "2500" },
      seed: { type: "string", default: "1" },
      yes: { type: "boolean", default: false },
    },
  });
  const [wanted = "make", ...more] = positionals;
  if (!["make", "remove"].includes(wanted) || more.length > 0)
    throw new StartError(
      `There is no command "${positionals.join(" ")}": it is \`pnpm demo\`, or \`pnpm demo remove\`.`,
    );
  const checkIns = wholeNumber("check-ins", values["check-ins"], 100, 20_000_000);
  const seed = wholeNumber("seed", values.seed, 0, 4_294_967_295);
  const config = readConfig(process.env, root);
  if (wanted === "make" && !config.demo)
    throw new StartError("The demo world is off: a database of one's own gets it with DEMO=on only.");
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
      const files = folderStorage(config.dataDir);
      await claimFolder(db, config.dataDir);
      const now = Math.floor(Date.now() / 1000);
      if (wanted === "remove") {
        await runRemoveCommand({
          db,
          files,
          actor: { doneBy: accountOfMachine(), at: now },
          yes: values.yes,
          confirm: process.stdin.isTTY ? confirmInTerminal : undefined,
          say: console.log,
        });
      } else {
        const made = await progress.step("Making the demo world", (say) =>
          rebuildDemoWorld(db, files, {
            checkIns,
            seed,
            now,
            product: config.brand.name,
            progress: say,
            evenIfReal: values.yes,
          }),
        );
        console.log(
          `\nThe demo world has ${made.toLocaleString("en")} check-ins. Whoever was signed in signs in again.`,
        );
      }
    } finally {
      await close();
    }
  } finally {
    await postgres?.stop();
  }
} catch (error) {
  const known =
    error instanceof StartError ||
    error instanceof CommandError ||
    (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
  console.error(known ? error.message : error);
  process.exit(1);
}
