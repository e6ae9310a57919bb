import { parseBcbp } from "@gatehouse/domain/boarding-pass";
import {
  draws,
  openPdf,
  type PassPage,
  passPages,
  picturePage,
  readPicture,
  readSinglePage,
  scannedPage,
  takePage,
  wear,
} from "@gatehouse/server/pass-corpus";
import type { BenchRow, BenchTable } from "../lib/table.ts";

/** Pages of every layout in every symbology: as airlines send them, and after each scanner. */
const cleanEach = Number(process.env["BENCH_PASSES"] ?? 10);
const wornEach = Math.ceil(cleanEach * 0.3);
const peer = "zxing on the bare bitmap";

/** Two ways to scan badly: few dots, and many dots out of focus. `blur` is a Gaussian's deviation in pixels. */
const scanners = [
  { dotsPerInch: 200, blur: 0.7 },
  { dotsPerInch: 300, blur: 1.2 },
] as const;

const isWhole = ({ barcodes }: PassPage, texts: readonly string[]) => barcodes.every((text) => texts.includes(text));
const rate = (good: number, all: number) => `${((good / all) * 100).toFixed(1)} % (${good} of ${all} pages)`;

/** Seconds of processor time, all threads of this process. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number }> {
  const from = processorSeconds();
  const result = await work();
  return { result, seconds: processorSeconds() - from };
}

/** From the uploaded file to what its barcodes say: what the reading job does for a page, without the database. */
async function readUploaded(pdf: Uint8Array): Promise<string[]> {
  const { barcodes } = await readSinglePage(await takePage(await openPdf(pdf), 0));
  return barcodes.flatMap(({ text, symbology }) => (parseBcbp(text, symbology) ? [text] : []));
}

async function cleanRows(): Promise<BenchRow[]> {
  const pages = await passPages(2026, cleanEach);
  const warm = pages.slice(0, 24);
  for (const { pdf } of warm) await readUploaded(pdf);
  let [whole, wholeBare, ours, bare] = [0, 0, 0, 0];
  for (const page of pages) {
    const read = await timed(() => readUploaded(page.pdf));
    ours += read.seconds;
    if (isWhole(page, read.result)) whole += 1;
    else console.log(`not whole as drawn: ${page.name}`);
    // As sharp as our first look; rendering is not counted.
    const picture = await picturePage(page.pdf, 188);
    const alone = await timed(() => readPicture(picture, {}));
    bare += alone.seconds;
    const texts = alone.result.barcodes.map(({ text }) => text);
    if (isWhole(page, texts)) wholeBare += 1;
  }
  const perSecond = pages.length / ours;
  return [
    {
      what: "from PDF to BCBP, pages per second of one core",
      bar: "≥ 15",
      ours: perSecond.toFixed(1),
      peers: { [peer]: (pages.length / bare).toFixed(1) },
      met: perSecond >= 15,
    },
    {
      what: "as airlines send them: pages of which every barcode was read",
      bar: "100 %",
      ours: rate(whole, pages.length),
      peers: { [peer]: rate(wholeBare, pages.length) },
      met: whole === pages.length,
    },
  ];
}

async function wornRows(): Promise<BenchRow[]> {
  const pages = await passPages(1926, wornEach);
  const rows: BenchRow[] = [];
  for (const { dotsPerInch, blur } of scanners) {
    let [whole, wholeBare, ours, bare] = [0, 0, 0, 0];
    for (const page of pages) {
      const degrees = draws("scanner", dotsPerInch, page.name).next() * 6 - 3;
      const picture = wear(await picturePage(page.pdf, dotsPerInch), { degrees, blur, quality: 50 });
      const scan = await scannedPage(picture, dotsPerInch);
      const read = await timed(() => readUploaded(scan));
      ours += read.seconds;
      if (isWhole(page, read.result)) whole += 1;
      else console.log(`not whole at ${dotsPerInch} dpi: ${page.name}, ${degrees.toFixed(2)}°`);
      const alone = await timed(() => readPicture(picture, {}));
      bare += alone.seconds;
      const texts = alone.result.barcodes.map(({ text }) => text);
      if (isWhole(page, texts)) wholeBare += 1;
    }
    rows.push({
      what: `scanned with ${dotsPerInch} dpi, turned by up to 3°, blurred by ${blur} pixels, JPEG quality 50`,
      bar: "≥ 99 %",
      ours: rate(whole, pages.length),
      peers: { [peer]: rate(wholeBare, pages.length) },
      met: whole >= pages.length * 0.99,
    });
    rows.push({
      what: `the same, pages per second of one core`,
      bar: "–",
      ours: (pages.length / ours).toFixed(1),
      peers: { [peer]: (pages.length / bare).toFixed(1) },
      met: true,
    });
  }
  return rows;
}

export async function run(): Promise<BenchTable> {
  return {
    name: "Boarding passes: reading uploaded pages",
    rows: [...(await cleanRows()), ...(await wornRows())],
    notes:
      "Six layouts (an airline's A4 sheet, a telephone's screen, a small code in a corner, a page laid in sideways, two to four legs with security data, a family of two to four on one page) in PDF417, Aztec, QR and Data Matrix, drawn anew from a seed. Ours: the page taken out of the file, rendered, read, and parsed as a BCBP; a page counts when every barcode on it was read. The peer gets the bitmap itself with its thorough defaults, and neither renders nor parses. Seconds are processor time of the whole process, so that other work on the machine counts as little as possible. The scanner is a model: bilinear rotation, Gaussian blur, and the quantisation of JPEG's luminance at quality 50.",
  };
}
