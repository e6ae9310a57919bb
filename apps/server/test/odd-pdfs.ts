import { PDFDocument, PDFName, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { deflateSync } from "node:zlib";

/** So many empty pages. */
export async function emptyPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([300, 300]);
  return document.save();
}

/** One page that opens with a password only, or that opens and forbids to be changed. */
export async function encryptedPdf(passwords: { readonly userPassword?: string; readonly ownerPassword: string }) {
  const document = await PDFDocument.create();
  document.addPage().drawText("secret");
  document.encrypt({ userPassword: "", ...passwords, permissions: { modifying: false } });
  return document.save();
}

/** A PDF whose page tree has no end. */
export const endlessPdf = (): Uint8Array =>
  Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      "2 0 obj << /Type /Pages /Count 1 /Kids [2 0 R] >> endobj",
      "trailer << /Root 1 0 R /Size 3 >>",
      "%%EOF",
    ].join("\n"),
  );

/** A page made to exhaust whoever opens it; its file is small. */
type Bomb = (document: PDFDocument, page: PDFPage) => void;

const formOf = (document: PDFDocument, content: string, more: object = {}) =>
  document.context.register(
    document.context.flateStream(content, { Type: "XObject", Subtype: "Form", BBox: [0, 0, 600, 600], ...more }),
  );
const draw = (document: PDFDocument, page: PDFPage, object: PDFRef) =>
  page.node.addContentStream(
    document.context.register(
      document.context.flateStream(`600 0 0 600 0 0 cm ${page.node.newXObject("X", object).toString()} Do`),
    ),
  );

/** A stream packed as often as it takes to be small. */
function packed(document: PDFDocument, bytes: Uint8Array, times: number, more: object): PDFRef {
  let data = bytes;
  for (let time = 0; time < times; time += 1) data = deflateSync(data, { level: 9 });
  const Filter = Array.from({ length: times }, () => "FlateDecode");
  return document.context.register(document.context.stream(data, { ...more, Filter }));
}

export const bombs: Readonly<Record<string, Bomb>> = {
  /** 144 megapixels. */
  "a huge image": (document, page) => {
    const side = 12_000;
    draw(
      document,
      page,
      packed(document, Buffer.alloc(side * side), 2, {
        Type: "XObject",
        Subtype: "Image",
        Width: side,
        Height: side,
        ColorSpace: "DeviceGray",
        BitsPerComponent: 8,
      }),
    );
  },
  /** Instructions that unfold to 300 MB. */
  "instructions without end": (document, page) => {
    const line = Buffer.from("0 0 m 600 600 l 300 10 l 10 300 l h f\n");
    page.node.addContentStream(packed(document, Buffer.alloc(300 * 2 ** 20, line), 2, {}));
  },
  /** Forms within forms: ten to the tenth of them. */
  "nested forms": (document, page) => {
    let form = formOf(document, "0 0 1 1 re f");
    for (let depth = 0; depth < 10; depth += 1)
      form = formOf(document, "/F Do ".repeat(10), { Resources: { XObject: { F: form } } });
    draw(document, page, form);
  },
  "a giant page": (document, page) => {
    page.node.set(PDFName.of("MediaBox"), document.context.obj([0, 0, 1e9, 1e9]));
    page.node.addContentStream(document.context.register(document.context.flateStream("0 0 1e9 1e9 re f")));
  },
  /** An array within an array, a thousand deep. */
  "deep nesting": (document, page) => {
    let inner = document.context.obj([]);
    for (let depth = 0; depth < 1000; depth += 1) inner = document.context.obj([inner]);
    page.node.set(PDFName.of("Group"), inner);
  },
};

/** A file of two passes with a bomb between them. @param ordinary a file of one page */
export async function bombBetween(bomb: Bomb, ordinary: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const from = await PDFDocument.load(ordinary);
  const [one] = await document.copyPages(from, [0]);
  const [other] = await document.copyPages(from, [0]);
  if (!one || !other) throw new Error("There is no page.");
  document.addPage(one);
  bomb(document, document.addPage([600, 600]));
  document.addPage(other);
  return document.save({ useObjectStreams: false });
}
