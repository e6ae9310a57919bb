import type { PagePlace } from "@gatehouse/domain/boarding-pass";
import type { GreyPicture } from "./grey-picture.ts";

/** Paper that is cut out around a place, in shares of the page's longer side: the quiet zone, and what was measured too tightly. */
const margin = 0.014;

/** Weights of the four pixels around each 256th between two of them: a cubic that passes through them (Catmull and Rom's). */
const weights = Float32Array.from({ length: 256 * 4 }, (_, index) => {
  const t = (index >> 2) / 256;
  switch (index & 3) {
    case 0:
      return (-t + 2 * t ** 2 - t ** 3) / 2;
    case 1:
      return (2 - 5 * t ** 2 + 3 * t ** 3) / 2;
    case 2:
      return (t + 4 * t ** 2 - 3 * t ** 3) / 2;
    default:
      return (t ** 3 - t ** 2) / 2;
  }
});

/** The greys between which a barcode lies, few pixels left out at either end. */
function rangeOf(data: Uint8Array): readonly [dark: number, bright: number] {
  const counts = new Uint32Array(256);
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1;
  const at = (share: number) => {
    let left = data.length * share;
    return counts.findIndex((count) => (left -= count) <= 0);
  };
  return [at(0.03), at(0.97)];
}

/** Ink made black, and paper white: one threshold fits afterwards, however grey both were. */
function stretch({ width, height, data }: GreyPicture): GreyPicture {
  const [dark, bright] = rangeOf(data);
  if (bright - dark < 32) return { width, height, data };
  return {
    width,
    height,
    data: data.map((grey) => Math.min(255, Math.max(0, ((grey - dark) * 255) / (bright - dark)))),
  };
}

function cut({ width, height, data }: GreyPicture, place: PagePlace) {
  const more = Math.round(Math.max(width, height) * margin);
  const [left, top] = [
    Math.max(0, Math.floor(place.left * width) - more),
    Math.max(0, Math.floor(place.top * height) - more),
  ];
  const right = Math.min(width, Math.ceil(place.right * width) + more);
  const bottom = Math.min(height, Math.ceil(place.bottom * height) + more);
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y += 1)
    part.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return {
    picture: { width: right - left, height: bottom - top, data: part },
    frame: { left: left / width, top: top / height, right: right / width, bottom: bottom / height },
  };
}

/** A part of a page by itself. */
export interface CroppedPicture {
  /** The part, with its paper around the place that was asked for. */
  readonly frame: PagePlace;
  /** Its picture, so many times as sharp. */
  readonly sized: (scale: number) => GreyPicture;
}

/** A picture so many times as sharp; edges stay steeper than with straight lines between pixels. */
function resize({ width, height, data }: GreyPicture, scale: number): GreyPicture {
  if (scale === 1) return { width, height, data };
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const sized = new Uint8ClampedArray(columns * rows);
  const last = (at: number, length: number) => Math.min(length - 1, Math.max(0, at));
  for (let y = 0; y < rows; y += 1) {
    const fromY = (y + 0.5) / scale - 0.5;
    const [row, down] = [Math.floor(fromY), (Math.floor(fromY * 256) & 255) * 4];
    for (let x = 0; x < columns; x += 1) {
      const fromX = (x + 0.5) / scale - 0.5;
      const [column, across] = [Math.floor(fromX), (Math.floor(fromX * 256) & 255) * 4];
      let sum = 0;
      for (let j = 0; j < 4; j += 1) {
        const line = last(row + j - 1, height) * width;
        let along = 0;
        for (let i = 0; i < 4; i += 1)
          along += (data[line + last(column + i - 1, width)] ?? 255) * (weights[across + i] ?? 0);
        sum += along * (weights[down + j] ?? 0);
      }
      sized[y * columns + x] = sum;
    }
  }
  return { width: columns, height: rows, data: new Uint8Array(sized.buffer) };
}

/** Takes a place out of a page, with black ink on white paper. */
export function crop(picture: GreyPicture, place: PagePlace): CroppedPicture {
  const { frame, picture: part } = cut(picture, place);
  const clear = stretch(part);
  return { frame, sized: (scale) => resize(clear, scale) };
}
