import { and, eq, inArray, or, sql } from "drizzle-orm";
import { pnr } from "../bookings/tables.ts";
import type { Documents } from "../documents/documents.ts";
import { document } from "../documents/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { passOwner } from "./owners.ts";
import { pageOwner, uploadOwner } from "./owners.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import { candidatePage, passUpload } from "./candidate-tables.ts";

/** Bookings of which a boarding pass, a page or an upload is kept: a select of their ids. */
export const bookingsWithPasses = sql`
  select u.booking_id from ${document} d join ${pnr} u on d.owner_id = u.id::text where d.owner_kind in (${pageOwner}, ${uploadOwner})
  union select u.booking_id from ${document} d join ${checkIn} c on d.owner_id = c.id::text join ${pnr} u on u.id = c.pnr_id where d.owner_kind = ${passOwner}`;

/**
 * Deletes every boarding pass of these units: uploads, their pages with what was read from them, what automation delivered. A check-in
 * keeps the code of the pass that it had, and its log who linked it and how the points were settled: that it had one stays true. The caller holds the units.
 * @returns removes the files: to be called when the transaction has committed
 */
export async function purgePasses(
  tx: Transaction,
  documents: Pick<Documents, "remove">,
  pnrIds: readonly number[],
): Promise<() => Promise<void>> {
  const checkIns = await tx
    .select({ id: checkIn.id })
    .from(checkIn)
    .where(inArray(checkIn.pnrId, [...pnrIds]));
  const found = await tx
    .select({ dmscode: document.dmscode })
    .from(document)
    .where(
      or(
        and(inArray(document.ownerKind, [pageOwner, uploadOwner]), inArray(document.ownerId, pnrIds.map(String))),
        and(
          eq(document.ownerKind, passOwner),
          inArray(
            document.ownerId,
            checkIns.map(({ id }) => String(id)),
          ),
        ),
      ),
    );
  const dmscodes = found.map(({ dmscode }) => dmscode);
  await tx.delete(candidatePage).where(inArray(candidatePage.dmscode, dmscodes));
  // What was found when they were linked repeats what they said.
  await tx
    .update(auditEntry)
    .set({ facts: sql`${auditEntry.facts} - 'findings'` })
    .where(
      and(
        inArray(
          auditEntry.checkInId,
          checkIns.map(({ id }) => id),
        ),
        sql`${auditEntry.facts} ? 'findings'`,
      ),
    );
  await tx.delete(passUpload).where(inArray(passUpload.dmscode, dmscodes));
  return documents.remove(tx, dmscodes);
}
