import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig, type Config } from "../src/platform/config.ts";

/** Settings for a test: quiet, answers checked, limits out of the way, and whatever the test wants besides. */
export const testConfig = (more: Readonly<Record<string, string>> = {}): Config =>
  readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    LOG_FORMAT: "json",
    PORT: "0",
    DATA_DIR: path.join(tmpdir(), "gatehouse-test-unused"),
    RATE_LIMIT: "1000000",
    AUTH_RATE_LIMIT: "1000000",
    SEARCH_RATE_LIMIT: "1000000",
    LOOKUP_RATE_LIMIT: "1000000",
    RESULT_RATE_LIMIT: "1000000",
    LINK_RATE_LIMIT: "1000000",
    ...more,
  });
