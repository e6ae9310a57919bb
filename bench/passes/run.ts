import { parseBcbp } from "@gatehouse/domain/boarding-pass";
import {
  openPdf,
  type PassPage,
  passPages,
  picturePage,
  readPicture,
  readSinglePage,
  scan,
  type Scanner,
  scanners,
  takePage,
} from "@gatehouse/server/pass-corpus";
import type { BenchRow, BenchTable } from "../lib/table.ts";
import { readingRows } from "./reading-server.ts";

/** `BENCH_PASSES=full` reads several hundred worn pages and takes some ten minutes; otherwise a sample of them, in about two. */
const isFull = process.env["BENCH_PASSES"] === "full";
/** Pages of every layout in every symbology: as airlines send them, and after each scanner. */
const cleanEach = isFull ? 6 : 2;
const wornEach = isFull ? 2 : 1;
const peer = "zxing on the bare bitmap";

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
  const { barcodes } = await readSinglePage((await takePage(await openPdf(pdf), 0)).pdf);
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
    const texts = alone.result.map(({ text }) => text);
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

/** @param step one page in so many is read: the sample meets every layout, and every symbology with another scanner */
async function wornRows(scanner: Scanner, step: number, first: number): Promise<BenchRow[]> {
  const pages = (await passPages(1926, wornEach)).filter(
    (_, index) => (index + Math.floor(index / 4)) % step === first,
  );
  let [whole, wholeBare, ours, bare] = [0, 0, 0, 0];
  for (const page of pages) {
    const worn = await scan(page, scanner);
    const read = await timed(() => readUploaded(worn.pdf));
    ours += read.seconds;
    if (isWhole(page, read.result)) whole += 1;
    else console.log(`not whole after ${scanner.name}: ${page.name}, ${worn.degrees.toFixed(2)}°`);
    const alone = await timed(() => readPicture(worn.picture, {}));
    bare += alone.seconds;
    const texts = alone.result.map(({ text }) => text);
    if (isWhole(page, texts)) wholeBare += 1;
  }
  return [
    {
      what: `scanned: ${scanner.name}, turned by up to 3°, blurred by ${scanner.blur} pixels, JPEG quality 50`,
      bar: "≥ 99 %",
      ours: rate(whole, pages.length),
      peers: { [peer]: rate(wholeBare, pages.length) },
      met: whole >= pages.length * 0.99,
    },
    {
      what: "the same, pages per second of one core",
      bar: "–",
      ours: (pages.length / ours).toFixed(1),
      peers: { [peer]: (pages.length / bare).toFixed(1) },
      met: true,
    },
  ];
}

/** Measures reading of boarding passes from pictures and PDFs beside other readers. */
export async function run(): Promise<BenchTable> {
  const rows = await cleanRows();
  for (const [index, scanner] of scanners.entries())
    rows.push(...(isFull ? await wornRows(scanner, 1, 0) : await wornRows(scanner, 2, index % 2)));
  return {
    name: "Boarding passes: reading uploaded pages",
    rows: [...rows, ...(await readingRows())],
    notes: `Eight layouts (an airline's A4 sheet, a telephone's screen, a small code in a corner, a page laid in sideways, two to four legs with security data, a family of two to four and a group of five to eight on one page, a code in a box between small print) in PDF417, Aztec, QR and Data Matrix, drawn anew from a seed${isFull ? "" : "; a sample, `BENCH_PASSES=full` reads all"}. Ours: the page taken out of the file, rendered, read, and parsed as a BCBP; a page counts when every barcode on it was read. The peer gets the bitmap itself with its thorough defaults, and neither renders nor parses. Seconds are processor time of the whole process, so that other work on the machine counts as little as possible. The scanner is a model: bilinear rotation, Gaussian blur, the quantisation of JPEG's luminance at quality 50, and for grey paper pale ink, a shadow across the page, and noise. The event loop's delay is what \`monitorEventLoopDelay\` tells in a server process whose operator uploads one PDF of fifty pages, ten of them scans, and asks how far it is ten times a second; "at rest" is the same without an upload.`,
  };
}
