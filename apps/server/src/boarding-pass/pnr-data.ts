import { and, asc, eq, gt } from "drizzle-orm";
import type { Principal } from "../access/principal.ts";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { Database } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import type { Airports } from "../reference/airports.ts";
import { readCheckIns } from "../checkin/check-in-row.ts";
import { deliveryOf, type PassDelivery, readDeliveries } from "./delivery.ts";
import { auditPassportViews } from "./passport-views.ts";
import type { TravellerFacts } from "../checkin/traveller-facts.ts";
import { checkIn } from "../checkin/tables.ts";
import { findUnit, type UnitQuery } from "../checkin/work/units.ts";

type Reader = Pick<Principal, "vendors" | "userid">;
type Traveller = typeof passenger.$inferSelect;
type Flight = typeof segment.$inferSelect;

const airlineOf = (iata: string) => ({ iata, name: airlineName(iata) });

/** A traveller, with the names of fields that operators' tools know (QUE-21). */
function passengerOf(
  traveller: Traveller,
  bookingNo: string,
  own: CheckIn | undefined,
  deliveries: readonly PassDelivery[],
) {
  const { firstname, middlename, lastname, email, gender, title, phoneCode, phoneNumber } = traveller;
  const { eticket, language, nationality, passportNo, passportIssueDate, passportExpDate } = traveller;
  return {
    firstname,
    middlename,
    lastname,
    email,
    gender,
    selected: false,
    extraAttributes: {
      bookingNo,
      checkInId: own?.checkInId ?? null,
      status: own?.currentState ?? null,
      lockedBy: own?._lock?.userid ?? null,
      pass: own?.pass ?? null,
      primary: traveller.position === 0,
      ktn: traveller.ktn || null,
      eticket,
      phoneCode,
      phoneNumber,
      title,
      dob: traveller.dateOfBirth,
      passportNo,
      passportIssueDate,
      passportExpDate,
      nationality,
      language,
      address: traveller.address,
    },
    checkIn: own ?? null,
    delivery: deliveryOf(own, deliveries),
  };
}

function segmentOf(flight: Flight, airports: Airports) {
  const place = (iata: string) => ({ iata, name: airports.nameOf(iata) });
  const { operatingCarrier, operatingNumber, operatingLocator } = flight;
  return {
    airline: airlineOf(flight.marketingCarrier),
    flightnum: flight.marketingNumber,
    operating:
      operatingCarrier === null
        ? null
        : { airline: airlineOf(operatingCarrier), flightnum: operatingNumber, locator: operatingLocator },
    from: place(flight.from),
    to: place(flight.to),
    dept: {
      date: flight.departureDate,
      time: flight.departureTime,
      zone: flight.departureZone,
      deptTimeUTCSecs: flight.departsAt,
    },
    arrival: {
      date: flight.arrivalDate,
      time: flight.arrivalTime,
      zone: flight.arrivalZone,
      arrTimeUTCSecs: flight.arrivesAt,
    },
    cancelled: flight.cancelled,
  };
}

/**
 * A booking's PNR with its flights and travellers; that their passport data were read is audited (ACC-16).
 * @throws Conflict NO_SUCH_PNR, AMBIGUOUS_PNR
 */
export async function readPnr(
  db: Database,
  reader: Reader,
  { showExpired, ...query }: UnitQuery & { readonly showExpired: boolean },
  now: number,
  {
    airports,
    travellers: facts,
  }: { readonly airports: Airports; readonly travellers: Pick<TravellerFacts, "suppliedFor"> },
) {
  return db.transaction(async (tx) => {
    const { id, ...unit } = await findUnit(tx, reader, query, now);
    const [booked] = await tx.select({ bookingId: pnr.bookingId }).from(pnr).where(eq(pnr.id, id));
    const supplied = await facts.suppliedFor(tx, booked?.bookingId ?? 0, now);
    const flights = await tx
      .select()
      .from(segment)
      .where(and(eq(segment.pnrId, id), showExpired ? undefined : gt(segment.departsAt, now)))
      .orderBy(asc(segment.position));
    const travellers = await tx
      .select()
      .from(passenger)
      .where(eq(passenger.pnrId, id))
      .orderBy(asc(passenger.position));
    const rows = await readCheckIns(tx, eq(checkIn.pnrId, id));
    const deliveries = await readDeliveries(
      tx,
      rows.map(({ checkInId }) => checkInId),
    );
    const keys = await tx
      .select({ id: checkIn.id, segmentId: checkIn.segmentId, passengerId: checkIn.passengerId })
      .from(checkIn)
      .where(eq(checkIn.pnrId, id));
    const shown = keys.filter(({ segmentId }) => flights.some((flight) => flight.id === segmentId));
    const documented = new Set(travellers.filter(({ passportNo }) => passportNo !== null).map((one) => one.id));
    await auditPassportViews(
      tx,
      shown.filter(({ passengerId }) => documented.has(passengerId)).map((key) => key.id),
      reader.userid,
      now,
    );
    const checkInOf = (flight: Flight, traveller: Traveller) => {
      const key = shown.find(({ segmentId, passengerId }) => segmentId === flight.id && passengerId === traveller.id);
      return rows.find(({ checkInId }) => checkInId === key?.id);
    };
    return {
      ...unit,
      ...supplied,
      segments: flights.map((flight) => ({
        ...segmentOf(flight, airports),
        passengers: travellers.map((one) => passengerOf(one, unit.bookingNo, checkInOf(flight, one), deliveries)),
      })),
    };
  });
}
