/** Measured comparisons, each with its peer: `pnpm bench` runs all, `pnpm bench grid` one. The tables go to bench/README.md. */
import { existsSync, readdirSync } from "node:fs";
import { takeArguments } from "./lib/arguments.ts";
import { findBrowser } from "./lib/browser.ts";
import { requireNode, root, run } from "./lib/run.ts";

requireNode();

const benches = readdirSync(`${root}bench`).filter((name) => existsSync(`${root}bench/${name}/run.ts`));
const { words } = takeArguments({ call: "pnpm bench [NAME…]", words: benches.toSorted() });
const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
// In the folder of the benches: their peers are dependencies of that package only.
process.exit(await run(process.execPath, ["lib/main.ts", ...words], { cwd: `${root}bench`, env }));
