import { addDays } from "@gatehouse/domain/time";
import { emptyContent, type ItineraryContent, type ItineraryFlight, type MeantSo } from "@gatehouse/domain/trips";

/** A version of an itinerary of the mocks. */
export interface MockVersion {
  readonly version: number;
  readonly publishedAt: number;
  readonly publishedBy: string;
  readonly content: ItineraryContent;
  readonly meantSo: readonly MeantSo[];
  /** Default: it is drawn. */
  readonly finishedPdf?: {
    readonly id: string;
    readonly name: string;
    readonly size: number;
    readonly pages: number;
  } | null;
  /** Default: none. */
  readonly attachments?: readonly { readonly id: string; readonly name: string; readonly size: number }[];
}

/** An itinerary of the mocks, with its versions from the first to the current one. */
export interface MockTrip {
  readonly id: number;
  readonly bookingNo: string;
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly travelRequestId: number | null;
  /** User ids of its travellers who sign in. */
  readonly travellers: readonly string[];
  readonly versions: readonly MockVersion[];
}

const zones: Readonly<Record<string, string>> = {
  ATL: "America/New_York",
  MSP: "America/Chicago",
  RST: "America/Chicago",
};

const flight = (
  id: string,
  flightNum: string,
  from: readonly [airport: string, dateTime: string],
  to: readonly [airport: string, dateTime: string],
): ItineraryFlight => {
  const end = ([airportCode, dateTime]: readonly [string, string]) => ({
    airportCode,
    dateTime,
    zone: zones[airportCode] ?? "",
    terminal: "",
  });
  return {
    id,
    airlineCode: "DL",
    flightNum,
    departure: end(from),
    arrival: end(to),
    pnr: "GK3P7Q",
    confirmationNumber: "GK3P7Q",
    passengerExtra: [{ travelerId: "t1", name: "GROVE/TESSA", eticket: "0062381904417", seatno: "14C" }],
    cancelled: false,
  };
};

/** Three nights in Rochester: there with one stop, a car, a hotel, and back. @param startDate `YYYY-MM-DD` */
export function createTripContent(startDate: string): ItineraryContent {
  const last = addDays(startDate, 3);
  return {
    ...emptyContent,
    itinerarySummary: "Rochester, Minnesota",
    travellers: [
      {
        travelerId: "t1",
        prefix: "Dr.",
        firstName: "Tessa",
        middleName: "",
        lastName: "Grove",
        email: "tessa.grove@ald.example",
        phone: "+1 404 555 0173",
      },
    ],
    flights: [
      flight("f1", "1862", ["ATL", `${startDate}T08:40`], ["MSP", `${startDate}T10:22`]),
      flight("f2", "3911", ["MSP", `${startDate}T11:05`], ["RST", `${startDate}T11:58`]),
      flight("f3", "4017", ["RST", `${last}T18:25`], ["ATL", `${last}T22:05`]),
    ],
    cars: [
      {
        id: "c1",
        company: "National Car Rental",
        pickupLocation: "Rochester airport (RST)",
        dropOffLocation: "Rochester airport (RST)",
        pickupDateTime: `${startDate}T12:30`,
        pickupZone: "America/Chicago",
        dropDateTime: `${last}T16:00`,
        dropZone: "America/Chicago",
        confirmationNumber: "1187724430",
        phone: "+1 507 555 0131",
        cancelled: false,
      },
    ],
    accommodations: [
      {
        id: "h1",
        type: "HOTEL",
        name: "Mill Race Inn",
        address: "12 Mill Street SW, Rochester, MN 55902",
        city: "Rochester",
        phone: "+1 507 555 0162",
        website: "https://millraceinn.example",
        checkinDateTime: `${startDate}T15:00`,
        checkOutDateTime: `${last}T11:00`,
        zone: "America/Chicago",
        confirmationNumber: "MRI-50318",
        cancelled: false,
      },
    ],
  };
}

export interface TripOptions {
  readonly id?: number;
  readonly bookingNo?: string;
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly travelRequestId?: number | null;
  /** User ids. Default the demo's traveller. */
  readonly travellers?: readonly string[];
  /** How many versions there are. Default 1; the one before the last has another flight home. */
  readonly versions?: number;
  readonly content?: ItineraryContent;
  readonly vendorCode?: string;
}

/** A trip of a mock world with all the pieces that an itinerary can have. */
export function createTrip({
  id = 1,
  bookingNo = "ALD-70311",
  startDate,
  travelRequestId = null,
  travellers = ["traveller"],
  versions = 1,
  content = createTripContent(startDate),
  vendorCode = "ALD",
}: TripOptions): MockTrip {
  const first = Math.floor(Date.parse(`${addDays(startDate, -14)}T15:00Z`) / 1000);
  const earlier: ItineraryContent = {
    ...content,
    flights: content.flights.map((one) => (one.id === "f3" ? { ...one, flightNum: "4009" } : one)),
  };
  return {
    id,
    bookingNo,
    vendorCode,
    vendorName: vendorCode === "ALD" ? "Aldermoor Clinics" : vendorCode,
    travelRequestId,
    travellers,
    versions: Array.from({ length: versions }, (_, place) => ({
      version: place + 1,
      publishedAt: first + place * 86_400,
      publishedBy: "crm-operator",
      content: place + 1 === versions ? content : earlier,
      meantSo: [],
    })),
  };
}

/** A trip that takes place, two to come (one with two versions), and one that is over. @param now seconds since 1970, UTC */
export function createTrips(now: number): readonly MockTrip[] {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  return [
    createTrip({ id: 1, bookingNo: "ALD-70311", startDate: addDays(today, -1) }),
    createTrip({ id: 2, bookingNo: "ALD-70344", startDate: addDays(today, 9), versions: 2 }),
    createTrip({ id: 3, bookingNo: "ALD-70390", startDate: addDays(today, 30), travellers: [] }),
    createTrip({ id: 4, bookingNo: "ALD-69802", startDate: addDays(today, -40) }),
  ];
}
