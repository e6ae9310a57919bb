import { can } from "@gatehouse/domain/access";
import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import { readDeliveries } from "../../boarding-pass/delivery.ts";
import { checkIn } from "../../checkin/tables.ts";
import { alternateFlight } from "../../flights/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { publicLink } from "../../travellers/tables.ts";
import { profilesOfPassengers } from "../accounts.ts";
import { itinerary } from "../tables.ts";
import { type Beside, bookingKey, type BoardReader, type TalkedRoom } from "./beside.ts";

type Reader = Pick<Principal, "vendors">;

export interface BoardQuery {
  readonly passengerEmail: string;
  /** Codes of vendors; none for all. */
  readonly vendors: readonly string[];
  readonly bookingNo: string;
  readonly airline: string;
  readonly disrupted: boolean;
  /** Only flights whose check-in closes within the hour while work is left (TRP-35). */
  readonly closing: boolean;
  /** Only flights whose traveller is in a chat now, or has written there what staff have not read (TRP-44). */
  readonly connected: boolean;
  readonly unread: boolean;
  /** In seconds since 1970, UTC: flights that depart after `now`, until `before`. */
  readonly now: number;
  readonly before: number;
  readonly page: number;
  readonly size: number;
}

interface Option {
  readonly code: string;
  readonly flights: number;
}

interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly travellers: number;
  readonly disrupted: number;
  readonly closing: number;
  readonly connected: number;
  readonly unread: number;
  readonly hours: readonly Hour[];
  readonly talks: readonly Talk[];
  readonly vendors: readonly Option[];
  readonly airlines: readonly Option[];
}

/** Departures within one hour of the 48: the first one is hour 0. */
interface Hour {
  readonly hour: number;
  readonly flights: number;
  readonly disrupted: number;
}

/** What goes on in the chat about a flight. */
interface Talk {
  readonly segmentId: number;
  readonly unread: number;
  readonly connected: boolean;
}

/** How soon the end of a window presses, in seconds. */
const pressing = 3600;

/**
 * The PNRs of conversations: those of the bookings that a conversation is about, and those whose traveller has its e-mail address. Each
 * conversation counts once for a PNR.
 */
const talking = (rooms: readonly TalkedRoom[]): SQL =>
  rooms.length === 0
    ? sql`talk as (select 0::bigint as pnr_id, 0 as unread, false as connected where false)`
    : sql`room as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb)
        as r(id text, vendor text, email text, bookings text[], unread int, connected boolean)
    ), talk as materialized (
      select pnr_id, sum(unread)::int as unread, bool_or(connected) as connected from (
        select p.id as pnr_id, room.id from room cross join unnest(room.bookings) about
          join ${pnr} p on p.vendor = room.vendor and p.booking_no = about
        union
        select hit.pnr_id, room.id from hit join room on room.vendor = hit.vendor and room.email = any(hit.emails)
      ) of join room using (id) group by pnr_id
    )`;

/** Who flies: all who were to fly with a cancelled flight, otherwise those who still travel. */
const travels = sql`(${segment.cancelled} or not ${passenger.cancelled})`;

/** A choice that waits for staff, or a question that no choice has answered since (TRP-34). */
const waitingChoice = sql`exists (select from ${alternateFlight} where ${alternateFlight.bookingId} = ${pnr.bookingId} and ${alternateFlight.settledAt} is null)`;
const openQuestion = sql`exists (select from ${publicLink} where ${publicLink.bookingId} = ${pnr.bookingId} and ${publicLink.purpose} = 'disruption'
  and not exists (select from ${alternateFlight} where ${alternateFlight.bookingId} = ${pnr.bookingId} and ${alternateFlight.selectedAt} >= ${publicLink.createdAt}))`;

/** What a word finds: a booking's number in any case, or a PNR. */
const ofBooking = (text: string): SQL | undefined =>
  text === ""
    ? undefined
    : or(eq(sql`upper(${checkIn.bookingNo})`, text.toUpperCase()), eq(checkIn.pnr, text.toUpperCase()));

/** Another traveller of the same PNR may have the address. */
const ofPassenger = (email: string): SQL | undefined =>
  email === ""
    ? undefined
    : sql`exists (select from ${passenger} asked where asked.pnr_id = ${checkIn.pnrId} and lower(asked.email) = ${email.toLowerCase()})`;

/**
 * The flights of a page, the soonest first, with what stands beside the list: one statement. What departs is found by the index
 * `check_in_departing`; what has departed is not in it.
 */
async function findFlights(
  tx: Queryable,
  reader: Reader,
  query: BoardQuery,
  rooms: readonly TalkedRoom[],
): Promise<Found> {
  const { vendors, airline, disrupted, closing, connected, unread, now, before, page, size } = query;
  const emails = rooms.map(({ email }) => email).filter((email) => email !== "");
  const cut = and(
    disrupted ? sql`disrupted` : undefined,
    closing ? sql`closing` : undefined,
    connected ? sql`connected` : undefined,
    unread ? sql`unread > 0` : undefined,
  );
  const departing = and(
    eq(checkIn.expired, false),
    gt(checkIn.departsAt, now),
    lte(checkIn.departsAt, before),
    vendorScope(reader, checkIn.vendor),
  );
  const wanted = and(
    vendors.length > 0 ? sql`vendor = any(${sql.param([...vendors])}::text[])` : undefined,
    airline === "" ? undefined : sql`airline = ${airline.toUpperCase()}`,
  );
  const narrowed = and(ofBooking(query.bookingNo), ofPassenger(query.passengerEmail));
  const { rows } = await tx.execute(sql`
    with hit as (
      select ${checkIn.segmentId} as segment_id, ${checkIn.vendor} as vendor, ${checkIn.airline} as airline, ${checkIn.pnrId} as pnr_id,
        bool_or(${narrowed ?? sql`true`}) as narrowed, count(*)::int as booked,
        (count(*) filter (where not ${passenger.cancelled}))::int as travelling,
        bool_or(${checkIn.state} in ('ELIGIBLE_FOR_CHECKIN', 'WAITING_FOR_AUTOMATION')) filter (where not ${passenger.cancelled}) as works,
        min(${checkIn.windowClosesAt}) filter (where not ${passenger.cancelled}) as closes_at,
        ${
          emails.length === 0
            ? sql`null::text[]`
            : sql`array_agg(lower(${passenger.email})) filter (where lower(${passenger.email}) = any(${sql.param(emails)}::text[]))`
        } as emails
      from ${checkIn} join ${passenger} on ${passenger.id} = ${checkIn.passengerId}
      where ${departing} group by 1, 2, 3, 4
    ), flight as materialized (
      select hit.segment_id, hit.vendor, hit.airline, hit.pnr_id, hit.narrowed, ${segment.departsAt} as departs_at,
        not ${segment.cancelled} and hit.works and least(hit.closes_at, ${segment.departsAt}) >= ${now}
          and least(hit.closes_at, ${segment.departsAt}) < ${now + pressing} as closing,
        ${segment.cancelled} as cancelled, case when ${segment.cancelled} then hit.booked else hit.travelling end as travellers
      from hit join ${segment} on ${segment.id} = hit.segment_id where ${segment.cancelled} or hit.travelling > 0
    ), question as (
      select ${pnr.id} as pnr_id from ${pnr} where ${pnr.bookingId} in (
        select ${alternateFlight.bookingId} from ${alternateFlight} where ${alternateFlight.settledAt} is null
        union select ${publicLink.bookingId} from ${publicLink} where ${publicLink.purpose} = 'disruption')
      and (${waitingChoice} or ${openQuestion})
    ), ${talking(rooms)}, matching as materialized (
      select segment_id, departs_at, travellers, coalesce(closing, false) as closing,
        coalesce(talk.unread, 0) as unread, coalesce(talk.connected, false) as connected,
        cancelled or flight.pnr_id in (select pnr_id from question) as disrupted
      from flight left join talk on talk.pnr_id = flight.pnr_id where narrowed and ${wanted ?? sql`true`}
    ), shown as (
      select * from matching where ${cut ?? sql`true`}
    ), chosen as (
      select segment_id, departs_at, unread, connected from shown order by departs_at, segment_id limit ${size} offset ${page * size}
    )
    select (select coalesce(json_agg(segment_id order by departs_at, segment_id), '[]') from chosen) as ids,
      (select count(*)::int from shown) as total,
      (select coalesce(sum(travellers), 0)::int from shown) as travellers,
      (select count(*)::int from matching where disrupted) as disrupted,
      (select count(*)::int from matching where closing) as closing,
      (select count(*)::int from matching where connected) as connected,
      (select count(*)::int from matching where unread > 0) as unread,
      (select coalesce(json_agg(json_build_object('hour', hour, 'flights', flights, 'disrupted', disrupted) order by hour), '[]')
        from (select (departs_at - ${now} - 1) / 3600 as hour, count(*)::int as flights,
          (count(*) filter (where disrupted))::int as disrupted from shown group by 1) each) as hours,
      (select coalesce(json_agg(json_build_object('segmentId', segment_id, 'unread', unread, 'connected', connected)), '[]')
        from chosen where connected or unread > 0) as talks,
      (select coalesce(json_agg(json_build_object('code', vendor, 'flights', n) order by vendor), '[]')
        from (select vendor, count(*)::int as n from flight group by vendor) each) as vendors,
      (select coalesce(json_agg(json_build_object('code', airline, 'flights', n) order by airline), '[]')
        from (select airline, count(*)::int as n from flight group by airline) each) as airlines`);
  const [found] = rows as unknown as Found[]; // the columns of the select above
  if (!found) throw new Error("The statement answers one row.");
  return found;
}

/** What was asked after a disruption, and whether there is an answer: by booking. */
async function readChoices(
  tx: Queryable,
  bookings: readonly number[],
): Promise<ReadonlyMap<number, "asked" | "chosen">> {
  const chosen = await tx
    .select({
      bookingId: alternateFlight.bookingId,
      selectedAt: alternateFlight.selectedAt,
      settledAt: alternateFlight.settledAt,
    })
    .from(alternateFlight)
    .where(inArray(alternateFlight.bookingId, [...bookings]));
  const asked = await tx
    .select({ bookingId: publicLink.bookingId, createdAt: publicLink.createdAt })
    .from(publicLink)
    .where(and(inArray(publicLink.bookingId, [...bookings]), eq(publicLink.purpose, "disruption")));
  const answered = (link: (typeof asked)[number]): boolean =>
    chosen.some(({ bookingId, selectedAt }) => bookingId === link.bookingId && selectedAt >= link.createdAt);
  return new Map([
    ...asked.filter((link) => !answered(link)).map(({ bookingId }) => [bookingId, "asked"] as const),
    ...chosen.flatMap(({ bookingId, settledAt }) =>
      bookingId === null || settledAt !== null ? [] : [[bookingId, "chosen"] as const],
    ),
  ]);
}

const flightColumns = {
  segmentId: segment.id,
  vendor: pnr.vendor,
  bookingNo: pnr.bookingNo,
  pnr: pnr.pnr,
  bookingId: pnr.bookingId,
  at: segment.departsAt,
  date: segment.departureDate,
  time: segment.departureTime,
  zone: segment.departureZone,
  marketingCarrier: segment.marketingCarrier,
  marketingNumber: segment.marketingNumber,
  operatingCarrier: segment.operatingCarrier,
  operatingNumber: segment.operatingNumber,
  from: segment.from,
  to: segment.to,
  cancelled: segment.cancelled,
  hasItinerary: sql<boolean>`exists (select from ${itinerary} where ${itinerary.vendor} = ${pnr.vendor} and ${itinerary.bookingNo} = ${pnr.bookingNo} and ${itinerary.version} > 0)`,
};

/** What is shown of flights that were found, in their order. */
async function readFlights(tx: Queryable, reader: BoardReader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const flights = await tx
    .select(flightColumns)
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(inArray(segment.id, [...ids]));
  const travellers = await tx
    .select({
      segmentId: checkIn.segmentId,
      checkInId: checkIn.id,
      firstname: checkIn.firstname,
      lastname: checkIn.lastname,
      middlename: passenger.middlename,
      email: passenger.email,
      vendor: checkIn.vendor,
      state: checkIn.state,
      pass: checkIn.pass,
      closesAt: checkIn.windowClosesAt,
    })
    .from(checkIn)
    .innerJoin(segment, eq(segment.id, checkIn.segmentId))
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .where(and(inArray(checkIn.segmentId, [...ids]), travels))
    .orderBy(asc(passenger.position), asc(checkIn.id));
  const sent = (
    await readDeliveries(
      tx,
      travellers.flatMap(({ checkInId, pass }) => (pass === null ? [] : [checkInId])),
    )
  )
    .filter(({ state }) => state === "sent")
    .map(({ checkInId, payload }) => `${checkInId} ${String(payload["dmscode"])}`);
  const delivered = new Set(sent);
  const profiles = can(reader.permissions, "profileAll")
    ? await profilesOfPassengers(tx, travellers)
    : new Map<number, string>();
  const choices = await readChoices(tx, [...new Set(flights.map(({ bookingId }) => bookingId))]);
  const byId = new Map(flights.map((flight) => [flight.segmentId, flight]));
  return ids.flatMap((id) => {
    const flight = byId.get(id);
    if (!flight) return [];
    const own = travellers.filter(({ segmentId }) => segmentId === id);
    const { at, date, time, zone, bookingId, marketingCarrier, marketingNumber, ...rest } = flight;
    const { operatingCarrier, operatingNumber, ...facts } = rest;
    const isOwn = operatingCarrier === null || operatingCarrier === marketingCarrier;
    return {
      ...facts,
      departure: { at, date, time, zone },
      marketing: { carrier: marketingCarrier, number: marketingNumber },
      operating: isOwn ? null : { carrier: operatingCarrier, number: operatingNumber ?? marketingNumber },
      closesAt: Math.min(...own.map(({ closesAt }) => closesAt), at),
      choice: choices.get(bookingId) ?? null,
      travellers: own.map(({ checkInId, firstname, lastname, state, pass }) => ({
        checkInId,
        firstname,
        lastname,
        profileOf: profiles.get(checkInId) ?? null,
        state: facts.cancelled ? ("CANCELLED" as const) : state,
        hasPass: pass !== null,
        delivered: pass !== null && delivered.has(`${checkInId} ${pass}`),
      })),
    };
  });
}

/** A flight of the board as it is answered, but for how punctual it was. */
export type BoardFlight = Awaited<ReturnType<typeof readFlights>>[number];

/** A page of the flights that depart next (TRP-30), with what areas above know of their bookings. */
export async function readUpcoming(
  tx: Queryable,
  reader: BoardReader,
  query: BoardQuery,
  { rooms, newComments }: Beside,
) {
  const talked = await rooms(tx, reader, query.now);
  const { ids, total, talks, connected, unread, ...beside } = await findFlights(tx, reader, query, talked ?? []);
  const flights = await readFlights(tx, reader, ids);
  const commented = await newComments(tx, reader, flights);
  const talkOf = new Map(talks.map(({ segmentId, ...talk }) => [segmentId, talk]));
  return {
    content: flights.map((flight) => ({
      ...flight,
      newCommentAdded: commented.has(bookingKey(flight)),
      chat: talked && (talkOf.get(flight.segmentId) ?? { unread: 0, connected: false }),
    })),
    pageNo: query.page + 1,
    totalElement: total,
    totalPages: Math.ceil(total / query.size),
    connected: talked && connected,
    unread: talked && unread,
    ...beside,
  };
}
