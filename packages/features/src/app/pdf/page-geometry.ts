/** How large the pages are drawn: fitted into the view, or by a factor of their own size (1 is 100 %). */
export type Zoom = "page" | "width" | number;

/** A page as it lies before the reader turns it, in PDF points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What a page is shown with until the reader chooses: a pass is at the top of an upright page, so that one fills the width. */
export const defaultZoom = ({ width, height }: PageSize): Zoom => (height > width ? "width" : "page");

const zoomLimits = { least: 0.25, most: 5 } as const;
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** The size after turning by `rotation` degrees, a multiple of 90. */
export const turned = ({ width, height }: PageSize, rotation: number): PageSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** A place on a page as shares of its width and height, from its top left corner. */
export interface PagePlace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a place of a page lies after the page was turned clockwise by `rotation` degrees, a multiple of 90. */
export function turnedPlace({ left, top, right, bottom }: PagePlace, rotation: number): PagePlace {
  switch (rotation % 360) {
    case 90:
      return { left: 1 - bottom, top: left, right: 1 - top, bottom: right };
    case 180:
      return { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top };
    case 270:
      return { left: top, top: 1 - right, right: bottom, bottom: 1 - left };
    default:
      return { left, top, right, bottom };
  }
}

/**
 * The factor that a zoom means.
 * @param page turned already
 * @param room what the view offers, in CSS pixels
 */
export function scaleOf(zoom: Zoom, page: PageSize, room: PageSize): number {
  if (typeof zoom === "number") return zoom;
  const width = Math.max(1, room.width) / page.width;
  const fitted = zoom === "width" ? width : Math.min(width, Math.max(1, room.height) / page.height);
  return Math.min(Math.max(fitted, zoomLimits.least), zoomLimits.most);
}

/** The next larger or smaller step. */
export function stepped(scale: number, direction: 1 | -1): number {
  const slack = 0.005;
  return direction === 1
    ? (steps.find((step) => step > scale + slack) ?? zoomLimits.most)
    : (steps.findLast((step) => step < scale - slack) ?? zoomLimits.least);
}

/** Canvases larger than this fail on small machines, in device pixels along a side. */
const largestCanvas = 4096;

/** Device pixels per CSS pixel that a canvas of this page may have. */
export const pixelRatioOf = ({ width, height }: PageSize, scale: number, ratio: number): number =>
  Math.max(1, Math.min(ratio, largestCanvas / (Math.max(width, height) * scale)));
