import { hasDeclaredType } from "../../documents/media-types.ts";
import type { PageReader } from "./page-reader.ts";
import { maxBytes, PdfRefusal } from "./pdf-refusal.ts";

/** What can be said of a file before anybody opens it. @throws PdfRefusal */
export function requirePdf(bytes: Uint8Array): void {
  if (bytes.length > maxBytes) throw new PdfRefusal("TOO_LARGE");
  if (!hasDeclaredType("application/pdf", bytes)) throw new PdfRefusal("NOT_A_PDF");
}

/**
 * Looks at an uploaded file before anything is kept of it: whether it is a PDF by its content (ASVS 5.2.2), whole, open to
 * everybody, and within the limits.
 * @returns how many pages it has
 * @throws PdfRefusal
 */
export async function inspectPdf(reader: Pick<PageReader, "inspect">, bytes: Uint8Array): Promise<number> {
  requirePdf(bytes);
  return reader.inspect(bytes);
}
