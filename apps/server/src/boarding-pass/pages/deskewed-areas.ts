import type { PagePlace } from "@gatehouse/domain/boarding-pass";
import { fineAreas } from "./barcode-places.ts";
import { crop } from "./crop.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { unrotated, type Point, rotate, type RotatedPicture } from "./rotate.ts";
import { skewOf } from "./deskew.ts";

/** Steps of grey that are an edge. */
const weakestEdge = 60;

/**
 * The direction, in whole degrees from 0 to 89, in which the edges of a picture run, or at right angles to it: what a barcode has
 * many of, all alike.
 */
function directionOf({ width, height, data }: GreyPicture): number {
  const strengths = new Float64Array(90);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [above, below] = [at - width, at + width];
      const diagonal = (data[below + 1] ?? 0) - (data[above - 1] ?? 0);
      const other = (data[below - 1] ?? 0) - (data[above + 1] ?? 0);
      const across = diagonal - other + 2 * ((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      const down = diagonal + other + 2 * ((data[below] ?? 0) - (data[above] ?? 0));
      const strength = Math.abs(across) + Math.abs(down);
      if (strength < weakestEdge * 4) continue;
      const degrees = Math.round((Math.atan2(down, across) * 180) / Math.PI + 360) % 90;
      strengths[degrees] = (strengths[degrees] ?? 0) + strength;
    }
  }
  // A degree to either side belongs to the same edges.
  const around = (degrees: number) =>
    [-2, -1, 0, 1, 2].reduce((sum, more) => sum + (strengths[(degrees + more + 90) % 90] ?? 0), 0);
  let best = 0;
  for (let degrees = 1; degrees < 90; degrees += 1) if (around(degrees) > around(best)) best = degrees;
  return best;
}

/** How large a picture is when it has been turned and nothing of it is lost. */
function sizeTurned({ width, height }: GreyPicture, degrees: number): Pick<GreyPicture, "width" | "height"> {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.ceil(width * cos + height * sin), height: Math.ceil(width * sin + height * cos) };
}

/** A part of a page, turned so that a barcode on it would lie level. */
export interface DeskewedArea extends RotatedPicture {
  /** The part of the page that it shows. */
  readonly place: PagePlace;
}

/** Parts of a page that may be barcodes lying at any angle, each turned level; the largest first. */
export function* deskewedAreas(page: GreyPicture): Generator<DeskewedArea> {
  for (const place of fineAreas(page)) {
    const { frame, sized } = crop(page, place);
    const part = sized(1);
    const coarse = directionOf(part);
    const roughly = rotate(part, coarse, sizeTurned(part, coarse));
    const degrees = coarse + skewOf(roughly.picture);
    const level = degrees === 0 ? unrotated(part) : rotate(part, degrees, sizeTurned(part, degrees));
    const inPage = ({ x, y }: Point): Point => ({
      x: frame.left + x * (frame.right - frame.left),
      y: frame.top + y * (frame.bottom - frame.top),
    });
    yield { picture: level.picture, before: (point) => inPage(level.before(point)), place };
  }
}
