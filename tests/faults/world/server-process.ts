import { readConfig } from "@gatehouse/server/config";
import { startServer } from "@gatehouse/server/main";
import { onStop } from "../../../scripts/lib/signals.ts";

// A server process with the end that `pnpm start` has, without building apps: says its address.
let running: ReturnType<typeof startServer> | undefined;
const fail = onStop(async () => (await running)?.stop());
running = startServer(readConfig(process.env), { onFatal: fail });
try {
  console.log((await running).url);
} catch (error) {
  console.error(error);
  process.exit(1);
}
