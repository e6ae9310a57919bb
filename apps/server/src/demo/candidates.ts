import { parseBcbp, type PassSymbology, type ReadPass } from "@gatehouse/domain/boarding-pass";
import { createHash } from "node:crypto";
import { barcodePlace } from "../automation/barcode-place.ts";
import { passBarcode, type PassFacts } from "../automation/boarding-pass.ts";
import { seededRandom } from "../platform/seeded-random.ts";
import { type FlownCheckIn, passFactsOf } from "../automation/pass-facts.ts";
import { misprint } from "../automation/simulated-airline.ts";
import { candidatePage, passUpload } from "../boarding-pass/candidate-tables.ts";
import { pageOwner, uploadOwner } from "../boarding-pass/owners.ts";
import type { Storage } from "../documents/storage.ts";
import type { Transaction } from "../platform/database.ts";
import type { Airports } from "../reference/airports.ts";
import type { Bulk } from "./rows.ts";
import type { DemoPass } from "./to-rows.ts";

/** A unit that somebody has uploaded passes for. */
export interface DemoUpload {
  readonly pnrId: number;
  readonly vendor: string;
  readonly uploadedBy: string;
  /** Seconds since 1970, UTC. */
  readonly uploadedAt: number;
  /** What its passengers still want. */
  readonly open: readonly FlownCheckIn[];
}

type NewPage = typeof candidatePage.$inferInsert;
type NewUpload = typeof passUpload.$inferInsert;

/** A pass says of itself what a reader would read: the code that drew it is the code that is asked. */
const symbologyNames = {
  azteccode: "Aztec",
  pdf417: "PDF417",
  qrcode: "QRCode",
  datamatrix: "DataMatrix",
} as const satisfies Readonly<Record<PassFacts["symbology"], PassSymbology>>;

function readOf(facts: PassFacts): Pick<NewPage, "reading" | "source" | "passes"> {
  const pass: ReadPass | null = parseBcbp(passBarcode(facts), symbologyNames[facts.symbology]);
  return {
    reading: "read",
    source: pass ? "barcode" : "none",
    passes: pass ? [{ ...pass, place: barcodePlace(facts.symbology) }] : [],
  };
}

/** The pages of the passes that check-ins have already, so that the viewer shows what each says. */
export const pagesOfPasses = (passes: readonly DemoPass[], airports: Airports, seed: number): NewPage[] =>
  passes.map(({ dmscode, pnrId, vendor, attachedAt, attachedBy, differs, flown }) => ({
    dmscode,
    pnrId,
    vendor,
    page: 1,
    pageCount: 1,
    uploadedBy: attachedBy,
    uploadedAt: attachedAt,
    linkedTo: flown.id,
    linkedBy: attachedBy,
    linkedAt: attachedAt,
    ...readOf(passFactsOf(differs ? misprint(flown, seed) : flown, airports, seed)),
  }));

/** The same passenger's pass of another trip, which got into the file by mistake. */
const elsewhere = (facts: PassFacts): PassFacts => ({ ...facts, pnr: `X${facts.pnr.slice(1)}`, seat: "30F" });

interface Making {
  readonly bulk: Bulk;
  readonly files: Pick<Storage, "put">;
  readonly airports: Airports;
  readonly seed: number;
}

/** Draws what was uploaded, page by page, and adds the rows of its documents. @returns the rows to write once those are there */
export async function drawUploads(
  uploads: readonly DemoUpload[],
  { bulk, files, airports, seed }: Making,
): Promise<readonly { readonly upload: NewUpload; readonly pages: readonly NewPage[] }[]> {
  const { drawPasses } = await import("../automation/draw-passes.ts");
  const made: { upload: NewUpload; pages: NewPage[] }[] = [];
  for (const { pnrId, vendor, uploadedBy, uploadedAt, open } of uploads) {
    const random = seededRandom(seed, "upload", pnrId);
    const store = async (bytes: Uint8Array, ownerKind: string, name: string): Promise<string> => {
      const dmscode = `d_${random.letters("0123456789abcdef", 32)}`;
      bulk.document.push({
        dmscode,
        vendor,
        owner_kind: ownerKind,
        owner_id: String(pnrId),
        name,
        media_type: "application/pdf",
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        storage_key: await files.put(bytes),
        created_at: uploadedAt,
      });
      return dmscode;
    };
    const printed = open.map((flown) =>
      passFactsOf(random.chance(0.12) ? misprint(flown, seed) : flown, airports, seed),
    );
    const [first] = printed;
    const facts = first && random.chance(0.3) ? [...printed, elsewhere(first)] : printed;
    const base = `boarding-passes-${open[0]?.pnr ?? pnrId}`;
    const own = { pnrId, vendor, uploadedBy, uploadedAt };
    const pages: NewPage[] = [];
    for (const [index, page] of facts.entries()) {
      const dmscode = await store(await drawPasses([page]), pageOwner, `${base}-page-${index + 1}.pdf`);
      pages.push({ ...own, dmscode, page: index + 1, pageCount: facts.length, ...readOf(page) });
    }
    const dmscode = await store(await drawPasses(facts), uploadOwner, `${base}.pdf`);
    made.push({ upload: { ...own, dmscode, name: `${base}.pdf`, pages: facts.length, state: "done" }, pages });
  }
  return made;
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const chunk = 1000;

/** Writes uploads and pages; their documents and check-ins are there. */
export async function insertPages(
  tx: Transaction,
  uploads: Awaited<ReturnType<typeof drawUploads>>,
  ofPasses: readonly NewPage[],
): Promise<void> {
  const rows: NewPage[] = [...ofPasses];
  for (const { upload, pages } of uploads) {
    const [written] = await tx.insert(passUpload).values(upload).returning({ id: passUpload.id });
    rows.push(...pages.map((page) => ({ ...page, uploadId: written?.id ?? null })));
  }
  for (let from = 0; from < rows.length; from += chunk)
    await tx.insert(candidatePage).values(rows.slice(from, from + chunk));
}
