import { confirmationLimits, type ConfirmationReading, readConfirmation } from "@gatehouse/domain/trips/confirmations";
import { loadAirports } from "../reference/airports.ts";

/** The names of attached PDFs alone: their bytes stay here. */
const shown = (reading: ConfirmationReading["reading"]) =>
  reading && { ...reading, pdfs: reading.pdfs.map(({ name }) => name) };

/** Says what a supplier's confirmation says (TRP-5 to TRP-8). @param now seconds since 1970, UTC */
export async function readFile(file: File, now: number) {
  if (file.size > confirmationLimits.bytes) return { understood: false, reason: "TOO_LARGE", reading: null } as const;
  const airports = await loadAirports();
  const answer = await readConfirmation(new Uint8Array(await file.arrayBuffer()), {
    zoneOf: (iata) => airports.find(iata)?.zone,
    today: new Date(now * 1000).toISOString().slice(0, 10),
  });
  return {
    understood: answer.understood,
    reason: answer.understood ? null : answer.reason,
    reading: shown(answer.reading),
  };
}
