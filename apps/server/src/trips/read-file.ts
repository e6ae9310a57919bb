import {
  confirmationLimits,
  type ConfirmationReading,
  type Ignored,
  type PageCode,
  type ReadingContext,
  withPageCodes,
} from "@gatehouse/domain/trips/confirmations";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import { PdfRefusal, type PdfRefusalCode } from "../boarding-pass/pages/pdf-refusal.ts";
import { createTurns, runInThread } from "../platform/threads.ts";
import { loadAirports } from "../reference/airports.ts";

/** What a thread reads. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  /** IANA zones of airports. */
  readonly zones: ReadonlyMap<string, string>;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** What reading one file may take. */
const limits = { milliseconds: 20_000, megabytes: 384 } as const;
const inTurn = createTurns(2);
const thread = new URL("read-thread.ts", import.meta.url);

/** Pages that are looked at, of all PDFs of a file together. */
const mostPages = 10;

const refusals: Readonly<Record<PdfRefusalCode, Ignored["reason"]>> = {
  NOT_A_PDF: "UNKNOWN_FORMAT",
  BROKEN_PDF: "BROKEN",
  ENCRYPTED_PDF: "ENCRYPTED",
  TOO_COMPLEX: "TOO_LARGE",
  TOO_LARGE: "TOO_LARGE",
  TOO_MANY_PAGES: "TOO_MANY_PARTS",
};

/** Reads the barcodes of PDFs, in the processes of the reader of pages. */
export type BarcodeReader = Pick<Pages, "barcodes">;

/** What the barcodes of PDFs say, added to what was read of the file that they came in (TRP-5). */
async function withPdfs(
  answer: ConfirmationReading,
  pdfs: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  { barcodes }: BarcodeReader,
  context: ReadingContext,
): Promise<ConfirmationReading> {
  const codes: PageCode[] = [];
  const unread: Ignored[] = [];
  let left = mostPages;
  for (const { name, bytes } of pdfs) {
    if (left === 0) break;
    try {
      const found = await barcodes(bytes, left);
      codes.push(...found.barcodes.map(({ page, text }) => ({ part: `${name}, page ${page}`, text })));
      left -= found.pages;
    } catch (error) {
      if (!(error instanceof PdfRefusal)) throw error;
      unread.push({ what: name, reason: refusals[error.code], line: null });
    }
  }
  return withPageCodes(answer, codes, context, unread);
}

/**
 * Says what a supplier's confirmation says (TRP-5 to TRP-8), in a thread: the server answers as fast as ever meanwhile.
 * @param now seconds since 1970, UTC
 * @throws ThreadExceeded
 */
export async function readFile(
  file: File,
  reader: BarcodeReader,
  now: number,
  milliseconds: number = limits.milliseconds,
) {
  if (file.size > confirmationLimits.bytes) return { understood: false, reason: "TOO_LARGE", reading: null } as const;
  const airports = await loadAirports();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zones = new Map(airports.all.map(({ iata, zone }) => [iata, zone]));
  const task: ReadingTask = { bytes, zones, today: new Date(now * 1000).toISOString().slice(0, 10) };
  const read = await inTurn(() => runInThread<ConfirmationReading>(thread, task, { ...limits, milliseconds }));
  const isPdf = !read.understood && read.reason === "PDF" && read.reading === null;
  const pdfs = isPdf ? [{ name: file.name, bytes }] : (read.reading?.pdfs ?? []);
  const context = { zoneOf: (iata: string) => zones.get(iata), today: task.today };
  const { reading, ...answer } = pdfs.length > 0 ? await withPdfs(read, pdfs, reader, context) : read;
  return {
    understood: answer.understood,
    reason: "reason" in answer ? answer.reason : null,
    // The names of attached PDFs alone: their bytes stay here.
    reading: reading && { ...reading, pdfs: reading.pdfs.map(({ name }) => name) },
  };
}
