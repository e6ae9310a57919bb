/** Makes, changes and lists users: `pnpm user` says how. */
import { requireNode, run } from "./lib/run.ts";

requireNode();
process.exit(await run(process.execPath, ["apps/server/src/user.ts", ...process.argv.slice(2)]));
