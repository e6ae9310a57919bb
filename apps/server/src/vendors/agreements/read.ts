import { vendorPhone } from "@gatehouse/domain/vendors";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { accessAudit } from "../../access/tables.ts";
import { document } from "../../documents/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { isEmailTaken } from "../create.ts";
import { vendorDetails } from "../tables.ts";
import { subjectOf } from "./step.ts";
import { prospect, type ProspectRow } from "./tables.ts";

const waits = inArray(prospect.state, ["PENDING", "FILE_ASKED"]);
/** Before it is confirmed nobody sees a prospect. */
const isSeen = ne(prospect.state, "UNCONFIRMED");

const shown = (row: ProspectRow) => ({
  id: row.id,
  orgName: row.orgName,
  email: row.email,
  phone: vendorPhone(row.phoneCode, row.phoneNumber),
  website: row.website,
  agreementAttached: row.document !== null,
  agreementSigned: row.agreementSigned,
  state: row.state,
  confirmedAt: row.confirmedAt ?? row.createdAt,
  changedAt: row.changedAt,
});

/** Prospects that wait, the one that waits longest first (VEN-16). */
export async function listPending(tx: Queryable) {
  const rows = await tx.select().from(prospect).where(waits).orderBy(asc(prospect.confirmedAt), asc(prospect.id));
  return rows.map(shown);
}

/** A prospect that was confirmed, by its id. */
export async function seenProspect(tx: Queryable, id: number): Promise<ProspectRow | undefined> {
  const [row] = await tx
    .select()
    .from(prospect)
    .where(and(eq(prospect.id, id), isSeen));
  return row;
}

/** The prospect that an address names: by its id, or by its name; of several the one that waits longest, or was settled last. */
async function prospectMeant(
  tx: Queryable,
  { id, orgName }: { readonly id: number; readonly orgName: string },
): Promise<ProspectRow | undefined> {
  if (id > 0) return seenProspect(tx, id);
  const [row] = await tx
    .select()
    .from(prospect)
    .where(and(eq(sql`lower(${prospect.orgName})`, orgName.trim().toLowerCase()), isSeen))
    .orderBy(
      sql`${prospect.state} in ('PENDING', 'FILE_ASKED') desc`,
      sql`case when ${prospect.state} in ('PENDING', 'FILE_ASKED') then ${prospect.confirmedAt} else -${prospect.changedAt} end`,
    )
    .limit(1);
  return row;
}

/** A prospect with all that an administrator decides by (VEN-19). */
export async function readProspect(tx: Queryable, which: { readonly id: number; readonly orgName: string }) {
  const row = await prospectMeant(tx, which);
  if (!row) return undefined;
  const [file] =
    row.document === null ? [] : await tx.select().from(document).where(eq(document.dmscode, row.document));
  const [made] =
    row.vendor === null
      ? []
      : await tx.select({ email: vendorDetails.email }).from(vendorDetails).where(eq(vendorDetails.vendor, row.vendor));
  const others = await tx
    .select({ id: prospect.id, email: prospect.email, state: prospect.state, changedAt: prospect.changedAt })
    .from(prospect)
    .where(and(eq(sql`lower(${prospect.orgName})`, row.orgName.toLowerCase()), isSeen, ne(prospect.id, row.id)))
    .orderBy(desc(prospect.changedAt))
    .limit(20);
  const history = await tx
    .select()
    .from(accessAudit)
    .where(eq(accessAudit.subject, subjectOf(row.id)))
    .orderBy(desc(accessAudit.id))
    .limit(100);
  return {
    ...shown(row),
    phoneCode: row.phoneCode,
    phoneNumber: row.phoneNumber,
    language: row.language,
    file: file ? { name: file.name, size: file.size, pages: row.pages } : null,
    reason: row.reason,
    by: row.changedBy,
    version: row.version,
    vendor: row.vendor === null ? null : { code: row.vendor, email: made?.email ?? "" },
    emailTaken: row.vendor === null && (await isEmailTaken(tx, row.email, "")),
    others,
    history: history.map(({ action, detail, doneBy, at }) => ({ action, detail: detail ?? "", doneBy, at })),
  };
}
