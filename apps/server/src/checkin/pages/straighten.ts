import type { GreyPicture } from "./read-barcodes.ts";

/** A scanned page lies this far askew at most: degrees either way. */
const mostDegrees = 4;
/** Pixels along the longer side of the picture that the skew is measured on. */
const measuredPixels = 900;

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

/** Where a picture changes from one row to the next: edges of lines of text, of boxes and of barcodes. */
function edgesOf({ width, height, data }: GreyPicture) {
  const [xs, ys, weights]: [number[], number[], number[]] = [[], [], []];
  for (let y = 1; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const step = Math.abs((data[y * width + x] ?? 255) - (data[(y - 1) * width + x] ?? 255));
      if (step < 40) continue;
      xs.push(x);
      ys.push(y);
      weights.push(step);
    }
  }
  return { xs, ys, weights };
}

/**
 * How far a page lies askew, clockwise in degrees: the turn at which its edges fall into the fewest, strongest rows (a projection
 * profile, first in coarse steps, then in fine ones around the best).
 */
export function skewOf(picture: GreyPicture): number {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / measuredPixels));
  const small = factor === 1 ? picture : shrink(picture, factor);
  const { xs, ys, weights } = edgesOf(small);
  const bins = new Float64Array(small.height + small.width + 2);
  const strength = (degrees: number) => {
    bins.fill(0);
    const slope = Math.tan((degrees * Math.PI) / 180);
    const offset = small.width / 2;
    for (let edge = 0; edge < xs.length; edge += 1) {
      // Between two rows the weight is shared, or whole steps would favour no turn at all.
      const row = (ys[edge] ?? 0) - (xs[edge] ?? 0) * slope + offset;
      const above = Math.floor(row);
      const weight = weights[edge] ?? 0;
      bins[above] = (bins[above] ?? 0) + weight * (above + 1 - row);
      bins[above + 1] = (bins[above + 1] ?? 0) + weight * (row - above);
    }
    return bins.reduce((sum, value) => sum + value * value, 0);
  };
  let [best, most] = [0, strength(0)];
  for (const step of [0.5, 0.1, 0.05]) {
    const from = best;
    const reach = step === 0.5 ? mostDegrees : step === 0.1 ? 0.5 : 0.1;
    for (let degrees = from - reach; degrees <= from + reach + 1e-9; degrees += step) {
      const found = strength(degrees);
      if (found > most) [best, most] = [degrees, found];
    }
  }
  return best;
}

/** Turns a picture counter-clockwise by so many degrees; what comes in from outside is white. */
export function straighten({ width, height, data }: GreyPicture, degrees: number): GreyPicture {
  const turned = new Uint8Array(width * height).fill(255);
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let y = 0; y < height; y += 1) {
    // Along a row the place it comes from moves by the same step each time.
    let fromX = cos * (-width / 2) - sin * (y - height / 2) + width / 2;
    let fromY = sin * (-width / 2) + cos * (y - height / 2) + height / 2;
    for (let at = y * width; at < (y + 1) * width; at += 1, fromX += cos, fromY += sin) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const corner = top * width + left;
      const [a = 255, b = 255] = [data[corner], data[corner + 1]];
      const [c = 255, d = 255] = [data[corner + width], data[corner + width + 1]];
      const [right, below] = [fromX - left, fromY - top];
      const upper = a + (b - a) * right;
      turned[at] = upper + (c + (d - c) * right - upper) * below;
    }
  }
  return { width, height, data: turned };
}

/** Makes edges steeper again that a scanner made soft: every pixel moves away from the mean around it. */
export function sharpen({ width, height, data }: GreyPicture, radius: number, amount: number): GreyPicture {
  const size = radius * 2 + 1;
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = (data[row] ?? 255) * (radius + 1);
    for (let x = 0; x < radius; x += 1) sum += data[row + Math.min(x, width - 1)] ?? 255;
    for (let x = 0; x < width; x += 1) {
      sum += data[row + Math.min(x + radius, width - 1)] ?? 255;
      across[row + x] = sum / size;
      sum -= data[row + Math.max(x - radius, 0)] ?? 255;
    }
  }
  const sharp = new Uint8Array(data.length);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    sums[x] = (across[x] ?? 255) * (radius + 1);
    for (let y = 0; y < radius; y += 1) sums[x] = (sums[x] ?? 0) + (across[Math.min(y, height - 1) * width + x] ?? 255);
  }
  for (let y = 0; y < height; y += 1) {
    const [comes, goes] = [Math.min(y + radius, height - 1) * width, Math.max(y - radius, 0) * width];
    for (let x = 0; x < width; x += 1) {
      const sum = (sums[x] ?? 0) + (across[comes + x] ?? 255);
      const value = data[y * width + x] ?? 255;
      const moved = value + amount * (value - sum / size);
      sharp[y * width + x] = moved < 0 ? 0 : moved > 255 ? 255 : moved;
      sums[x] = sum - (across[goes + x] ?? 255);
    }
  }
  return { width, height, data: sharp };
}
