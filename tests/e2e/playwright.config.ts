import { defineConfig } from "@playwright/test";

/**
 * Journeys through the whole product: a world of two servers on one fresh database with the demo data for each worker, and a real
 * browser. `CHROMIUM_PATH` names the browser; the test script finds it.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./world/start.ts",
  // The journeys of a file happen in one world, one after the other.
  workers: 2,
  fullyParallel: false,
  // A busy machine is no failure: a journey that takes so long hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // As in stories: nothing is asserted in the middle of a fade, and nothing is drawn sixty times a second.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Nor a GPU that the processor plays: pages are drawn without.
        "--disable-software-rasterizer",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
