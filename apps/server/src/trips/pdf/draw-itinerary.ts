import { createRequire } from "node:module";
import { agendaOf, type ItineraryContent } from "@gatehouse/domain/trips";
import PdfKit from "pdfkit";
import { barcodeMatrix } from "../../automation/barcode-matrix.ts";
import { eventText } from "./event-text.ts";
import { type PdfLanguage, pdfWords } from "./pdf-words.ts";

/** What is printed. */
export interface PrintedItinerary {
  readonly vendorName: string;
  /** PNG or JPEG; null where the vendor has none, or one of another format. */
  readonly logo: Uint8Array | null;
  /** Address of the itinerary's page, for a QR code; empty where nobody could reach it. */
  readonly pageAddress: string;
  /** Name of the travel request that it was made for; empty for none. */
  readonly request: string;
  readonly bookingNumber: string;
  readonly version: number;
  /** Seconds since 1970, UTC; null for a draft. */
  readonly publishedAt: number | null;
  readonly content: ItineraryContent;
  readonly language: PdfLanguage;
  /** Cities of its airports by their codes. */
  readonly cities: ReadonlyMap<string, string>;
}

const require = createRequire(import.meta.url);
const fonts = {
  text: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
} as const;
/** In points. */
const page = { margin: 48, hours: 84, footer: 24, logo: 32, code: 76 } as const;
const colors = { text: "#14171f", muted: "#5b6472", rule: "#d9dde4", accent: "#1d4ed8", shift: "#6d28d9" } as const;

const dayFormat = (language: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
const dayFormats = { en: dayFormat("en-GB"), fr: dayFormat("fr") } as const;

const dayName = (date: string, language: PdfLanguage): string =>
  dayFormats[language].format(Date.parse(`${date}T00:00:00Z`));

/** The dark squares of a QR code, those of a row joined, so that no viewer shows seams. @param size in points */
function drawCode(doc: PDFKit.PDFDocument, text: string, left: number, top: number, size: number): void {
  const { columns, rows, dark } = barcodeMatrix(text, "qrcode");
  const module = size / columns;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const start = column;
      while (column < columns && dark(column, row)) column += 1;
      if (column > start) doc.rect(left + start * module, top + row * module, (column - start) * module, module);
    }
  doc.fill("#000000");
}

/** Whether a PDF can hold a picture: it is whole, and a PNG or JPEG. */
function isPicture(bytes: Uint8Array): boolean {
  try {
    new PdfKit().image(Buffer.from(bytes), 0, 0);
    return true;
  } catch {
    return false;
  }
}

/** The itinerary as a tagged PDF with fonts of its own: by local days, wherever its names come from (TRP-38). */
export async function drawItinerary(printed: PrintedItinerary): Promise<Uint8Array> {
  const { vendorName, logo, pageAddress, request, bookingNumber, version, publishedAt, content, language, cities } =
    printed;
  const w = pdfWords[language];
  const title = `${w.title} ${bookingNumber}`.trim();
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
      Author: vendorName,
      ...(publishedAt === null ? {} : { CreationDate: new Date(publishedAt * 1000) }),
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
  const block = (tag: string, draw: () => void): void => void root.add(doc.struct(tag, {}, draw));
  const rule = (color: string = colors.rule): void => {
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
    doc.endMarkedContent();
  };
  const roomFor = (height: number): void => {
    if (doc.y + height > bottom) doc.addPage();
  };

  const codeLeft = left + width - page.code;
  const headWidth = pageAddress === "" ? width : width - page.code - 24;
  if (pageAddress !== "") {
    root.add(
      doc.struct("Figure", { alt: w.online }, () => drawCode(doc, pageAddress, codeLeft, page.margin, page.code)),
    );
    block("Link", () =>
      doc
        .font("text")
        .fontSize(7)
        .fillColor(colors.muted)
        .text(w.online, codeLeft - 12, page.margin + page.code + 4, {
          width: page.code + 12,
          align: "right",
          link: pageAddress,
        }),
    );
  }
  const belowCode = pageAddress === "" ? 0 : doc.y;
  const picture = logo && isPicture(logo) ? Buffer.from(logo) : null;
  if (picture)
    root.add(
      doc.struct("Figure", { alt: vendorName }, () =>
        doc.image(picture, left, page.margin, { fit: [headWidth / 2, page.logo] }),
      ),
    );
  const top = page.margin + (picture ? page.logo + 8 : 0);
  block("P", () =>
    doc.font("bold").fontSize(11).fillColor(colors.accent).text(vendorName, left, top, { width: headWidth }),
  );
  block("H1", () =>
    doc
      .font("bold")
      .fontSize(18)
      .fillColor(colors.text)
      .text(content.itinerarySummary || w.title, { width: headWidth }),
  );
  const published =
    publishedAt === null
      ? w.draft(version)
      : `${w.version} ${version}, ${w.published} ${dayName(new Date(publishedAt * 1000).toISOString().slice(0, 10), language)}`;
  const facts = [
    ...(bookingNumber === "" ? [] : [`${w.booking} ${bookingNumber}`]),
    ...(request === "" ? [] : [`${w.request} ${request}`]),
    published,
    w.local,
  ];
  block("P", () => doc.font("text").fontSize(9).fillColor(colors.muted).text(facts.join(" · "), { width: headWidth }));
  if (content.tripDescription !== "")
    block("P", () =>
      doc.moveDown(0.5).fontSize(10).fillColor(colors.text).text(content.tripDescription, { width: headWidth }),
    );
  const names = content.travellers.map(({ prefix, firstName, middleName, lastName }) =>
    [prefix, firstName, middleName, lastName].filter((part) => part !== "").join(" "),
  );
  if (names.length > 0)
    block("P", () =>
      doc
        .moveDown(0.5)
        .fontSize(10)
        .fillColor(colors.text)
        .text(`${w.travellers}: ${names.join(", ")}`, { width: headWidth }),
    );
  // On the page on which the head ended: it may have gone over to another one.
  if (doc.bufferedPageRange().count === 1) doc.y = Math.max(doc.y, belowCode);
  doc.x = left;

  for (const day of agendaOf(content)) {
    roomFor(90);
    doc.moveDown(1);
    block("H2", () =>
      doc.font("bold").fontSize(12).fillColor(colors.text).text(dayName(day.date, language), left, doc.y, { width }),
    );
    doc.y += 4;
    rule();
    doc.y += 6;
    for (const event of day.events) {
      const { hour, zone, title: what, lines, shift, code } = eventText(event, language, cities);
      const column = width - page.hours;
      const codeWidth = code === "" ? 0 : 130;
      const hourText = zone === "" ? hour : `${hour} ${zone}`;
      const firstHeight = Math.max(
        doc
          .font("bold")
          .fontSize(10)
          .heightOfString(what, { width: column - codeWidth }),
        doc.heightOfString(hourText, { width: page.hours - 6 }),
        code === "" ? 0 : doc.font("text").fontSize(9).heightOfString(code, { width: codeWidth }),
      );
      const rest = lines.join("\n");
      const restHeight = rest === "" ? 0 : doc.font("text").fontSize(9).heightOfString(rest, { width: column });
      const shiftHeight = shift === "" ? 0 : doc.font("bold").fontSize(9).heightOfString(shift, { width: column });
      roomFor(Math.min(firstHeight + restHeight + shiftHeight + 10, 400));
      const top = doc.y;
      block("P", () => {
        doc
          .font("bold")
          .fontSize(10)
          .fillColor(colors.text)
          .text(hourText, left, top, { width: page.hours - 6 });
        if (code !== "")
          doc
            .font("text")
            .fontSize(9)
            .fillColor(colors.muted)
            .text(code, left + width - codeWidth, top, { width: codeWidth, align: "right" });
        doc
          .font("bold")
          .fontSize(10)
          .fillColor(colors.text)
          .text(what, left + page.hours, top, { width: column - codeWidth });
        // Below the longest of the three.
        doc.y = top + firstHeight;
        if (rest !== "")
          doc
            .font("text")
            .fontSize(9)
            .fillColor(colors.muted)
            .text(rest, left + page.hours, doc.y, { width: column });
        if (shift !== "")
          doc
            .font("bold")
            .fontSize(9)
            .fillColor(colors.shift)
            .text(shift, left + page.hours, doc.y, { width: column });
      });
      doc.x = left;
      doc.y += 8;
    }
  }
  root.end();

  const { start, count } = doc.bufferedPageRange();
  for (let place = 0; place < count; place += 1) {
    doc.switchToPage(start + place);
    // The footer lies below the margin, which would otherwise begin a page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    const y = doc.page.height - page.margin;
    doc.font("text").fontSize(8).fillColor(colors.muted);
    doc.text(title, left, y, { width: width / 2, lineBreak: false });
    doc.text(w.page(place + 1, count), left + width / 2, y, { width: width / 2, align: "right", lineBreak: false });
    doc.endMarkedContent();
  }
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
