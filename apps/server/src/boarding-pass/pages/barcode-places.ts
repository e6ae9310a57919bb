import type { PagePlace } from "@gatehouse/domain/boarding-pass";
import type { GreyPicture } from "./grey-picture.ts";

/** Cells along the longer side of a page: on A4 one is about four points wide. */
const cellsAlong = 216;
/** Pixels of a cell that are looked at, along each side. */
const samples = 4;
/** Share of dark pixels around a cell: a barcode has about half, small print a sixth, a box or a photograph's shadow nearly all. */
const [leastDark, mostDark] = [0.3, 0.75];
/** Cells that the smallest barcode covers across, and in all; headlines and logos are smaller or have holes. */
const [leastAcross, minCells] = [7, 150];
/** Changes between dark and bright from one looked-at pixel to the next, along the better direction; a photograph has few. */
const minChanges = 0.04;
/** Share of its frame that a barcode fills. */
const minFilled = 0.65;

interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The grey halfway between ink and paper. Ink covers little of a page: its grey is that of the darkest hundredth.
 * @param counts pixels of each grey
 */
function middleOf(counts: Uint32Array, pixels: number): number {
  const at = (share: number) => {
    let left = pixels * share;
    return counts.findIndex((count) => (left -= count) <= 0);
  };
  return (at(0.01) + at(0.8)) / 2;
}

/** The page in few pixels, `samples` of them along each side of a cell: 1 where there is ink. Plain loops: every page pays for them. */
function sampleInk({ width, height, data }: GreyPicture, { columns, rows }: Cells): Uint8Array {
  const [across, down] = [columns * samples, rows * samples];
  const greys = new Uint8Array(across * down);
  const counts = new Uint32Array(256);
  const from = Uint32Array.from({ length: across }, (_, x) => Math.floor(((x + 0.5) * width) / across));
  for (let y = 0, at = 0; y < down; y += 1) {
    const line = Math.floor(((y + 0.5) * height) / down) * width;
    for (let x = 0; x < across; x += 1, at += 1) {
      const grey = data[line + (from[x] ?? 0)] ?? 255;
      greys[at] = grey;
      counts[grey] = (counts[grey] ?? 0) + 1;
    }
  }
  const middle = middleOf(counts, greys.length);
  for (let at = 0; at < greys.length; at += 1) greys[at] = (greys[at] ?? 255) < middle ? 1 : 0;
  return greys;
}

/** How dark each cell is, 0 to 1. */
function darkness(ink: Uint8Array, { columns, rows }: Cells): Float32Array {
  const dark = new Float32Array(columns * rows);
  for (let y = 0, at = 0; y < rows * samples; y += 1) {
    const row = Math.floor(y / samples) * columns;
    for (let cell = row; cell < row + columns; cell += 1)
      for (const end = at + samples; at < end; at += 1)
        if (ink[at] === 1) dark[cell] = (dark[cell] ?? 0) + 1 / samples ** 2;
  }
  return dark;
}

/** Whether the neighbourhood of each cell, three by three, is as dark as a barcode. */
function likeBarcode(dark: Float32Array, { columns, rows }: Cells): Uint8Array {
  const like = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const at = row * columns + column;
      let sum = 0;
      for (const line of [at - columns, at, at + columns])
        sum += (dark[line - 1] ?? 0) + (dark[line] ?? 0) + (dark[line + 1] ?? 0);
      like[at] = sum > 9 * leastDark && sum < 9 * mostDark ? 1 : 0;
    }
  }
  return like;
}

/** A frame in cells. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How often ink and paper take turns within a frame, per pixel that is looked at, along the direction with more turns. */
function changes(ink: Uint8Array, { columns }: Cells, { left, top, right, bottom }: Frame): number {
  const width = columns * samples;
  let [across, down, all] = [0, 0, 0];
  for (let y = top * samples; y < bottom * samples - 1; y += 1) {
    for (let at = y * width + left * samples; at < y * width + right * samples - 1; at += 1) {
      if (ink[at] !== ink[at + 1]) across += 1;
      if (ink[at] !== ink[at + width]) down += 1;
      all += 1;
    }
  }
  return Math.max(across, down) / all;
}

/** Takes the cells that hang together with one out of the map. @returns their frame, and how many there are */
function takeBlob(like: Uint8Array, { columns }: Cells, from: number): Frame & { readonly count: number } {
  const waiting = [from];
  like[from] = 0;
  let [left, top, right, bottom, count] = [columns, Number.MAX_SAFE_INTEGER, 0, 0, 0];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
    count += 1;
    for (const next of [at - 1, at + 1, at - columns, at + columns]) {
      if (like[next] !== 1) continue;
      like[next] = 0;
      waiting.push(next);
    }
  }
  return { left, top, right, bottom, count };
}

/** The finely divided dark areas of a page, whatever their shape. */
function areasOf(picture: GreyPicture): { readonly place: PagePlace; readonly frame: Frame; readonly count: number }[] {
  const cell = Math.max(picture.width, picture.height) / cellsAlong;
  const size = { columns: Math.ceil(picture.width / cell), rows: Math.ceil(picture.height / cell) };
  const { columns, rows } = size;
  const ink = sampleInk(picture, size);
  const like = likeBarcode(darkness(ink, size), size);
  const areas: { place: PagePlace; frame: Frame; count: number }[] = [];
  for (let at = 0; at < like.length; at += 1) {
    if (like[at] !== 1) continue;
    const { count, ...frame } = takeBlob(like, size, at);
    const { left, top, right, bottom } = frame;
    if (Math.min(right - left, bottom - top) < leastAcross || count < minCells) continue;
    if (changes(ink, size, frame) < minChanges) continue;
    const place = { left: left / columns, top: top / rows, right: right / columns, bottom: bottom / rows };
    areas.push({ place, frame, count });
  }
  return areas;
}

/**
 * Where a page that lies level looks like a barcode, from the top: as dark as barcodes are and as finely
 * divided, all over a rectangle. A reader that found none there has missed something, or it is a picture.
 */
export const barcodePlaces = (picture: GreyPicture): readonly PagePlace[] =>
  areasOf(picture)
    .filter(({ frame: { left, top, right, bottom }, count }) => count >= (right - left) * (bottom - top) * minFilled)
    .map(({ place }) => place);

/** Areas of which a barcode that lies at an angle may be one, at most. */
const maxAskew = 6;

/** Where a page may have a barcode that lies at an angle, the largest first. */
export const fineAreas = (picture: GreyPicture): readonly PagePlace[] =>
  areasOf(picture)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxAskew)
    .map(({ place }) => place);
