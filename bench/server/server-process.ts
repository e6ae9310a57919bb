import { startServer } from "@gatehouse/server/main";
import { readConfig } from "@gatehouse/server/config";

// One server process of the bench: says its address, and stops when told to.
const { url, stop } = await startServer(readConfig(process.env), { withDemoUsers: true });
console.log(url);
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
