import { asc, eq, or, sql } from "drizzle-orm";
import type { PersonalData } from "../profiles/personal-data.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary } from "../trips/tables.ts";
import { readEntries, recordOf } from "./records.ts";
import { billingRecord } from "./tables.ts";

/**
 * What was billed for a traveller's trips (COST-15): of their travel requests, and of the bookings whose travellers they are among. Who
 * entered it is the organisation's own matter.
 */
export const costData: PersonalData = {
  name: "billing",
  held: async (tx, { userId }) => {
    const own = sql`(${billingRecord.vendor}, ${billingRecord.bookingNo})`;
    const rows = await tx
      .select()
      .from(billingRecord)
      .where(
        or(
          sql`${own} in (select ${itinerary.vendor}, ${itinerary.bookingNo} from ${itinerary} where ${itinerary.travellerIds} @> array[${userId}]::uuid[])`,
          sql`${own} in (select ${travelRequest.vendor}, ${travelRequest.bookingNo} from ${travelRequest} where ${eq(travelRequest.travellerId, userId)})`,
        ),
      )
      .orderBy(asc(billingRecord.id));
    const entries = await readEntries(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      bookingNo: row.bookingNo,
      currency: row.currency,
      savedAt: row.savedAt,
      ...recordOf(row, entries.get(row.id) ?? []),
    }));
  },
};
