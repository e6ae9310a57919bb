import type { Prices } from "@gatehouse/domain/ancillary";
import { and, asc, count, desc, eq, gt, isNull } from "drizzle-orm";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { ancillaryOrder, ancillaryPrice, bookingService } from "./tables.ts";
import { findBookings, type Reader, type SeenBooking } from "./visible.ts";

export type OrderRow = typeof ancillaryOrder.$inferSelect;

/** The newest so many orders of a booking are shown. */
const shownOrders = 50;

/** An order as calls answer it. */
export const orderOf = ({ vendor, ownerId: _owner, bookingId: _booking, ...row }: OrderRow) => ({
  ...row,
  vendorCode: vendor,
});

/** What a vendor's products cost (ANC-3). */
export async function readPrices(tx: Queryable, { vendor, currency }: Pick<SeenBooking, "vendor" | "currency">) {
  const rows = await tx
    .select({ product: ancillaryPrice.product, unit: ancillaryPrice.unit })
    .from(ancillaryPrice)
    .where(and(eq(ancillaryPrice.vendor, vendor), eq(ancillaryPrice.currency, currency)));
  return Object.fromEntries(rows.map(({ product, unit }) => [product, unit])) as Prices;
}

/** The prices of ancillary products as calls answer them: one entry to a product. */
export const pricesOut = (prices: Prices) =>
  (Object.entries(prices) as [keyof Prices, number][]).map(([product, unit]) => ({ product, unit }));

/** The flights of a booking that have not left, and are not cancelled. */
export const readFlights = (tx: Queryable, bookingId: number, now: number) =>
  tx
    .select({ segment, pnr: pnr.pnr })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(and(eq(pnr.bookingId, bookingId), eq(segment.cancelled, false), gt(segment.departsAt, now)))
    .orderBy(asc(segment.departsAt), asc(segment.id))
    .limit(40);

async function readTravellers(tx: Queryable, bookingId: number) {
  const of = and(eq(pnr.bookingId, bookingId), eq(passenger.cancelled, false));
  const [first] = await tx
    .select({ firstname: passenger.firstname, lastname: passenger.lastname })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(of)
    .orderBy(asc(pnr.id), asc(passenger.position))
    .limit(1);
  const [all] = await tx
    .select({ count: count() })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(of);
  return { traveller: first ? `${first.firstname} ${first.lastname}` : "", passengers: all?.count ?? 0 };
}

type FoundBooking =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "several"; readonly vendors: { readonly code: string; readonly name: string }[] }
  | { readonly outcome: "found"; readonly booking: Awaited<ReturnType<typeof shown>> };

async function shown(tx: Queryable, found: SeenBooking, now: number, canPay: boolean) {
  const { id, bookingNo, vendor, vendorName, currency } = found;
  const flights = found.over ? [] : await readFlights(tx, id, now);
  const orders = await tx
    .select()
    .from(ancillaryOrder)
    .where(eq(ancillaryOrder.bookingId, id))
    .orderBy(desc(ancillaryOrder.id))
    .limit(shownOrders);
  const services = await tx
    .selectDistinct({ service: bookingService.service })
    .from(bookingService)
    .where(and(eq(bookingService.bookingId, id), isNull(bookingService.until)));
  return {
    bookingNo,
    vendorCode: vendor,
    vendorName,
    currency,
    ...(await readTravellers(tx, id)),
    flights: flights.map(({ segment: flight }) => ({
      segmentId: flight.id,
      airline: flight.marketingCarrier,
      flightNum: flight.marketingNumber,
      from: flight.from,
      to: flight.to,
      departureDate: flight.departureDate,
      departureTime: flight.departureTime,
    })),
    prices: pricesOut(await readPrices(tx, found)),
    services: services.map(({ service }) => service),
    orders: orders.map(orderOf),
    canPay,
  };
}

/** A booking as the cart shows it (ANC-5). */
export async function readBooking(
  tx: Queryable,
  reader: Reader,
  wanted: { readonly bookingNo: string; readonly vendorCode: string },
  { now, canPay }: { readonly now: number; readonly canPay: boolean },
): Promise<FoundBooking> {
  const all = await findBookings(tx, reader, wanted);
  const [found, ...others] = all;
  if (!found) return { outcome: "unknown" };
  if (others.length > 0)
    return { outcome: "several", vendors: all.map(({ vendor, vendorName }) => ({ code: vendor, name: vendorName })) };
  return { outcome: "found", booking: await shown(tx, found, now, canPay) };
}

/** An order of a booking that the reader sees. @param hold locks it for a change */
export async function readOrder(tx: Queryable, reader: Reader, id: number, hold = false) {
  const query = tx.select().from(ancillaryOrder).where(eq(ancillaryOrder.id, id));
  const [row] = hold ? await query.for("update") : await query;
  if (!row) return undefined;
  const [seen] = await findBookings(tx, reader, { bookingNo: row.bookingNo, vendorCode: row.vendor });
  return seen?.id === row.bookingId ? row : undefined;
}
