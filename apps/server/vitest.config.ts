import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Test files of a worker share their modules: loading the server anew for each took a fifth of the time.
    isolate: false,
    globalSetup: ["./test/global-setup.ts"],
    // Reading dense pages takes several seconds, and several times that on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
