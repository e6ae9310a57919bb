import type { GreyPicture } from "./grey-picture.ts";
import { unrotated, rotate, type RotatedPicture } from "./rotate.ts";

/** A scanned page lies this far askew at most: degrees either way. */
const mostDegrees = 4;
/** Pixels along the longer side of the picture that the skew is measured on. */
const measuredPixels = 900;
/** Steps of grey that are an edge. */
const weakestEdge = 40;

/** Means of squares of pixels: a smaller picture. */
function shrink({ width, height, data }: GreyPicture, factor: number): GreyPicture {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const small = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = 0; y < factor; y += 1) {
        const at = (row * factor + y) * width + column * factor;
        for (let x = 0; x < factor; x += 1) sum += data[at + x] ?? 255;
      }
      small[row * columns + column] = sum / (factor * factor);
    }
  }
  return { width: columns, height: rows, data: small };
}

/** Its multiples, without their whole parts, are spread evenly. */
const golden = 0.618_033_988_75;

/** The places where a picture changes from one pixel to the next, along one of its directions. */
interface Edges {
  /** Along the lines that the edges belong to, and across them. */
  readonly along: readonly number[];
  readonly across: readonly number[];
  readonly weights: readonly number[];
  readonly lines: number;
  readonly length: number;
}

/** Lines of text, boxes and barcodes end in such edges. @param upright for edges that stand, as on a page laid in sideways */
function edgesOf({ width, height, data }: GreyPicture, upright: boolean): Edges {
  const [along, across, weights]: [number[], number[], number[]] = [[], [], []];
  const neighbour = upright ? 1 : width;
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const step = Math.abs((data[at] ?? 255) - (data[at - neighbour] ?? 255));
      if (step < weakestEdge) continue;
      along.push(upright ? y : x);
      // Somewhere within its pixel, evenly spread: whole numbers would fall together best on a page that is not turned at all.
      across.push((upright ? x : y) + ((weights.length * golden) % 1));
      weights.push(step);
    }
  }
  return { along, across, weights, lines: upright ? width : height, length: upright ? height : width };
}

/** How strongly edges gather in lines once a page is turned; compared with what chance would give. */
function gathering({ along, across, weights, lines, length }: Edges, slope: number): number {
  const bins = new Float64Array(lines + Math.ceil(length * Math.abs(slope)) * 2 + 4);
  const offset = length * Math.abs(slope) + 1;
  let sum = 0;
  for (let edge = 0; edge < along.length; edge += 1) {
    // Between two lines the weight is shared, so that a small turn makes a small difference.
    const line = (across[edge] ?? 0) - (along[edge] ?? 0) * slope + offset;
    const before = Math.floor(line);
    const weight = weights[edge] ?? 0;
    bins[before] = (bins[before] ?? 0) + weight * (before + 1 - line);
    bins[before + 1] = (bins[before + 1] ?? 0) + weight * (line - before);
    sum += weight;
  }
  return sum === 0 ? 0 : bins.reduce((total, value) => total + value * value, 0) / (sum * sum);
}

/** Degrees: a line across the page gathers in one row only within a tenth of a degree, a barcode's within half of one. */
const searches = [
  { step: 0.2, reach: mostDegrees },
  { step: 0.05, reach: 0.2 },
] as const;

/**
 * How far a page lies askew, clockwise in degrees: the turn at which its edges fall into the fewest, strongest lines (a projection
 * profile, first in coarse steps, then in fine ones around the best). Lying and standing edges are asked together.
 */
export function skewOf(picture: GreyPicture): number {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / measuredPixels));
  const small = factor === 1 ? picture : shrink(picture, factor);
  const [lying, standing] = [edgesOf(small, false), edgesOf(small, true)];
  const strength = (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    return gathering(lying, slope) + gathering(standing, -slope);
  };
  let [best, most] = [0, strength(0)];
  for (const { step, reach } of searches) {
    const from = best;
    for (let degrees = from - reach; degrees <= from + reach + 1e-9; degrees += step) {
      const found = strength(degrees);
      if (found > most) [best, most] = [degrees, found];
    }
  }
  return best;
}

/** Degrees that a picture may lie askew without harm. */
const minDegrees = 0.15;

/** A picture turned so that its lines lie level. */
export function deskew(picture: GreyPicture): RotatedPicture {
  const degrees = skewOf(picture);
  return Math.abs(degrees) < minDegrees ? unrotated(picture) : rotate(picture, degrees);
}
