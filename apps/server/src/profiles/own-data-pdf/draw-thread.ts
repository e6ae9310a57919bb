/** Draws what is held about somebody in a thread of its own: see `own-data-pdf.ts`. */
import { parentPort } from "node:worker_threads";
import { drawOwnData, type PrintedData } from "./draw-own-data.ts";

parentPort?.on("message", (printed: PrintedData) => {
  void drawOwnData(printed).then((bytes) => parentPort?.postMessage(bytes, []));
});
