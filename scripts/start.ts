/** Starts Gatehouse. What it needs is loaded after the check of Node, from a cache of compiled code that later starts find. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { requireNode, root } from "./lib/run.ts";

requireNode();
enableCompileCache(join(root, "node_modules/.cache/node"));
await import("./lib/start-gatehouse.ts");
