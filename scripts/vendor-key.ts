/** Makes, lists and revokes keys with which vendors send bookings: `pnpm vendor:key` says how. */
import { requireNode, run } from "./lib/run.ts";

requireNode();
process.exit(await run(process.execPath, ["apps/server/src/vendor-key.ts", ...process.argv.slice(2)]));
