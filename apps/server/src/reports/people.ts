import { can, roleOf } from "@gatehouse/domain/access";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, asc, sql } from "drizzle-orm";
import { grantedTo, type Principal, vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { Refusal } from "./refusal.ts";

type Reader = Pick<Principal, "vendors">;

export interface ReportVendor {
  readonly id: string;
  readonly name: string;
  /** IANA zone of its reports' days. */
  readonly zone: string;
}

const vendorColumns = { id: vendor.code, name: vendor.name, zone: vendor.zone };

/** The vendors that a reader's reports may be about, by name. */
export const vendorsFor = (db: Queryable, reader: Reader): Promise<ReportVendor[]> =>
  db.select(vendorColumns).from(vendor).where(vendorScope(reader, vendor.code)).orderBy(asc(vendor.name));

/** Refuses a report about a vendor whom its reader may not ask about; the vendor's code may be typed in any case. @throws Refusal */
export async function requireVendor(db: Queryable, reader: Reader, code: string): Promise<ReportVendor> {
  const [found] = await db
    .select(vendorColumns)
    .from(vendor)
    .where(and(sql`lower(${vendor.code}) = lower(${code})`, vendorScope(reader, vendor.code)))
    .orderBy(sql`${vendor.code} <> ${code}`)
    .limit(1);
  if (!found) throw new Refusal({ code: "VENDOR_NOT_FOUND" });
  return found;
}

/**
 * Anyone who attaches or disposes, by userid: everybody whose role or own permissions let them, those who have left included, and
 * automation. A bound reader is told of nobody outside their vendors.
 */
export async function operatorsFor(db: Queryable, reader: Reader): Promise<{ userid: string; name: string }[]> {
  const users = await db
    .select({
      userid: appUser.userid,
      name: appUser.name,
      roleList: appUser.roleList,
      permissions: appUser.permissions,
      vendor: appUser.vendor,
    })
    .from(appUser)
    .where(vendorScope(reader, appUser.vendor));
  const people = users.filter(({ roleList, permissions, vendor }) => {
    const role = roleOf(roleList);
    return role !== undefined && can(grantedTo(role, permissions, vendor), "checkinInfo");
  });
  const { automation } = pseudoUsers;
  return [...people.map(({ userid, name }) => ({ userid, name })), { userid: automation, name: automation }].toSorted(
    (a, b) => (a.userid < b.userid ? -1 : 1),
  );
}

/** Refuses a report about an operator whom its reader may not ask about. @throws Refusal */
export async function requireOperator(db: Queryable, reader: Reader, userid: string): Promise<void> {
  const operators = await operatorsFor(db, reader);
  if (!operators.some((operator) => operator.userid === userid)) throw new Refusal({ code: "OPERATOR_NOT_FOUND" });
}
