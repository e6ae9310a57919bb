import { PDFDocument } from "@cantoo/pdf-lib";
import { parseBcbp } from "@gatehouse/domain/boarding-pass";
import { describe, expect, test } from "vitest";
import { layouts, passPages, picturePage, scannedPage } from "../../../test/pass-corpus/pass-pages.ts";
import { wear } from "../../../test/pass-corpus/scan-wear.ts";
import { draws } from "../automation/draws.ts";
import { symbologies } from "../automation/boarding-pass.ts";
import { readSinglePage } from "./open-pdf.ts";

/** A sample of what `pnpm bench passes` reads many of. */
const pages = await passPages(7, 1);

const textsOf = async (pdf: Uint8Array) => (await readSinglePage(pdf)).barcodes.map(({ text }) => text);

test("the corpus has every layout in every symbology", () => {
  expect(pages.length).toBe(Object.keys(layouts).length * symbologies.length);
});

test.each(pages)("$name is read whole, and nothing else", async ({ pdf, barcodes }) => {
  const texts = await textsOf(pdf);
  expect(texts.toSorted()).toEqual([...barcodes].toSorted());
  for (const text of texts) expect(parseBcbp(text)?.legs.length).toBe(Number(text[1]));
});

describe("after a scanner: turned by up to 3°, blurred, JPEG quality 50", () => {
  test.each(pages.filter((_, index) => index % 2 === 0))("$name is read", async ({ name, pdf, barcodes }) => {
    const degrees = draws("wear", name).next() * 6 - 3;
    const scan = wear(await picturePage(pdf, 200), { degrees, blur: 0.7, quality: 50 });
    expect(await textsOf(await scannedPage(scan, 200))).toEqual(expect.arrayContaining([...barcodes]));
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
