import { countryByCode } from "@gatehouse/domain/addresses/data";
import {
  type GivenPatch,
  guardedFields,
  isGuardedField,
  maskContact,
  maskedText,
  maskPassenger,
  missingOf,
  type Passenger,
  type PassengerPath,
  splitValid,
  todayAnywhere,
  type TravellerRules,
  withoutMasks,
} from "@gatehouse/domain/travellers";
import { createMissingInfo, type MockInfoBooking } from "./factories/missing-info.ts";

/** How the missing-information page behaves in a world. */
export interface MockTravellersOptions {
  /** Bookings with a link. Default one, half filled in. */
  readonly bookings?: readonly MockInfoBooking[];
}

/** A change that waits for a member of staff. */
interface Waiting {
  readonly id: string;
  readonly field: PassengerPath;
  readonly value: string;
}

/** Bookings that travellers fill in. */
export interface MockTravellers {
  /** What is stored now. */
  readonly bookings: () => readonly MockInfoBooking[];
  /** Undefined for a link that opens nothing, or not this booking. */
  readonly read: (searchId: string, bookingNo: string) => ReturnType<typeof infoOf> | undefined;
  /** Keeps what is right of it. Passengers who are left out are not asked any more. */
  readonly update: (searchId: string, bookingNo: string, patch: GivenPatch) => Updated | UpdateRefusal | undefined;
  /** Staff decide about everything that waits. */
  readonly decide: (confirmed: boolean) => void;
  /** From now on links lead nowhere: the last flight has arrived. */
  readonly expire: () => void;
}

type UpdateRefusal = "PRIMARY_PASSENGER" | "UNKNOWN_PASSENGER";
type Updated = ReturnType<typeof infoOf> & Pick<ReturnType<typeof splitValid>, "saved" | "refused">;

const maskedChangeRequest = (request: Waiting): Waiting => ({
  ...request,
  value: maskedText(request.field, request.value),
});

/** The addresses that passes go to: each traveller's own, or that of the first who has one. */
function passesTo(passengers: MockInfoBooking["passengers"]) {
  const shared = passengers.find(({ email }) => email !== "")?.email ?? "";
  const found = new Map<string, string[]>();
  for (const { id, email } of passengers) {
    const to = email || shared;
    if (to !== "") found.set(to, [...(found.get(to) ?? []), id]);
  }
  return [...found].map(([email, of]) => ({ email: maskedText("email", email), passengers: of }));
}

/** What the page shows of a booking: what could be misused by its end only. */
function infoOf(
  booking: MockInfoBooking,
  { waiting, refused }: { readonly waiting: readonly Waiting[]; readonly refused: readonly Waiting[] },
  rules: TravellerRules,
) {
  const { bookingNo, vendor, flights, passengers, destinationAddress, emergencyContact, phoneRequired } = booking;
  return {
    bookingNo,
    vendor,
    segments: flights.map(({ passFrom: _passFrom, checkInClosed: _closed, ...flight }) => flight),
    segmentWithPassengers: flights.map((flight) => ({ ...flight, passengers: passengers.map(({ id }) => id) })),
    passengers: passengers.map(maskPassenger),
    passesTo: passesTo(passengers),
    destinationAddress,
    emergencyContact: maskContact(emergencyContact),
    awaitingStaff: waiting.map(maskedChangeRequest),
    refusedByStaff: refused.map(maskedChangeRequest),
    phoneRequired,
    missing: missingOf(booking, rules),
  };
}

/** Bookings of a mock world whose travellers still have to give something, and what they gave. @param now seconds since 1970, UTC */
export function createMockTravellers(request: MockTravellersOptions, now: () => number): MockTravellers {
  const day = () => new Date(now() * 1000).toISOString().slice(0, 10);
  const bookings = new Map(
    (request.bookings ?? [createMissingInfo(day())]).map((booking) => [booking.searchId, booking]),
  );
  const waiting = new Map<string, readonly Waiting[]>();
  const refusals = new Map<string, readonly Waiting[]>();
  const rulesOf = ({ phoneRequired }: MockInfoBooking): TravellerRules => ({
    today: todayAnywhere(now()),
    phoneRequired,
    countryOf: countryByCode,
  });
  const open = (searchId: string, bookingNo: string) => {
    const booking = bookings.get(searchId);
    return booking?.bookingNo === bookingNo ? booking : undefined;
  };
  const shown = (booking: MockInfoBooking) => {
    const { searchId } = booking;
    const changes = { waiting: waiting.get(searchId) ?? [], refused: refusals.get(searchId) ?? [] };
    return infoOf(booking, changes, rulesOf(booking));
  };

  /** Names and mail addresses that stand already are changed by staff only. */
  function guarded(before: Passenger, after: Passenger): { readonly passenger: Passenger; readonly asked: Waiting[] } {
    let passenger = after;
    const asked: Waiting[] = [];
    for (const field of guardedFields) {
      if (before[field] === "" || before[field] === after[field]) continue;
      passenger = { ...passenger, [field]: before[field] };
      asked.push({ id: before.id, field, value: after[field] });
    }
    return { passenger, asked };
  }

  function store(
    booking: MockInfoBooking,
    next: Pick<MockInfoBooking, "passengers" | "destinationAddress" | "emergencyContact">,
  ) {
    const results = booking.passengers.map((before, index) => guarded(before, next.passengers[index] ?? before));
    const asked = results.flatMap((result) => result.asked);
    const isLeft = (one: Waiting) => !asked.some(({ id, field }) => id === one.id && field === one.field);
    waiting.set(booking.searchId, [...(waiting.get(booking.searchId) ?? []).filter(isLeft), ...asked]);
    refusals.set(booking.searchId, (refusals.get(booking.searchId) ?? []).filter(isLeft));
    const stored = { ...booking, ...next, passengers: results.map(({ passenger }) => passenger) };
    bookings.set(booking.searchId, stored);
    return { stored, asked };
  }

  return {
    bookings: () => [...bookings.values()],
    read: (searchId, bookingNo) => {
      const booking = open(searchId, bookingNo);
      return booking && shown(booking);
    },
    update: (searchId, bookingNo, patch) => {
      const booking = open(searchId, bookingNo);
      if (!booking) return undefined;
      const sent = new Set(patch.passengers.map(({ id }) => id));
      if ([...sent].some((id) => booking.passengers.every((passenger) => passenger.id !== id)))
        return "UNKNOWN_PASSENGER";
      if (booking.passengers.some(({ id, primary }) => primary && !sent.has(id))) return "PRIMARY_PASSENGER";
      const { next, saved, refused } = splitValid(booking, withoutMasks(patch, booking), rulesOf(booking));
      const { stored, asked } = store(booking, next);
      const waits = (id: string, field: PassengerPath) => asked.some((one) => one.id === id && one.field === field);
      return {
        ...shown(stored),
        saved: {
          ...saved,
          passengers: saved.passengers
            .filter(({ id }) => sent.has(id))
            .map(({ id, fields }) => ({ id, fields: fields.filter((field) => !waits(id, field)) })),
        },
        refused: { ...refused, passengers: refused.passengers.filter(({ id }) => sent.has(id)) },
      };
    },
    decide: (confirmed) => {
      for (const [searchId, changes] of waiting) {
        const booking = bookings.get(searchId);
        if (!booking) continue;
        const passengers = booking.passengers.map((passenger) => {
          const own = changes.filter(({ id, field }) => id === passenger.id && isGuardedField(field));
          return confirmed
            ? { ...passenger, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) }
            : passenger;
        });
        bookings.set(searchId, { ...booking, passengers });
        waiting.delete(searchId);
        if (!confirmed) refusals.set(searchId, [...(refusals.get(searchId) ?? []), ...changes]);
      }
    },
    expire: () => bookings.clear(),
  };
}
