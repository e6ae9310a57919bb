/** Reads one confirmation in a thread of its own: see `read-file.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { readConfirmation } from "@gatehouse/domain/trips/confirmations";
import type { ReadingTask } from "./read-file.ts";

const { bytes, zones, today } = workerData as ReadingTask;
parentPort?.postMessage(await readConfirmation(bytes, { zoneOf: (iata) => zones.get(iata), today }), []);
