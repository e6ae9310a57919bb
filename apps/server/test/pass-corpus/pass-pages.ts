import { PageSizes, PDFDocument, PDFName, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { encode } from "bcbp";
import { barcodeMatrix, drawMatrix } from "../../src/automation/barcode-matrix.ts";
import { drawPasses } from "../../src/automation/draw-passes.ts";
import { type PassFacts, passBarcode, symbologies, type Symbology } from "../../src/automation/boarding-pass.ts";
import { seededRandom, type SeededRandom } from "../../src/platform/seeded-random.ts";
import type { GreyPicture } from "../../src/boarding-pass/pages/grey-picture.ts";

/** A page of the corpus with what a reader must find on it. */
export interface PassPage {
  /** Layout, symbology and number. */
  readonly name: string;
  readonly pdf: Uint8Array;
  /** Texts of its barcodes, in no order. */
  readonly barcodes: readonly string[];
}

const people = [
  "GARCIA/INES",
  "OEDEGAARD/KARI",
  "NGUYEN/THILAN",
  "FEATHERSTONEHAUGH/OL",
  "X/WEI",
  "DESMETANDERSEN/JOAN",
];
const routes = ["BCN LHR", "OSL CDG", "SIN KUL", "FRA JFK", "DUB STN", "WAW ATH"];
const airports = (route: string) => ({ from: route.slice(0, 3), to: route.slice(4) });

/** A pass out of dice. */
function drawFacts(draw: SeededRandom, symbology: Symbology): PassFacts {
  const { from, to } = airports(draw.pick(routes));
  return {
    airline: draw.pick(["VY", "U2", "W6", "DY", "LH", "BA"]),
    airlineName: draw.pick(["Vueling Airlines", "easyJet", "Wizz Air", "Norwegian"]),
    flightnum: String(draw.between(1, 9999)),
    pnr: draw.letters("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6),
    firstname: draw.pick(["Inés", "Kari", "Joan", "Lea"]),
    lastname: draw.pick(["García López", "Ødegaard", "Nguyễn", "Smith"]),
    from: { iata: from, name: `${from} International` },
    to: { iata: to, name: `${to} International` },
    date: `2026-${String(draw.between(1, 12)).padStart(2, "0")}-15`,
    departure: "18:35",
    boarding: "17:55",
    gate: "B24",
    seat: `${draw.between(1, 31)}${draw.pick(["A", "C", "F"])}`,
    sequence: draw.between(1, 189),
    eticket: draw.chance(0.7) ? draw.letters("0123456789", 13) : null,
    symbology,
    hue: draw.between(0, 359),
  };
}

/** A BCBP of several legs, each with its own conditional fields. */
export function severalLegs(draw: SeededRandom, legs: number): string {
  const day = new Date("2026-12-15T00:00:00Z");
  return encode({
    meta: { formatCode: "M", electronicTicketIndicator: "E", versionNumber: 6 },
    data: {
      passengerName: draw.pick(people),
      passengerDescription: "0",
      checkInSource: "W",
      boardingPassIssuanceSource: "W",
      issuanceDate: day,
      documentType: "B",
      boardingPassIssuerDesignator: "LH",
      legs: Array.from({ length: legs }, (_, leg) => {
        const { from, to } = airports(routes[(leg + 1) % routes.length] ?? "BCN LHR");
        return {
          operatingCarrierPNR: draw.letters("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6),
          departureAirport: from,
          arrivalAirport: to,
          operatingCarrierDesignator: "LH",
          flightNumber: String(draw.between(1, 9999)).padStart(4, "0"),
          flightDate: day,
          compartmentCode: "Y",
          seatNumber: "012A",
          checkInSequenceNumber: "0042",
          passengerStatus: "1",
          marketingCarrierDesignator: "LH",
          airlineNumericCode: "220",
          serialNumber: draw.letters("0123456789", 10),
        };
      }),
      securityDataType: "1",
      securityData: draw.letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/", 60),
    },
  });
}

/** Where a barcode is on a page: its left upper corner and its width, in points. */
interface Place {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

async function drawPage(
  size: readonly [width: number, height: number],
  symbology: Symbology,
  places: readonly Place[],
  { turned = 0, print = [] }: { readonly turned?: number; readonly print?: readonly string[] } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([...size]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, line] of ["BOARDING PASS", "Please be at the gate in time.", "Have a good flight."].entries())
    page.drawText(line, { x: 20, y: page.getHeight() - 24 - index * 14, size: 11, font });
  // Above and below a box that the barcodes are in.
  for (const [index, line] of print.entries())
    page.drawText(line, { x: 40, y: (index < 20 ? 760 : 580) - index * 9, size: 7, font });
  if (print.length > 0)
    page.drawRectangle({ x: 40, y: 410, width: 515, height: 165, borderColor: rgb(0, 0, 0), borderWidth: 1 });
  for (const { text, left, top, width } of places) {
    const matrix = barcodeMatrix(text, symbology);
    drawMatrix(document, page, matrix, width / matrix.columns, left, top);
  }
  if (turned !== 0) page.node.set(PDFName.of("Rotate"), document.context.obj(turned));
  return document.save({ useObjectStreams: false });
}

/** Lines of conditions that nobody reads. */
function smallPrint(draw: SeededRandom): string[] {
  const words = [
    "carriage",
    "the",
    "passenger",
    "shall",
    "of",
    "liability",
    "baggage",
    "not",
    "Montreal",
    "at",
    "gate",
    "and",
  ];
  return Array.from({ length: 60 }, () => Array.from({ length: 20 }, () => draw.pick(words)).join(" "));
}

type Layout = (draw: SeededRandom, symbology: Symbology) => Promise<Omit<PassPage, "name">>;

/** PDF417 is wide and flat; the others are square. */
const wide = (symbology: Symbology, flat: number, square: number) => (symbology === "pdf417" ? flat : square);

/** Ways in which airlines lay a pass out. */
export const layouts = {
  /** The simulated airline's own. */
  house: async (draw, symbology) => {
    const facts = drawFacts(draw, symbology);
    return { pdf: await drawPasses([facts]), barcodes: [passBarcode(facts)] };
  },
  /** A telephone's screen, sent as a page of its own. */
  wallet: async (draw, symbology) => {
    const text = passBarcode(drawFacts(draw, symbology));
    const place = { text, left: 30, top: 360, width: 240 };
    return { pdf: await drawPage([300, 540], symbology, [place]), barcodes: [text] };
  },
  /** A small code in the corner of a sheet to print at home. */
  corner: async (draw, symbology) => {
    const text = passBarcode(drawFacts(draw, symbology));
    const width = wide(symbology, 170, 92);
    const place = { text, left: 595 - 30 - width, top: 140, width };
    return { pdf: await drawPage(PageSizes.A4, symbology, [place]), barcodes: [text] };
  },
  /** Printed along the other edge, as a sheet that was laid in sideways. */
  sideways: async (draw, symbology) => {
    const text = passBarcode(drawFacts(draw, symbology));
    const place = { text, left: 60, top: 700, width: wide(symbology, 220, 130) };
    return { pdf: await drawPage(PageSizes.A4, symbology, [place], { turned: 90 }), barcodes: [text] };
  },
  connection: async (draw, symbology) => {
    const text = severalLegs(draw, draw.between(2, 4));
    const place = { text, left: 80, top: 640, width: wide(symbology, 320, 190) };
    return { pdf: await drawPage(PageSizes.Letter, symbology, [place]), barcodes: [text] };
  },
  /** One page for the whole family, a barcode each. */
  family: async (draw, symbology) => {
    const texts = Array.from({ length: draw.between(2, 4) }, () => passBarcode(drawFacts(draw, symbology)));
    const width = wide(symbology, 200, 120);
    const places = texts.map((text, index) => ({
      text,
      left: index % 2 === 0 ? 60 : 330,
      top: 700 - Math.floor(index / 2) * 300,
      width,
    }));
    return { pdf: await drawPage(PageSizes.A4, symbology, places), barcodes: texts };
  },
  /** A group on one page, two columns of passes. */
  group: async (draw, symbology) => {
    const texts = Array.from({ length: draw.between(5, 8) }, () => passBarcode(drawFacts(draw, symbology)));
    const places = texts.map((text, index) => ({
      text,
      left: index % 2 === 0 ? 50 : 320,
      top: 740 - Math.floor(index / 2) * 180,
      width: wide(symbology, 200, 110),
    }));
    return { pdf: await drawPage(PageSizes.A4, symbology, places), barcodes: texts };
  },
  /** A code between small print, in a box. */
  terms: async (draw, symbology) => {
    const text = passBarcode(drawFacts(draw, symbology));
    const place = { text, left: 60, top: 560, width: wide(symbology, 220, 120) };
    const print = smallPrint(draw);
    return { pdf: await drawPage(PageSizes.A4, symbology, [place], { print }), barcodes: [text] };
  },
} as const satisfies Readonly<Record<string, Layout>>;

/** `each` pages of every layout in every symbology; the same seed gives the same pages. */
export async function passPages(seed: number, each: number): Promise<PassPage[]> {
  const pages: PassPage[] = [];
  for (const [layout, drawLayout] of Object.entries(layouts)) {
    for (const symbology of symbologies) {
      for (let number = 0; number < each; number += 1)
        pages.push({
          name: `${layout} ${symbology} ${number}`,
          ...(await drawLayout(seededRandom(seed, layout, symbology, number), symbology)),
        });
    }
  }
  return pages;
}

let library: Promise<PDFiumLibrary> | undefined;

/** A page as a printer and a scanner of so many dots an inch see it, before any wear. */
export async function picturePage(pdf: Uint8Array, dotsPerInch: number): Promise<GreyPicture> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  try {
    return await document.getPage(0).render({ scale: dotsPerInch / 72, colorSpace: "Gray", render: "bitmap" });
  } finally {
    document.destroy();
  }
}

/** A picture as the one image of a page, as scanners save it. */
export async function scannedPage({ width, height, data }: GreyPicture, dotsPerInch: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([(width * 72) / dotsPerInch, (height * 72) / dotsPerInch]);
  const image = document.context.flateStream(data, {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: "DeviceGray",
    BitsPerComponent: 8,
  });
  const name = page.node.newXObject("Scan", document.context.register(image));
  const drawing = document.context.flateStream(
    `q ${page.getWidth()} 0 0 ${page.getHeight()} 0 0 cm ${name.toString()} Do Q`,
  );
  page.node.addContentStream(document.context.register(drawing));
  return document.save({ useObjectStreams: false });
}

/** Several documents as one, page after page. */
export async function joinPages(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  for (const pdf of pdfs) {
    const from = await PDFDocument.load(pdf);
    for (const page of await joined.copyPages(from, from.getPageIndices())) joined.addPage(page);
  }
  return joined.save({ useObjectStreams: false });
}
