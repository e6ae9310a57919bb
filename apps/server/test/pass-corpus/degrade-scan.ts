import { seededRandom } from "../../src/platform/seeded-random.ts";
import type { GreyPicture } from "../../src/boarding-pass/pages/grey-picture.ts";

/** Paper and light that are not as they should be: grey paper, pale ink, a shadow, a sensor that rushes. */
export interface Paper {
  /** Grey of the paper where it is brightest, and of the ink: 0 to 255. */
  readonly white: number;
  readonly black: number;
  /** How much darker the paper is at the far end of a shadow that falls from left to right. */
  readonly shadow: number;
  /** Standard deviation of the sensor's noise, in steps of grey. */
  readonly noise: number;
  /** The same seed gives the same noise. */
  readonly seed: string;
}

/** What a scanner does to a page. */
export interface ScanQuality {
  /** Degrees, clockwise. */
  readonly degrees: number;
  /** Standard deviation of a Gaussian, in pixels; 0 for none. */
  readonly blur: number;
  /** JPEG quality, 1 to 100. */
  readonly quality: number;
  /** White paper, black ink and a silent sensor when left out. */
  readonly paper?: Paper;
}

/** Turns a picture about its middle; what comes in from outside is white. */
function rotate({ width, height, data }: GreyPicture, degrees: number): GreyPicture {
  const turned = new Uint8Array(width * height).fill(255);
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = cos * (x - middleX) + sin * (y - middleY) + middleX;
      const fromY = -sin * (x - middleX) + cos * (y - middleY) + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, below] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (data[at] ?? 255) * (1 - right) + (data[at + 1] ?? 255) * right;
      const lower = (data[at + width] ?? 255) * (1 - right) + (data[at + width + 1] ?? 255) * right;
      turned[y * width + x] = Math.round(upper * (1 - below) + lower * below);
    }
  }
  return { width, height, data: turned };
}

/** White and black become the greys of paper and ink, darker towards the right. */
function print({ width, height, data }: GreyPicture, { white, black, shadow }: Paper): GreyPicture {
  const printed = new Uint8Array(data.length);
  for (let x = 0; x < width; x += 1) {
    const brightest = white - (shadow * x) / width;
    for (let at = x; at < data.length; at += width)
      printed[at] = black + ((data[at] ?? 255) / 255) * (brightest - black);
  }
  return { width, height, data: printed };
}

function addPaperNoise({ width, height, data }: GreyPicture, { noise, seed }: Paper): GreyPicture {
  const draw = seededRandom("noise", seed);
  const noisy = new Uint8Array(data.length);
  // The sum of four dice is close enough to a Gaussian; its deviation is the square root of a third.
  for (let at = 0; at < data.length; at += 1) {
    const dice = draw.next() + draw.next() + draw.next() + draw.next() - 2;
    noisy[at] = Math.min(255, Math.max(0, Math.round((data[at] ?? 255) + dice * Math.sqrt(3) * noise)));
  }
  return { width, height, data: noisy };
}

/** One direction of a Gaussian blur. @param step distance of neighbours in the data */
function blurAlong(data: Uint8Array, step: number, kernel: readonly number[]): Uint8Array {
  const half = (kernel.length - 1) / 2;
  const blurred = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    let sum = 0;
    for (let tap = -half; tap <= half; tap += 1) sum += (data[at + tap * step] ?? 255) * (kernel[tap + half] ?? 0);
    blurred[at] = Math.round(sum);
  }
  return blurred;
}

function blur({ width, height, data }: GreyPicture, deviation: number): GreyPicture {
  if (deviation === 0) return { width, height, data };
  const half = Math.ceil(deviation * 3);
  const weights = Array.from({ length: half * 2 + 1 }, (_, tap) =>
    Math.exp(-((tap - half) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const kernel = weights.map((weight) => weight / sum);
  return { width, height, data: blurAlong(blurAlong(data, 1, kernel), width, kernel) };
}

/** Quantisation of luminance, ITU-T T.81 table K.1: what JPEG libraries use at quality 50. */
const luminance = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
const cosines = Float64Array.from({ length: 64 }, (_, index) => {
  const [frequency, sample] = [index >> 3, index & 7];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * sample + 1) * frequency * Math.PI) / 16);
});

/** Eight values times the cosines, along rows or columns. */
function transform(from: Float64Array, to: Float64Array, alongRows: boolean, inverse: boolean): void {
  for (let line = 0; line < 8; line += 1) {
    for (let out = 0; out < 8; out += 1) {
      let sum = 0;
      for (let into = 0; into < 8; into += 1) {
        const value = from[alongRows ? line * 8 + into : into * 8 + line] ?? 0;
        sum += value * (cosines[inverse ? into * 8 + out : out * 8 + into] ?? 0);
      }
      to[alongRows ? line * 8 + out : out * 8 + line] = sum;
    }
  }
}

/**
 * What writing and reading a JPEG takes from a grey picture: blocks of 8 × 8, transformed, rounded by the table of that quality,
 * and transformed back. The entropy coding in between loses nothing, so it is left out.
 */
function compress({ width, height, data }: GreyPicture, quality: number): GreyPicture {
  const scale = quality < 50 ? 5000 / quality : 200 - quality * 2;
  const steps = luminance.map((value) => Math.min(255, Math.max(1, Math.floor((value * scale + 50) / 100))));
  const worn = new Uint8Array(data.length);
  const [block, half] = [new Float64Array(64), new Float64Array(64)];
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      let flat = true;
      for (let cell = 0; cell < 64; cell += 1) {
        const [x, y] = [Math.min(left + (cell & 7), width - 1), Math.min(top + (cell >> 3), height - 1)];
        const value = (data[y * width + x] ?? 255) - 128;
        flat &&= value === 127;
        block[cell] = value;
      }
      if (!flat) {
        transform(block, half, true, false);
        transform(half, block, false, false);
        for (let cell = 0; cell < 64; cell += 1) {
          const step = steps[cell] ?? 1;
          block[cell] = Math.round((block[cell] ?? 0) / step) * step;
        }
        transform(block, half, true, true);
        transform(half, block, false, true);
      }
      for (let cell = 0; cell < 64; cell += 1) {
        const [x, y] = [left + (cell & 7), top + (cell >> 3)];
        if (x < width && y < height)
          worn[y * width + x] = Math.min(255, Math.max(0, Math.round((block[cell] ?? 0) + 128)));
      }
    }
  }
  return { width, height, data: worn };
}

/** A page after scanning. */
export function degradeScan(
  picture: GreyPicture,
  { degrees, blur: deviation, quality, paper }: ScanQuality,
): GreyPicture {
  const laid = rotate(picture, degrees);
  const seen = paper ? addPaperNoise(blur(print(laid, paper), deviation), paper) : blur(laid, deviation);
  return compress(seen, quality);
}
