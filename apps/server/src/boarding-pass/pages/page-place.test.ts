import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import type { PagePlace } from "@gatehouse/domain/boarding-pass";
import { expect, test } from "vitest";
import { layouts, picturePage, scannedPage } from "../../../test/pass-corpus/pass-pages.ts";
import { degradeScan } from "../../../test/pass-corpus/degrade-scan.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { readSinglePage } from "./open-pdf.ts";

/** The barcode of `terms`: 120 points wide, 60 from the left and 842 - 560 from the top of an A4 page. */
const terms: PagePlace = { left: 60 / 595, top: 282 / 842, right: 180 / 595, bottom: 402 / 842 };

async function placeOn(pdf: Uint8Array): Promise<PagePlace> {
  const { barcodes } = await readSinglePage(pdf);
  const [barcode] = barcodes;
  if (barcodes.length !== 1 || !barcode) throw new Error(`${barcodes.length} barcodes were read.`);
  return barcode.place;
}
const furthest = (place: PagePlace, expected: PagePlace) =>
  Math.max(...(["left", "top", "right", "bottom"] as const).map((side) => Math.abs(place[side] - expected[side])));

const drawn = () => layouts.terms(seededRandom(3, "terms"), "qrcode");

test("a barcode's place on a drawn page", async () => {
  expect(furthest(await placeOn((await drawn()).pdf), terms)).toBeLessThan(0.006);
});

test("its place on a page that is shown turned by a quarter is where the viewer shows it", async () => {
  const document = await PDFDocument.load((await drawn()).pdf);
  document.getPage(0).setRotation(degrees(90)); // clockwise: what was at the left is at the top
  const shown = { left: 1 - terms.bottom, top: terms.left, right: 1 - terms.top, bottom: terms.right };
  expect(furthest(await placeOn(await document.save()), shown)).toBeLessThan(0.006);
});

test("its place on a scan that lies askew is where it is on the scan, not where it was straightened to", async () => {
  const askew = degradeScan(await picturePage((await drawn()).pdf, 150), { degrees: 2.5, blur: 0.5, quality: 50 });
  const angle = (2.5 * Math.PI) / 180;
  const [width, height] = [595, 842];
  const corners = [terms.left, terms.right].flatMap((x) =>
    [terms.top, terms.bottom].map((y) => {
      const [fromX, fromY] = [(x - 0.5) * width, (y - 0.5) * height];
      return {
        x: (fromX * Math.cos(angle) + fromY * Math.sin(-angle)) / width + 0.5,
        y: (fromX * Math.sin(angle) + fromY * Math.cos(angle)) / height + 0.5,
      };
    }),
  );
  const laid = [corners.map(({ x }) => x), corners.map(({ y }) => y)] as const;
  const frame = {
    left: Math.min(...laid[0]),
    top: Math.min(...laid[1]),
    right: Math.max(...laid[0]),
    bottom: Math.max(...laid[1]),
  };
  expect(furthest(await placeOn(await scannedPage(askew, 150)), frame)).toBeLessThan(0.01);
});
