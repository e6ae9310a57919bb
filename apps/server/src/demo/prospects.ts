import { createHash } from "node:crypto";
import { PageSizes, PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import type { Storage } from "../documents/storage.ts";
import { document } from "../documents/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { agreementOwner } from "../vendors/agreements/agreement-file.ts";
import { subjectOf, theProspect } from "../vendors/agreements/step.ts";
import { prospect } from "../vendors/agreements/tables.ts";

const hour = 3600;

/** Prospects of the demo: one to approve, one whose agreement nobody said to be signed, one that is asked for a file (VEN-16). */
const known = [
  {
    orgName: "Solvane Voyages",
    email: "partenariat@solvane.example",
    phoneCode: "33",
    phoneNumber: "144550187",
    website: "www.solvane.example",
    language: "fr",
    state: "PENDING",
    signedBy: "Solvane Voyages",
    agreementSigned: true,
    hoursAgo: 52,
  },
  {
    orgName: "Tidewater Cruises",
    email: "partners@tidewater.example",
    phoneCode: "1",
    phoneNumber: "6175550133",
    website: "",
    language: "en",
    state: "PENDING",
    signedBy: "",
    agreementSigned: false,
    hoursAgo: 5,
  },
  {
    orgName: "Fjellvind Reiser",
    email: "post@fjellvind.example",
    phoneCode: "47",
    phoneNumber: "22555014",
    website: "fjellvind.example",
    language: "en",
    state: "FILE_ASKED",
    signedBy: undefined,
    agreementSigned: false,
    hoursAgo: 190,
  },
] as const;

const askedFor = "Please send the agreement with the signature on its last page.";

/** Draws an agreement of one page. @param product what the brand calls it (BRD-1) @param signedBy empty for one that nobody has signed */
async function drawAgreement(product: string, orgName: string, signedBy: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Partner agreement, ${orgName}`);
  const page = pdf.addPage(PageSizes.A4);
  const [plain, bold, hand] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRomanItalic].map((font) =>
      pdf.embedFont(font),
    ),
  );
  const lines = [
    `between ${product} and ${orgName}`,
    "",
    `1. ${product} looks after the travellers of the partner as ordered.`,
    "2. The partner names a support contact who answers within a working day.",
    "3. Personal data of travellers are used for their trips alone.",
    "4. Either side may end this agreement with three months' notice.",
  ];
  page.drawText("Partner agreement", { x: 72, y: 740, size: 22, ...(bold ? { font: bold } : {}) });
  for (const [place, text] of lines.entries())
    page.drawText(text, { x: 72, y: 700 - place * 22, size: 11, ...(plain ? { font: plain } : {}) });
  page.drawLine({ start: { x: 72, y: 470 }, end: { x: 300, y: 470 }, thickness: 0.7 });
  page.drawText("Signature of the partner", { x: 72, y: 454, size: 9, ...(plain ? { font: plain } : {}) });
  if (signedBy !== "")
    page.drawText(signedBy, { x: 84, y: 478, size: 24, color: rgb(0.1, 0.2, 0.5), ...(hand ? { font: hand } : {}) });
  return pdf.save();
}

/** Adds the demo's prospects, with their agreements. */
export async function addDemoProspects(
  tx: Transaction,
  files: Pick<Storage, "put">,
  { now, product }: { readonly now: number; readonly product: string },
): Promise<void> {
  for (const { signedBy, hoursAgo, ...about } of known) {
    const confirmedAt = now - hoursAgo * hour;
    const isAsked = about.state === "FILE_ASKED";
    const changedAt = isAsked ? now - 70 * hour : confirmedAt;
    const [row] = await tx
      .insert(prospect)
      .values({
        ...about,
        demo: true,
        pages: signedBy === undefined ? 0 : 1,
        createdAt: confirmedAt - hour,
        confirmedAt,
        changedAt,
        version: isAsked ? 2 : 1,
        ...(isAsked ? { changedBy: "admin", reason: askedFor } : {}),
      })
      .returning({ id: prospect.id });
    if (!row) throw new Error("A prospect of the demo was not kept.");
    const subject = subjectOf(row.id);
    const { orgName } = about;
    await recordAccess(tx, { doneBy: theProspect, at: confirmedAt }, subject, "AGREEMENT_CONFIRMED", orgName);
    if (isAsked)
      await recordAccess(
        tx,
        { doneBy: "admin", at: changedAt },
        subject,
        "AGREEMENT_FILE_ASKED",
        `${orgName}: ${askedFor}`,
      );
    if (signedBy === undefined) continue;
    const bytes = await drawAgreement(product, orgName, signedBy);
    // The same in every demo world; nobody opens it by its code.
    const dmscode = `d_${createHash("sha256").update(`agreement ${orgName}`).digest("hex").slice(0, 32)}`;
    await tx.insert(document).values({
      dmscode,
      ownerKind: agreementOwner,
      ownerId: String(row.id),
      vendor: null,
      name: `${orgName} – agreement.pdf`,
      mediaType: "application/pdf",
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      storageKey: await files.put(bytes),
      createdAt: confirmedAt - hour,
    });
    await tx.update(prospect).set({ document: dmscode }).where(eq(prospect.id, row.id));
  }
}
