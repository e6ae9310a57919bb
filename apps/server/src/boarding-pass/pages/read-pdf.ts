import type { BookedCheckIn } from "@gatehouse/domain/boarding-pass";
import { randomUUID } from "node:crypto";
import { requirePdf } from "./inspect-pdf.ts";
import { PageError, type PageReader, type PdfFile } from "./page-reader.ts";
import { type PageFindings, passesOfPage } from "./passes-of-page.ts";

/** Pages that are looked at: the pass of one check-in is on the first of them. */
const looksAt = 6;

/** A PDF that is one pass. */
export interface PdfReading {
  /** The same pages with nothing that acts: what may be stored, shown and mailed. */
  readonly pdf: Uint8Array;
  readonly findings: PageFindings;
}

/**
 * Reads a PDF that is one pass, as automation delivers it: what is on its first pages, taken together.
 * @param booked the check-ins of the booking: a text can name any of its travellers
 * @throws PdfRefusal for what is no PDF, encrypted, broken or too large
 */
export async function readPdf(
  reader: Pick<PageReader, "makeInert" | "page">,
  bytes: Uint8Array,
  booked: readonly BookedCheckIn[],
): Promise<PdfReading> {
  requirePdf(bytes);
  const { pdf, pages } = await reader.makeInert(bytes);
  const file: PdfFile = { key: randomUUID(), bytes: pdf };
  const found: PageFindings[] = [];
  for (let index = 0; index < Math.min(pages, looksAt); index += 1) {
    const taken = await reader.page(file, index).catch((error: unknown) => {
      if (error instanceof PageError) return { reading: undefined, failure: error.failure };
      throw error;
    });
    found.push(passesOfPage(taken, booked));
  }
  const from = (source: PageFindings["source"]) => found.filter((page) => page.source === source);
  const source = (["barcode", "text"] as const).find((one) => from(one).length > 0) ?? "none";
  const isRead = found.some(({ reading }) => reading === "read");
  return {
    pdf,
    findings: {
      reading: isRead ? "read" : "failed",
      failure: isRead ? null : (found[0]?.failure ?? null),
      source,
      passes: from(source).flatMap(({ passes }) => passes),
    },
  };
}
