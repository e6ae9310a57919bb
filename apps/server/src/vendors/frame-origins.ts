import { eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { vendorSettings } from "./tables.ts";

/** Exact origins of sites that may show our pages in a frame for a vendor (VEN-8); none for a vendor that nobody knows. */
export async function frameOrigins(tx: Queryable, code: string): Promise<readonly string[]> {
  const [row] = await tx
    .select({ origins: vendorSettings.origins })
    .from(vendorSettings)
    .where(eq(vendorSettings.vendor, code));
  return row?.origins ?? [];
}
