import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Quiet and safe in a container: no sandbox as root, no GPU, nothing fetched in the background. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * In development React marks each render for the profiler of the browser's tools, and notes where each element was made. Nobody looks
 * at either here. It asks once, when it is loaded, whether the browser can do so.
 */
const withoutProfilerMarks: Plugin = {
  name: "without-profiler-marks",
  transformIndexHtml: () => [
    { tag: "script", children: "console.timeStamp = console.createTask = undefined", injectTo: "head-prepend" },
  ],
};

const everything = Boolean(process.env["TEST_ALL"]);

/**
 * Stories that play are tests. What designers open has one beside it that starts from it, or is marked as checked for itself; what
 * remains is seen by `stories-everywhere.ts`.
 */
const tags = { include: everything ? ["test"] : ["play-fn", "gate"] };

/**
 * Vite keeps libraries by this name, as they are prepared for one of the two ways in which React runs: a change from one to the other
 * under one name would reload the first tests.
 */
const name = process.env["NODE_ENV"] === "production" ? "stories" : "stories-development";

export default defineConfig({
  plugins: [
    withoutProfilerMarks,
    storybookTest({ configDir: import.meta.dirname, storybookScript: "pnpm storybook", tags }),
  ],
  test: {
    name,
    testTimeout: 30_000,
    // The files of a worker share one page, and with it what they have loaded; loading took a third of the time.
    isolate: false,
    // Pages of text have no stories.
    exclude: ["**/*.mdx"],
    env: {
      // See accessibility.ts: which elements of a story axe checks.
      ELEMENTS_CHECKED: everything ? "all" : "new",
    },
    browser: {
      enabled: true,
      headless: true,
      // Only for looking into a failure by hand. Every story would be recorded for it, and every library served with its source map.
      traceView: false,
      dependencySourcemaps: false,
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: "chromium" }],
      provider: playwright({
        launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args },
        // What is shown is shown at once: nothing is asserted in the middle of a fade.
        contextOptions: { reducedMotion: "reduce" },
      }),
    },
  },
});
