import type { ExpectedPass } from "@gatehouse/domain/boarding-pass";
import { asc, eq, type SQL } from "drizzle-orm";
import { passenger, segment } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { checkIn } from "../tables.ts";

/** What the pass of a check-in should say. */
export interface ExpectedCheckIn {
  readonly checkInId: number;
  readonly expected: ExpectedPass;
}

/**
 * What the passes of check-ins should say, in the order of their ids. Passport data are not read: they never decide whether a page
 * matches.
 */
export async function expectedPasses(tx: Queryable, where: SQL | undefined): Promise<ExpectedCheckIn[]> {
  const rows = await tx
    .select({
      checkInId: checkIn.id,
      carrier: segment.marketingCarrier,
      number: segment.marketingNumber,
      operatingCarrier: segment.operatingCarrier,
      operatingNumber: segment.operatingNumber,
      operatingLocator: segment.operatingLocator,
      shown: {
        firstname: passenger.firstname,
        middlename: passenger.middlename,
        lastname: passenger.lastname,
        pnr: checkIn.pnr,
        from: segment.from,
        to: segment.to,
        departureDate: segment.departureDate,
      },
    })
    .from(checkIn)
    .innerJoin(segment, eq(segment.id, checkIn.segmentId))
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .where(where)
    .orderBy(asc(checkIn.id));
  return rows.map(({ checkInId, shown, carrier, number, operatingCarrier, operatingNumber, operatingLocator }) => ({
    checkInId,
    expected: {
      ...shown,
      marketing: { carrier, number },
      // A feed may name the other locator alone.
      operating:
        operatingCarrier === null && operatingLocator === null
          ? null
          : { carrier: operatingCarrier ?? carrier, number: operatingNumber, locator: operatingLocator },
      passportExpDate: null,
    },
  }));
}

/** What the passes of a booking's PNR should say. @param pnrId id of its row */
export const expectedOfUnit = (tx: Queryable, pnrId: number): Promise<ExpectedCheckIn[]> =>
  expectedPasses(tx, eq(checkIn.pnrId, pnrId));
