/** Draws one itinerary in a thread of its own: see `itinerary-pdf.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { drawItinerary, type PrintedItinerary } from "./draw-itinerary.ts";

parentPort?.postMessage(await drawItinerary(workerData as PrintedItinerary), []);
