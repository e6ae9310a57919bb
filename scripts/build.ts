/** Builds both apps, as far as their sources changed since the last build. */
import { buildApps } from "./lib/build-apps.ts";
import { requireNode } from "./lib/run.ts";

requireNode();
process.exit((await buildApps()) ? 0 : 1);
