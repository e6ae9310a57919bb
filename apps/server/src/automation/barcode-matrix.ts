import type { PDFDocument, PDFPage } from "@cantoo/pdf-lib";
import bwip from "bwip-js/node";
import type { Symbology } from "./boarding-pass.ts";

interface Matrix {
  readonly columns: number;
  readonly rows: number;
  readonly dark: (column: number, row: number) => boolean;
}

/** The modules of a barcode. */
export function barcodeMatrix(text: string, symbology: Symbology): Matrix {
  const [drawn] = bwip.raw({ bcid: symbology, text, ...(symbology === "pdf417" ? { columns: 4, eclevel: 3 } : {}) });
  if (!drawn || !("pixs" in drawn)) throw new Error(`${symbology} was not drawn as a matrix.`);
  const { pixs, pixx, pixy } = drawn;
  // The library gives each row once; ISO/IEC 15438 wants the bars of a PDF417 at least three modules tall, or readers stumble.
  const tall = Math.round((pixy * pixx) / pixs.length);
  return {
    columns: pixx,
    rows: pixy,
    dark: (column, row) => pixs[Math.floor(row / tall) * pixx + column] === 1,
  };
}

/**
 * Fills the dark modules, runs of a row joined: sharp at any zoom, and a few kilobytes. Written as page operators, because parsing
 * an SVG path takes longer than everything else together.
 * @param left @param top corner of the barcode, in points
 */
export function drawMatrix(
  document: PDFDocument,
  page: PDFPage,
  { columns, rows, dark }: Matrix,
  module: number,
  left: number,
  top: number,
): void {
  const parts: string[] = ["q 0 0 0 rg"];
  const points = (value: number) => value.toFixed(3);
  const isAsAbove = (row: number) => {
    for (let column = 0; column < columns; column += 1)
      if (row >= rows || dark(column, row) !== dark(column, row - 1)) return false;
    return true;
  };
  for (let row = 0; row < rows; row += 1) {
    // The bars of a PDF417 are several modules tall: in one piece they have no seams where a renderer lets the paper through.
    const first = row;
    while (isAsAbove(row + 1)) row += 1;
    for (let column = 0; column < columns; column += 1) {
      if (!dark(column, row)) continue;
      const start = column;
      while (column + 1 < columns && dark(column + 1, row)) column += 1;
      parts.push(
        `${points(left + start * module)} ${points(top - (row + 1) * module)} ${points((column + 1 - start) * module)} ${points((row + 1 - first) * module)} re`,
      );
    }
  }
  parts.push("f Q");
  page.node.addContentStream(document.context.register(document.context.flateStream(parts.join("\n"))));
}
