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
  /** 2,500 megapixels, in words only: what unfolds is cut short. */
  "a picture of 50,000 pixels each way": (document, page) => {
    const more = { Type: "XObject", Subtype: "Image", Width: 50_000, Height: 50_000, ColorSpace: "DeviceGray" };
    draw(document, page, packed(document, Buffer.alloc(50_000), 1, { ...more, BitsPerComponent: 8 }));
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

const tree =
  "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj\n";
const onePage = "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >> endobj\n";
const fileOf = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    ["%PDF-1.7\n", ...parts, "trailer << /Root 1 0 R /Size 5 >>\n%%EOF\n"].map((part) => Buffer.from(part)),
  );

/** Files made to exhaust whoever looks them through, before anybody asks for one of their pages. */
export const hostileFiles = {
  /** Two kilobytes that unfold to 300 MB of objects. */
  "objects in a stream without end": () => {
    const data = [1, 2].reduce<Uint8Array>(
      (packing) => deflateSync(packing, { level: 9 }),
      Buffer.alloc(300 * 2 ** 20, "0 "),
    );
    const entries = `/Type /ObjStm /N 100000 /First 400000 /Length ${data.length} /Filter [/FlateDecode /FlateDecode]`;
    return fileOf(tree, onePage, `4 0 obj << ${entries} >> stream\n`, data, "\nendstream endobj\n");
  },
  "arrays within arrays": () => fileOf(tree, onePage, `4 0 obj ${"[".repeat(200_000)} endobj\n`),
  "references in a circle": () => fileOf(tree, "3 0 obj 4 0 R endobj\n4 0 obj 3 0 R endobj\n"),
} satisfies Readonly<Record<string, () => Uint8Array>>;

/** One whose table of contents names itself as the one before: harmless to who looks only once. */
export const circularTable = (): Uint8Array =>
  fileOf(
    tree,
    onePage,
    "xref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Size 4 /Prev 190 >>\nstartxref\n190\n",
  );
