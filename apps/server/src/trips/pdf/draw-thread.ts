/** Draws itineraries in a thread of its own: see `itinerary-pdf.ts`. */
import { parentPort } from "node:worker_threads";
import { drawItinerary, type PrintedItinerary } from "./draw-itinerary.ts";

parentPort?.on("message", (printed: PrintedItinerary) => {
  void drawItinerary(printed).then((bytes) => parentPort?.postMessage(bytes, []));
});
