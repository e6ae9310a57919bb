import { pageOwnership, type ReadPass } from "@gatehouse/domain/boarding-pass";
import { and, asc, eq } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { pnr } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { candidatePage, isMissing, passUpload } from "../candidate-tables.ts";
import { possibleOwnersOf, takesPagesOf } from "../expected.ts";

type Upload = typeof passUpload.$inferSelect;

/** How far an upload is, as the contract shows it. */
export interface UploadProgress extends Pick<Upload, "name" | "state" | "pages"> {
  readonly uploadId: number;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly pagesRead: number;
  readonly pagesMatched: number;
}

/**
 * How far the pages of one upload are read, for whoever may see it.
 * @returns undefined where there is no such upload, or it is somebody else's
 */
export async function uploadProgress(
  tx: Queryable,
  principal: Pick<Principal, "vendors">,
  uploadId: number,
): Promise<UploadProgress | undefined> {
  const [upload] = await tx
    .select({
      uploadId: passUpload.id,
      pnrId: passUpload.pnrId,
      pnr: pnr.pnr,
      bookingNo: pnr.bookingNo,
      name: passUpload.name,
      state: passUpload.state,
      pages: passUpload.pages,
    })
    .from(passUpload)
    .innerJoin(pnr, eq(pnr.id, passUpload.pnrId))
    .where(and(eq(passUpload.id, uploadId), vendorScope(principal, passUpload.vendor)));
  if (!upload) return undefined;
  const { pnrId, ...shown } = upload;
  const pages = await tx
    .select({ passes: candidatePage.passes, failure: candidatePage.failure })
    .from(candidatePage)
    .where(eq(candidatePage.uploadId, uploadId))
    .orderBy(asc(candidatePage.page));
  const possibleOwners = pages.length > 0 ? await possibleOwnersOf(tx, pnrId) : [];
  const isOfUnit = takesPagesOf(pnrId);
  const isMatched = (passes: readonly ReadPass[]) =>
    pageOwnership(passes, possibleOwners).some((ownership) => ownership.matched && isOfUnit(ownership));
  return {
    ...shown,
    pagesRead: pages.filter(({ failure }) => !isMissing(failure)).length,
    pagesMatched: pages.filter(({ passes }) => isMatched(passes)).length,
  };
}
