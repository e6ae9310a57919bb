import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import { type PagePlace, type PassSymbology, passSymbologies } from "@gatehouse/domain/boarding-pass";
import { deskewedAreas } from "./deskewed-areas.ts";
import { barcodePlaces } from "./barcode-places.ts";
import { crop } from "./crop.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { looksLikePass, type ReadBarcode } from "./page-reading.ts";
import { unrotated, type Point, type RotatedPicture } from "./rotate.ts";
import { deskew } from "./deskew.ts";

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

/** The look, counted from 0, after which places that nobody read are looked at by themselves, in the same picture. */
const closeLook = 1;

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
  kind === "drawn" ? [quick, thorough, ...seamless] : [{ ...quick, straight: true }, ...scanned, thorough];

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

/** A barcode in a picture of a page. */
interface Found extends Pick<ReadBarcode, "symbology" | "text"> {
  /** Its corners, in pixels. */
  readonly corners: readonly Point[];
  /** The part of the picture that it accounts for. */
  readonly place: PagePlace;
}

/** What one look found, and whether it saw a barcode that it could not read. */
interface Seen {
  readonly found: readonly Found[];
  readonly unread: boolean;
}

/** The frame around points, which are in shares of a page. */
function frameOf(corners: readonly Point[]): PagePlace {
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return {
    left: share(Math.min(...across)),
    top: share(Math.min(...down)),
    right: share(Math.max(...across)),
    bottom: share(Math.max(...down)),
  };
}

async function look(picture: GreyPicture, options: ReaderOptions): Promise<Seen> {
  const results = await readBarcodes(greyMap(picture), {
    ...options,
    formats: [...passSymbologies],
    textMode: "Plain",
    returnErrors: true,
    maxNumberOfSymbols: 50,
  });
  const found: Found[] = [];
  let unread = false;
  for (const { isValid, symbology, bytes, position } of results) {
    if (!isPassSymbology(symbology)) continue;
    if (!isValid) {
      unread = true;
      continue;
    }
    const text = Buffer.from(bytes).toString("latin1").replaceAll("\0", " ");
    const { topLeft, topRight, bottomLeft, bottomRight } = position;
    const corners = [topLeft, topRight, bottomLeft, bottomRight];
    found.push({ symbology, text, corners, place: frameOf(corners.map(unrotated(picture).before)) });
  }
  return { found, unread };
}

const fromTop = (barcodes: readonly ReadBarcode[]): ReadBarcode[] =>
  barcodes.toSorted((one, other) => one.place.top - other.place.top);

/** A barcode where it is on the page. */
const onPage = ({ symbology, text, corners }: Found, { before }: RotatedPicture): ReadBarcode => ({
  symbology,
  text,
  place: frameOf(corners.map(before)),
});

/** Reads every barcode of a picture, from the top. */
export async function readPicture(picture: GreyPicture, options: ReaderOptions): Promise<readonly ReadBarcode[]> {
  return fromTop((await look(picture, options)).found.map((one) => onPage(one, unrotated(picture))));
}

/** Share of a place that a barcode must lie upon to account for it. */
const minCovered = 0.3;

function isCovered(place: PagePlace, by: PagePlace): boolean {
  const across = Math.min(place.right, by.right) - Math.max(place.left, by.left);
  const down = Math.min(place.bottom, by.bottom) - Math.max(place.top, by.top);
  const area = (place.right - place.left) * (place.bottom - place.top);
  return across > 0 && down > 0 && across * down >= area * minCovered;
}

/** How a place that looks like a barcode is looked at by itself; small pictures, so that many looks cost little. */
const closely: readonly { readonly scale: number; readonly options: ReaderOptions }[] = [
  { scale: 1, options: { ...turned, binarizer: "FixedThreshold" } },
  { scale: 1, options: turned },
  { scale: 0.7, options: { ...turned, binarizer: "FixedThreshold" } },
  { scale: 1.5, options: { ...turned, binarizer: "FixedThreshold" } },
  { scale: 0.7, options: turned },
  { scale: 1.5, options: turned },
  { scale: 0.5, options: everyWay },
  { scale: 1, options: { ...everyWay, tryDenoise: true } },
];
/** Places of a page that are looked at by themselves: a page of photographs has many, and no passes. */
const maxPlaces = 16;

/** Reads what is in one place of a page, by itself. */
async function readClosely(picture: GreyPicture, place: PagePlace): Promise<readonly Found[]> {
  const { frame, sized } = crop(picture, place);
  for (const { scale, options } of closely) {
    const part = sized(scale);
    const { found } = await look(part, options);
    const wide = ((frame.right - frame.left) * picture.width) / part.width;
    const tall = ((frame.bottom - frame.top) * picture.height) / part.height;
    const inPicture = ({ x, y }: Point): Point => ({
      x: frame.left * picture.width + x * wide,
      y: frame.top * picture.height + y * tall,
    });
    if (found.length > 0) return found.map((one) => ({ ...one, corners: one.corners.map(inPicture), place }));
  }
  return [];
}

/** Seconds of processor time after which no further look is taken: what was read by then counts, long before the process is given up. */
const patience = 9;

function usedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Reads barcodes that lie at any angle, as on a photographed pass. PDF417 is read level only; the others are read as they lie, and
 * have been by now. For pages on which nothing was found otherwise.
 */
async function readAskew(page: GreyPicture, until: number): Promise<readonly ReadBarcode[]> {
  const found: ReadBarcode[] = [];
  for (const laid of deskewedAreas(page)) {
    if (usedSeconds() > until) break;
    for (const options of [turned, { ...turned, binarizer: "FixedThreshold" as const }]) {
      const seen = (await look(laid.picture, options)).found;
      found.push(...seen.map((one) => onPage(one, laid)).filter((one) => !found.some((known) => isSame(known, one))));
      if (seen.length > 0) break;
    }
  }
  return found;
}

/** Nothing is drawn on it: the back of a page, or what came out of a scanner by itself. */
function isBlank({ data }: GreyPicture): boolean {
  const [paper] = data;
  return data.every((grey) => grey === paper);
}

/**
 * Looks at a page until everything on it is read, or every look was taken. A page goes on while nothing that looks like a pass was
 * read, or something was seen and not read; a scan until a look finds nothing new besides. Places that look like a barcode and that
 * nobody read are looked at by themselves after the second look, and at any angle when nothing was read until then.
 * @param render draws the page with so many pixels along its longer side
 */
export async function readPage(
  render: (pixels: number) => Promise<GreyPicture>,
  kind: PageKind,
): Promise<readonly ReadBarcode[]> {
  const until = usedSeconds() + patience;
  const found: ReadBarcode[] = [];
  let missed: readonly PagePlace[] | undefined;
  /** @returns how many of them nobody saw before; the same pass may be printed twice, and accounts for both places */
  const keep = (seen: readonly Found[], laid: RotatedPicture): number => {
    missed = missed?.filter((place) => !seen.some((one) => isCovered(place, one.place)));
    const before = found.length;
    for (const barcode of seen.map((one) => onPage(one, laid)))
      if (!found.some((known) => isSame(known, barcode))) found.push(barcode);
    return found.length - before;
  };
  for (const [number, { pixels, straight, options }] of looksAt(kind).entries()) {
    const drawn = await render(pixels);
    if (isBlank(drawn)) break; // whatever the look
    const laid = straight ? deskew(drawn) : unrotated(drawn);
    const { picture } = laid;
    missed ??= barcodePlaces(picture).slice(0, maxPlaces);
    const { found: seen, unread } = await look(picture, options);
    const news = keep(seen, laid);
    if (number === closeLook) {
      for (const place of missed) if (usedSeconds() < until) keep(await readClosely(picture, place), laid);
      missed = [];
      // Most of what remains is no pass at all; the further looks are for soft and faded ones.
      if (!found.some(looksLikePass)) found.push(...(await readAskew(drawn, until)));
    }
    const isDone = !unread && missed.length === 0 && (kind !== "scan" || news === 0);
    if ((isDone && found.some(looksLikePass)) || usedSeconds() > until) break;
  }
  return fromTop(found);
}
