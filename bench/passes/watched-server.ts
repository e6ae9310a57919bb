import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "@gatehouse/server/config";
import { startServer } from "@gatehouse/server/main";

// A server process whose event loop is watched: "watch" starts to count again, "tell" tells how late it was.
const { url, stop } = await startServer(readConfig(process.env), { withDemoUsers: true });
const delay = monitorEventLoopDelay({ resolution: 1 });
process.on("message", (word) => {
  if (word === "watch") {
    delay.reset();
    delay.enable();
    return;
  }
  delay.disable();
  process.send?.({ p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6 });
});
process.send?.({ url });
process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
