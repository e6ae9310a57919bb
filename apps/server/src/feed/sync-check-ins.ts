import { importCheckIn, type LifecycleEvent, pseudoUsers, windowOf } from "@gatehouse/domain/checkin";
import { windowAfter } from "@gatehouse/domain/feed";
import { sql } from "drizzle-orm";
import { announceRows } from "../checkin/transitions/announce.ts";
import { decide, type Step } from "../checkin/transitions/transition.ts";
import { commitSteps, type ChangeServices } from "../checkin/transitions/commit.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { completeInfo, followPassengers } from "../travellers/check-ins.ts";
import type { SyncedPassengers } from "./sync-passengers.ts";
import type { SyncedSegments } from "./sync-segments.ts";
import type { HeldUnit, PairedCheckIn, StoredPassenger, StoredSegment } from "./hold-unit.ts";

/** How many check-ins came, changed and were cancelled. */
export interface CheckInCounts {
  readonly created: number;
  readonly changed: number;
  readonly cancelled: number;
}

interface Followed {
  readonly segments: SyncedSegments;
  readonly passengers: SyncedPassengers;
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * What a message means for a stored check-in: the lifecycle decides what comes of it. What was cancelled, as a flight or as a
 * traveller, is left alone until it is not any more.
 */
function eventsOf(unit: HeldUnit, { segments, passengers }: Followed) {
  const before = { segments: byId(unit.segments), passengers: byId(unit.passengers) };
  const after = { segments: byId(segments.after), passengers: byId(passengers.after) };
  const active = ({ segmentId, passengerId }: PairedCheckIn, rows: typeof before) =>
    rows.segments.get(segmentId)?.cancelled === false && rows.passengers.get(passengerId)?.cancelled === false;

  return (pair: PairedCheckIn): LifecycleEvent | undefined => {
    const [was, is] = [active(pair, before), active(pair, after)];
    if (was && !is) return { type: "cancelled" };
    const flight = after.segments.get(pair.segmentId);
    if (!flight || !is || (was && !segments.shown.has(flight.id))) return undefined;
    const { fields } = pair.held;
    return { type: "scheduleChanged", ...windowAfter(fields.airline, fields, flight.departsAt) };
  };
}

/** Check-ins repeat what the queue shows of their flights. */
const showFlights = (tx: Transaction, ids: readonly number[]) =>
  tx.execute(sql`update ${checkIn} set flightnum = s.marketing_number, from_iata = s.from_iata, to_iata = s.to_iata,
    departure_date = s.departure_date, departure_time = s.departure_time, departure_zone = s.departure_zone
    from segment s where s.id = ${checkIn.segmentId} and ${checkIn.id} = any(${sql.param([...ids])}::bigint[])`);

/** A check-in of each traveller who flies, on each flight that is still to leave, where there is none. @returns their ids */
async function createCheckIns(
  tx: Transaction,
  unit: HeldUnit,
  { segments, passengers }: Followed,
  now: number,
): Promise<readonly number[]> {
  const isThere = new Set(unit.checkIns.map(({ segmentId, passengerId }) => `${segmentId} ${passengerId}`));
  const missing = segments.after
    .filter(({ cancelled, departsAt }) => !cancelled && departsAt > now)
    .flatMap((flight) =>
      passengers.after
        .filter(({ id, cancelled }) => !cancelled && !isThere.has(`${flight.id} ${id}`))
        .map((traveller) => rowOf(unit, flight, traveller, now)),
    );
  if (missing.length === 0) return [];
  const made = await tx
    .insert(checkIn)
    .values(missing.map(({ row }) => row))
    .returning({ id: checkIn.id, segmentId: checkIn.segmentId, passengerId: checkIn.passengerId });
  const ids = new Map(made.map(({ id, segmentId, passengerId }) => [`${segmentId} ${passengerId}`, id]));
  await tx.insert(auditEntry).values(
    missing.flatMap(({ row, audit }) =>
      audit.map(({ facts, ...entry }) => ({
        ...entry,
        checkInId: ids.get(`${row.segmentId} ${row.passengerId}`) ?? 0,
        facts: Object.keys(facts).length > 0 ? facts : null,
      })),
    ),
  );
  return made.map(({ id }) => id);
}

function rowOf(unit: HeldUnit, flight: StoredSegment, traveller: StoredPassenger, now: number) {
  const { next, audit } = importCheckIn(
    flight.marketingCarrier,
    windowOf(flight.marketingCarrier, flight.departsAt),
    now,
  );
  const row = {
    ...next,
    pnrId: unit.id,
    segmentId: flight.id,
    passengerId: traveller.id,
    vendor: unit.vendor,
    bookingNo: unit.bookingNo,
    pnr: unit.pnr,
    firstname: traveller.firstname,
    lastname: traveller.lastname,
    hasPassport: traveller.passportNo !== null,
    flightnum: flight.marketingNumber,
    from: flight.from,
    to: flight.to,
    departureDate: flight.departureDate,
    departureTime: flight.departureTime,
    departureZone: flight.departureZone,
    createdAt: now,
  };
  return { row, audit };
}

/**
 * Lets a unit's check-ins follow its flights and travellers: every change of state goes through the lifecycle, is in the audit log and
 * is told to anyone who looks.
 */
export async function syncCheckIns(
  tx: Transaction,
  unit: HeldUnit,
  followed: Followed,
  now: number,
  services: ChangeServices,
): Promise<CheckInCounts> {
  const actor = { now, user: pseudoUsers.system };
  const { segments, passengers } = followed;
  const eventOf = eventsOf(unit, followed);
  const cancelled: Step[] = [];
  const moved: Step[] = [];
  for (const pair of unit.checkIns) {
    const event = eventOf(pair);
    // What has departed meanwhile is refused, rightly.
    if (event) (event.type === "cancelled" ? cancelled : moved).push(...decide([pair.held], event, actor).steps);
  }
  if (moved.length > 0)
    await showFlights(
      tx,
      moved.map(({ before }) => before.id),
    );
  await commitSteps(tx, [...cancelled, ...moved], actor, services);
  await followPassengers(tx, passengers.shown);
  // What was given up for a name or a passport is work again when the vendor sends another one.
  await completeInfo(tx, passengers.shown, actor, services);
  const created = await createCheckIns(tx, unit, followed, now);

  const told = new Set([...cancelled, ...moved].map(({ before }) => before.id));
  const beside = unit.checkIns.filter(
    ({ held, segmentId, passengerId }) =>
      !held.fields.expired &&
      !told.has(held.id) &&
      (segments.touched.has(segmentId) || passengers.touched.has(passengerId)),
  );
  const ids = [...created, ...beside.map(({ held }) => held.id)];
  if (ids.length > 0) await announceRows(tx, services.live, [{ vendor: unit.vendor, ids }]);
  return { created: created.length, changed: moved.length + beside.length, cancelled: cancelled.length };
}
