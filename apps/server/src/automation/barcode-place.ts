import type { PagePlace } from "@gatehouse/domain/boarding-pass";
import type { Symbology } from "./boarding-pass.ts";

/** An A4 page, and the room for the barcode on the pass that `draw-passes.ts` draws across its top: points from its corners. */
const [pageWidth, pageHeight] = [595.28, 841.89];
const room = { left: 394, top: 93, width: 153.28, height: 168 };
/** Height of a barcode in shares of its width; a PDF417 of the length of a pass, the others are square. */
const shape = (symbology: Symbology) => (symbology === "pdf417" ? 57 / 137 : 1);

/** Where the barcode of a drawn pass is on its page, for anyone who knows what it says without reading it. */
export function barcodePlace(symbology: Symbology): PagePlace {
  const height = room.width * shape(symbology);
  const top = room.top + (room.height - height) / 2;
  return {
    left: room.left / pageWidth,
    top: top / pageHeight,
    right: (room.left + room.width) / pageWidth,
    bottom: (top + height) / pageHeight,
  };
}
