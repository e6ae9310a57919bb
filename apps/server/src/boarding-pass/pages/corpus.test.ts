import { PDFDocument } from "@cantoo/pdf-lib";
import { parseBcbp } from "@gatehouse/domain/boarding-pass";
import { describe, expect, test } from "vitest";
import { layouts, passPages, picturePage, scannedPage } from "../../../test/pass-corpus/pass-pages.ts";
import { degradeScan } from "../../../test/pass-corpus/degrade-scan.ts";
import { scan, scanners } from "../../../test/pass-corpus/degraded-pages.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { symbologies } from "../../automation/boarding-pass.ts";
import { sampleOf } from "../../../test/sample.ts";
import { readSinglePage } from "./open-pdf.ts";

/** Milliseconds that a worn page may take with everything around it, on a machine that is busy with other tests. */
const patience = 120_000;

/** A sample of what `pnpm bench passes` reads many of. */
const pages = await passPages(7, 1);

const textsOf = async (pdf: Uint8Array) => (await readSinglePage(pdf)).barcodes.map(({ text }) => text);

test("the corpus has every layout in every symbology", () => {
  expect(pages.length).toBe(Object.keys(layouts).length * symbologies.length);
});

test.each(sampleOf(pages, 8, "pages"))("$name is read whole, and nothing else", async ({ pdf, barcodes }) => {
  const texts = await textsOf(pdf);
  expect(texts.toSorted()).toEqual([...barcodes].toSorted());
  for (const text of texts) expect(parseBcbp(text)?.legs.length).toBe(Number(text[1]));
});

describe("after a scanner: turned by up to 3°, blurred, JPEG quality 50", { timeout: patience }, () => {
  // Every layout twice, every symbology, and every scanner.
  const worn = pages.flatMap((page, index) => {
    const row = Math.floor(index / symbologies.length);
    const scanner = scanners[(index + row) % scanners.length];
    return scanner && (index + row) % 2 === 0 ? [{ page, scanner }] : [];
  });
  test.each(sampleOf(worn, 4, "worn pages"))("$page.name is read at $scanner.name", async ({ page, scanner }) => {
    const { pdf, barcodes } = await scan(page, scanner);
    expect(await textsOf(pdf)).toEqual(expect.arrayContaining([...barcodes]));
  });
});

/** PDF417 is not read askew, and one code among several is missed more quietly than the only one. */
describe("several PDF417 on one scan", { timeout: patience }, () => {
  const several = async (seed: number, layout: "family" | "group", number: number) =>
    layouts[layout](seededRandom(seed, layout, "pdf417", number), "pdf417");

  const askew = [
    { seed: 1926, layout: "family", number: 0, degrees: 1.1, dotsPerInch: 200, blur: 0.7 },
    { seed: 1926, layout: "family", number: 1, degrees: 1.26, dotsPerInch: 200, blur: 0.7 },
    { seed: 1926, layout: "group", number: 0, degrees: -2.67, dotsPerInch: 300, blur: 1.2 },
  ] as const;
  test.each(sampleOf(askew, 1, "askew"))(
    "$layout, $degrees° askew at $dotsPerInch dpi",
    async ({ seed, layout, number, ...how }) => {
      const { pdf, barcodes } = await several(seed, layout, number);
      const picture = degradeScan(await picturePage(pdf, how.dotsPerInch), { ...how, quality: 50 });
      expect((await textsOf(await scannedPage(picture, how.dotsPerInch))).toSorted()).toEqual([...barcodes].toSorted());
    },
  );

  test("on grey paper with a shadow and noise", async () => {
    const grey = scanners.find(({ isGrey }) => isGrey);
    if (!grey) throw new Error("No scanner has grey paper.");
    for (const seed of sampleOf([1926, 77], 1, "grey")) {
      const page = await several(seed, "family", 1);
      const { pdf, barcodes } = await scan({ ...page, name: "family pdf417 1" }, grey);
      expect((await textsOf(pdf)).toSorted()).toEqual([...barcodes].toSorted());
    }
  });
});

describe("a page that is no pass", () => {
  test("has no barcode, and its text is kept", async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText("Terms and conditions of carriage", { x: 40, y: 700 });
    expect(await readSinglePage(await document.save())).toEqual({
      barcodes: [],
      text: "Terms and conditions of carriage",
    });
  });

  test("may be of any size", async () => {
    for (const size of [
      [1, 1],
      [20, 14_000],
      [5000, 5000],
    ] as const) {
      const document = await PDFDocument.create();
      document.addPage([...size]);
      expect((await readSinglePage(await document.save())).barcodes).toEqual([]);
    }
  });
});
