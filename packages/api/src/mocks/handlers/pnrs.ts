import { type CheckIn, unitsOf } from "@gatehouse/domain/checkin";
import type { InferSchemaOutput } from "@orpc/contract";
import type { pnrSchema } from "../../boarding-pass/pnr-schema.ts";
import type { contract } from "../../contract.ts";
import { createPassengerData } from "../factories/passenger-data.ts";
import { sampleAirlineNames, sampleAirportNames } from "../factories/sample-names.ts";
import type { Implementation } from "../implement.ts";
import { type CheckInBackend, visibleCheckIns } from "./check-in-backend.ts";

type BoardingPasses = Implementation<typeof contract.boardingPasses>;
type PnrData = InferSchemaOutput<typeof pnrSchema>;
type Segment = PnrData["segments"][number];

/** The name of an airline of the sample data by its code, or the code. */
export const airlineNameOf = (iata: string): string => sampleAirlineNames[iata] ?? iata;
/** The name of an airport of the sample data by its code, or the code. */
export const airportNameOf = (iata: string): string => sampleAirportNames[iata] ?? iata;

interface PnrQuery {
  readonly pnr: string;
  readonly bookingNo?: string | undefined;
  readonly vendor?: string | undefined;
}
type Ambiguous = { readonly bookings: { readonly [Key in keyof Booking]: Booking[Key] }[] };
interface Booking {
  readonly bookingNo: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly passenger: { readonly firstname: string; readonly lastname: string };
  readonly passengers: number;
  readonly departsAt: number | null;
}

/** The check-ins of the one booking that is meant. @throws what `none` and `several` make */
export function unitOf(
  backend: CheckInBackend,
  { pnr, bookingNo, vendor }: PnrQuery,
  none: () => Error,
  several: (data: Ambiguous) => Error,
): readonly CheckIn[] {
  const meant = visibleCheckIns(backend)
    .rows()
    .filter(
      (row) => row.pnr === pnr && (!bookingNo || row.bookingNo === bookingNo) && (!vendor || row.vendor === vendor),
    );
  const [unit, ...others] = unitsOf(meant);
  if (!unit) throw none();
  if (others.length === 0) return unit;
  throw several({
    bookings: [unit, ...others].flatMap((rows) => {
      const [first] = rows;
      const { bookingNo: number, vendor: code, vendorName, passenger, dept } = first;
      const names = new Set(rows.map((row) => `${row.passenger.lastname}/${row.passenger.firstname}`));
      return [
        {
          bookingNo: number,
          vendor: code,
          vendorName,
          passenger,
          passengers: names.size,
          departsAt: dept.deptTimeUTCSecs,
        },
      ];
    }),
  });
}

/** How long a sample flight takes, in seconds. */
const flightSeconds = 2 * 3600 + 600;

/** Approved passes are about to go; others with a pass went some time ago. */
function deliveryOf({ pass, needQC, currentState, disposedAt }: CheckIn): Segment["passengers"][number]["delivery"] {
  if (pass === null || needQC) return null;
  return currentState === "APPROVED"
    ? { state: "waiting", reason: "no-channel", sentAt: null, answer: null }
    : { state: "sent", reason: null, sentAt: (disposedAt ?? 0) + 6, answer: "250 2.0.0 OK" };
}

function passengerOf(row: CheckIn, primary: boolean): Segment["passengers"][number] {
  const { title, gender, email, ...data } = createPassengerData(row);
  return {
    ...row.passenger,
    middlename: "",
    email,
    gender,
    selected: false,
    extraAttributes: {
      bookingNo: row.bookingNo,
      checkInId: row.checkInId,
      status: row.currentState,
      lockedBy: row._lock?.userid ?? null,
      pass: row.pass,
      primary,
      ktn: null,
      title,
      ...data,
      language: null,
      address: null,
    },
    checkIn: row,
    delivery: deliveryOf(row),
  };
}

function segmentOf(rows: readonly CheckIn[], first: CheckIn): Segment {
  const { airline, flightnum, from, to, dept } = first;
  const arrives = new Date((dept.deptTimeUTCSecs + flightSeconds) * 1000).toISOString();
  return {
    airline: { ...airline, name: airlineNameOf(airline.iata) },
    flightnum,
    operating: null,
    from: { ...from, name: airportNameOf(from.iata) },
    to: { ...to, name: airportNameOf(to.iata) },
    dept,
    arrival: {
      date: arrives.slice(0, 10),
      time: arrives.slice(11, 16),
      zone: "UTC",
      arrTimeUTCSecs: dept.deptTimeUTCSecs + flightSeconds,
    },
    cancelled: false,
    passengers: rows.map((row, index) => passengerOf(row, index === 0)),
  };
}

/** The data of a PNR, segment by segment. */
export const pnrCalls = (backend: CheckInBackend): Pick<BoardingPasses, "pnr"> => ({
  pnr: ({ showExpired, ...options }, fail) => {
    const unit = unitOf(
      backend,
      options,
      () => fail("NO_SUCH_PNR"),
      (data) => fail("AMBIGUOUS_PNR", data),
    );
    const flights = new Map<string, CheckIn[]>();
    for (const row of unit) {
      if (row.expired && !showExpired) continue;
      const flight = `${row.airline.iata}${row.flightnum} ${row.dept.date}`;
      flights.set(flight, [...(flights.get(flight) ?? []), row]);
      if (row.hasPassport) backend.queue.note(row.checkInId, "VIEWED_PASSPORT", backend.user().userid);
    }
    const { pnr, bookingNo, vendor, vendorName } = unit[0] ?? { pnr: "", bookingNo: "", vendor: "", vendorName: "" };
    return {
      pnr,
      bookingNo,
      vendor,
      vendorName,
      ...backend.supplied.of(bookingNo),
      segments: [...flights.values()].flatMap((rows) => (rows[0] ? [segmentOf(rows, rows[0])] : [])),
    };
  },
});
