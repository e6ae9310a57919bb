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

/** React marks each render and each element for the profiler of the browser's tools, where nobody looks: a tenth of the time. */
const withoutMarks: Plugin = {
  name: "without-marks-for-the-profiler",
  transformIndexHtml: () => [
    { tag: "script", children: "console.timeStamp = console.createTask = undefined", injectTo: "head-prepend" },
  ],
};

export default defineConfig({
  plugins: [withoutMarks, storybookTest({ configDir: import.meta.dirname, storybookScript: "pnpm storybook" })],
  test: {
    name: "stories",
    testTimeout: 30_000,
    // Pages of text have no stories.
    exclude: ["**/*.mdx"],
    // See accessibility.ts: which elements of a story axe checks.
    env: { ELEMENTS_CHECKED: process.env["TEST_ALL"] ? "all" : "new" },
    browser: {
      enabled: true,
      headless: true,
      // For looking into a failure by hand; recorded and served for every story otherwise.
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
