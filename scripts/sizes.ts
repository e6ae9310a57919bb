/** Builds the apps and weighs the JavaScript that each measured page needs first; arguments go to size-limit. */
import { buildApps } from "./lib/build-apps.ts";
import { measureFirstLoad } from "./lib/first-load.ts";
import { pnpmExec, requireNode } from "./lib/run.ts";

requireNode();
if (!(await buildApps())) process.exit(1);
measureFirstLoad();
process.exit(await pnpmExec("size-limit", process.argv.slice(2)));
