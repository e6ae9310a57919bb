import { and, eq, inArray, sql } from "drizzle-orm";
import { pnr } from "../bookings/tables.ts";
import { document } from "../documents/tables.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { candidatePage } from "./candidate-tables.ts";
import type { Step } from "../checkin/transitions/transition.ts";
import type { ReadPages } from "../checkin/transitions/commit.ts";

/** Tells whoever may see a unit that its candidate pages changed. @param units ids of PNR rows */
export async function announceCandidates(tx: Queryable, live: LiveHub, units: readonly number[]): Promise<void> {
  if (units.length === 0) return;
  const rows = await tx
    .select({ vendor: pnr.vendor, pnr: pnr.pnr, bookingNo: pnr.bookingNo })
    .from(pnr)
    .where(inArray(pnr.id, [...new Set(units)]));
  for (const { vendor, ...unit } of rows)
    await live.publish(
      tx,
      { type: "candidates.changed", ...unit },
      { to: "vendor", vendor, permission: "checkinInfo" },
    );
}

/** A stored page that automation delivered, or that was a pass before there were candidate pages. */
export interface DeliveredPage {
  readonly dmscode: string;
  readonly pnrId: number;
  readonly vendor: string;
  readonly uploadedBy: string;
  readonly at: number;
  /** The check-in that has it, who gave it and when; a candidate when left out. */
  readonly linked?: { readonly linkedTo: number; readonly linkedBy: string; readonly linkedAt: number };
}

/** Makes a candidate page of each stored document that is none yet, to be read soon. */
export async function addPages(tx: Transaction, pages: readonly DeliveredPage[], read: ReadPages): Promise<void> {
  if (pages.length === 0) return;
  const stored = await tx
    .select({ dmscode: document.dmscode })
    .from(document)
    .where(
      inArray(
        document.dmscode,
        pages.map(({ dmscode }) => dmscode),
      ),
    );
  const known = new Set(stored.map(({ dmscode }) => dmscode));
  const rows = pages
    .filter(({ dmscode }) => known.has(dmscode))
    .map(({ at, linked, ...page }) => ({ ...page, ...linked, page: 1, pageCount: 1, uploadedAt: at }));
  if (rows.length === 0) return;
  const added = await tx
    .insert(candidatePage)
    .values(rows)
    .onConflictDoNothing()
    .returning({ dmscode: candidatePage.dmscode });
  await read(
    tx,
    added.map(({ dmscode }) => dmscode),
  );
}

/** The page of a pass belongs to its check-in while it is linked, and is a candidate again when it is taken off. */
export async function syncCandidatePages(
  tx: Transaction,
  steps: readonly Step[],
  { now, user }: { readonly now: number; readonly user: string },
  live: LiveHub,
  read: ReadPages,
): Promise<void> {
  const moved = steps.filter(({ before, after }) => before.fields.pass !== after.pass);
  if (moved.length === 0) return;
  for (const { before, after } of moved) {
    if (before.fields.pass !== null) {
      const { pass: dmscode, uploadedBy, attachedBy, disposedAt } = before.fields;
      const page = { dmscode, pnrId: before.pnrId, vendor: before.vendor };
      await addPages(tx, [{ ...page, uploadedBy: uploadedBy ?? attachedBy ?? user, at: disposedAt ?? now }], read);
      await tx
        .update(candidatePage)
        .set({ linkedTo: null, linkedBy: null, linkedAt: null })
        .where(and(eq(candidatePage.dmscode, dmscode), eq(candidatePage.linkedTo, before.id)));
    }
    if (after.pass !== null)
      await tx
        .update(candidatePage)
        .set({ linkedTo: before.id, linkedBy: after.attachedBy ?? user, linkedAt: now })
        .where(and(eq(candidatePage.dmscode, after.pass), sql`${candidatePage.linkedTo} is null`));
  }
  await announceCandidates(
    tx,
    live,
    moved.map(({ before }) => before.pnrId),
  );
}
