import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import { type PassSymbology, passSymbologies } from "@gatehouse/domain/boarding-pass";
import type { GreyPicture } from "./grey-picture.ts";
import { upright } from "./upright.ts";
import { looksLikePass, type ReadBarcode } from "./page-reading.ts";

// The bytes are handed over: left alone, the module would fetch them from a network that is not there.
const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** One look at a page: how sharp, how hard, and whether it is turned upright first. */
interface Look {
  /** Pixels along the longer side of the page. */
  readonly pixels: number;
  readonly straight: boolean;
  readonly options: ReaderOptions;
}

const lying = { tryHarder: true, tryRotate: false, tryInvert: false, tryDownscale: false } as const;
const turned = { ...lying, tryRotate: true } as const;
const everyWay = { tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true } as const;

/** From quick to thorough. Nearly every pass that an airline sends is read at the first look. */
const quick: Look = { pixels: 2200, straight: false, options: lying };
const thorough: Look = { pixels: 2600, straight: false, options: everyWay };
/**
 * For scans. PDF417 is not read askew, and a soft edge is found best with many pixels to either side of one fixed threshold: with
 * these, worn passes are read that the reader alone leaves (bench/README.md).
 */
const scanned: readonly Look[] = [
  { pixels: 2600, straight: true, options: { ...turned, binarizer: "FixedThreshold" } },
  { pixels: 3400, straight: true, options: { ...turned, binarizer: "FixedThreshold" } },
  { pixels: 4600, straight: true, options: { ...turned, binarizer: "FixedThreshold" } },
  { pixels: 4600, straight: true, options: turned },
];

/** What a page is made of: drawn throughout, drawn with pictures on it, or a picture as a whole. */
export type PageKind = "drawn" | "illustrated" | "scan";

/** For drawings whose modules meet in fine light seams. */
const seamless: readonly Look[] = [
  { pixels: 3000, straight: false, options: { ...turned, binarizer: "FixedThreshold" } },
  { pixels: 1700, straight: false, options: { ...turned, binarizer: "FixedThreshold" } },
  { pixels: 2400, straight: false, options: turned },
  { pixels: 4400, straight: false, options: turned },
];

const looksAt = (kind: PageKind): readonly Look[] =>
  kind === "drawn" ? [quick, thorough, ...seamless] : [quick, ...scanned, thorough];

const isPassSymbology = (name: string): name is PassSymbology => (passSymbologies as readonly string[]).includes(name);

const isSame = (one: ReadBarcode, other: ReadBarcode) => one.text === other.text && one.symbology === other.symbology;

/** The portable grey map of a picture: the one format that the reader takes without a byte of colour. */
function greyMap({ width, height, data }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const map = new Uint8Array(head.length + data.length);
  map.set(head);
  map.set(data, head.length);
  return map;
}

/** What one look found, and whether it saw a barcode that it could not read. */
interface Seen {
  readonly barcodes: readonly ReadBarcode[];
  readonly unread: boolean;
}

/** Reads every barcode of a picture, from the top. */
export async function readPicture(picture: GreyPicture, options: ReaderOptions): Promise<Seen> {
  const results = await readBarcodes(greyMap(picture), {
    ...options,
    formats: [...passSymbologies],
    textMode: "Plain",
    returnErrors: true,
    maxNumberOfSymbols: 50,
  });
  const found: { readonly top: number; readonly barcode: ReadBarcode }[] = [];
  let unread = false;
  for (const { isValid, symbology, bytes, position } of results) {
    if (!isPassSymbology(symbology)) continue;
    if (!isValid) {
      unread = true;
      continue;
    }
    const text = Buffer.from(bytes).toString("latin1").replaceAll("\0", " ");
    found.push({ top: position.topLeft.y, barcode: { symbology, text } });
  }
  return {
    barcodes: found.toSorted((one, other) => one.top - other.top).map(({ barcode }) => barcode),
    unread,
  };
}

/**
 * Looks at a page until everything on it is read, or every look was taken. A page goes on while nothing that looks like a pass was
 * read, or something was seen and not read; a scan until a look finds nothing new besides.
 * @param render draws the page with so many pixels along its longer side
 */
export async function readPage(
  render: (pixels: number) => Promise<GreyPicture>,
  kind: PageKind,
): Promise<readonly ReadBarcode[]> {
  const found: ReadBarcode[] = [];
  for (const { pixels, straight, options } of looksAt(kind)) {
    const picture = await render(pixels);
    const { barcodes, unread } = await readPicture(straight ? upright(picture) : picture, options);
    const news = barcodes.filter((barcode) => !found.some((known) => isSame(known, barcode)));
    found.push(...news);
    const isDone = !unread && (kind !== "scan" || news.length === 0);
    if (isDone && found.some(looksLikePass)) break;
  }
  return found;
}
