import { createRequire } from "node:module";
import PdfKit from "pdfkit";

const require = createRequire(import.meta.url);
const fonts = {
  text: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
} as const;
/** In points. */
const page = { margin: 48, footer: 24 } as const;
export const pdfColors = {
  text: "#14171f",
  muted: "#5b6472",
  rule: "#d9dde4",
  accent: "#1d4ed8",
  shift: "#6d28d9",
} as const;

export interface PdfHead {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Seconds since 1970, UTC; null leaves it to the moment of drawing. */
  readonly createdAt: number | null;
  /** What stands at the foot of every page, at its right. */
  readonly pageOf: (page: number, pages: number) => string;
}

/** A tagged PDF of A4 pages with fonts of its own, for all scripts that people write their names in. */
export function taggedPdf({ title, author, language, createdAt, pageOf }: PdfHead) {
  const doc = new PdfKit({
    size: "A4",
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.margin + page.footer },
    bufferPages: true,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: "1.7",
    font: fonts.text,
    info: {
      Title: title,
      Author: author,
      ...(createdAt === null ? {} : { CreationDate: new Date(createdAt * 1000) }),
    },
  });
  doc.registerFont("text", fonts.text);
  doc.registerFont("bold", fonts.bold);
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", () => resolve());
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const left = page.margin;
  const width = doc.page.width - 2 * page.margin;
  const bottom = doc.page.height - page.margin - page.footer;

  const drawFooters = (): void => {
    const { start, count } = doc.bufferedPageRange();
    for (let place = 0; place < count; place += 1) {
      doc.switchToPage(start + place);
      // The footer lies below the margin, which would otherwise begin a page.
      doc.page.margins.bottom = 0;
      doc.markContent("Artifact", { type: "Pagination" });
      const y = doc.page.height - page.margin;
      doc.font("text").fontSize(8).fillColor(pdfColors.muted);
      doc.text(title, left, y, { width: width / 2, lineBreak: false });
      doc.text(pageOf(place + 1, count), left + width / 2, y, { width: width / 2, align: "right", lineBreak: false });
      doc.endMarkedContent();
    }
  };
  return {
    doc,
    root,
    /** Of the lines' left edge, in points. */
    left,
    /** Of the lines, in points. */
    width,
    /** Of the first line, in points from the top. */
    top: page.margin,
    /** Draws something that is one element of the document's structure. */
    block: (tag: string, draw: () => void): void => void root.add(doc.struct(tag, {}, draw)),
    /** A line from edge to edge that says nothing. */
    rule: (): void => {
      doc.markContent("Artifact", { type: "Layout" });
      doc
        .moveTo(left, doc.y)
        .lineTo(left + width, doc.y)
        .lineWidth(0.75)
        .strokeColor(pdfColors.rule)
        .stroke();
      doc.endMarkedContent();
    },
    /** Goes on to the next page where this one has no room for so much. @param height in points */
    roomFor: (height: number): void => {
      if (doc.y + height > bottom) doc.addPage();
    },
    /** Numbers the pages and ends the document. */
    finish: async (): Promise<Uint8Array> => {
      root.end();
      drawFooters();
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
