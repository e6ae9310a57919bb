import { expect, test } from "vitest";
import { layouts, picturePage, scannedPage } from "../../../test/pass-corpus/pass-pages.ts";
import { degradeScan } from "../../../test/pass-corpus/degrade-scan.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { readSinglePage } from "./open-pdf.ts";

/** A PDF417, which no reader reads at an angle by itself, on a page that was photographed so. */
test.each([
  { layout: "terms", degrees: 30 },
  { layout: "house", degrees: -45 },
] as const)(
  "a PDF417 that is turned by $degrees° is read, and said to be where it is",
  async ({ layout, degrees }) => {
    const { pdf, barcodes } = await layouts[layout](seededRandom(4, layout, degrees), "pdf417");
    const photograph = degradeScan(await picturePage(pdf, 200), { degrees, blur: 0.7, quality: 50 });
    const found = (await readSinglePage(await scannedPage(photograph, 200))).barcodes;
    expect(found.map(({ text }) => text)).toEqual([...barcodes]);
    // Its middle, turned like the page.
    const level = (await readSinglePage(pdf)).barcodes[0]?.place;
    const [place, { width, height }] = [found[0]?.place, photograph];
    if (!place || !level) throw new Error("Nothing was read.");
    const [x, y] = [((level.left + level.right) / 2 - 0.5) * width, ((level.top + level.bottom) / 2 - 0.5) * height];
    const angle = (degrees * Math.PI) / 180;
    const across = (x * Math.cos(angle) - y * Math.sin(angle)) / width + 0.5;
    const down = (x * Math.sin(angle) + y * Math.cos(angle)) / height + 0.5;
    expect(Math.abs((place.left + place.right) / 2 - across)).toBeLessThan(0.03);
    expect(Math.abs((place.top + place.bottom) / 2 - down)).toBeLessThan(0.03);
  },
  60_000,
);
