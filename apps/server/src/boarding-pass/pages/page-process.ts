/**
 * The program of a reading process: opens, splits, renders and reads uploaded PDFs, which may be made to exhaust whoever opens them.
 * It lives and dies with `reading-process.ts`, which starts it, and ends itself when it goes over its limits.
 */
import type { PDFDocument } from "@cantoo/pdf-lib";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { inspect, makeInert, openPdf, readSinglePage, takePage } from "./open-pdf.ts";
import type { PageAnswer, PageTask, ReadingLimits } from "./page-task.ts";
import { PdfRefusal } from "./pdf-refusal.ts";

const [megabytes, seconds, reasonPipe] = process.argv.slice(2).map(Number);
if (!megabytes || !seconds || !reasonPipe) throw new Error("A reading process is started by its server.");

/** Bytes that a picture may unfold into: what is drawn of it, and the process itself, need the other half. */
const mostOfPicture = (megabytes * 2 ** 20) / 2;

/** Number of the task under way, seen by the thread that watches. */
const task = new Int32Array(new SharedArrayBuffer(4));
const watch = new Worker(new URL("process-watch.ts", import.meta.url), {
  workerData: { limits: { megabytes, seconds } satisfies ReadingLimits, reasonPipe, task },
});
watch.once("error", () => process.exit(1));
watch.once("exit", () => process.exit(1));

// Answering people goes first.
setPriority(5);
// A terminal tells everybody to end; whose server is still at work is needed until that ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.once("disconnect", () => process.exit(0));

/** The file whose pages are being read, parsed once for all of them. */
let open: { readonly key: string; readonly document: PDFDocument } | undefined;

async function documentOf(key: string, bytes: Uint8Array | undefined): Promise<PDFDocument> {
  if (open?.key !== key) {
    open = undefined; // before the next one is read: not both in memory
    if (!bytes) throw new Error("The file is not here.");
    open = { key, document: await openPdf(bytes) };
  }
  return open.document;
}

const say = (answer: PageAnswer) => void process.send?.(answer);

async function perform(asked: PageTask): Promise<PageAnswer> {
  const { id } = asked;
  if (asked.kind === "inspect") return { id, kind: "inspected", pages: await inspect(asked.bytes) };
  if (asked.kind === "inert") return { id, kind: "inert", ...(await makeInert(asked.bytes)) };
  const { pdf, heaviest } = await takePage(await documentOf(asked.key, asked.bytes), asked.index);
  // Said before it is read: should reading it end this process, the page itself is not lost.
  say({ id, kind: "taken", pdf });
  if (heaviest > mostOfPicture) return { id, kind: "oversized" };
  try {
    return { id, kind: "read", reading: await readSinglePage(pdf) };
  } catch (error) {
    return { id, kind: "unreadable", message: String(error) };
  }
}

async function answer(asked: PageTask): Promise<void> {
  Atomics.store(task, 0, asked.id);
  let said: PageAnswer;
  try {
    said = await perform(asked);
  } catch (error) {
    const { id } = asked;
    said =
      error instanceof PdfRefusal
        ? { id, kind: "refused", code: error.code, pages: error.pages }
        : { id, kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
  Atomics.store(task, 0, 0);
  say({ ...said, megabytes: process.memoryUsage.rss() / 2 ** 20 });
}

// Nothing is opened before somebody watches.
watch.once("message", () => {
  process.on("message", (asked: PageTask) => {
    answer(asked).catch(() => process.exit(1));
  });
  process.send?.("ready");
});
