import { productFacts, servicesOf } from "@gatehouse/domain/ancillary";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { booking, segment } from "../bookings/tables.ts";
import { guaranteeProduct } from "../disruption/detect.ts";
import { disruptionCover } from "../disruption/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { watchedFlight } from "../reports/tables.ts";
import { type OrderRow, readFlights } from "./read.ts";
import { bookingService } from "./tables.ts";

type Flight = Awaited<ReturnType<typeof readFlights>>[number];

const watchOf = ({ segment: flight, pnr }: Flight) => ({
  pnr,
  airline: flight.marketingCarrier,
  flightnum: flight.marketingNumber,
  from: flight.from,
  to: flight.to,
  departureDate: flight.departureDate,
  departureTime: flight.departureTime,
});

const isSame = (bookingId: number, { pnr, airline, flightnum, departureDate }: ReturnType<typeof watchOf>) =>
  and(
    eq(watchedFlight.bookingId, bookingId),
    eq(watchedFlight.pnr, pnr),
    eq(watchedFlight.airline, airline),
    eq(watchedFlight.flightnum, flightnum),
    eq(watchedFlight.departureDate, departureDate),
    isNull(watchedFlight.deactivatedAt),
  );

/** Begins to watch a flight, which the billing report counts from now on. @returns false where it is watched already */
async function watch(tx: Transaction, { vendor, bookingId }: OrderRow, flight: Flight, now: number) {
  const values = watchOf(flight);
  const [known] = await tx.select({ id: watchedFlight.id }).from(watchedFlight).where(isSame(bookingId, values));
  if (!known) await tx.insert(watchedFlight).values({ vendor, bookingId, ...values, createdAt: now });
  return !known;
}

async function cover(tx: Transaction, { bookingId, createdBy }: OrderRow, now: number): Promise<boolean> {
  const made = await tx
    .insert(disruptionCover)
    .values({ bookingId, segmentId: null, product: guaranteeProduct, createdAt: now, createdBy })
    .onConflictDoNothing()
    .returning({ id: disruptionCover.id });
  return made.length > 0;
}

/** Gives a booking what was ordered (ANC-7). @returns false where none of its flights is ahead any more */
export async function activate(tx: Transaction, order: OrderRow, now: number): Promise<boolean> {
  // Two orders of one booking do not begin the same thing twice.
  const [of] = await tx.select().from(booking).where(eq(booking.id, order.bookingId)).for("update");
  const flights = of?.deactivatedAt === null ? await readFlights(tx, order.bookingId, now) : [];
  const chosen = flights.filter(({ segment: { id } }) => order.segments.includes(id));
  const needsChosen = order.lines.some(({ product }) => productFacts[product].costType === "segment");
  if (flights.length === 0 || (needsChosen && chosen.length < order.segments.length)) return false;
  for (const { product } of order.lines)
    for (const service of servicesOf(product)) {
      const perFlight =
        service === "flight-watcher" ? flights : productFacts[service].costType === "segment" ? chosen : [];
      const common = { orderId: order.id, bookingId: order.bookingId, service, from: now };
      if (service === guaranteeProduct)
        await tx.insert(bookingService).values({ ...common, began: await cover(tx, order, now) });
      else if (perFlight.length === 0) await tx.insert(bookingService).values(common);
      for (const flight of perFlight)
        await tx.insert(bookingService).values({
          ...common,
          segmentId: flight.segment.id,
          began: service === "flight-watcher" && (await watch(tx, order, flight, now)),
        });
    }
  return true;
}

/** Takes away what an order gave, unless the booking has it by another order as well. */
export async function deactivate(tx: Transaction, order: OrderRow, now: number): Promise<void> {
  await tx.select().from(booking).where(eq(booking.id, order.bookingId)).for("update");
  const ended = await tx
    .update(bookingService)
    .set({ until: now })
    .where(and(eq(bookingService.orderId, order.id), isNull(bookingService.until)))
    .returning();
  for (const { service, segmentId, began, bookingId } of ended.filter((one) => one.began)) {
    const [heir] = await tx
      .select({ id: bookingService.id })
      .from(bookingService)
      .where(
        and(
          eq(bookingService.bookingId, bookingId),
          eq(bookingService.service, service),
          ne(bookingService.orderId, order.id),
          isNull(bookingService.until),
          segmentId === null ? undefined : eq(bookingService.segmentId, segmentId),
        ),
      )
      .limit(1);
    if (heir) await tx.update(bookingService).set({ began }).where(eq(bookingService.id, heir.id));
    else if (service === guaranteeProduct) await uncover(tx, bookingId);
    else if (segmentId !== null) await unwatch(tx, bookingId, segmentId, now);
  }
}

const uncover = (tx: Transaction, bookingId: number) =>
  tx
    .delete(disruptionCover)
    .where(
      and(
        eq(disruptionCover.bookingId, bookingId),
        isNull(disruptionCover.segmentId),
        eq(disruptionCover.product, guaranteeProduct),
      ),
    );

const unwatch = (tx: Transaction, bookingId: number, segmentId: number, now: number) =>
  tx
    .update(watchedFlight)
    .set({ deactivatedAt: now })
    .where(
      and(
        eq(watchedFlight.bookingId, bookingId),
        isNull(watchedFlight.deactivatedAt),
        sql`(${watchedFlight.airline}, ${watchedFlight.flightnum}, ${watchedFlight.departureDate}) in (select ${segment.marketingCarrier}, ${segment.marketingNumber}, ${segment.departureDate} from ${segment} where ${eq(segment.id, segmentId)})`,
      ),
    );
