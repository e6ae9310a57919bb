import { defineConfig } from "vitest/config";

/** Servers and databases that are killed, frozen and flooded under people at work. */
export default defineConfig({
  test: {
    name: "faults",
    include: ["*.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 240_000,
    // The live stream's client is the dashboard's.
    execArgv: ["--experimental-eventsource", "--disable-warning=UNDICI-ES"],
  },
});
