import { readBarCode } from "./bar-code.ts";
import { confirmationLimits } from "./limits.ts";
import { mergePieces } from "./merge-pieces.ts";
import { Part } from "./part.ts";
import type { ConfirmationReading, Ignored, Reading, ReadingContext } from "./reading.ts";

/** The text of a barcode on a page of a PDF. */
export interface PageCode {
  /** Where it stands, as its reader is told: "ticket.pdf, page 2". */
  readonly part: string;
  readonly text: string;
}

const nothing: Reading = { format: "PDF", title: "", pieces: [], ignored: [], pdfs: [] };

/**
 * Adds what the barcodes of PDFs say to what was read of the file that they came in; of a PDF alone it is all that is read (TRP-5).
 * A file whose PDFs are all that is in it, and in which no boarding pass is found, says nothing that could be read (`PDF`).
 * @param codes barcodes of all kinds; those that are no boarding passes are left alone
 * @param unread PDFs that could not be opened, and why
 */
export function withPageCodes(
  answer: ConfirmationReading,
  codes: readonly PageCode[],
  context: ReadingContext,
  unread: readonly Ignored[] = [],
): ConfirmationReading {
  if (!answer.understood && answer.reason !== "PDF") return answer;
  const before = answer.reading ?? nothing;
  const legs = codes.flatMap(({ part, text }) => readBarCode(new Part(part, text), context) ?? []);
  const pieces = mergePieces([...before.pieces, ...legs], context);
  if (pieces.length > confirmationLimits.reservations)
    return { understood: false, reason: "TOO_MANY_RESERVATIONS", reading: null };
  const reading: Reading = { ...before, pieces, ignored: [...before.ignored, ...unread] };
  if (pieces.length > 0) return { understood: true, reading };
  const [first] = unread;
  const reason = first && first.reason !== "OTHER_EVENT" && first.reason !== "OTHER_RESERVATION" ? first.reason : "PDF";
  return { understood: false, reason, reading };
}
