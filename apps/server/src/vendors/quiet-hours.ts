import { eq } from "drizzle-orm";
import type { QuietHoursOf } from "../messaging/sms/quiet.ts";
import { vendorSettings } from "./tables.ts";

/** The hours in which a vendor wakes nobody; undefined where it has said none (VEN-8). */
export const quietHoursOf: QuietHoursOf = async (tx, code) => {
  const [said] = await tx
    .select({ from: vendorSettings.quietFrom, until: vendorSettings.quietTo })
    .from(vendorSettings)
    .where(eq(vendorSettings.vendor, code));
  return said && said.from !== "" ? said : undefined;
};
