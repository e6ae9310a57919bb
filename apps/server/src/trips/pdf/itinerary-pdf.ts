import { requestName } from "@gatehouse/domain/requests";
import { eq } from "drizzle-orm";
import { vendor } from "../../access/tables.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Queryable } from "../../platform/database.ts";
import { createThreads } from "../../platform/threads.ts";
import { loadAirports } from "../../reference/airports.ts";
import type { readTrip } from "../read-trip.ts";
import type { PrintedItinerary } from "./draw-itinerary.ts";
import type { PdfLanguage } from "./pdf-words.ts";

const limits = { milliseconds: 20_000, megabytes: 256 } as const;
const threads = createThreads(new URL("draw-thread.ts", import.meta.url), limits, {
  most: 2,
  idleMilliseconds: 60_000,
});

/** Where an itinerary is drawn. */
export interface PdfParts {
  readonly db: Queryable;
  readonly documents: Pick<Documents, "findSigned" | "bytes">;
  /** Where people reach the product, without a slash at its end; empty where that is not known. */
  readonly origin: string;
}

const drawable = new Set(["image/png", "image/jpeg"]);

/** A vendor's logo in a format that PDFs hold. */
async function logoOf({ db, documents }: PdfParts, vendorCode: string): Promise<Uint8Array | null> {
  const [row] = await db.select({ logo: vendor.logo }).from(vendor).where(eq(vendor.code, vendorCode));
  const found = row?.logo ? await documents.findSigned(db, row.logo) : undefined;
  return found && drawable.has(found.mediaType) ? documents.bytes(found) : null;
}

type Trip = Pick<
  NonNullable<Awaited<ReturnType<typeof readTrip>>>,
  "vendorName" | "vendorCode" | "travelRequestId" | "bookingNo" | "version" | "content"
> & {
  /** Seconds since 1970, UTC; null for a draft. */
  readonly publishedAt: number | null;
};

/** The page of an itinerary, as a traveller opens it. */
const pageAddress = (origin: string, bookingNo: string): string =>
  origin === ""
    ? ""
    : `${origin}/dashboard/my-trips/view-trips-details?${String(new URLSearchParams({ data: bookingNo, type: "itinerary" }))}`;

/** What is drawn of a version of an itinerary. */
async function printedItinerary(trip: Trip, language: PdfLanguage, parts: PdfParts): Promise<PrintedItinerary> {
  const { vendorName, vendorCode, travelRequestId, bookingNo, version, publishedAt, content } = trip;
  const airports = await loadAirports();
  const codes = new Set(
    content.flights.flatMap(({ departure, arrival }) => [departure.airportCode, arrival.airportCode]),
  );
  return {
    vendorName,
    logo: await logoOf(parts, vendorCode),
    // A draft has no page.
    pageAddress: publishedAt === null ? "" : pageAddress(parts.origin, bookingNo),
    request: travelRequestId === null ? "" : requestName(travelRequestId),
    bookingNo,
    version,
    publishedAt,
    content,
    language,
    cities: new Map(airports.all.flatMap(({ iata, city }) => (codes.has(iata) ? [[iata, city.name] as const] : []))),
  };
}

/** Draws beside the server's own work. @throws ThreadExceeded */
export async function drawBeside(printed: PrintedItinerary): Promise<Uint8Array<ArrayBuffer>> {
  return (await threads.run(printed)) as Uint8Array<ArrayBuffer>;
}

/**
 * A version of an itinerary, or the draft of one, as a PDF (TRP-38), made in a thread.
 * @throws ThreadExceeded
 */
export async function itineraryPdf(trip: Trip, language: PdfLanguage, parts: PdfParts): Promise<File> {
  const printed = await printedItinerary(trip, language, parts);
  const bytes = await drawBeside(printed);
  return new File([bytes], `${trip.bookingNo.replaceAll(/[^\w.-]+/g, "-") || "draft"}.pdf`, {
    type: "application/pdf",
  });
}
