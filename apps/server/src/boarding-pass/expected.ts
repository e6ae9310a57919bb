import {
  type BookedCheckIn,
  type PossibleOwner,
  pageOwnership,
  type ExpectedPass,
  frequentFlyerOf,
  kindOfTraveller,
  type PageOwnership,
  type ReadPass,
} from "@gatehouse/domain/boarding-pass";
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { candidatePage } from "./candidate-tables.ts";
import { checkIn } from "../checkin/tables.ts";

/** What the pass of a check-in should say, and what tells its traveller from others of the same name. */
export interface ExpectedCheckIn extends PossibleOwner {
  readonly pnrId: number;
  /** Travels no more: a page can still be theirs, but is linked to them no more. */
  readonly cancelled: boolean;
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
    const { ticketNumber, ...possibleOwner } = row;
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
    return { ...possibleOwner, expected };
  });
}

type ReadCheckIn = Awaited<ReturnType<typeof readExpected>>[number];

/** What the pass of one check-in should say. */
export async function expectedPass(tx: Queryable, checkInId: number): Promise<ExpectedPass | undefined> {
  const [row] = await readExpected(tx, eq(checkIn.id, checkInId));
  return row?.expected;
}

/** All PNRs of the booking that one of them belongs to. @param pnrId id of its row */
const unitsWith = (tx: Queryable, pnrId: number | SQL) =>
  tx
    .select({ id: pnr.id })
    .from(pnr)
    .where(
      inArray(
        pnr.bookingId,
        tx
          .select({ id: pnr.bookingId })
          .from(pnr)
          .where(sql`${pnr.id} = ${pnrId}`),
      ),
    );

/**
 * The check-ins that a text of a booking's PNR is read for: all of the booking, for it can name anybody who travels with it, or did.
 * @param pnrId id of the PNR's row
 */
export const bookedWith = (tx: Queryable, pnrId: number): Promise<readonly BookedCheckIn[]> =>
  readExpected(tx, inArray(checkIn.pnrId, unitsWith(tx, pnrId)));

/** The check-ins that the text of one check-in's pass is read for: all of its booking; none where there is no such check-in. */
export const bookedWithCheckIn = (tx: Queryable, checkInId: number): Promise<readonly BookedCheckIn[]> =>
  readExpected(tx, inArray(checkIn.pnrId, unitsWith(tx, sql`(select pnr_id from ${checkIn} where id = ${checkInId})`)));

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

/** Whether somebody who no longer travels came again: passengers that an agent removes and adds again are the same. */
const isSamePerson = (gone: ReadCheckIn, one: ReadCheckIn): boolean =>
  gone.travellerId !== one.travellerId &&
  gone.title === one.title &&
  gone.expected.firstname === one.expected.firstname &&
  gone.expected.lastname === one.expected.lastname &&
  gone.dateOfBirth === one.dateOfBirth &&
  (gone.dateOfBirth !== null ||
    (gone.expected.ticketNumber !== null && gone.expected.ticketNumber === one.expected.ticketNumber));

/** The pass of a linked page that is the check-in's: where two of its passes could be, it tells nothing of the traveller. */
function ownPassOf(ownership: PageOwnership, passes: readonly ReadPass[]) {
  const pass = ownership.pass === null ? undefined : passes[ownership.pass];
  const isOwn = passes.length === 1 || (ownership.alsoFits.length === 0 && ownership.belongsTo.length === 0);
  return pass && isOwn ? { pass, leg: pass.legs[ownership.compared.leg ?? 0] } : undefined;
}

/**
 * The check-ins of a booking that a page of one of its PNRs may be about: those of the PNR, and those of travellers under another PNR
 * of the booking on the same flights. Anyone who no longer travels is among them, for a page can be theirs.
 * @param pnrId id of the PNR's row
 */
export async function possibleOwnersOf(tx: Queryable, pnrId: number): Promise<ExpectedCheckIn[]> {
  const all = await readExpected(tx, inArray(checkIn.pnrId, unitsWith(tx, pnrId)));
  const present = all.filter(({ cancelled }) => !cancelled);
  const flights = new Set(present.filter((one) => one.pnrId === pnrId).map(flightOf));
  const some = all.filter(
    (one) =>
      (one.pnrId === pnrId || flights.has(flightOf(one))) &&
      !(one.cancelled && present.some((other) => isSamePerson(one, other))),
  );
  if (some.length === 0) return [];
  const linked = await readLinked(
    tx,
    some.map(({ checkInId }) => checkInId),
  );
  const untold = some.map((one): ExpectedCheckIn => ({ ...one, place: null, frequentFlyer: [] }));
  const told = new Map(
    [...linked].flatMap(([checkInId, passes]) => {
      const ownership = pageOwnership(passes, untold).find(
        ({ possibleOwner }) => possibleOwner.checkInId === checkInId,
      );
      const own = ownership && ownPassOf(ownership, passes);
      return own ? [[checkInId, own] as const] : [];
    }),
  );
  return untold.map((one): ExpectedCheckIn => {
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

/** Whether a page can be linked to a check-in of a PNR. @param pnrId id of its row */
export const takesPagesOf =
  (pnrId: number) =>
  ({ possibleOwner }: { readonly possibleOwner: ExpectedCheckIn }): boolean =>
    possibleOwner.pnrId === pnrId && !possibleOwner.cancelled;
