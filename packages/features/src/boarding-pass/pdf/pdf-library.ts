// oxlint-disable-next-line import/default -- the bundler makes an address of it, which has a default export
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** The worker's file: bundled with the viewer, never from elsewhere. */
export const workerUrl: string = worker;

/** Above the worker's folder, as in pdf.js' package: the build keeps that order (apps/dashboard/pdf-library.ts). */
const library = new URL("../", new URL(worker, globalThis.location.href)).href;

/**
 * Where pdf.js finds what only some PDFs want, fetched when one does: scans with JPEG 2000 or JBIG2 pictures, Asian text whose
 * font is not embedded. Give `Document` this very object: another one would read the PDF anew.
 */
export const libraryOptions = {
  cMapUrl: `${library}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${library}standard_fonts/`,
  wasmUrl: `${library}wasm/`,
  // The decoders come as plain JavaScript: the site's policy allows no compiled code (docs/decisions/010).
  useWasm: false,
} as const;
