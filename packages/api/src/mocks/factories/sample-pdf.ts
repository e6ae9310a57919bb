import type { PagePlace, ReadPass } from "@gatehouse/domain/boarding-pass";
import { createRandom } from "../../sample-data/random.ts";

const [width, height] = [595, 340];

/** Text of a PDF string: what has a meaning there is escaped, what Latin letters cannot say is left out. */
const literal = (text: string) =>
  `(${text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`).replaceAll(/[^\x20-\x7e]/g, "")})`;

const text = (x: number, y: number, size: number, words: string, font = "F1") =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${literal(words)} Tj ET`;

/** Bars that look like a barcode from afar; no reader could read them. */
function bars(seed: number): string {
  const random = createRandom(seed);
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 92 }, (__, column) =>
      random.next() < 0.5 ? `${40 + column * 3.2} ${60 + row * 7} 3.2 7 re` : "",
    ).join(" "),
  );
  return `${rows.join(" ")} f`;
}

/** Where `bars` is on its page. */
export const sampleBarcodePlace: PagePlace = {
  left: 40 / width,
  top: 1 - (60 + 9 * 7) / height,
  right: (40 + 92 * 3.2) / width,
  bottom: 1 - 60 / height,
};

function drawPass(pass: ReadPass | undefined, page: number, pages: number): string {
  const leg = pass?.legs[0];
  const name = pass?.printedName ?? "";
  const flight = `${leg?.operatingCarrier ?? ""} ${leg?.flightNumber ?? ""}`;
  return [
    "0.12 0.23 0.54 rg",
    `0 ${height - 56} ${width} 56 re f`,
    "1 1 1 rg",
    text(24, height - 36, 20, pass ? "BOARDING PASS" : "TRAVEL INFORMATION", "F2"),
    "0.07 0.1 0.15 rg",
    text(24, 252, 9, "Passenger"),
    text(24, 232, 16, name, "F2"),
    text(330, 252, 9, "Booking reference"),
    text(330, 232, 16, leg?.pnr ?? "", "F2"),
    text(24, 204, 9, "From / To"),
    text(24, 178, 24, `${leg?.from ?? ""} - ${leg?.to ?? ""}`, "F2"),
    text(200, 204, 9, "Flight"),
    text(200, 180, 16, flight, "F2"),
    text(330, 204, 9, "Day of year"),
    text(330, 180, 16, String(leg?.dayOfYear ?? leg?.date ?? ""), "F2"),
    text(440, 204, 9, "Seat"),
    text(440, 180, 16, leg?.seat ?? "", "F2"),
    ...(pass?.source === "barcode" ? [bars(page)] : []),
    text(440, 24, 9, `Page ${page} of ${pages}`),
  ].join("\n");
}

/**
 * A small PDF that looks like what an airline prints; letters come from the reader's machine.
 * @param pages what each page says; a page without a pass is something else
 */
export const createSamplePdf = (pages: readonly (ReadPass | undefined)[]): string =>
  pdfOf(
    pages.map((pass, index) => drawPass(pass, index + 1, pages.length)),
    { width, height },
  );

/** A page of lines, below one another. */
export const createTextPdf = (lines: readonly string[]): string =>
  pdfOf([lines.map((line, place) => text(48, 780 - place * 22, place === 0 ? 18 : 11, line)).join("\n")], {
    width: 595,
    height: 842,
  });

function pdfOf(streams: readonly string[], size: { readonly width: number; readonly height: number }): string {
  const kids = streams.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const entries = objects.length + 1;
  return `${file}xref\n0 ${entries}\n0000000000 65535 f \n${table}trailer\n<< /Size ${entries} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
}
