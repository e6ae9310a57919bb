import { EncryptedPDFError, PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { PDFiumLibrary, type PDFiumPage } from "@hyzyla/pdfium";
import { heaviestPicture } from "./heaviest-picture.ts";
import { addInertPages } from "./inert-page.ts";
import { maxPages, PdfRefusal } from "./pdf-refusal.ts";
import type { PageReading } from "./page-reading.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { type PageKind, readPage } from "./read-barcodes.ts";

/** Characters of a page's text that are kept. */
const maxText = 20_000;
/** Pixels of one picture: a poster is drawn coarser. */
const maxPixels = 18_000_000;

let library: Promise<PDFiumLibrary> | undefined;
const pdfium = () => (library ??= PDFiumLibrary.init());

const isAbout = (error: unknown, words: RegExp) => error instanceof Error && words.test(error.message);

/** pdfium's view of a file: whether it opens without a password, and how many pages it has. */
async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    const document = await (await pdfium()).loadDocument(bytes);
    const pages = document.getPageCount();
    document.destroy();
    return pages;
  } catch (error) {
    throw new PdfRefusal(isAbout(error, /password|security/i) ? "ENCRYPTED_PDF" : "BROKEN_PDF");
  }
}

/** Opens a file to take pages out of. @throws PdfRefusal */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    // Names, outlines and form values are of no use to a page; reading what is needed only is quicker.
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    const encrypted = error instanceof EncryptedPDFError || isAbout(error, /encrypt|password/i);
    throw new PdfRefusal(encrypted ? "ENCRYPTED_PDF" : "BROKEN_PDF");
  }
}

/**
 * Looks through a file with both libraries that will work on it: what one of them cannot open must not be taken.
 * @returns how many pages it has
 * @throws PdfRefusal
 */
export async function inspect(bytes: Uint8Array): Promise<number> {
  const pages = await countPages(bytes);
  if (pages > maxPages) throw new PdfRefusal("TOO_MANY_PAGES", pages);
  const document = await openPdf(bytes);
  if (pages === 0 || document.getPageCount() !== pages) throw new PdfRefusal("BROKEN_PDF");
  return pages;
}

/** Pages that were taken out of a file. */
interface TakenPdf {
  readonly pdf: Uint8Array;
  /** Bytes into which the largest picture on them unfolds. */
  readonly heaviest: number;
}

/**
 * Pages as a document of their own, without scripts, actions and files: the same pages give the same bytes, whoever takes them out.
 */
async function takePages(pages: readonly PDFPage[]): Promise<TakenPdf> {
  const taken = await PDFDocument.create({ updateMetadata: false });
  addInertPages(taken, pages);
  const heaviest = heaviestPicture(taken);
  return { pdf: await taken.save({ useObjectStreams: false, updateFieldAppearances: false }), heaviest };
}

/** One page as a document of its own. @param index zero-based */
export async function takePage(from: PDFDocument, index: number): Promise<TakenPdf> {
  const page = from.getPages()[index];
  if (!page) throw new Error("There is no such page.");
  return takePages([page]);
}

/** Every page of a file, in a document without anything that acts. @throws PdfRefusal */
export async function makeInert(bytes: Uint8Array): Promise<{ readonly pdf: Uint8Array; readonly pages: number }> {
  const pages = await inspect(bytes);
  const { pdf } = await takePages((await openPdf(bytes)).getPages());
  return { pdf, pages };
}

/** Characters of text from which on a page with pictures is more than a picture. */
const minText = 40;

/** A picture may hide in a form, which is a drawing within the drawing. */
function kindOf(page: PDFiumPage, text: string): PageKind {
  for (const { type } of page.objects())
    if (type === "image" || type === "form") return text.trim().length < minText ? "scan" : "illustrated";
  return "drawn";
}

/** Renders a page and reads its barcodes and its text. @param bytes a document of one page */
export async function readSinglePage(bytes: Uint8Array): Promise<PageReading> {
  const document = await (await pdfium()).loadDocument(bytes);
  try {
    let page: PDFiumPage | undefined = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const text = page.getText().replaceAll("\0", "").slice(0, maxText);
    const kind = kindOf(page, text);
    const render = async (pixels: number): Promise<GreyPicture> => {
      const sharp = pixels / Math.max(originalWidth, originalHeight);
      const scale = Math.min(sharp, Math.sqrt(maxPixels / (originalWidth * originalHeight)));
      // A page is closed when it was drawn: the next picture opens it again.
      const drawn = page ?? document.getPage(0);
      page = undefined;
      return drawn.render({ scale, colorSpace: "Gray", render: "bitmap" });
    };
    return { barcodes: await readPage(render, kind), text };
  } finally {
    document.destroy();
  }
}
