import { and, asc, eq } from "drizzle-orm";
import { booking, passenger } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { travellerAudit } from "./tables.ts";

/**
 * What travellers, and staff for them, did about a booking's data, as the logs of its check-ins tell of it: names of fields, never
 * what is in them. The oldest first.
 */
export async function travellerLog(
  db: Queryable,
  { vendor, bookingNo }: { readonly vendor: string; readonly bookingNo: string },
) {
  const rows = await db
    .select({
      id: travellerAudit.id,
      action: travellerAudit.action,
      userid: travellerAudit.userid,
      actionTimestamp: travellerAudit.at,
      fields: travellerAudit.fields,
      title: passenger.title,
      firstname: passenger.firstname,
      lastname: passenger.lastname,
    })
    .from(travellerAudit)
    .innerJoin(booking, eq(booking.id, travellerAudit.bookingId))
    .leftJoin(passenger, eq(passenger.id, travellerAudit.passengerId))
    .where(and(eq(booking.vendor, vendor), eq(booking.bookingNo, bookingNo)))
    .orderBy(asc(travellerAudit.id));
  return rows.map(({ fields, title, firstname, lastname, ...entry }) => ({
    ...entry,
    note: null,
    from: null,
    to: null,
    dmscode: null,
    checks: null,
    findings: null,
    supplied: { passenger: firstname === null ? null : [title, firstname, lastname].filter(Boolean).join(" "), fields },
  }));
}
