import { PDFDocument, PDFName, type PDFObject, type PDFPage, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { layouts, picturePage } from "../../../test/pass-corpus/pass-pages.ts";
import { pdfTextOf } from "../../../test/pdf-text.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { makeInert, openPdf, readSinglePage, takePage } from "./open-pdf.ts";

const marker = "SECRET-PAYLOAD";
type Context = PDFDocument["context"];
const action = (context: Context, kind: string, more: object = {}) =>
  context.obj({ Type: "Action", S: kind, JS: PDFString.of(`app.alert("${marker}")`), ...more });

function addAnnotation(page: PDFPage, context: Context, entries: Record<string, PDFObject | string | number[]>): void {
  page.node.addAnnot(context.register(context.obj({ Type: "Annot", Rect: [10, 10, 90, 40], ...entries })));
}
const link = (context: Context, url: string) =>
  context.obj({ S: "URI", URI: PDFString.of(url), Next: action(context, "JavaScript") });
const fileOf = (context: Context) =>
  context.obj({
    Type: "Filespec",
    F: PDFString.of("evil.exe"),
    EF: { F: context.register(context.flateStream(marker, { Type: "EmbeddedFile" })) },
  });

/** Ways in which a page may act, by name. */
const ways: Readonly<Record<string, (document: PDFDocument, page: PDFPage) => void | Promise<void>>> = {
  "a javascript: link": (_, page) =>
    addAnnotation(page, page.doc.context, {
      Subtype: "Link",
      A: link(page.doc.context, `javascript:alert('${marker}')`),
    }),
  "one that is disguised": (_, page) =>
    addAnnotation(page, page.doc.context, { Subtype: "Link", A: link(page.doc.context, `JaVa\tScript:${marker}`) }),
  "a data: link": (_, page) =>
    addAnnotation(page, page.doc.context, { Subtype: "Link", A: link(page.doc.context, `data:text/html,${marker}`) }),
  "a file: link": (_, page) =>
    addAnnotation(page, page.doc.context, { Subtype: "Link", A: link(page.doc.context, `file:///etc/${marker}`) }),
  "a script behind a link": (_, page) =>
    addAnnotation(page, page.doc.context, { Subtype: "Link", A: action(page.doc.context, "JavaScript") }),
  "a script when the page is opened": ({ context }, page) =>
    page.node.set(PDFName.of("AA"), context.obj({ O: action(context, "JavaScript") })),
  "a script when the document is opened": ({ context, catalog }) =>
    catalog.set(PDFName.of("OpenAction"), action(context, "JavaScript")),
  "a script of the document": (document) => document.addJavaScript("main", `app.alert("${marker}")`),
  "a program to start": (_, page) =>
    addAnnotation(page, page.doc.context, {
      Subtype: "Link",
      A: action(page.doc.context, "Launch", { F: PDFString.of(`${marker}.exe`) }),
    }),
  "a form to send": (_, page) =>
    addAnnotation(page, page.doc.context, {
      Subtype: "Widget",
      FT: PDFName.of("Btn"),
      T: PDFString.of(marker),
      A: action(page.doc.context, "SubmitForm", { F: PDFString.of(`https://evil.example/${marker}`) }),
    }),
  "a form with scripts, and XFA": ({ context, catalog }, page) => {
    const field = context.register(
      context.obj({ FT: "Tx", T: PDFString.of(marker), AA: { K: action(context, "JavaScript") } }),
    );
    addAnnotation(page, context, { Subtype: "Widget", Parent: field });
    const XFA = context.register(context.flateStream(`<xdp>${marker}</xdp>`));
    catalog.set(PDFName.of("AcroForm"), context.obj({ Fields: [field], XFA }));
  },
  "a file on the page": ({ context }, page) =>
    addAnnotation(page, context, { Subtype: "FileAttachment", FS: fileOf(context) }),
  "a file of the document": async (document) => {
    await document.attach(Buffer.from(marker), `${marker}.txt`);
  },
  "a file within what is drawn": ({ context }, page) => {
    const form = context.flateStream("0 0 1 1 re f", {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 1, 1],
      AF: [fileOf(context)],
      PieceInfo: { Evil: { Private: PDFString.of(marker) } },
    });
    page.node.addContentStream(
      context.register(context.flateStream(`${page.node.newXObject("F", context.register(form)).toString()} Do`)),
    );
  },
  "a film": ({ context }, page) =>
    addAnnotation(page, context, { Subtype: "Screen", A: action(context, "Rendition", { R: fileOf(context) }) }),
  "a way to another page, with what it says": (document, page) => {
    const other = document.addPage();
    other.drawText(marker);
    addAnnotation(page, document.context, {
      Subtype: "Link",
      A: document.context.obj({ S: "GoTo", D: [other.ref, "Fit"] }),
    });
    addAnnotation(page, document.context, { Subtype: "Link", Dest: document.context.obj([other.ref, "Fit"]) });
  },
};

const active =
  /JavaScript|\/JS\b|OpenAction|\/AA\b|Launch|SubmitForm|EmbeddedFile|XFA|AcroForm|javascript:|data:|file:|GoTo|Rendition/i;

// BP-2
describe("a page that is taken out loses", () => {
  test.each(Object.keys(ways))("%s", async (way) => {
    const pass = await layouts.house(seededRandom(8, "inert"), "azteccode");
    const document = await PDFDocument.load(pass.pdf);
    const page = document.getPage(0);
    await ways[way]?.(document, page);
    const whole = await document.save({ useObjectStreams: false });
    expect(await pdfTextOf(whole)).toContain(marker);
    const { pdf: taken } = await takePage(await openPdf(whole), 0);
    const said = await pdfTextOf(taken);
    expect(said).not.toContain(marker);
    expect(said).not.toMatch(active);
    // So does a file as a whole; the other page is then a page of its own.
    const inert = await makeInert(whole);
    expect(await pdfTextOf(inert.pdf)).not.toMatch(active);
    expect(inert.pages).toBe(document.getPageCount());
    expect((await pdfTextOf(inert.pdf)).includes(marker)).toBe(inert.pages > 1);
    // The pass itself is as it was.
    const { barcodes } = await readSinglePage(taken);
    expect(barcodes.map(({ text }) => text)).toEqual([...pass.barcodes]);
  });
});

test("text and looks stay, a harmless link too; and the same page gives the same bytes", async () => {
  const { pdf } = await layouts.terms(seededRandom(8, "looks"), "pdf417");
  const document = await PDFDocument.load(pdf);
  const page = document.getPage(0);
  addAnnotation(page, document.context, {
    Subtype: "Link",
    A: link(document.context, "https://airline.example/a?b=(1)"),
  });
  addAnnotation(page, document.context, { Subtype: "Link", A: link(document.context, "mailto:help@airline.example") });
  const ink = document.context.flateStream("1 0 0 rg 0 0 80 30 re f", {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, 80, 30],
  });
  const AP = document.context.obj({ N: document.context.register(ink) });
  addAnnotation(page, document.context, {
    Subtype: "Widget",
    FT: PDFName.of("Tx"),
    AP,
    A: action(document.context, "JavaScript"),
  });
  const whole = await document.save();
  const { pdf: taken } = await takePage(await openPdf(whole), 0);
  expect(Buffer.from((await takePage(await openPdf(whole), 0)).pdf)).toEqual(Buffer.from(taken));
  const [before, after] = [await picturePage(pdf, 60), await picturePage(taken, 60)];
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  // But for the field that was added, in the lower left corner.
  const field = { right: (100 / 595) * before.width, top: before.height * (1 - 50 / 842) };
  let different = 0;
  for (let y = 0; y < before.height; y += 1)
    for (let x = 0; x < before.width; x += 1)
      if (!(x < field.right && y > field.top) && before.data[y * before.width + x] !== after.data[y * before.width + x])
        different += 1;
  expect(different).toBe(0);
  expect((await readSinglePage(taken)).text).toBe((await readSinglePage(pdf)).text);
  const said = await pdfTextOf(taken);
  expect(said).toContain("https://airline.example/a?b=\\(1\\)");
  expect(said).toContain("mailto:help@airline.example");
  expect(said).toContain("/Subtype /Stamp");
  expect(said).not.toMatch(active);
});
