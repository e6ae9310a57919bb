import { randomUUID } from "node:crypto";
import { requirePdf } from "./inspect-pdf.ts";
import { PageError, type PageReader } from "./page-reader.ts";

/** A barcode and the page on which it stands, from 1. */
export interface PageBarcode {
  readonly page: number;
  readonly text: string;
}

/**
 * Reads the barcodes on the first pages of a PDF, whatever they say. A page that cannot be read has none.
 * @param most pages that are looked at
 * @returns how many were looked at, too
 * @throws PdfRefusal for what is no PDF, encrypted, broken or too large
 */
export async function barcodesOfPdf(
  reader: Pick<PageReader, "inspect" | "page">,
  bytes: Uint8Array,
  most: number,
): Promise<{ readonly barcodes: readonly PageBarcode[]; readonly pages: number }> {
  requirePdf(bytes);
  const file = { key: randomUUID(), bytes };
  const pages = Math.min(await reader.inspect(bytes), most);
  const found: PageBarcode[] = [];
  for (let index = 0; index < pages; index += 1) {
    const taken = await reader.page(file, index).catch((error: unknown) => {
      if (error instanceof PageError) return undefined;
      throw error;
    });
    found.push(...(taken?.reading?.barcodes ?? []).map(({ text }) => ({ page: index + 1, text })));
  }
  return { barcodes: found, pages };
}
