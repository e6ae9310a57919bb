import { can } from "@gatehouse/domain/access";
import { and, eq, or, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { vendorDetails } from "./tables.ts";

export type Reader = Pick<Principal, "userId" | "userid" | "vendors" | "permissions">;

/** A vendor that somebody may look at. */
export interface VisibleVendor {
  readonly code: string;
  /** Connected vendors can be looked at only (VEN-1). */
  readonly editable: boolean;
}

async function ownVendor(tx: Queryable, { userId }: Reader): Promise<string | null> {
  const [user] = await tx.select({ own: appUser.vendor }).from(appUser).where(eq(appUser.id, userId));
  return user?.own ?? null;
}

/** Whether somebody administers all vendors. */
export const isAdministrator = ({ permissions, vendors }: Reader): boolean =>
  vendors === "all" && can(permissions, "vendorAdmin");

async function visibleWhere(tx: Queryable, reader: Reader, which: SQL | undefined): Promise<VisibleVendor | undefined> {
  const [found] = await tx
    .select({ code: vendor.code })
    .from(vendor)
    .leftJoin(vendorDetails, eq(vendorDetails.vendor, vendor.code))
    .where(and(which, vendorScope(reader, vendor.code)));
  if (!found) return undefined;
  const { code } = found;
  return { code, editable: isAdministrator(reader) || (await ownVendor(tx, reader)) === code };
}

/** The vendor of this code; undefined where the reader sees none (ACC-3). */
export const visibleVendor = (tx: Queryable, reader: Reader, code: string): Promise<VisibleVendor | undefined> =>
  visibleWhere(tx, reader, eq(vendor.code, code));

/** The vendor that an address names: by e-mail address, by code, or one's own. */
export async function vendorMeant(tx: Queryable, reader: Reader, id: string): Promise<VisibleVendor | undefined> {
  const meant = id || (await ownVendor(tx, reader)) || "";
  return meant === ""
    ? undefined
    : visibleWhere(tx, reader, or(eq(vendorDetails.email, meant.toLowerCase()), eq(vendor.code, meant)));
}

/** Tells those who look after a vendor that something of it changed. */
export const publishVendor = (tx: Queryable, live: Pick<LiveHub, "publish">, code: string): Promise<void> =>
  live.publish(tx, { type: "vendor.changed", code }, { to: "vendor", vendor: code, permission: "vendorOwn" });
