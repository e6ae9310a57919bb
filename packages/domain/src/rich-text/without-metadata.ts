import type { PictureType } from "./picture.ts";

/** Pieces of a file that are kept, joined. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** How a camera was held, 1 to 8, as an EXIF segment says it; 1 where it does not. @param exif what follows the segment's length */
function orientationOf(exif: Uint8Array): number {
  const tiff = exif.subarray(6);
  if (textAt(exif, 0, 6) !== "Exif\0\0" || tiff.length < 8) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = textAt(tiff, 0, 2) === "II";
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const said = view.getUint16(at + 8, isLittle);
    return said >= 1 && said <= 8 ? said : 1;
  }
  return 1;
}

/** Whether a JPEG is shown with its sides exchanged: the camera was held upright. Of one that is cleaned, whose segments stand first. */
export function isTurned(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xf0) === 0xe0) {
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (bytes[at + 1] === 0xe1 && orientationOf(bytes.subarray(at + 4, end)) >= 5) return true;
    at = end;
  }
  return false;
}

/** An EXIF segment that says how the camera was held, and nothing else. @param orientation 2 to 8 */
const orientationSegment = (orientation: number): Uint8Array =>
  // APP1, "Exif", TIFF in big-endian, one directory of one entry: orientation, a short.
  Uint8Array.from(
    `ffe10022457869660000 4d4d002a00000008 0001 0112000300000001000${orientation}0000 00000000`.match(/[0-9a-f]{2}/g) ??
      [],
    (pair) => Number.parseInt(pair, 16),
  );

/** Whether a segment is needed to show the picture: its frame, tables, scans and restarts, size, colours. */
function isShown(marker: number, body: Uint8Array): boolean {
  if (marker === 0xe0) return textAt(body, 0, 5) === "JFIF\0";
  if (marker === 0xe2) return textAt(body, 0, 12) === "ICC_PROFILE\0";
  if (marker === 0xee) return textAt(body, 0, 5) === "Adobe";
  // APP1 to APP15, and comments.
  return !((marker >= 0xe1 && marker <= 0xef) || marker === 0xfe);
}

/** The place after the data of a scan: the next mark that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Bytes that fill up.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Marks that stand alone.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    if (marker === 0xd9) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) break;
    const body = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && orientation === 1) orientation = orientationOf(body);
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (isShown(marker, body)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const start = kept[1]?.[1] === 0xe0 ? 2 : 1;
  if (orientation !== 1) kept.splice(start, 0, orientationSegment(orientation));
  return joined([...kept, Uint8Array.of(0xff, 0xd9)]);
}

/** Chunks that say something beside the picture. */
const saying: ReadonlySet<string> = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

function pngWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const name = textAt(bytes, at + 4, 4);
    if (!saying.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
    // What follows the end is no part of the picture.
    if (name === "IEND") break;
  }
  return joined(kept);
}

/** Bytes of a table of colours, as the flags before it say. */
const tableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The place after a run of blocks, each after its length; undefined where the file ends before. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return undefined;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Applications whose words are about how it moves. */
const moving: ReadonlySet<string> = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

function gifWithoutMetadata(bytes: Uint8Array): Uint8Array {
  let at = 13 + tableLength(bytes[10] ?? 0);
  // It ends among its colours: there is nothing else in it.
  if (at >= bytes.length) return bytes;
  const kept = [bytes.subarray(0, at)];
  for (;;) {
    const kind = bytes[at];
    const isImage = kind === 0x2c;
    if (!isImage && kind !== 0x21) break;
    const from = isImage ? at + 11 + tableLength(bytes[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(bytes, from);
    if (end === undefined) break;
    const label = bytes[at + 1];
    const isSaying = !isImage && (label === 0xfe || (label === 0xff && !moving.has(textAt(bytes, at + 3, 11))));
    if (!isSaying) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined([...kept, Uint8Array.of(0x3b)]);
}

/**
 * A picture without what it says beside itself: where and when it was taken, with which camera, by whom, comments, earlier versions,
 * and whatever follows its end (CMT-18). How a camera was held stays, so that it stands upright. What is broken ends where it breaks.
 */
export function withoutMetadata(bytes: Uint8Array, type: PictureType): Uint8Array {
  switch (type) {
    case "image/jpeg":
      return jpegWithoutMetadata(bytes);
    case "image/png":
      return pngWithoutMetadata(bytes);
    case "image/gif":
      return gifWithoutMetadata(bytes);
    default:
      return bytes;
  }
}
