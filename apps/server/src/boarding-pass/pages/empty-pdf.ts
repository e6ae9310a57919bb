import { PDFDocument } from "@cantoo/pdf-lib";

let made: Promise<Uint8Array> | undefined;

async function make(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage();
  return document.save({ useObjectStreams: false });
}

/** A PDF of one empty page: it stands where a page could not be taken out of its file, so that its place says why. */
export const emptyPdf = (): Promise<Uint8Array> => (made ??= make());
