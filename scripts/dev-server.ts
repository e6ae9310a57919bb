/** The server alone, without built apps: `pnpm dev` runs it and starts it again after every change. */
import { startServer } from "../apps/server/src/main.ts";
import { readConfig } from "../apps/server/src/platform/config.ts";
import { failureText } from "./lib/failure-text.ts";
import { root } from "./lib/run.ts";
import { onStop } from "./lib/signals.ts";

try {
  const server = await startServer(readConfig(process.env, root));
  onStop(server.stop);
  console.log(`server: ${server.url}/api/docs`);
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
