import { PDFArray, type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";

/** Colours of a pixel; of an unknown kind as many as the usual kinds have at most. */
const maxColours = 4;
const coloursOf: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Indexed: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
};

const numberIn = (dict: PDFDict, key: string): number => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? Math.max(0, value.asNumber()) : 0;
};

function coloursIn(dict: PDFDict): number {
  const space = dict.lookup(PDFName.of("ColorSpace"));
  const kind = space instanceof PDFArray ? space.lookup(0) : space;
  return kind instanceof PDFName ? (coloursOf[kind.decodeText()] ?? maxColours) : 1;
}

/** The beginning of a JPEG 2000 codestream, which says how large its picture is, whatever stands around it. */
const codestream = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
/** Bytes in which one number of a pixel is kept while JPEG 2000 is unfolded. */
const bytesUnfolded = 4;

function jpeg2000(contents: Uint8Array): number {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  const start = bytes.indexOf(codestream);
  if (start < 0 || bytes.length < start + 42) return 0;
  const at = (offset: number) => bytes.readUInt32BE(start + offset);
  const [width, height] = [Math.max(0, at(8) - at(16)), Math.max(0, at(12) - at(20))];
  return width * height * bytes.readUInt16BE(start + 40) * bytesUnfolded;
}

function isJpeg2000(dict: PDFDict): boolean {
  const filter = dict.lookup(PDFName.of("Filter"));
  const last = filter instanceof PDFArray ? filter.lookup(filter.size() - 1) : filter;
  return last === PDFName.of("JPXDecode");
}

/**
 * Bytes into which the largest picture of a document unfolds, by what the document says of its pictures: nothing is unfolded to find
 * out. Pictures within instructions, which are meant for small ones, are not counted.
 */
export function heaviestPicture({ context }: PDFDocument): number {
  let most = 0;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    if (dict.lookup(PDFName.of("Subtype")) !== PDFName.of("Image")) continue;
    const bits = numberIn(dict, "BitsPerComponent") || 1;
    const said = (numberIn(dict, "Width") * numberIn(dict, "Height") * coloursIn(dict) * bits) / 8;
    most = Math.max(most, said, isJpeg2000(dict) ? jpeg2000(object.contents) : 0);
  }
  return most;
}
