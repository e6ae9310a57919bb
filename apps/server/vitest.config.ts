import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/global-setup.ts"],
    // Reading dense pages takes several seconds, and several times that on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
