import { defineConfig } from "vitest/config";

const unit = (name: string, root: string) => ({
  test: { name, root, include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
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
