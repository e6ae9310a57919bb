/** What the bench of the passes and the journeys work with. */
export { drawPasses } from "../../src/automation/draw-passes.ts";
export type { PassFacts } from "../../src/automation/boarding-pass.ts";
export { openPdf, readSinglePage, takePage } from "../../src/boarding-pass/pages/open-pdf.ts";
export { readPicture } from "../../src/boarding-pass/pages/read-barcodes.ts";
export { joinPages, type PassPage, passPages, picturePage } from "./pass-pages.ts";
export { scan, scanners, type Scanner } from "./degraded-pages.ts";
