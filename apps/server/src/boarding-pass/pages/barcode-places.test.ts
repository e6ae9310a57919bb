import { expect, test } from "vitest";
import { layouts, picturePage } from "../../../test/pass-corpus/pass-pages.ts";
import { degradeScan } from "../../../test/pass-corpus/degrade-scan.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { symbologies } from "../../automation/boarding-pass.ts";
import { sampleOf } from "../../../test/sample.ts";
import { barcodePlaces } from "./barcode-places.ts";
import type { GreyPicture } from "./grey-picture.ts";

const greyPaper = { white: 205, black: 45, shadow: 30, noise: 5, seed: "places" };

test.each(sampleOf(symbologies, 2, "symbologies"))(
  "each %s of a group is a place, small print and headlines are none",
  async (symbology) => {
    for (const layout of ["group", "terms"] as const) {
      const { pdf, barcodes } = await layouts[layout](seededRandom(3, layout, symbology), symbology);
      const drawn = await picturePage(pdf, 200);
      expect(barcodePlaces(drawn)).toHaveLength(barcodes.length);
      const scan = degradeScan(drawn, { degrees: 0, blur: 0.7, quality: 50, paper: greyPaper });
      expect(barcodePlaces(scan)).toHaveLength(barcodes.length);
    }
  },
);

test("a place is where the barcode is", async () => {
  const { pdf } = await layouts.terms(seededRandom(3, "terms"), "qrcode");
  const [place] = barcodePlaces(await picturePage(pdf, 150));
  // 120 points wide, 60 from the left and 842 - 560 from the top of an A4 page, give or take a cell and its neighbours.
  const near = (value: number | undefined, expected: number) =>
    expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThan(0.02);
  near(place?.left, 60 / 595);
  near(place?.right, 180 / 595);
  near(place?.top, 282 / 842);
  near(place?.bottom, 402 / 842);
});

/** A page with something in its middle. @param grey of a pixel, by its place */
function pageWith(grey: (x: number, y: number) => number): GreyPicture {
  const [width, height] = [1000, 1400];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 400; y < 900; y += 1) for (let x = 200; x < 800; x += 1) data[y * width + x] = grey(x, y);
  return { width, height, data };
}

test("a box, a photograph's soft greys and an empty page have no place", () => {
  expect(barcodePlaces(pageWith(() => 0))).toEqual([]);
  expect(barcodePlaces(pageWith((x, y) => 128 + 100 * Math.sin(x / 70) * Math.cos(y / 90)))).toEqual([]);
  expect(barcodePlaces(pageWith(() => 255))).toEqual([]);
  expect(barcodePlaces({ width: 1, height: 1, data: Uint8Array.of(255) })).toEqual([]);
});
