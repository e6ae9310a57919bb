import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import { type PassSymbology, passSymbologies } from "@gatehouse/domain/boarding-pass";
import { looksLikePass, type ReadBarcode } from "./page-reading.ts";

/** A page as grey pixels, row by row from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white. */
  readonly data: Uint8Array;
}

// The bytes are handed over: left alone, the module would fetch them from a network that is not there.
const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** One look at a page: how sharp, and how hard. */
export interface Look {
  /** Pixels along the longer side of the page. */
  readonly pixels: number;
  readonly options: ReaderOptions;
}

const upright = { tryHarder: true, tryRotate: false, tryInvert: false, tryDownscale: false } as const;
const everyWay = { tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true } as const;

/**
 * From quick to thorough. Nearly every pass is read at the first look; a page goes on only while nothing that looks like a pass
 * was read, or something was seen and not read.
 */
export const looks: readonly Look[] = [
  { pixels: 2200, options: upright },
  { pixels: 2600, options: everyWay },
  { pixels: 3400, options: { ...everyWay, tryDenoise: true } },
  { pixels: 1700, options: { ...everyWay, binarizer: "GlobalHistogram" } },
];

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
export interface Seen {
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
 * Looks at a page until everything on it is read, or every look was taken.
 * @param render draws the page with so many pixels along its longer side
 * @param isScan whether the page may be a picture: drawn pages need no more than two looks
 */
export async function readPage(
  render: (pixels: number) => Promise<GreyPicture>,
  isScan: boolean,
): Promise<readonly ReadBarcode[]> {
  const found: ReadBarcode[] = [];
  for (const { pixels, options } of isScan ? looks : looks.slice(0, 2)) {
    const { barcodes, unread } = await readPicture(await render(pixels), options);
    for (const barcode of barcodes) if (!found.some((known) => isSame(known, barcode))) found.push(barcode);
    if (!unread && found.some(looksLikePass)) break;
  }
  return found;
}
