import { defineConfig } from "vitest/config";

/** A busy machine is no failure: a test that takes so long hangs. */
const testTimeout = 30_000;

/**
 * Test files share the modules of their worker, or loading them again for each would take most of the time. What a test changes
 * beyond itself (globals, clocks, a module's state) it gives back.
 */
const unit = (name: string, root: string) => ({
  test: { name, root, include: ["src/**/*.test.ts", "src/**/*.test.tsx"], testTimeout, isolate: false },
});

export default defineConfig({
  test: {
    projects: [
      unit("domain", "packages/domain"),
      unit("api", "packages/api"),
      unit("ui", "packages/ui"),
      unit("features", "packages/features"),
      { test: { name: "bench", root: "bench", include: ["lib/**/*.test.ts"] } },
      // These start other programs.
      {
        test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      "apps/server",
      "tests/packages",
      "tests/faults",
    ],
  },
});
