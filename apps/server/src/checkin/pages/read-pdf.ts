import type { BookedCheckIn } from "@gatehouse/domain/boarding-pass";
import { randomUUID } from "node:crypto";
import { inspectPdf } from "./inspect-pdf.ts";
import type { PageReader, PdfFile } from "./page-reader.ts";
import { type PageFindings, passesOfPage } from "./passes-of-page.ts";

/** Pages that are looked at: the pass of one check-in is on the first of them. */
const looksAt = 6;

/**
 * Reads a PDF that is one pass, as automation delivers it: what stands on its first pages, taken together.
 * @param booked the check-ins of the booking: a text can name any of its travellers
 * @throws PdfRefusal for what is no PDF, encrypted, broken or too large
 */
export async function readPdf(
  reader: Pick<PageReader, "inspect" | "page">,
  bytes: Uint8Array,
  booked: readonly BookedCheckIn[],
): Promise<PageFindings> {
  const pages = Math.min(await inspectPdf(reader, bytes), looksAt);
  const file: PdfFile = { key: randomUUID(), bytes };
  const found: PageFindings[] = [];
  for (let index = 0; index < pages; index += 1) {
    const taken = await reader.page(file, index);
    found.push(passesOfPage(taken, booked));
  }
  const from = (source: PageFindings["source"]) => found.filter((page) => page.source === source);
  const source = (["barcode", "text"] as const).find((one) => from(one).length > 0) ?? "none";
  const isRead = found.some(({ reading }) => reading === "read");
  return {
    reading: isRead ? "read" : "failed",
    failure: isRead ? null : (found[0]?.failure ?? null),
    source,
    passes: from(source).flatMap(({ passes }) => passes),
  };
}
