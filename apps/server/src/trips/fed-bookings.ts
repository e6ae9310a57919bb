import type { FeedBooking, FeedPassenger, FeedSegment } from "@gatehouse/domain/feed";
import type { ItineraryContent, ItineraryFlight, ItineraryTraveller } from "@gatehouse/domain/trips";
import { readPhone } from "@gatehouse/domain/travellers";

/** What is stored of a PNR of the booking. */
export interface StoredUnit {
  readonly pnr: string;
  readonly segments: readonly {
    readonly position: number;
    readonly marketingCarrier: string;
    readonly marketingNumber: string;
    readonly from: string;
    readonly departureDate: string;
  }[];
  readonly passengers: readonly { readonly position: number; readonly firstname: string; readonly lastname: string }[];
}

/** A PNR as the feed takes it, with where its parts stand in the content. */
export interface UnitOfTrip {
  readonly fed: FeedBooking;
  /** Place in `flights` of the content, of each segment; null for one that is gone. */
  readonly flightOf: readonly (number | null)[];
  /** Place in `travellers` of the content, of each passenger; null for one who is gone. */
  readonly travellerOf: readonly (number | null)[];
}

/** What a traveller's profile says for airlines. */
export type KnownOfTraveller = Pick<FeedPassenger, "gender" | "dob" | "language">;

const flightName = (carrier: string, number: string, from: string, day: string): string =>
  [carrier, number.replace(/^0+/, ""), from, day].join("|");
const nameOfFlight = ({ airlineCode, flightNum, departure }: ItineraryFlight): string =>
  flightName(airlineCode, flightNum, departure.airportCode, departure.dateTime.slice(0, 10));
const nameOfPerson = (first: string, last: string): string => `${first}\n${last}`.toLocaleUpperCase("en");

const split = (dateTime: string) => ({ date: dateTime.slice(0, 10), time: dateTime.slice(11) });

/** A telephone number as passengers have it; nothing where it names no country, or nobody can have it. */
function phoneOf({ phone }: ItineraryTraveller): Pick<FeedPassenger, "phoneCode" | "phoneNumber"> {
  const read = phone.trim() === "" ? undefined : readPhone("", phone);
  return read ? { phoneCode: read.code, phoneNumber: read.number } : {};
}

/** The number of something in its PNR: what stands, as it is or as it was, and otherwise the next one. */
function numbering(known: ReadonlyMap<string, number>, taken: readonly number[]) {
  const given = new Set<number>();
  let last = Math.max(-1, ...taken);
  return (names: readonly string[]): number => {
    const found = names.map((name) => known.get(name)).find((place) => place !== undefined && !given.has(place));
    const place = found ?? (last += 1);
    given.add(place);
    return place;
  };
}

const isOn = ({ passengerExtra }: ItineraryFlight, { travelerId }: ItineraryTraveller): boolean =>
  passengerExtra.length === 0 ||
  passengerExtra.some((extra) => extra.travelerId === "" || extra.travelerId === travelerId);

/**
 * The PNRs of a booking as its itinerary says them, for the feed (TRP-17). A flight and a traveller keep the number under which they
 * stand, also when their facts change from one version to the next. What the version before had and this one has not is cancelled;
 * what only the vendor's feed has said is left alone.
 * @param profiles what is known of travellers besides, by their ids
 */
export function unitsOfTrip(
  bookingNo: string,
  content: ItineraryContent,
  before: ItineraryContent | undefined,
  stored: readonly StoredUnit[],
  profiles: ReadonlyMap<string, KnownOfTraveller> = new Map(),
): readonly UnitOfTrip[] {
  const had = (before?.flights ?? []).filter(({ pnr }) => pnr !== "");
  const flights = content.flights.map((flight, place) => ({ flight, place })).filter(({ flight }) => flight.pnr !== "");
  const locators = new Set([...flights.map(({ flight }) => flight.pnr), ...had.map(({ pnr }) => pnr)]);
  return [...locators].toSorted().map((pnr): UnitOfTrip => {
    const unit = stored.find((one) => one.pnr === pnr);
    const own = flights.filter(({ flight }) => flight.pnr === pnr);
    const hadHere = had.filter((flight) => flight.pnr === pnr);
    const hadById = new Map(hadHere.map((flight) => [flight.id, flight]));

    const segmentAt = new Map(
      (unit?.segments ?? []).map(({ position, marketingCarrier, marketingNumber, from, departureDate }) => [
        flightName(marketingCarrier, marketingNumber, from, departureDate),
        position,
      ]),
    );
    const carrierAt = new Map((unit?.segments ?? []).map((row) => [row.position, row.marketingCarrier]));
    const numberOfSegment = numbering(segmentAt, [...carrierAt.keys()]);
    const segmentOf = (flight: ItineraryFlight, position: number, cancelled: boolean): FeedSegment => ({
      segment: position + 1,
      marketing: { carrier: flight.airlineCode, number: flight.flightNum },
      from: flight.departure.airportCode,
      to: flight.arrival.airportCode,
      departure: split(flight.departure.dateTime),
      arrival: split(flight.arrival.dateTime),
      cancelled,
    });
    const segments = own.map(({ flight, place }) => {
      const was = hadById.get(flight.id);
      // Another airline cannot have the number of a segment.
      const former = was && was.airlineCode === flight.airlineCode ? [nameOfFlight(was)] : [];
      const position = numberOfSegment([nameOfFlight(flight), ...former]);
      return { place, fed: segmentOf(flight, position, flight.cancelled) };
    });
    const said = new Set(segments.map(({ fed }) => fed.segment));
    const goneSegments = hadHere.flatMap((flight) => {
      const position = segmentAt.get(nameOfFlight(flight));
      if (position === undefined || said.has(position + 1)) return [];
      said.add(position + 1);
      return [segmentOf(flight, position, true)];
    });

    const people = content.travellers
      .map((traveller, place) => ({ traveller, place }))
      .filter(({ traveller }) => own.some(({ flight }) => isOn(flight, traveller)));
    const passengerAt = new Map(
      (unit?.passengers ?? []).map(({ position, firstname, lastname }) => [
        nameOfPerson(firstname, lastname),
        position,
      ]),
    );
    const numberOfPerson = numbering(
      passengerAt,
      (unit?.passengers ?? []).map(({ position }) => position),
    );
    const formerTravellers = new Map((before?.travellers ?? []).map((one) => [one.travelerId, one]));
    const passengers = people.map(({ traveller, place }) => {
      const { firstName, lastName, middleName, travelerId } = traveller;
      const was = formerTravellers.get(travelerId);
      const position = numberOfPerson([
        nameOfPerson(firstName, lastName),
        ...(was ? [nameOfPerson(was.firstName, was.lastName)] : []),
      ]);
      const eticket = own
        .flatMap(({ flight }) => flight.passengerExtra)
        .find((extra) => extra.travelerId === travelerId && /^\d{13}$/.test(extra.eticket))?.eticket;
      const fed: FeedPassenger = {
        passenger: position + 1,
        title: traveller.prefix,
        firstname: firstName,
        middlename: middleName,
        lastname: lastName,
        email: traveller.email,
        ...phoneOf(traveller),
        ...profiles.get(travelerId),
        ...(eticket === undefined ? {} : { eticket }),
        cancelled: false,
      };
      return { place, fed };
    });
    const travels = new Set(passengers.map(({ fed }) => fed.passenger));
    const gonePassengers = (before?.travellers ?? [])
      .filter((traveller) => hadHere.some((flight) => isOn(flight, traveller)))
      .flatMap(({ firstName, lastName }): readonly FeedPassenger[] => {
        const position = passengerAt.get(nameOfPerson(firstName, lastName));
        if (own.length === 0 || position === undefined || travels.has(position + 1)) return [];
        travels.add(position + 1);
        return [{ passenger: position + 1, firstname: firstName, lastname: lastName, cancelled: true }];
      });

    return {
      fed: {
        bookingNo,
        pnr,
        cancelled: false,
        segments: [...segments.map(({ fed }) => fed), ...goneSegments],
        passengers: [...passengers.map(({ fed }) => fed), ...gonePassengers],
      },
      flightOf: [...segments.map(({ place }) => place), ...goneSegments.map(() => null)],
      travellerOf: [...passengers.map(({ place }) => place), ...gonePassengers.map(() => null)],
    };
  });
}
