import { defineConfig } from "vitest/config";

/** A busy machine is no failure: a test that takes so long hangs. */
const testTimeout = 30_000;

const unit = (name: string, root: string, isolate = true) => ({
  test: { name, root, include: ["src/**/*.test.ts", "src/**/*.test.tsx"], testTimeout, isolate },
});

export default defineConfig({
  test: {
    projects: [
      // Pure modules: test files share those of their worker, or loading them would take most of the time.
      unit("domain", "packages/domain", false),
      unit("api", "packages/api", false),
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
