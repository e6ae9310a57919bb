import { defineConfig } from "vitest/config";

/** Servers and databases that are killed, frozen and flooded under people at work. */
export default defineConfig({
  test: {
    name: "faults",
    include: ["*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
