import type { Pages } from "../../boarding-pass/pages/pages.ts";
import { PdfRefusal, type PdfRefusalCode } from "../../boarding-pass/pages/pdf-refusal.ts";
import { prospectLimits } from "@gatehouse/domain/vendors";
import type { Documents } from "../../documents/documents.ts";
import type { Transaction } from "../../platform/database.ts";

/** Owner kind of agreements. They are opened through their prospect alone. */
export const agreementOwner = "vendors.agreement";

/** Documents of agreements have no reader of their own: whoever decides about the prospect gets it. */
export const keepAgreementsClosed = (documents: Pick<Documents, "allow">): void =>
  documents.allow(agreementOwner, () => false);

/** An agreement that was looked into and is not kept yet. */
export interface ReadAgreement {
  /** The same pages with nothing that acts (VEN-18). */
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly name: string;
}

/** The name without a path and control characters, as its readers see it. */
const shownName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-120) || "agreement.pdf";

/** Looks into a file that somebody sent as their agreement (VEN-18). */
export async function readAgreement(
  file: File,
  reading: Pick<Pages, "makeInert">,
): Promise<ReadAgreement | { readonly refused: PdfRefusalCode }> {
  if (file.size > prospectLimits.file) return { refused: "TOO_LARGE" };
  try {
    const { pdf, pages } = await reading.makeInert(new Uint8Array(await file.arrayBuffer()));
    return { pdf, pages, name: shownName(file.name) };
  } catch (error) {
    if (error instanceof PdfRefusal) return { refused: error.code };
    throw error;
  }
}

/** Keeps an agreement for its prospect. @returns its document's code */
export async function keepAgreement(
  tx: Transaction,
  documents: Pick<Documents, "put">,
  id: number,
  { pdf, name }: ReadAgreement,
): Promise<string> {
  const { dmscode } = await documents.put(tx, pdf, {
    ownerKind: agreementOwner,
    ownerId: String(id),
    vendor: null,
    name,
    mediaType: "application/pdf",
  });
  return dmscode;
}
