/** Bytes of an uploaded file, at most (BP-1); the contract tells the screens the same. */
export const maxBytes = 20 * 1024 * 1024;
/** Pages of an uploaded file, at most. */
export const maxPages = 50;

/** `TOO_COMPLEX`: opening it takes more memory or time than a file may take. */
export type PdfRefusalCode =
  | "NOT_A_PDF"
  | "ENCRYPTED_PDF"
  | "BROKEN_PDF"
  | "TOO_COMPLEX"
  | "TOO_LARGE"
  | "TOO_MANY_PAGES";

/** Why an uploaded file is not taken. */
export class PdfRefusal extends Error {
  override readonly name = "PdfRefusal";
  readonly code: PdfRefusalCode;
  /** How many pages it has, where they are too many. */
  readonly pages: number | undefined;
  constructor(code: PdfRefusalCode, pages?: number) {
    super(code);
    this.code = code;
    this.pages = pages;
  }
}
