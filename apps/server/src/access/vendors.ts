import type { RequestMode } from "@gatehouse/domain/requests";
import { eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { connectedVendor, vendor } from "./tables.ts";

export interface NewVendor {
  readonly code: string;
  readonly name: string;
  readonly address?: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly pincode: string;
  };
  /** dmscode of the logo. */
  readonly logo?: string;
  /** IANA zone of its reports' days. */
  readonly zone?: string;
  /** The language in which it writes to travellers, a BCP 47 tag. */
  readonly language?: string;
  /** In which it is billed and its travellers buy, ISO 4217; US dollars when left out. */
  readonly currency?: string;
  /** How its travel requests are made (REQ-3); standard when left out. */
  readonly requestMode?: RequestMode;
  /** Codes of existing vendors that its level-1 users see too. */
  readonly connected?: readonly string[];
  /** Made with the demo world. */
  readonly demo?: boolean;
}

/** Adds a vendor, and which vendors are connected with it. */
export async function createVendor(tx: Queryable, { address, connected = [], ...row }: NewVendor): Promise<void> {
  await tx.insert(vendor).values({ ...row, ...address });
  if (connected.length > 0)
    await tx.insert(connectedVendor).values(connected.map((code) => ({ vendor: row.code, connected: code })));
}

/** Whether a code is that of a vendor. */
export const vendorExists = async (tx: Queryable, code: string): Promise<boolean> =>
  (await tx.$count(vendor, eq(vendor.code, code))) > 0;

/** The name of a vendor by its code; undefined where there is none. */
export async function vendorName(tx: Queryable, code: string): Promise<string | undefined> {
  const [found] = await tx.select({ name: vendor.name }).from(vendor).where(eq(vendor.code, code));
  return found?.name;
}

/** Changes the language in which a vendor writes to its travellers. @returns what stood before; undefined when there is no such vendor */
export async function changeVendor(
  tx: Queryable,
  code: string,
  next: { readonly language: string },
): Promise<{ readonly language: string | null } | undefined> {
  const [before] = await tx
    .select({ language: vendor.language })
    .from(vendor)
    .where(eq(vendor.code, code))
    .for("update");
  if (before) await tx.update(vendor).set(next).where(eq(vendor.code, code));
  return before;
}
