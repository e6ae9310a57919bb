import { PageSizes, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { passLetters } from "@gatehouse/domain/boarding-pass";
import { barcodeMatrix, drawMatrix } from "./barcode-matrix.ts";
import { passBarcode, type PassFacts } from "./boarding-pass.ts";

/** Saturated enough to tell airlines apart, dark enough for white text upon it. */
function colour(hue: number, lightness: number) {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return lightness - 0.6 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return rgb(channel(0), channel(8), channel(4));
}

const ink = rgb(0.1, 0.12, 0.16);
const grey = rgb(0.42, 0.45, 0.5);
const white = rgb(1, 1, 1);

interface Pens {
  readonly document: PDFDocument;
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** The standard fonts know Western letters only. */
const printable = (text: string) => text.normalize("NFC").replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?");

function field({ page, plain, bold }: Pens, label: string, value: string, x: number, y: number, size = 15) {
  page.drawText(label.toUpperCase(), { x, y: y + size + 4, size: 6.5, font: plain, color: grey });
  page.drawText(printable(value), { x, y, size, font: bold, color: ink });
}

function fitted(font: PDFFont, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / Math.max(1, font.widthOfTextAtSize(text, size)));
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const printedDate = (date: string) =>
  `${date.slice(8)} ${months[Number(date.slice(5, 7)) - 1] ?? ""} ${date.slice(0, 4)}`;

function drawAirport({ page, plain, bold }: Pens, { iata, name }: PassFacts["from"], x: number, y: number) {
  page.drawText(iata, { x, y, size: 40, font: bold, color: ink });
  const text = printable(name);
  page.drawText(text, { x, y: y - 14, size: fitted(plain, text, 8, 150), font: plain, color: grey });
}

/** Draws a pass across the top of an A4 page. */
function drawPass(pens: Pens, facts: PassFacts): void {
  const { document, page, plain, bold } = pens;
  const { airline, airlineName, flightnum, firstname, lastname, pnr, eticket, symbology } = facts;
  const top = page.getHeight() - 40;
  const [left, width, height] = [36, page.getWidth() - 72, 262];
  const bottom = top - height;

  page.drawRectangle({
    x: left,
    y: bottom,
    width,
    height,
    borderColor: rgb(0.8, 0.82, 0.85),
    borderWidth: 0.8,
    color: white,
  });
  page.drawRectangle({ x: left, y: top - 38, width, height: 38, color: colour(facts.hue, 0.32) });
  page.drawText(printable(airlineName), { x: left + 16, y: top - 25, size: 16, font: bold, color: white });
  page.drawText("BOARDING PASS", {
    x: left + width - 16 - bold.widthOfTextAtSize("BOARDING PASS", 11),
    y: top - 23,
    size: 11,
    font: bold,
    color: white,
  });

  const name = `${passLetters(lastname)} / ${passLetters(firstname)}`;
  page.drawText("PASSENGER", { x: left + 16, y: top - 56, size: 6.5, font: plain, color: grey });
  page.drawText(name, { x: left + 16, y: top - 73, size: fitted(bold, name, 14, 320), font: bold, color: ink });
  drawAirport(pens, facts.from, left + 16, top - 124);
  drawAirport(pens, facts.to, left + 190, top - 124);
  page.drawLine({
    start: { x: left + 118, y: top - 110 },
    end: { x: left + 172, y: top - 110 },
    thickness: 1.2,
    color: colour(facts.hue, 0.45),
  });
  page.drawSvgPath("M0 -4L7 0L0 4Z", { x: left + 168, y: top - 110, color: colour(facts.hue, 0.45), borderWidth: 0 });

  field(pens, "Flight", `${airline} ${flightnum}`, left + 16, top - 182);
  field(pens, "Date", printedDate(facts.date), left + 92, top - 182);
  field(pens, "Departs", facts.departure, left + 196, top - 182);
  field(pens, "Boarding", facts.boarding, left + 262, top - 182);
  field(pens, "Gate", facts.gate, left + 16, top - 228);
  field(pens, "Seat", facts.seat, left + 92, top - 228);
  field(pens, "Seq", String(facts.sequence).padStart(3, "0"), left + 152, top - 228);
  field(pens, "Booking", pnr, left + 196, top - 228);
  field(pens, "Class", "Y", left + 276, top - 228);
  page.drawText(eticket === null ? "" : `E-TICKET ${eticket.slice(0, 3)}-${eticket.slice(3)}`, {
    x: left + 16,
    y: bottom + 12,
    size: 7,
    font: plain,
    color: grey,
  });

  const stub = left + 346;
  page.drawLine({
    start: { x: stub, y: bottom },
    end: { x: stub, y: top - 38 },
    thickness: 0.6,
    color: grey,
    dashArray: [3, 3],
  });
  const matrix = barcodeMatrix(passBarcode(facts), symbology);
  const [room, tall] = [left + width - stub - 24, height - 38 - 56];
  const module = Math.min(room / matrix.columns, tall / matrix.rows);
  const x = stub + 12 + (room - module * matrix.columns) / 2;
  const y = bottom + 40 + (tall + module * matrix.rows) / 2;
  drawMatrix(document, page, matrix, module, x, y);
  page.drawText(`${facts.from.iata} - ${facts.to.iata}   ${facts.seat}`, {
    x: stub + 14,
    y: bottom + 12,
    size: 9,
    font: bold,
    color: ink,
  });

  const notes = [
    "Be at the gate at the boarding time; it closes 15 minutes before departure.",
    "Bring the travel document that you booked with. Liquids in the cabin: up to 100 ml each.",
  ];
  for (const [index, note] of notes.entries())
    page.drawText(note, { x: left, y: bottom - 28 - index * 14, size: 9, font: plain, color: grey });
}

/** A document of passes, one to a page; the same facts give the same bytes except for the moment written into them. */
export async function drawPasses(passes: readonly PassFacts[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  for (const facts of passes) drawPass({ document, page: document.addPage(PageSizes.A4), plain, bold }, facts);
  const [first] = passes;
  if (first) document.setTitle(`Boarding pass ${first.airline}${first.flightnum} ${printedDate(first.date)}`);
  document.setProducer("Simulated airline");
  return document.save({ useObjectStreams: false });
}
