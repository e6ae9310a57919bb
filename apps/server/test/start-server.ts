import { readConfig } from "../src/platform/config.ts";
import { startServer } from "../src/main.ts";

// A whole server process, for tests that kill it: says its address, and stops when told to.
const { url, stop } = await startServer(readConfig(process.env));
console.log(url);
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
