/** The thread that writes one report's file, away from the thread that answers HTTP. It lives and dies with `report-writer.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { isDiskError } from "./disk-error.ts";
import type { ThreadMessage } from "./report-writer.ts";
import { writeReport, type WritingTask } from "./write-report.ts";

const say = (message: ThreadMessage) => parentPort?.postMessage(message, []);

try {
  const written = await writeReport(workerData as WritingTask, (progress) => say({ kind: "progress", progress })); // as `report-writer.ts` starts it
  say({ kind: "written", written });
} catch (error) {
  say({
    kind: "failed",
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    fromDisk: isDiskError(error),
  });
}
