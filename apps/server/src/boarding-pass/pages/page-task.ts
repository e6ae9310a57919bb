import type { PageReading } from "./page-reading.ts";
import type { PdfRefusalCode } from "./pdf-refusal.ts";

/** What a reading process is asked. A file is handed over once, and named by its key afterwards. */
export type PageTask =
  | { readonly id: number; readonly kind: "inspect"; readonly bytes: Uint8Array }
  /** Every page of a file, with nothing that acts. */
  | { readonly id: number; readonly kind: "inert"; readonly bytes: Uint8Array }
  | {
      readonly id: number;
      readonly kind: "page";
      readonly key: string;
      readonly index: number;
      /** Missing when the process has the file open. */
      readonly bytes: Uint8Array | undefined;
    };

/** `megabytes`: what the process occupies now that the task is over. */
export type PageAnswer = { readonly megabytes?: number } & PageResult;

type PageResult =
  | { readonly id: number; readonly kind: "inspected"; readonly pages: number }
  | { readonly id: number; readonly kind: "inert"; readonly pdf: Uint8Array; readonly pages: number }
  /** The page as a document of its own; what was read from it follows. */
  | { readonly id: number; readonly kind: "taken"; readonly pdf: Uint8Array }
  | { readonly id: number; readonly kind: "read"; readonly reading: PageReading }
  | { readonly id: number; readonly kind: "unreadable"; readonly message: string }
  /** A picture on it is so large that nobody began to unfold it. */
  | { readonly id: number; readonly kind: "oversized" }
  | { readonly id: number; readonly kind: "refused"; readonly code: PdfRefusalCode; readonly pages: number | undefined }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };

/** What a reading process may use for one task; it is ended when it goes over. */
export interface ReadingLimits {
  /** Megabytes that it occupies, all in all. */
  readonly megabytes: number;
  /** Seconds of processor time. */
  readonly seconds: number;
}
