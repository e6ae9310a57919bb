import { expect, test } from "vitest";
import { layouts } from "../../test/pass-corpus/pass-pages.ts";
import { readSinglePage } from "../boarding-pass/pages/open-pdf.ts";
import { barcodePlace } from "./barcode-place.ts";
import { symbologies } from "./boarding-pass.ts";
import { seededRandom } from "../platform/seeded-random.ts";

test.each(symbologies)("the %s of a drawn pass is read where it is said to be", async (symbology) => {
  const { pdf } = await layouts.house(seededRandom(11, symbology), symbology);
  const place = (await readSinglePage(pdf)).barcodes[0]?.place;
  const said = barcodePlace(symbology);
  for (const side of ["left", "top", "right", "bottom"] as const)
    expect(Math.abs((place?.[side] ?? Number.NaN) - said[side])).toBeLessThan(0.012);
});
