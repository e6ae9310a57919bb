import type { pictureTypes } from "./allowed-html.ts";

export type PictureType = (typeof pictureTypes)[number];

/** Bytes of a picture, at most, and points that it may have: what is larger could stop the browser of whoever reads. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, points: 50_000_000 } as const;

/** What the bytes of a picture say of it. */
export interface PictureFacts {
  readonly type: PictureType;
  /** In points. */
  readonly width: number;
  readonly height: number;
}

const begins = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((value, place) => bytes[place] === value);

/** Frames of a JPEG that tell its size: all but those of tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Goes from segment to segment to the frame. */
function sizeOfJpeg(view: DataView): Omit<PictureFacts, "type"> | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Marks that stand alone.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The largest picture of an icon; 0 stands for 256. */
function sizeOfIcon(view: DataView): Omit<PictureFacts, "type"> | undefined {
  const count = view.byteLength < 6 ? 0 : view.getUint16(4, true);
  if (count === 0 || view.byteLength < 6 + count * 16) return undefined;
  const sides = Array.from({ length: count }, (_, place) => ({
    width: view.getUint8(6 + place * 16) || 256,
    height: view.getUint8(7 + place * 16) || 256,
  }));
  return sides.reduce((most, side) => (side.width > most.width ? side : most));
}

function read(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return bytes.length < 33 ? undefined : { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  // "GIF87a" or "GIF89a"
  if (begins(bytes, 0x47, 0x49, 0x46, 0x38) && (bytes[4] === 0x37 || bytes[4] === 0x39) && bytes[5] === 0x61)
    return bytes.length < 13
      ? undefined
      : { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (begins(bytes, 0xff, 0xd8, 0xff)) {
    const size = sizeOfJpeg(view);
    return size && { type: "image/jpeg", ...size };
  }
  // "BM"
  if (begins(bytes, 0x42, 0x4d)) {
    if (bytes.length < 26) return undefined;
    const old = view.getUint32(14, true) === 12;
    return {
      type: "image/bmp",
      width: old ? view.getUint16(18, true) : Math.abs(view.getInt32(18, true)),
      height: old ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true)),
    };
  }
  if (begins(bytes, 0x00, 0x00, 0x01, 0x00)) {
    const size = sizeOfIcon(view);
    return size && { type: "image/x-icon", ...size };
  }
  return undefined;
}

/**
 * What kind of picture bytes are, and how large (CMT-15): by what they hold, whatever the file is called.
 * @returns undefined for what is no picture of a kind that comments take
 */
export function pictureOf(bytes: Uint8Array): PictureFacts | undefined {
  const facts = read(bytes);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

/** The address under which HTML names a picture. @param id of the picture */
export const pictureAddress = (id: string): string => `/api/cases/pictures/${id}`;

/** The ids of the pictures that HTML of the vocabulary names, each once. */
export const pictureIds = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<img src="\/api\/cases\/pictures\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? "")),
];

/** The user ids of those whom HTML of the vocabulary mentions, each once. */
export const mentionedIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<span data-mention="([A-Za-z0-9._@-]{1,64})"/g)].map(([, id]) => id ?? "")),
];
