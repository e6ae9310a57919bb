import { readConfirmation } from "@gatehouse/domain/trips/confirmations";
import { fixtures } from "../../packages/domain/src/trips/confirmations/testing/fixtures.ts";
import { zoneOf } from "../../packages/domain/src/trips/testing/sample-trip.ts";
import type { BenchTable } from "../lib/table.ts";
import { pdfMilliseconds } from "./pdf.ts";

const count = 1000;
const bar = 200;
/** Milliseconds of processor time. */
const pdfBar = 300;

/** Confirmations read per second of processor time; every one must be understood. */
async function perSecond(files: readonly Uint8Array[]): Promise<number> {
  const context = { zoneOf, today: "2026-11-23" };
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) {
    const bytes = files[index % files.length];
    const reading = bytes && (await readConfirmation(bytes, context));
    if (!reading?.understood) throw new Error("A confirmation was not understood.");
  }
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1_000_000);
}

/** Measures how many suppliers' confirmations are read per second. */
export async function run(): Promise<BenchTable> {
  const files = Object.values(fixtures);
  await perSecond(files);
  const read = await perSecond(files);
  const drawn = await pdfMilliseconds();
  return {
    name: "Trips: reading confirmations, drawing itineraries",
    rows: [
      {
        what: `${count} suppliers' confirmations, read per second of one core`,
        bar: `≥ ${bar}`,
        ours: read.toFixed(0),
        peers: {},
        met: read >= bar,
      },
      {
        what: "PDF of a trip of ten flights, processor time",
        bar: `≤ ${pdfBar} ms`,
        ours: `${drawn.toFixed(0)} ms`,
        peers: {},
        met: drawn <= pdfBar,
      },
    ],
    notes: `${files.length} confirmations of airlines, hotels, cars, railways and agencies in turns, as mails, pages, wallet passes and calendars, from bytes to fields with their sources. Seconds are processor time of the whole process, so that other work on the machine counts as little as possible; the PDF is drawn in a thread that stays for a minute, and whose first drawing takes about three times as long.`,
  };
}
