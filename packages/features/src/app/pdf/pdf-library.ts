import { type Chunk, defineChunk } from "@gatehouse/ui/lazy";
// oxlint-disable-next-line import/default -- the bundler makes an address of it, which has a default export
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** The worker's file: bundled with the viewer, never from elsewhere. */
export const workerUrl: string = worker;

/** Above the worker's folder, as in pdf.js' package: the build keeps that order (apps/dashboard/pdf-library.ts). */
const library = new URL("../", new URL(worker, globalThis.location.href)).href;

/**
 * Where pdf.js finds what only some PDFs want, fetched when one does: scans with JPEG 2000 or JBIG2 pictures, Asian text whose
 * font is not embedded. Give `Document` this very object: another one would read the PDF again.
 */
export const libraryOptions = {
  cMapUrl: `${library}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${library}standard_fonts/`,
  wasmUrl: `${library}wasm/`,
  // The decoders come as plain JavaScript: the site's policy allows no compiled code (docs/decisions/010).
  useWasm: false,
} as const;

/** Fonts of symbols, which pdf.js trusts no computer to have; it takes the others from the computer. */
const symbolFonts = ["FoxitSymbol.pfb", "FoxitDingbats.pfb"].map((name) => `${library}standard_fonts/${name}`);

/** Fetches a file into the browser's cache, where pdf.js finds it. @throws TypeError when it could not be had whole */
async function fetchWhole(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} could not be loaded: ${response.status}`);
  await response.arrayBuffer();
}

let workerPart: Chunk<void> | undefined;
let fontsPart: Chunk<void> | undefined;

/** The worker: to be there before pdf.js asks for it, which calls a document damaged otherwise. */
export const pdfWorker = (): Chunk<void> => (workerPart ??= defineChunk(() => fetchWhole(workerUrl)));

/** Where somebody may open the viewer: what it needs is fetched ahead, where the page fetches ahead. */
export function prefetchPdfLibrary(): void {
  pdfWorker();
  fontsPart ??= defineChunk(async () => void (await Promise.all(symbolFonts.map(fetchWhole))), "later");
}
