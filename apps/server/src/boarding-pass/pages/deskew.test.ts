import { expect, test } from "vitest";
import { layouts, picturePage } from "../../../test/pass-corpus/pass-pages.ts";
import { degradeScan } from "../../../test/pass-corpus/degrade-scan.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { skewOf, deskew } from "./deskew.ts";

// A small code measures a turn to a quarter of a degree, and needs it no better.

/** With little text, and so with few edges to go by. */
const page = async (symbology: "pdf417" | "qrcode") => {
  const { pdf } = await layouts.corner(seededRandom(5, symbology), symbology);
  return picturePage(pdf, 150);
};

test.each([-3, -0.7, 0.5, 0.75, 2.2])("a page that lies %d° askew is found to", async (degrees) => {
  for (const symbology of ["pdf417", "qrcode"] as const) {
    const scan = degradeScan(await page(symbology), { degrees, blur: 0.5, quality: 50 });
    expect(Math.abs(skewOf(scan) - degrees)).toBeLessThan(0.3);
    expect(Math.abs(skewOf(deskew(scan).picture))).toBeLessThan(0.35);
  }
});

test("an empty page lies as it should", () => {
  const blank = { width: 60, height: 90, data: new Uint8Array(5400).fill(255) };
  expect(skewOf(blank)).toBe(0);
  expect(deskew(blank).picture).toBe(blank);
});
