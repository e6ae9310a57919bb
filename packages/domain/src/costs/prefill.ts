import type { Program, SubmittedRequest } from "../requests/index.ts";
import type { ItineraryAccommodation, ItineraryContent } from "../trips/index.ts";
import { type EntryKind, entryLimits, type HeadField } from "./fields.ts";
import type { BillingForm, CostSource } from "./form.ts";
import {
  type AnyEntry,
  type BillingRecord,
  emptyEntry,
  emptyRecord,
  entriesOf,
  fieldsOf,
  pathOf,
  withEntries,
} from "./record.ts";

interface Name {
  readonly prefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/** A flight as far as a bill cares. */
export interface BookedLeg {
  readonly pnr: string;
  readonly airlineCode: string;
  readonly from: string;
  readonly to: string;
  /** In any unit and zone that is the same at one airport. */
  readonly departs: number;
  readonly arrives: number;
}

/** All that is known of a booking that has no record yet. */
export interface KnownOfBooking {
  readonly booking: {
    /** The day on which it was made, `YYYY-MM-DD`, in the vendor's zone. */
    readonly madeOn: string;
    readonly traveller: Name | null;
    readonly legs: readonly BookedLeg[];
    /** Whether its flights are watched. */
    readonly isWatched: boolean;
  } | null;
  readonly itinerary: {
    readonly startDate: string;
    readonly endDate: string;
    readonly content: ItineraryContent;
  } | null;
  readonly request: {
    readonly travellerId: string;
    readonly traveller: Name | null;
    readonly content: SubmittedRequest;
    readonly program: Program | null;
  } | null;
  /** The name of an airline; its code where nobody knows it. */
  readonly airlineName: (iata: string) => string;
}

/**
 * One line of a bill for the flights of a ticket: where it begins, where it goes, and where it comes back to. Of a journey there and
 * back the destination is where the traveller stayed longest.
 */
export function ticketOf(
  legs: readonly BookedLeg[],
): Readonly<Record<"flightOrigin" | "flightDestination" | "flightReturn", string>> {
  const ordered = legs.toSorted((one, other) => one.departs - other.departs);
  const [first] = ordered;
  const last = ordered.at(-1);
  if (!first || !last) return { flightOrigin: "", flightDestination: "", flightReturn: "" };
  if (ordered.length === 1 || last.to !== first.from)
    return { flightOrigin: first.from, flightDestination: last.to, flightReturn: "" };
  const stops = ordered.slice(0, -1).map((leg, place) => ({
    at: leg.to,
    stayed: (ordered[place + 1]?.departs ?? leg.arrives) - leg.arrives,
  }));
  const longest = stops.reduce((found, stop) => (stop.stayed > found.stayed ? stop : found));
  return { flightOrigin: first.from, flightDestination: longest.at, flightReturn: first.from };
}

const seconds = (local: string): number => Date.parse(`${local}Z`) / 1000;
const day = (local: string): string => local.slice(0, 10);

function flights(legs: readonly BookedLeg[], airlineName: (iata: string) => string): readonly AnyEntry[] {
  return [...new Set(legs.map(({ pnr }) => pnr))].map((pnr) => {
    const own = legs.filter((leg) => leg.pnr === pnr);
    return {
      ...emptyEntry("flightDetails"),
      flightPnr: pnr,
      ...ticketOf(own),
      flightAirlineCode: own[0]?.airlineCode ?? "",
      flightAirlineName: own[0] ? airlineName(own[0].airlineCode) : "",
    };
  });
}

const hotel = (one: ItineraryAccommodation): AnyEntry => ({
  ...emptyEntry("hotelDetails"),
  hotelName: one.name,
  hotelConfirmation: one.confirmationNumber,
  hotelCity: one.city,
  hotelCheckinDate: day(one.checkinDateTime),
  hotelCheckoutDate: day(one.checkOutDateTime),
});

const callHouse = (one: ItineraryAccommodation): AnyEntry => ({
  ...emptyEntry("callHouseDetails"),
  callhouseName: one.name,
  callhouseConfirmation: one.confirmationNumber,
  callhouseCity: one.city,
  callhouseCheckinDate: day(one.checkinDateTime),
  callhouseCheckoutDate: day(one.checkOutDateTime),
});

/**
 * A new record filled from what is known (COST-3): each value from the first that knows it, and marked with it. Costs are never guessed.
 */
export function prefill({ booking, itinerary, request, airlineName }: KnownOfBooking): BillingForm {
  let record: BillingRecord = emptyRecord;
  const marks: Record<string, CostSource> = {};
  const fill = (values: Readonly<Partial<Record<HeadField, string>>>, source: CostSource): void => {
    for (const [name, value] of Object.entries(values)) {
      if (value === "" || record[name as HeadField] !== "") continue;
      record = { ...record, [name]: value };
      marks[name] = source;
    }
  };
  const list = (kind: EntryKind, entries: readonly AnyEntry[], source: CostSource): void => {
    if (entriesOf(record, kind).length > 0) return;
    const filled = entries
      .filter((entry) => Object.values(entry).some((value) => value !== ""))
      .slice(0, entryLimits[kind]);
    record = withEntries(record, kind, filled);
    filled.forEach((entry, place) => {
      for (const [name, value] of Object.entries(entry)) if (value !== "") marks[pathOf(kind, place, name)] = source;
    });
  };
  const name = (one: Name | null | undefined, source: CostSource): void => {
    // First and last name are of one person: never one from here and one from there.
    if (!one || record.customerLastName !== "" || record.customerFirstName !== "") return;
    fill(
      {
        customerPrefix: one.prefix,
        customerFirstName: one.firstName,
        customerMiddleName: one.middleName,
        customerLastName: one.lastName,
      },
      source,
    );
  };
  const department = request?.program?.deptInfos.find(({ deptCode }) => deptCode === request.content.program?.deptCode);

  if (booking) {
    fill({ bookingDate: booking.madeOn }, "booking");
    name(booking.traveller, "booking");
    if (booking.isWatched) {
      record = { ...record, flightGuardCoverage: true };
      marks["flightGuardCoverage"] = "booking";
    }
  }
  if (itinerary) {
    const { content } = itinerary;
    fill({ tripStartDate: itinerary.startDate, tripEndDate: itinerary.endDate }, "itinerary");
    name(content.travellers[0], "itinerary");
    const stays = content.accommodations
      .filter(({ cancelled }) => !cancelled)
      .toSorted((one, other) => (one.checkinDateTime < other.checkinDateTime ? -1 : 1));
    const legs = content.flights
      .filter(({ cancelled }) => !cancelled)
      .map((flight) => ({
        pnr: flight.pnr,
        airlineCode: flight.airlineCode,
        from: flight.departure.airportCode,
        to: flight.arrival.airportCode,
        departs: seconds(flight.departure.dateTime),
        arrives: seconds(flight.arrival.dateTime),
      }));
    list("flightDetails", flights(legs, airlineName), "itinerary");
    list("hotelDetails", stays.filter(({ type }) => type !== "CALL_HOUSE").map(hotel), "itinerary");
    list("callHouseDetails", stays.filter(({ type }) => type === "CALL_HOUSE").map(callHouse), "itinerary");
    list(
      "carDetails",
      content.cars
        .filter(({ cancelled }) => !cancelled)
        .map((car) => ({
          ...emptyEntry("carDetails"),
          carProvider: car.company,
          carConfirmation: car.confirmationNumber,
          carStartDate: day(car.pickupDateTime),
          carEndDate: day(car.dropDateTime),
        })),
      "itinerary",
    );
  }
  if (booking) list("flightDetails", flights(booking.legs, airlineName), "booking");
  if (request) {
    const { content, program } = request;
    fill(
      { customerId: request.travellerId, tripStartDate: content.startDate, tripEndDate: content.endDate },
      "request",
    );
    name(request.traveller, "request");
    if (program)
      fill(
        {
          hospitalName: program.hospital,
          hospitalDepartmentCode: department?.deptCode ?? "",
          hospitalDepartmentName: department?.deptName ?? "",
          hospitalLocation: program.state,
          locationCity: program.city,
        },
        "program",
      );
    // Without an itinerary what was asked for is the best that is known.
    if (!itinerary) {
      list(
        "hotelDetails",
        content.accommodations
          .filter(({ type }) => type === "HOTEL")
          .map((one) => ({
            ...emptyEntry("hotelDetails"),
            hotelName: one.name,
            hotelCity: one.address,
            hotelCheckinDate: day(one.checkinDateTime),
            hotelCheckoutDate: day(one.checkOutDateTime),
          })),
        "request",
      );
      list(
        "carDetails",
        content.cars.map((car) => ({
          ...emptyEntry("carDetails"),
          carProvider: car.company,
          carStartDate: day(car.pickupDateTime),
          carEndDate: day(car.dropDateTime),
        })),
        "request",
      );
    }
  }
  const filled = new Set(fieldsOf(record).flatMap(({ path, value }) => (value === "" ? [] : [path])));
  return {
    record,
    marks: Object.fromEntries(
      Object.entries(marks).filter(([path]) => filled.has(path) || path === "flightGuardCoverage"),
    ),
  };
}
