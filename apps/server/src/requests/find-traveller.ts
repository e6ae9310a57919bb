import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import { isTravellerAccount } from "../access/traveller-accounts.ts";
import type { Queryable } from "../platform/database.ts";
import type { Reader } from "./visible.ts";

/** At most so many travellers are offered at once. */
const offered = 20;

const shown = {
  id: appUser.id,
  name: appUser.name,
  email: appUser.email,
  vendorCode: vendor.code,
  vendorName: vendor.name,
  mode: vendor.requestMode,
};

const select = (tx: Queryable, where: SQL | undefined) =>
  tx
    .select(shown)
    .from(appUser)
    .innerJoin(vendor, eq(vendor.code, appUser.vendor))
    .where(and(isTravellerAccount, isNull(appUser.disabledAt), where));

/** Travellers whose name or address holds a text, among those whom a member of staff may make requests for (REQ-1). */
export async function findTravellers(tx: Queryable, reader: Reader, text: string) {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await select(
    tx,
    and(
      vendorScope(reader, appUser.vendor),
      or(sql`lower(${appUser.name}) like ${part}`, sql`${appUser.email} like ${part}`),
    ),
  )
    .orderBy(asc(appUser.name), asc(appUser.id))
    .limit(offered);
  return rows.map(({ mode: _mode, ...row }) => row);
}

/**
 * The traveller for whom a request is (REQ-1): whom staff name, and otherwise the traveller who asks.
 * @returns undefined where there is none, or the reader may not see them
 */
export async function travellerFor(tx: Queryable, reader: Reader, travellerId: string | undefined) {
  const isOwn = reader.role === "TRAVELLER";
  const id = travellerId || (isOwn ? reader.userId : undefined);
  if (id === undefined || (isOwn && id.toLowerCase() !== reader.userId)) return undefined;
  const [found] = await select(tx, and(eq(appUser.id, id), isOwn ? undefined : vendorScope(reader, appUser.vendor)));
  return found;
}
