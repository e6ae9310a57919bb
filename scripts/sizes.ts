/**
 * Weighs the JavaScript that each measured page needs first, and what an import of the packages adds to another product; arguments
 * go to size-limit.
 */
import { buildApps } from "./lib/build-apps.ts";
import { measureFirstLoad } from "./lib/first-load.ts";
import { measurePackages } from "./lib/package-sizes.ts";
import { pnpmExec, requireNode } from "./lib/run.ts";

requireNode();
if (!(await buildApps())) process.exit(1);
measureFirstLoad();
await measurePackages();
process.exit(await pnpmExec("size-limit", process.argv.slice(2)));
