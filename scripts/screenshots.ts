/** Makes the pictures in docs/screenshots: the real product with a fresh demo world, at desktop and phone widths, light and dark. */
import { findBrowser } from "./lib/browser.ts";
import { buildApps } from "./lib/build-apps.ts";
import { requireNode, run } from "./lib/run.ts";

requireNode();
if (!(await buildApps())) process.exit(1);
process.exit(
  await run("node", ["tests/e2e/take-screenshots.ts"], { env: { ...process.env, CHROMIUM_PATH: findBrowser() } }),
);
