import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, describe, expect, test } from "vitest";
import { emptyPages, encryptedPdf, endlessPdf } from "../../../test/odd-pdfs.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { createPageReader, PageError } from "./page-reader.ts";
import { maxBytes } from "./pdf-refusal.ts";

const reader = createPageReader({ processes: 1 });
afterAll(reader.close);
const inspect = (bytes: Uint8Array) => inspectPdf(reader, bytes);
const refused = (code: string, more: object = {}) => ({ name: "PdfRefusal", code, ...more });

/** A PDF of exactly so many bytes: readers skip what stands between its parts. */
async function pdfOf(size: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  const room = size - (await document.save({ useObjectStreams: false })).length;
  const filled = Buffer.concat([
    await document.save({ useObjectStreams: false }),
    Buffer.alloc(Math.max(0, room), "\n"),
  ]);
  expect(filled.length).toBe(size);
  return filled;
}

// BP-1
describe("a file is taken", () => {
  test.each([1, 3, 50])("with %i pages", async (pages) => {
    expect(await inspect(await emptyPages(pages))).toBe(pages);
  });
  test("with exactly 20 MB", async () => {
    expect(await inspect(await pdfOf(maxBytes))).toBe(1);
  });
  test("with a few bytes before its header, as some printers put them", async () => {
    expect(await inspect(Buffer.concat([Buffer.from("@PJL JOB\r\n"), await emptyPages(2)]))).toBe(2);
  });
});

// BP-1
describe("a file is refused", () => {
  test("that is something else, whatever its name says", async () => {
    for (const content of ["", "hello", "PK\u0003\u0004 a document", "\u0089PNG\r\n\u001a\n a picture"])
      await expect(inspect(Buffer.from(content, "latin1"))).rejects.toMatchObject(refused("NOT_A_PDF"));
  });
  test("that opens with a password only", async () => {
    const bytes = await encryptedPdf({ userPassword: "open", ownerPassword: "own" });
    await expect(inspect(bytes)).rejects.toMatchObject(refused("ENCRYPTED_PDF"));
  });
  test("that is encrypted, even if anybody may look at it: its pages cannot be taken out", async () => {
    await expect(inspect(await encryptedPdf({ ownerPassword: "own" }))).rejects.toMatchObject(refused("ENCRYPTED_PDF"));
  });
  test("that is cut off, or is a header only, or whose page tree has no end", async () => {
    const whole = await emptyPages(3);
    for (const bytes of [whole.subarray(0, 60), Buffer.from("%PDF-1.7\n%%EOF"), endlessPdf()])
      await expect(inspect(bytes)).rejects.toMatchObject(refused("BROKEN_PDF"));
  });
  test("of 51 pages, which it tells", async () => {
    await expect(inspect(await emptyPages(51))).rejects.toMatchObject(refused("TOO_MANY_PAGES", { pages: 51 }));
  });
  test("of more than 20 MB", async () => {
    await expect(inspect(await pdfOf(maxBytes + 1))).rejects.toMatchObject(refused("TOO_LARGE"));
  });
});

describe("the processes", () => {
  test("give up what takes too long, and go on with the next", async () => {
    const hasty = createPageReader({ processes: 1, limits: { megabytes: 640, seconds: 0.001 } });
    const tooSlow = await hasty.page({ key: "a", bytes: await emptyPages(1) }, 0).catch((error: unknown) => error);
    expect(tooSlow).toMatchObject({ failure: "TIME", mayTryAgain: false });
    await expect(hasty.inspect(await emptyPages(45))).rejects.toMatchObject(refused("TOO_COMPLEX"));
    await hasty.close();
    expect(await reader.inspect(await emptyPages(1))).toBe(1);
  });
  test("keep a page that was taken out and could not be read", async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([600, 600]);
    // A drawing that never ends: forms within forms, ten to the tenth of them.
    let form = document.context.register(document.context.flateStream("0 0 1 1 re f"));
    for (let depth = 0; depth < 10; depth += 1) {
      const resources = { XObject: { F: form } };
      const more = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 600, 600], Resources: resources };
      form = document.context.register(document.context.flateStream("/F Do ".repeat(10), more));
    }
    const name = page.node.newXObject("F", form);
    page.node.addContentStream(document.context.register(document.context.flateStream(`${name.toString()} Do`)));
    // A fast machine fills 640 MB before three seconds are over.
    const hasty = createPageReader({ processes: 1, limits: { megabytes: 4000, seconds: 3 } });
    const taken = await hasty.page({ key: "d", bytes: await document.save() }, 0);
    expect(taken).toMatchObject({ reading: undefined, failure: "TIME", mayTryAgain: false });
    expect((await PDFDocument.load(taken.pdf)).getPageCount()).toBe(1);
    await hasty.close();
  });
  test("say that a page is not there", async () => {
    await expect(reader.page({ key: "b", bytes: await emptyPages(1) }, 4)).rejects.toThrow(PageError);
  });
  test("end with their reader, and what waits fails", async () => {
    const closing = createPageReader({ processes: 1 });
    const waiting = [0, 1].map(async (index) => closing.page({ key: "c", bytes: await emptyPages(2) }, index));
    const settled = Promise.allSettled(waiting);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await closing.close();
    // Not a PageError: the pages are not to blame, and are read when the server is back.
    expect(await settled).toMatchObject([{ reason: { name: "ReaderClosed" } }, { reason: { name: "ReaderClosed" } }]);
    await expect(closing.inspect(await emptyPages(1))).rejects.toThrow("closed");
  });
});
