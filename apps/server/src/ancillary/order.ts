import {
  type CartProblem,
  cartProblem,
  cartTotal,
  type AncillaryProduct,
  type Prices,
} from "@gatehouse/domain/ancillary";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { announce } from "./change.ts";
import { type OrderRow, readFlights, readPrices } from "./read.ts";
import { ancillaryOrder, ancillaryOrderLog } from "./tables.ts";
import { findBookings, type Reader } from "./visible.ts";

interface GivenOrder {
  readonly bookingNo: string;
  readonly vendorCode: string;
  readonly passengers: number;
  readonly segments: readonly number[];
  readonly products: readonly AncillaryProduct[];
  /** What the buyer was shown. */
  readonly total: number;
  readonly currency: string;
}

type Ordered =
  | { readonly outcome: "unknown" | "flightsOver" }
  | { readonly outcome: "invalid"; readonly problem: CartProblem }
  | { readonly outcome: "moved"; readonly currency: string; readonly total: number; readonly prices: Prices }
  | { readonly outcome: "ordered"; readonly order: OrderRow };

/** Orders what is in a cart, for the price that its buyer saw and for no other (ANC-6). */
export async function placeOrder(
  db: Database,
  reader: Reader,
  given: GivenOrder,
  { live, now }: { readonly live: Pick<LiveHub, "publishAll">; readonly now: number },
): Promise<Ordered> {
  return db.transaction(async (tx): Promise<Ordered> => {
    const [found] = await findBookings(tx, reader, given);
    if (!found) return { outcome: "unknown" };
    const prices = await readPrices(tx, found);
    const cart = { passengers: given.passengers, segments: [...new Set(given.segments)], chosen: given.products };
    const problem = cartProblem(cart, prices);
    if (problem) return { outcome: "invalid", problem };
    const open = found.over ? [] : (await readFlights(tx, found.id, now)).map(({ segment: { id } }) => id);
    if (open.length === 0 || cart.segments.some((id) => !open.includes(id))) return { outcome: "flightsOver" };
    const { lines, total } = cartTotal(cart, prices);
    const { currency } = found;
    if (total !== given.total || currency !== given.currency) return { outcome: "moved", currency, total, prices };
    const [order] = await tx
      .insert(ancillaryOrder)
      .values({
        vendor: found.vendor,
        bookingId: found.id,
        bookingNo: found.bookingNo,
        state: "OPEN",
        stateAt: now,
        currency,
        total,
        passengers: cart.passengers,
        segments: cart.segments,
        lines,
        ownerId: reader.userId,
        createdBy: reader.userid,
        createdAt: now,
      })
      .returning();
    if (!order) throw new Error("An order was not kept.");
    await tx
      .insert(ancillaryOrderLog)
      .values({ orderId: order.id, event: "ordered", state: "OPEN", userid: reader.userid, at: now });
    await announce(tx, live, order);
    return { outcome: "ordered", order };
  });
}
