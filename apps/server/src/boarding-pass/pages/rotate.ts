import type { GreyPicture } from "./grey-picture.ts";

/** A point of a picture, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture that was made of another one. */
export interface RotatedPicture {
  readonly picture: GreyPicture;
  /** Where a point of it stood before, in shares of the other's width and height. */
  readonly before: (point: Point) => Point;
}

/** A picture that was not turned. */
export const unrotated = (picture: GreyPicture): RotatedPicture => ({
  picture,
  before: ({ x, y }) => ({ x: x / picture.width, y: y / picture.height }),
});

/**
 * Turns a picture counter-clockwise about its middle; what comes in from outside is white.
 * @param size of the new picture: as large as it was when left out, so that corners may be lost
 */
export function rotate(
  from: GreyPicture,
  degrees: number,
  size: Pick<GreyPicture, "width" | "height"> = from,
): RotatedPicture {
  const { width, height, data } = from;
  const turned = new Uint8Array(size.width * size.height).fill(255);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Along a row the place it comes from moves by the same step each time: counted in 65536ths of a pixel.
  const [stepX, stepY] = [Math.round(cos * 65_536), Math.round(sin * 65_536)];
  const [lastX, lastY] = [(width - 1) * 65_536, (height - 1) * 65_536];
  for (let y = 0; y < size.height; y += 1) {
    let fromX = -(size.width / 2) * stepX - (y - size.height / 2) * stepY + (width / 2) * 65_536;
    let fromY = -(size.width / 2) * stepY + (y - size.height / 2) * stepX + (height / 2) * 65_536;
    const end = (y + 1) * size.width;
    for (let at = y * size.width; at < end; at += 1, fromX += stepX, fromY += stepY) {
      if (fromX < 0 || fromY < 0 || fromX >= lastX || fromY >= lastY) continue;
      const corner = (fromY >> 16) * width + (fromX >> 16);
      const [right, below] = [(fromX >> 8) & 255, (fromY >> 8) & 255];
      const upper = (data[corner] ?? 255) * (256 - right) + (data[corner + 1] ?? 255) * right;
      const lower = (data[corner + width] ?? 255) * (256 - right) + (data[corner + width + 1] ?? 255) * right;
      turned[at] = (upper * (256 - below) + lower * below + 32_768) >> 16;
    }
  }
  return {
    picture: { width: size.width, height: size.height, data: turned },
    before: (point) => {
      const [x, y] = [point.x - size.width / 2, point.y - size.height / 2];
      return { x: (x * cos - y * sin + width / 2) / width, y: (x * sin + y * cos + height / 2) / height };
    },
  };
}
