import { and, eq, inArray, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { vendor } from "../../access/tables.ts";
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { type BookingChoice, Conflict } from "../transitions/conflict.ts";

/** How a caller names a booking's PNR. The booking's number, and the vendor, are needed where the PNR alone is ambiguous. */
export interface UnitQuery {
  readonly pnr: string;
  readonly bookingNo?: string | undefined;
  readonly vendor?: string | undefined;
}

/** A booking's PNR (API-8: its identity is vendor, booking number and PNR). */
export interface Unit {
  readonly id: number;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly vendor: string;
  readonly vendorName: string;
}

async function choices(tx: Queryable, units: readonly Unit[], now: number): Promise<BookingChoice[]> {
  const ids = units.map(({ id }) => id);
  const travellers = await tx
    .select({
      pnrId: passenger.pnrId,
      position: passenger.position,
      firstname: passenger.firstname,
      lastname: passenger.lastname,
    })
    .from(passenger)
    .where(inArray(passenger.pnrId, ids))
    .orderBy(passenger.pnrId, passenger.position);
  const departures = await tx
    .select({
      pnrId: segment.pnrId,
      next: sql<string | null>`min(${segment.departsAt}) filter (where ${segment.departsAt} > ${now})`,
      last: sql<string | null>`max(${segment.departsAt})`,
    })
    .from(segment)
    .where(inArray(segment.pnrId, ids))
    .groupBy(segment.pnrId);
  return units.map(({ id, pnr: _, ...unit }) => {
    const own = travellers.filter(({ pnrId }) => pnrId === id);
    const departure = departures.find(({ pnrId }) => pnrId === id);
    const at = departure?.next ?? departure?.last ?? null;
    return {
      ...unit,
      passenger: { firstname: own[0]?.firstname ?? "", lastname: own[0]?.lastname ?? "" },
      passengers: own.length,
      departsAt: at === null ? null : Number(at),
    };
  });
}

/**
 * The one booking's PNR that is meant, among those the caller may see.
 * @throws Conflict NO_SUCH_PNR; AMBIGUOUS_PNR with the bookings to choose from
 */
export async function findUnit(
  tx: Queryable,
  principal: Pick<Principal, "vendors">,
  { pnr: locator, bookingNo, vendor: code }: UnitQuery,
  now: number,
): Promise<Unit> {
  const units = await tx
    .select({ id: pnr.id, pnr: pnr.pnr, bookingNo: pnr.bookingNo, vendor: pnr.vendor, vendorName: vendor.name })
    .from(pnr)
    .innerJoin(vendor, eq(vendor.code, pnr.vendor))
    .where(
      and(
        eq(pnr.pnr, locator),
        bookingNo ? eq(pnr.bookingNo, bookingNo) : undefined,
        code ? eq(pnr.vendor, code) : undefined,
        vendorScope(principal, pnr.vendor),
      ),
    )
    .orderBy(pnr.id)
    .limit(50);
  const [unit, ...others] = units;
  if (!unit) throw new Conflict({ code: "NO_SUCH_PNR" });
  if (others.length === 0) return unit;
  throw new Conflict({ code: "AMBIGUOUS_PNR", bookings: await choices(tx, units, now) });
}
