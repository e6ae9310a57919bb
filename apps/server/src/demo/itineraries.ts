import { windowOf } from "@gatehouse/domain/checkin";
import { localInstant } from "@gatehouse/domain/time";
import {
  emptyContent,
  type ItineraryContent,
  type ItineraryFlight,
  type ItineraryTraveller,
  tripSpan,
} from "@gatehouse/domain/trips";
import { eq } from "drizzle-orm";
import type { Transaction } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { loadAirports } from "../reference/airports.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary, itineraryAudit, itineraryVersion } from "../trips/tables.ts";
import { simulateHistory } from "./check-in-history.ts";
import type { DemoUnit } from "./generate.ts";
import { advanceSequences, emptyBulk, insertBulk, nextIds } from "./rows.ts";
import { addUnit } from "./to-rows.ts";

interface Ride {
  readonly flight: string;
  /** Airport and local hour. */
  readonly from: readonly [airport: string, time: string];
  readonly to: readonly [airport: string, time: string];
}

/** There and back, and where somebody sleeps in between. */
interface Journey {
  readonly summary: string;
  readonly pnr: string;
  readonly there: readonly Ride[];
  readonly back: readonly Ride[];
  readonly hotel: { readonly name: string; readonly address: string; readonly city: string; readonly phone: string };
  readonly car?: string;
  /** Another flight home in the first version. */
  readonly before?: string;
}

/** By booking number: the requests of the demo that are booked. */
const journeys: Readonly<Record<string, Journey>> = {
  "NWT-70311": {
    summary: "New York",
    pnr: "H4T9QX",
    there: [{ flight: "BA 117", from: ["LHR", "08:25"], to: ["JFK", "11:15"] }],
    back: [{ flight: "BA 114", from: ["JFK", "08:05"], to: ["LHR", "19:55"] }],
    hotel: {
      name: "The Pierpoint",
      address: "61 Hicks Street, Brooklyn, NY 11201",
      city: "New York",
      phone: "+1 718 555 0150",
    },
  },
  "NWT-70344": {
    summary: "Lisbon",
    pnr: "K7M2LD",
    there: [{ flight: "TP 1351", from: ["LHR", "11:40"], to: ["LIS", "14:25"] }],
    back: [{ flight: "TP 1366", from: ["LIS", "16:05"], to: ["LHR", "18:50"] }],
    hotel: {
      name: "Casa do Miradouro",
      address: "Rua da Graça 14, 1170-165 Lisboa",
      city: "Lisbon",
      phone: "+351 21 555 0104",
    },
    before: "TP 1368",
  },
  "NWT-69802": {
    summary: "Zürich",
    pnr: "M3R8WB",
    there: [{ flight: "LX 319", from: ["LHR", "14:10"], to: ["ZRH", "16:55"] }],
    back: [{ flight: "LX 332", from: ["ZRH", "17:35"], to: ["LHR", "18:25"] }],
    hotel: {
      name: "Hotel Limmatblick",
      address: "Limmatquai 136, 8001 Zürich",
      city: "Zürich",
      phone: "+41 44 555 01 36",
    },
  },
  "ALD-50187": {
    summary: "Rochester, Minnesota",
    pnr: "GK3P7Q",
    there: [
      { flight: "DL 1862", from: ["ATL", "08:40"], to: ["MSP", "10:22"] },
      { flight: "DL 3911", from: ["MSP", "11:05"], to: ["RST", "11:58"] },
    ],
    back: [{ flight: "DL 4017", from: ["RST", "18:25"], to: ["ATL", "22:05"] }],
    hotel: {
      name: "Mill Race Inn",
      address: "12 Mill Street SW, Rochester, MN 55902",
      city: "Rochester",
      phone: "+1 507 555 0162",
    },
    car: "Rochester airport (RST)",
  },
  "TVP-31140": {
    summary: "Lisbon",
    pnr: "P6C4VN",
    there: [{ flight: "LH 1172", from: ["FRA", "09:30"], to: ["LIS", "11:35"] }],
    back: [{ flight: "LH 1173", from: ["LIS", "12:25"], to: ["FRA", "16:30"] }],
    hotel: {
      name: "Casa do Miradouro",
      address: "Rua da Graça 14, 1170-165 Lisboa",
      city: "Lisbon",
      phone: "+351 21 555 0104",
    },
  },
};

type ZoneOf = (iata: string) => string;

function flightOf(
  { flight, from, to }: Ride,
  {
    id,
    day,
    pnr,
    zoneOf,
  }: { readonly id: string; readonly day: string; readonly pnr: string; readonly zoneOf: ZoneOf },
): ItineraryFlight {
  const [airlineCode = "", flightNum = ""] = flight.split(" ");
  const end = ([airportCode, time]: Ride["from"]) => ({
    airportCode,
    dateTime: `${day}T${time}`,
    zone: zoneOf(airportCode),
    terminal: "",
  });
  return {
    id,
    airlineCode,
    flightNum,
    departure: end(from),
    arrival: end(to),
    pnr,
    confirmationNumber: pnr,
    passengerExtra: [],
    cancelled: false,
  };
}

/** A booked request as its itinerary. */
function contentOf(
  { summary, pnr, there, back, hotel, car }: Journey,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  zoneOf: ZoneOf,
): ItineraryContent {
  const zone = zoneOf(there.at(-1)?.to[0] ?? "");
  return {
    ...emptyContent,
    itinerarySummary: summary,
    flights: [
      ...there.map((ride, place) => flightOf(ride, { id: `there-${place + 1}`, day: startDate, pnr, zoneOf })),
      ...back.map((ride, place) => flightOf(ride, { id: `back-${place + 1}`, day: endDate, pnr, zoneOf })),
    ],
    accommodations: [
      {
        id: "hotel-1",
        type: "HOTEL",
        ...hotel,
        website: "",
        checkinDateTime: `${startDate}T17:30`,
        checkOutDateTime: `${endDate}T07:00`,
        zone,
        confirmationNumber: `${pnr.slice(0, 3)}-50318`,
        cancelled: false,
      },
    ],
    cars: car
      ? [
          {
            id: "car-1",
            company: "National Car Rental",
            pickupLocation: car,
            dropOffLocation: car,
            pickupDateTime: `${startDate}T12:30`,
            pickupZone: zone,
            dropDateTime: `${endDate}T16:00`,
            dropZone: zone,
            confirmationNumber: "1187724430",
            phone: "+1 507 555 0131",
            cancelled: false,
          },
        ]
      : [],
  };
}

/** Flights of an itinerary that are still to come, with their check-ins, as publishing makes them (TRP-17). */
function unitOf(
  { flights }: ItineraryContent,
  { prefix, firstName, lastName, email, phone }: Omit<ItineraryTraveller, "travelerId">,
  of: Pick<DemoUnit, "vendor" | "bookingNo" | "pnr" | "importedAt">,
  now: number,
): DemoUnit {
  const instant = ({ dateTime, zone }: ItineraryFlight["departure"]) => {
    const [date = "", time = ""] = dateTime.split("T");
    return { date, time, zone, at: localInstant(date, time, zone) };
  };
  const ahead = flights
    .map(({ airlineCode, flightNum, departure, arrival }) => ({
      airline: airlineCode,
      flightnum: flightNum,
      from: departure.airportCode,
      to: arrival.airportCode,
      departure: instant(departure),
      arrival: instant(arrival),
    }))
    .filter(({ departure }) => departure.at > now);
  const plan = {
    importedAt: of.importedAt,
    automation: undefined,
    person: undefined,
    check: undefined,
    dmscode: "",
  };
  return {
    ...of,
    flights: ahead,
    passengers: [
      {
        title: prefix.replace(".", "").toUpperCase(),
        firstname: firstName,
        lastname: lastName,
        gender: "",
        dateOfBirth: null,
        nationality: null,
        email,
        phoneNumber: phone,
        passport: undefined,
        eticket: "",
      },
    ],
    checkIns: ahead.map(({ airline, departure }, flight) => ({
      flight,
      passenger: 0,
      history: simulateHistory(airline, windowOf(airline, departure.at), plan, now),
    })),
  };
}

/**
 * Itineraries of the demo's booked requests: to come, taking place and over; one has changed.
 * @returns how many check-ins were written
 */
export async function addDemoItineraries(tx: Transaction, now: number): Promise<number> {
  const bulk = emptyBulk();
  const ids = await nextIds(tx);
  let checkIns = 0;
  const airports = await loadAirports();
  const zoneOf = (iata: string) => airports.find(iata)?.zone ?? "";
  for (const [bookingNo, journey] of Object.entries(journeys)) {
    const [request] = await tx.select().from(travelRequest).where(eq(travelRequest.bookingNo, bookingNo));
    const traveller = request && (await readProfile(tx, request.travellerId));
    if (!request || !traveller) throw new Error(`The demo world has no request of ${bookingNo}.`);
    const { profile } = traveller;
    const content: ItineraryContent = {
      ...contentOf(journey, request, zoneOf),
      travellers: [
        {
          travelerId: traveller.id,
          prefix: profile?.prefix ?? "",
          firstName: profile?.firstName ?? "",
          middleName: profile?.middleName ?? "",
          lastName: profile?.lastName ?? "",
          email: traveller.email,
          phone: profile?.phone ?? "",
        },
      ],
    };
    const [, number = ""] = journey.before?.split(" ") ?? [];
    const former: ItineraryContent = {
      ...content,
      flights: content.flights.map((flight) => (flight.id === "back-1" ? { ...flight, flightNum: number } : flight)),
    };
    const versions = journey.before ? [former, content] : [content];
    const span = tripSpan(content);
    if (!span) throw new Error(`The trip of ${bookingNo} has no time.`);
    const [made] = await tx
      .insert(itinerary)
      .values({
        vendor: request.vendor,
        bookingNo,
        requestId: request.id,
        version: versions.length,
        startDate: span.startDate,
        endDate: span.endDate,
        startsAt: span.start,
        endsAt: span.end,
        travellerIds: [traveller.id],
        travellers: content.travellers.map(({ firstName, lastName }) => ({ firstname: firstName, lastname: lastName })),
      })
      .returning({ id: itinerary.id });
    const itineraryId = made?.id ?? 0;
    // Published the day after the request was made, changed some hours later.
    const at = (place: number) => Math.min(now - 60, request.createdAt + 86_400 + place * 7200);
    const [traveler] = content.travellers;
    const unit =
      traveler &&
      unitOf(content, traveler, { vendor: request.vendor, bookingNo, pnr: journey.pnr, importedAt: at(0) }, now);
    if (unit && unit.flights.length > 0) checkIns += addUnit(bulk, ids, unit, undefined).checkInIds.length;
    await tx.insert(itineraryVersion).values(
      versions.map((one, place) => ({
        itineraryId,
        version: place + 1,
        content: one,
        meantSo: [],
        publishedAt: at(place),
        publishedBy: "crm-operator",
      })),
    );
    await tx.insert(itineraryAudit).values(
      versions.map((_, place) => ({
        itineraryId,
        action: "PUBLISHED" as const,
        version: place + 1,
        userid: "crm-operator",
        at: at(place),
      })),
    );
  }
  await insertBulk(tx, bulk);
  await advanceSequences(tx);
  return checkIns;
}
