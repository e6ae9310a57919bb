import { PDFDocument } from "@cantoo/pdf-lib";

/** So many empty pages. */
export async function emptyPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([300, 300]);
  return document.save();
}

/** One page that opens with a password only, or that opens and forbids to be changed. */
export async function encryptedPdf(passwords: { readonly userPassword?: string; readonly ownerPassword: string }) {
  const document = await PDFDocument.create();
  document.addPage().drawText("secret");
  document.encrypt({ userPassword: "", ...passwords, permissions: { modifying: false } });
  return document.save();
}

/** A PDF whose page tree has no end. */
export const endlessPdf = (): Uint8Array =>
  Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      "2 0 obj << /Type /Pages /Count 1 /Kids [2 0 R] >> endobj",
      "trailer << /Root 1 0 R /Size 3 >>",
      "%%EOF",
    ].join("\n"),
  );
