import { asc, eq, inArray, or, sql } from "drizzle-orm";
import { ancillaryOrder } from "../ancillary/tables.ts";
import type { PersonalData } from "../profiles/personal-data.ts";
import { itinerary } from "../trips/tables.ts";
import { payment } from "./tables.ts";

/** What a traveller has ordered, and what was ordered for their trips, with what was paid for it (ANC-8). */
export const orderData: PersonalData = {
  name: "orders",
  held: async (tx, { userId }) => {
    const orders = await tx
      .select()
      .from(ancillaryOrder)
      .where(
        or(
          eq(ancillaryOrder.ownerId, userId),
          sql`(${ancillaryOrder.vendor}, ${ancillaryOrder.bookingNo}) in (select ${itinerary.vendor}, ${itinerary.bookingNo} from ${itinerary} where ${itinerary.travellerIds} @> array[${userId}]::uuid[])`,
        ),
      )
      .orderBy(asc(ancillaryOrder.id));
    const ids = orders.map(({ id }) => id);
    const payments = ids.length === 0 ? [] : await tx.select().from(payment).where(inArray(payment.orderId, ids));
    return orders.map(({ id, bookingNo, state, currency, total, passengers, lines, createdAt }) => ({
      id,
      bookingNo,
      state,
      currency,
      total,
      passengers,
      products: lines.map(({ product }) => product),
      createdAt,
      payments: payments
        .filter(({ orderId }) => orderId === id)
        .map((one) => ({ state: one.state, amount: one.amount, currency: one.currency, createdAt: one.createdAt })),
    }));
  },
};
