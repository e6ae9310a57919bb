import type { ReadPass } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { delay, http, type HttpHandler, HttpResponse } from "msw";
import type { contract } from "../../contract.ts";
import { createReadPass } from "../factories/candidate-page.ts";
import { createSamplePdf } from "../factories/sample-pdf.ts";
import type { Implementation } from "../implement.ts";
import type { MockCandidates } from "../mock-candidates.ts";

/** Signed links last five minutes (API-10), in seconds. */
const linkSeconds = 5 * 60;

/** Links to documents that belong to a row of the world, or to something else in it: a candidate page, a report. */
export const documentCalls = (
  rows: () => readonly CheckIn[],
  isOther: (dmscode: string) => boolean,
  now: () => number,
): Implementation<typeof contract.documents> => ({
  url: ({ dmscode }, fail) => {
    if (!isOther(dmscode) && !rows().some(({ pass }) => pass?.dmscode === dmscode)) throw fail("NOT_FOUND");
    return { url: `/api/documents/${dmscode}?signature=mock`, expiresAt: now() + linkSeconds };
  },
});

export interface DocumentFilesOptions {
  readonly rows: () => readonly CheckIn[];
  readonly candidates: MockCandidates;
  /** The file of a finished report. */
  readonly report: (dmscode: string) => File | undefined;
  /** Pages of every document. */
  readonly pages: number;
  /** How the story lets the reading go: a failure, and milliseconds to wait. */
  readonly setting: () => { readonly failing: unknown; readonly wait: number | "infinite" };
}

/** The files behind the links. Failing with NETWORK there is no answer, with BROKEN_PDF one that is no PDF. */
export const documentFiles = ({ rows, candidates, report, pages, setting }: DocumentFilesOptions): HttpHandler =>
  http.get("*/api/documents/:dmscode", async ({ params }) => {
    const { failing, wait } = setting();
    await delay(wait);
    if (failing === "NETWORK") return HttpResponse.error();
    const dmscode = String(params["dmscode"]);
    const made = report(dmscode);
    if (made)
      return new HttpResponse(made, {
        headers: { "content-type": made.type, "content-disposition": `attachment; filename="${made.name}"` },
      });
    const row = rows().find(({ pass }) => pass?.dmscode === dmscode);
    const page = candidates.find(dmscode);
    if (!row && !page) return new HttpResponse(null, { status: 404 });
    const pass: ReadPass | undefined = page ? page.passes[0] : row && createReadPass(row);
    const file =
      failing === "BROKEN_PDF" ? "This was a PDF once." : createSamplePdf(Array<typeof pass>(pages).fill(pass));
    return new HttpResponse(file, { headers: { "content-type": "application/pdf" } });
  });
