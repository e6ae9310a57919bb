import { createTurns, runInThread } from "../../platform/threads.ts";
import { loadAirports } from "../../reference/airports.ts";
import type { readTrip } from "../read-trip.ts";
import type { PrintedItinerary } from "./draw-itinerary.ts";
import type { PdfLanguage } from "./pdf-words.ts";

const limits = { milliseconds: 20_000, megabytes: 256 } as const;
const inTurn = createTurns(2);
const thread = new URL("draw-thread.ts", import.meta.url);

/**
 * A version of an itinerary as a PDF (TRP-38), made in a thread.
 * @throws ThreadExceeded
 */
export async function itineraryPdf(
  { vendorName, bookingNumber, version, publishedAt, content }: NonNullable<Awaited<ReturnType<typeof readTrip>>>,
  language: PdfLanguage,
): Promise<File> {
  const airports = await loadAirports();
  const codes = new Set(
    content.flights.flatMap(({ departure, arrival }) => [departure.airportCode, arrival.airportCode]),
  );
  const printed: PrintedItinerary = {
    vendorName,
    bookingNumber,
    version,
    publishedAt,
    content,
    language,
    cities: new Map(airports.all.flatMap(({ iata, city }) => (codes.has(iata) ? [[iata, city.name] as const] : []))),
  };
  const bytes = await inTurn(() => runInThread<Uint8Array<ArrayBuffer>>(thread, printed, limits));
  return new File([bytes], `${bookingNumber.replaceAll(/[^\w.-]+/g, "-")}.pdf`, { type: "application/pdf" });
}
