import { type BookedCheckIn, parseBcbp, type ReadPass, readPassText } from "@gatehouse/domain/boarding-pass";
import type { PageFailure, PageLoss } from "../candidate-tables.ts";
import type { TakenPage } from "./page-reader.ts";

/** What a page says, as it is stored. */
export interface PageFindings {
  readonly reading: "read" | "failed";
  readonly failure: PageFailure | PageLoss | null;
  readonly source: "barcode" | "text" | "none";
  readonly passes: readonly ReadPass[];
}

/** PostgreSQL takes no NUL, whatever a barcode holds. */
const storable = (passes: readonly ReadPass[]): ReadPass[] =>
  JSON.parse(JSON.stringify(passes).replaceAll("\\u0000", " ")) as ReadPass[];

/** What is stored of a page that could not be taken out of its file. */
export const missingPage = (failure: PageFailure): PageFindings => ({
  reading: "failed",
  failure: `NOT_TAKEN_${failure}`,
  source: "none",
  passes: [],
});

/**
 * The boarding passes that a read page holds: every barcode that is one; every barcode that is one; where there is none, what the
 * page's text says (BP-3).
 * @param booked the check-ins of the booking, which tell what to look for in a text
 */
export function passesOfPage(
  taken: Pick<TakenPage, "reading" | "failure">,
  booked: readonly BookedCheckIn[],
): PageFindings {
  const { reading, failure = "DAMAGED" } = taken;
  if (!reading) return { reading: "failed", failure, source: "none", passes: [] };
  const barcodes = reading.barcodes.flatMap(({ text, symbology, place }) => {
    const pass = parseBcbp(text, symbology);
    return pass ? [{ ...pass, place }] : [];
  });
  const read = { reading: "read", failure: null } as const;
  if (barcodes.length > 0) return { ...read, source: "barcode", passes: storable(barcodes) };
  const fromText = readPassText(reading.text, booked);
  return fromText ? { ...read, source: "text", passes: storable([fromText]) } : { ...read, source: "none", passes: [] };
}
