import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { inflateSync } from "node:zlib";

/** Everything that a document says, its streams unfolded. */
export async function pdfTextOf(pdf: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return object.toString();
      const bytes = Buffer.from(object.contents);
      return `${object.dict.toString()} ${bytes[0] === 0x78 ? inflateSync(bytes).toString("latin1") : bytes.toString("latin1")}`;
    })
    .join("\n")
    .replaceAll(/<((?:[0-9a-f]{2})+)>/gi, (_, hex: string) =>
      Buffer.from(hex, "hex").toString("latin1").replaceAll("\0", ""),
    );
}
