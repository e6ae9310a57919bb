import { type BillingRecord, emptyEntry, type Marks, normaliseRecord } from "@gatehouse/domain/costs";
import { findRecord, saveRecord } from "../costs/service.ts";
import type { Transaction } from "../platform/database.ts";

/** Somebody saves a record of the demo. */
interface Save {
  readonly bookingNo: string;
  readonly vendorCode: string;
  readonly userid: string;
  /** Hours ago. */
  readonly age: number;
  readonly change: (record: BillingRecord) => BillingRecord;
  /** Whether every value was confirmed. */
  readonly confirms: boolean;
}

const fee = (serviceFee: string, serviceFeeDateOfCharge: string) => ({ serviceFee, serviceFeeDateOfCharge });

const priced =
  (costs: {
    readonly flight: string;
    readonly hotel: string;
    readonly fees: readonly string[];
    readonly total?: string;
  }) =>
  (record: BillingRecord): BillingRecord => ({
    ...record,
    serviceFeeDetails: costs.fees.map((amount) => fee(amount, record.bookingDate)),
    flightDetails: record.flightDetails.map((flight, place) =>
      place === 0
        ? { ...flight, flightCost: costs.flight, flightDateOfCharge: record.bookingDate, checkinBaggageCost: "35.00" }
        : flight,
    ),
    hotelDetails: record.hotelDetails.map((hotel) => ({
      ...hotel,
      hotelCost: costs.hotel,
      hotelDateOfCharge: hotel.hotelCheckoutDate,
    })),
    totalTripCost: costs.total ?? "",
  });

/** In their order: a trip that is over and settled, one under way with a total that differs, one of which most is open. */
const saves: readonly Save[] = [
  {
    bookingNo: "NWT-69802",
    vendorCode: "NWT",
    userid: "billing",
    age: 600,
    confirms: true,
    change: priced({ flight: "412.60", hotel: "388.00", fees: ["35.00"] }),
  },
  {
    bookingNo: "NWT-69802",
    vendorCode: "NWT",
    userid: "admin",
    age: 590,
    confirms: true,
    change: (record) => ({
      ...record,
      serviceFeeDetails: [...record.serviceFeeDetails, fee("25.00", record.tripStartDate)],
    }),
  },
  {
    bookingNo: "NWT-70311",
    vendorCode: "NWT",
    userid: "billing",
    age: 30,
    confirms: true,
    change: priced({ flight: "884.00", hotel: "612.40", fees: ["35.00"], total: "1600.00" }),
  },
  {
    bookingNo: "NWT-70311",
    vendorCode: "NWT",
    userid: "billing",
    age: 3,
    confirms: true,
    change: (record) => ({
      ...record,
      flightDetails: record.flightDetails.map((flight, place) =>
        place === 0 ? { ...flight, flightCost: "918.40" } : flight,
      ),
      carDetails: [
        ...record.carDetails,
        { ...emptyEntry("carDetails"), carProvider: "National Car Rental", carFare: "96.50" },
      ],
    }),
  },
  {
    bookingNo: "TVP-31140",
    vendorCode: "TRAVELOPOD",
    userid: "billing",
    age: 20,
    confirms: false,
    change: priced({ flight: "289.00", hotel: "", fees: ["35.00"] }),
  },
];

/** Billing records of booked trips (COST-14); that of ALD-50187 waits to be made. */
export async function addDemoCosts(tx: Transaction, now: number): Promise<void> {
  const quiet = { publish: async () => undefined };
  for (const { bookingNo, vendorCode, userid, age, change, confirms } of saves) {
    const reader = { userid, vendors: "all" as const };
    const found = await findRecord(tx, reader, { bookingNo, vendorCode });
    if (found.outcome !== "found") throw new Error(`The demo world has no booking ${bookingNo}.`);
    const { version, marks, ...read } = found.record;
    const left: Marks = confirms ? {} : Object.fromEntries(marks.map(({ field, source }) => [field, source]));
    const record = change(normaliseRecord(read));
    const saved = await saveRecord(
      tx,
      reader,
      { bookingNo, vendorCode, version, record, marks: left },
      { live: quiet, now: now - age * 3600 },
    );
    if (saved.outcome !== "saved") throw new Error(`The demo world cannot save the record of ${bookingNo}.`);
  }
}
