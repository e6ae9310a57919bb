import { defineConfig } from "vitest/config";

/** What others install, packed and used outside the workspace. These start other programs. */
export default defineConfig({
  test: {
    name: "packages",
    include: ["*.test.ts"],
    globalSetup: ["./support/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
