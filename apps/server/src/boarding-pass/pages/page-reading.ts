import type { PagePlace, PassSymbology } from "@gatehouse/domain/boarding-pass";

/** A barcode as it was read; byte for byte, so that a BCBP's fields stand where the standard puts them. */
export interface ReadBarcode {
  readonly symbology: PassSymbology;
  /** One character per byte; never a NUL, which PostgreSQL refuses. */
  readonly text: string;
  /** The smallest upright frame around it. */
  readonly place: PagePlace;
}

/** What was read from a page. */
export interface PageReading {
  /** Every barcode of the page, each once, from the top. */
  readonly barcodes: readonly ReadBarcode[];
  /** The page's text, its beginning at most; empty for a scanned page. */
  readonly text: string;
}

/** Whether a barcode looks like a boarding pass: format code and number of legs (IATA Resolution 792). */
export const looksLikePass = ({ text }: ReadBarcode): boolean => /^[MS][1-9]/.test(text);
