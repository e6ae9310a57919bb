import { windowOf } from "@gatehouse/domain/checkin";
import { localClock } from "@gatehouse/domain/time";
import { type FieldsOf, maskContact, maskedText, maskPassenger } from "@gatehouse/domain/travellers";
import { and, eq, gt } from "drizzle-orm";
import { mailReader } from "../bookings/mail-reader.ts";
import type { Database } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import { type Airports, loadAirports } from "../reference/airports.ts";
import { type BookedInfo, type Flight, readBooked } from "./booked.ts";
import { missingIn } from "./judge.ts";
import type { OpenedLink } from "./links.ts";
import { travellerAudit } from "./tables.ts";
import { refusedChangeRequests, waitingChangeRequests, type ChangeRequest } from "./change-requests.ts";

/** Seconds within which opening the page again is the same visit. */
const sameVisit = 10 * 60;

/** Change requests as the holder of a link sees them: they may be about a mail address. */
const maskedChangeRequest = (request: ChangeRequest): ChangeRequest => ({
  ...request,
  value: maskedText(request.field, request.value),
});

const placeOf = (iata: string, airports: Airports) => ({ iata, city: airports.find(iata)?.city.name ?? iata });

/** When a flight's check-in opens, by the clock of its airport of departure: no pass comes before that. Null once it has. */
function passesOf({ marketingCarrier, departsAt, departureZone }: Flight, now: number) {
  const { windowOpensAt, windowClosesAt } = windowOf(marketingCarrier, departsAt);
  return {
    passFrom: windowOpensAt <= now ? null : localClock(windowOpensAt, departureZone),
    checkInClosed: windowClosesAt <= now,
  };
}

/** The addresses that passes of flights ahead are mailed to, each once, with those whose passes go there. */
function passesTo({ travellers, ahead, onFlight, rows }: BookedInfo) {
  const flying = new Set(ahead.flatMap(onFlight));
  const found = new Map<string, Set<string>>();
  for (const { passenger, stored } of travellers)
    for (const row of stored) {
      // As passes are mailed: for each PNR by what it says of the traveller.
      const email = flying.has(row.id) ? (mailReader(row, rows)?.email ?? "") : "";
      if (email !== "") found.set(email, (found.get(email) ?? new Set()).add(passenger.id));
    }
  return [...found].map(([email, of]) => ({ email: maskedText("email", email), passengers: [...of] }));
}

const flightOf = ({ marketingCarrier, marketingNumber, ...flight }: Flight, airports: Airports) => ({
  airline: { iata: marketingCarrier, name: airlineName(marketingCarrier) },
  flightnum: marketingNumber,
  from: placeOf(flight.from, airports),
  to: placeOf(flight.to, airports),
  dept: { date: flight.departureDate, time: flight.departureTime },
});

/** Fields by passenger and block in lists of their own, as an answer is. */
export const fieldsOf = ({ passengers, destinationAddress, emergencyContact }: FieldsOf) => ({
  passengers: passengers.map(({ id, fields }) => ({ id, fields: [...fields] })),
  destinationAddress: [...destinationAddress],
  emergencyContact: [...emergencyContact],
});

/** What the page shows of a booking, and nothing else: what could be misused by its end only. */
export async function shownInfo(info: BookedInfo, now: number) {
  const airports = await loadAirports();
  const { booking, travellers, ahead, onFlight, destinationAddress, emergencyContact } = info;
  const personOf = (row: number) => travellers.find(({ rows }) => rows.includes(row))?.passenger.id;
  const missing = missingIn(info, now);
  return {
    bookingNo: booking.bookingNo,
    vendor: { name: booking.vendorName, logo: booking.vendorLogo },
    segments: ahead.map((flight) => flightOf(flight, airports)),
    segmentWithPassengers: ahead.map((flight) => ({
      ...flightOf(flight, airports),
      passengers: onFlight(flight).flatMap((row) => personOf(row) ?? []),
      ...passesOf(flight, now),
    })),
    passengers: travellers.map(({ passenger }) => maskPassenger(passenger)),
    passesTo: passesTo(info),
    destinationAddress,
    emergencyContact: maskContact(emergencyContact),
    awaitingStaff: waitingChangeRequests(info).map(maskedChangeRequest),
    refusedByStaff: refusedChangeRequests(info, now).map(maskedChangeRequest),
    phoneRequired: booking.phoneRequired,
    missing: fieldsOf(missing),
  };
}

/** Reads a booking for the holder of its link. That the link was opened is in the booking's log. */
export const readInfo = (db: Database, { booking, linkId }: OpenedLink, now: number) =>
  db.transaction(async (tx) => {
    const known = await tx.$count(
      travellerAudit,
      and(
        eq(travellerAudit.bookingId, booking.id),
        eq(travellerAudit.action, "LINK_OPENED"),
        eq(travellerAudit.linkId, linkId),
        gt(travellerAudit.at, now - sameVisit),
      ),
    );
    if (known === 0)
      await tx
        .insert(travellerAudit)
        .values({ bookingId: booking.id, action: "LINK_OPENED", userid: travellerUser, at: now, linkId });
    return shownInfo(await readBooked(tx, booking, now), now);
  });

/** Anyone who holds a link: nobody has signed in. Kept apart from user ids by its capitals, as the other pseudo-users are. */
export const travellerUser = "TRAVELLER";
