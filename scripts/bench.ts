/** Measured comparisons, each with its peer: `pnpm bench` runs all, `pnpm bench grid` one. The tables go to bench/README.md. */
import { findBrowser } from "./lib/browser.ts";
import { requireNode, root, run } from "./lib/run.ts";

requireNode();
const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
// In the folder of the benches: their peers are dependencies of that package only.
process.exit(await run(process.execPath, ["lib/main.ts", ...process.argv.slice(2)], { cwd: `${root}bench`, env }));
