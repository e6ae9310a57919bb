import {
  type Claimant,
  comparePage,
  type ExpectedPass,
  frequentFlyerOf,
  kindOfTraveller,
  type ReadPass,
} from "@gatehouse/domain/boarding-pass";
import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { candidatePage } from "../passes/candidate-tables.ts";
import { checkIn } from "../tables.ts";

/** What the pass of a check-in should say, and what tells its traveller from others of the same name. */
export interface ExpectedCheckIn extends Claimant {
  readonly pnrId: number;
}

/**
 * What the passes of check-ins should say, in the order of their ids. Passport data are not read: they never decide whether a page
 * matches.
 */
async function readExpected(tx: Queryable, where: SQL | undefined) {
  const rows = await tx
    .select({
      checkInId: checkIn.id,
      pnrId: checkIn.pnrId,
      travellerId: passenger.id,
      cancelled: passenger.cancelled,
      title: passenger.title,
      gender: passenger.gender,
      dateOfBirth: passenger.dateOfBirth,
      ticketNumber: passenger.eticket,
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
  return rows.map(({ shown, carrier, number, operatingCarrier, operatingNumber, operatingLocator, ...row }) => {
    const { ticketNumber, ...claimant } = row;
    const expected: ExpectedPass = {
      ...shown,
      marketing: { carrier, number },
      // A feed may name the other locator alone.
      operating:
        operatingCarrier === null && operatingLocator === null
          ? null
          : { carrier: operatingCarrier ?? carrier, number: operatingNumber, locator: operatingLocator },
      passportExpDate: null,
      ticketNumber,
      kind: kindOfTraveller(row, shown.departureDate),
    };
    return { ...claimant, expected };
  });
}

type ReadCheckIn = Awaited<ReturnType<typeof readExpected>>[number];

/** What the pass of one check-in should say. */
export async function expectedPass(tx: Queryable, checkInId: number): Promise<ExpectedPass | undefined> {
  const [row] = await readExpected(tx, eq(checkIn.id, checkInId));
  return row?.expected;
}

/** What the passes of a booking's PNR should say. @param pnrId id of its row */
export const expectedOfUnit = (tx: Queryable, pnrId: number): Promise<ReadCheckIn[]> =>
  readExpected(tx, eq(checkIn.pnrId, pnrId));

const flightOf = ({ expected: { marketing, departureDate, from } }: ReadCheckIn): string =>
  [marketing.carrier, marketing.number, departureDate, from].join(" ");

/** What passes that are linked and need no quality check say of the travellers who have them. */
async function readLinked(tx: Queryable, ids: readonly number[]): Promise<Map<number, readonly ReadPass[]>> {
  const pages = await tx
    .select({ checkInId: candidatePage.linkedTo, passes: candidatePage.passes })
    .from(candidatePage)
    .innerJoin(checkIn, eq(checkIn.id, candidatePage.linkedTo))
    .where(
      and(isNotNull(candidatePage.linkedTo), inArray(candidatePage.linkedTo, [...ids]), eq(checkIn.needQC, false)),
    );
  return new Map(pages.flatMap(({ checkInId, passes }) => (checkInId === null ? [] : [[checkInId, passes] as const])));
}

/**
 * The check-ins of a booking that a page of one of its PNRs may be about: those of the PNR, and those of travellers under another PNR
 * of the booking on the same flights. Who no longer travels claims no page.
 * @param pnrId id of the PNR's row
 */
export async function claimantsOf(tx: Queryable, pnrId: number): Promise<ExpectedCheckIn[]> {
  const booking = tx.select({ id: pnr.bookingId }).from(pnr).where(eq(pnr.id, pnrId));
  const units = tx.select({ id: pnr.id }).from(pnr).where(inArray(pnr.bookingId, booking));
  const all = (await readExpected(tx, inArray(checkIn.pnrId, units))).filter(({ cancelled }) => !cancelled);
  const flights = new Set(all.filter((one) => one.pnrId === pnrId).map(flightOf));
  const some = all.filter((one) => one.pnrId === pnrId || flights.has(flightOf(one)));
  if (some.length === 0) return [];
  const linked = await readLinked(
    tx,
    some.map(({ checkInId }) => checkInId),
  );
  const told = new Map(
    some.flatMap(({ checkInId, expected }) => {
      const passes = linked.get(checkInId) ?? [];
      const { pass: index, leg } = comparePage(passes, expected);
      const pass = index === null ? undefined : passes[index];
      return pass ? [[checkInId, { pass, leg: pass.legs[leg ?? 0] }] as const] : [];
    }),
  );
  return some.map(({ cancelled: _, ...one }): ExpectedCheckIn => {
    const { seat = null, sequence = null } = told.get(one.checkInId)?.leg ?? {};
    const ofTraveller = some.filter(({ travellerId }) => travellerId === one.travellerId);
    return {
      ...one,
      place: seat === null || sequence === null ? null : { seat, sequence },
      frequentFlyer: ofTraveller.flatMap(({ checkInId }) => {
        const pass = told.get(checkInId)?.pass;
        return (pass && frequentFlyerOf(pass)) ?? [];
      }),
    };
  });
}
