import { agendaOf, type ItineraryContent } from "@gatehouse/domain/trips";
import PdfKit from "pdfkit";
import { barcodeMatrix } from "../../automation/barcode-matrix.ts";
import { pdfColors as colors, taggedPdf } from "../../platform/pdf/tagged-pdf.ts";
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
  readonly bookingNo: string;
  readonly version: number;
  /** Seconds since 1970, UTC; null for a draft. */
  readonly publishedAt: number | null;
  readonly content: ItineraryContent;
  readonly language: PdfLanguage;
  /** Cities of its airports by their codes. */
  readonly cities: ReadonlyMap<string, string>;
}

/** In points. */
const sizes = { hours: 84, logo: 32, code: 76 } as const;

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
  const { vendorName, logo, pageAddress, request, bookingNo, version, publishedAt, content, language, cities } =
    printed;
  const w = pdfWords[language];
  const title = `${w.title} ${bookingNo}`.trim();
  const {
    doc,
    root,
    left,
    width,
    top: firstLine,
    block,
    rule,
    roomFor,
    finish,
  } = taggedPdf({
    title,
    author: vendorName,
    language,
    createdAt: publishedAt,
    pageOf: w.page,
  });

  const codeLeft = left + width - sizes.code;
  const headWidth = pageAddress === "" ? width : width - sizes.code - 24;
  if (pageAddress !== "") {
    root.add(
      doc.struct("Figure", { alt: w.online }, () => drawCode(doc, pageAddress, codeLeft, firstLine, sizes.code)),
    );
    block("Link", () =>
      doc
        .font("text")
        .fontSize(7)
        .fillColor(colors.muted)
        .text(w.online, codeLeft - 12, firstLine + sizes.code + 4, {
          width: sizes.code + 12,
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
        doc.image(picture, left, firstLine, { fit: [headWidth / 2, sizes.logo] }),
      ),
    );
  const top = firstLine + (picture ? sizes.logo + 8 : 0);
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
    ...(bookingNo === "" ? [] : [`${w.booking} ${bookingNo}`]),
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
      const column = width - sizes.hours;
      const codeWidth = code === "" ? 0 : 130;
      const hourText = zone === "" ? hour : `${hour} ${zone}`;
      const firstHeight = Math.max(
        doc
          .font("bold")
          .fontSize(10)
          .heightOfString(what, { width: column - codeWidth }),
        doc.heightOfString(hourText, { width: sizes.hours - 6 }),
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
          .text(hourText, left, top, { width: sizes.hours - 6 });
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
          .text(what, left + sizes.hours, top, { width: column - codeWidth });
        // Below the longest of the three.
        doc.y = top + firstHeight;
        if (rest !== "")
          doc
            .font("text")
            .fontSize(9)
            .fillColor(colors.muted)
            .text(rest, left + sizes.hours, doc.y, { width: column });
        if (shift !== "")
          doc
            .font("bold")
            .fontSize(9)
            .fillColor(colors.shift)
            .text(shift, left + sizes.hours, doc.y, { width: column });
      });
      doc.x = left;
      doc.y += 8;
    }
  }
  return finish();
}
