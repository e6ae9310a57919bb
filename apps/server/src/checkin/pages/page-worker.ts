/**
 * The thread that opens, splits, renders and reads uploaded PDFs: all that keeps a processor busy, away from the thread that
 * answers HTTP. It lives and dies with `page-reader.ts`.
 */
import type { PDFDocument } from "@cantoo/pdf-lib";
import { parentPort } from "node:worker_threads";
import { inspect, openPdf, readSinglePage, takePage } from "./open-pdf.ts";
import type { PageAnswer, PageTask } from "./page-reader.ts";
import { PdfRefusal } from "./pdf-refusal.ts";

/** The file whose pages are being read, parsed once for all of them. */
let open: { readonly key: string; readonly document: PDFDocument } | undefined;

async function documentOf(key: string, bytes: Uint8Array): Promise<PDFDocument> {
  if (open?.key !== key) {
    open = undefined; // before the next one is read: not both in memory
    open = { key, document: await openPdf(bytes.slice()) };
  }
  return open.document;
}

const say = (answer: PageAnswer) => parentPort?.postMessage(answer, []);

async function perform(task: PageTask): Promise<PageAnswer> {
  const { id } = task;
  if (task.kind === "inspect") return { id, kind: "inspected", pages: await inspect(task.bytes.slice()) };
  const pdf = await takePage(await documentOf(task.key, task.bytes), task.index);
  // Said before it is read: should reading it take too long, or end this thread, the page itself is not lost.
  say({ id, kind: "taken", pdf });
  try {
    return { id, kind: "read", reading: await readSinglePage(pdf) };
  } catch (error) {
    return { id, kind: "unreadable", message: String(error) };
  }
}

parentPort?.on("message", (task: PageTask) => {
  perform(task)
    .catch((error: unknown): PageAnswer => {
      const { id } = task;
      return error instanceof PdfRefusal
        ? { id, kind: "refused", code: error.code, pages: error.pages }
        : { id, kind: "failed", message: error instanceof Error ? error.message : String(error) };
    })
    .then(say)
    .catch(() => process.exit(1));
});
