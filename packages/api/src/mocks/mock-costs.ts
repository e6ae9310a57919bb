import {
  type BillingForm,
  type BillingRecord,
  costSources,
  countMarks,
  emptyEntry,
  emptyRecord,
  type FieldChange,
  isSameForm,
  recordChanges,
  type ProgramChoice,
} from "@gatehouse/domain/costs";

interface MockSaved {
  readonly version: number;
  readonly userid: string;
  readonly at: number;
  readonly confirmed: number;
  readonly filled: readonly { readonly source: (typeof costSources)[number]; readonly count: number }[];
  readonly changes: readonly FieldChange[];
}

/** A billing record of a mock world. */
export interface MockBilling extends BillingForm {
  readonly bookingNo: string;
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly currency: string;
  /** 0 for one that is only filled from what is known. */
  readonly version: number;
  readonly history: readonly MockSaved[];
}

export interface MockCostsOptions {
  /** Default: a new record, a stored one, and a number that two vendors have. */
  readonly records?: readonly MockBilling[];
  /** Default two departments of one hospital, and Others. */
  readonly programs?: readonly ProgramChoice[];
}

/** Billing records of a mock world. */
export interface MockCosts {
  readonly find: (bookingNo: string) => readonly MockBilling[];
  /** The stored ones of a vendor. */
  readonly ofVendor: (vendor: string) => readonly MockBilling[];
  readonly programs: readonly ProgramChoice[];
  /** Keeps what somebody saves; open screens hear of it. @returns the record as it stands, or what stands against it */
  readonly save: (
    of: { readonly bookingNo: string; readonly vendorCode: string; readonly version: number },
    form: BillingForm,
    userid: string,
  ) => { readonly saved: boolean; readonly stands: MockBilling } | undefined;
}

const known: BillingForm = {
  record: {
    ...emptyRecord,
    customerId: "ALD-2207",
    customerPrefix: "Dr.",
    customerFirstName: "Priya",
    customerLastName: "Raman",
    bookingDate: "2026-11-12",
    tripStartDate: "2026-11-20",
    tripEndDate: "2026-11-22",
    hospitalName: "St. Brigid Medical",
    hospitalDepartmentCode: "4410",
    hospitalDepartmentName: "Cardiac Surgery",
    hospitalLocation: "Minnesota",
    locationCity: "Rochester",
    flightGuardCoverage: true,
    flightDetails: [
      {
        ...emptyEntry("flightDetails"),
        flightPnr: "GK8M2T",
        flightOrigin: "BOS",
        flightDestination: "RST",
        flightReturn: "BOS",
        flightAirlineName: "Delta Air Lines",
        flightAirlineCode: "DL",
      },
    ],
    hotelDetails: [
      {
        ...emptyEntry("hotelDetails"),
        hotelName: "Mill Race Inn",
        hotelConfirmation: "MRI-50402",
        hotelCity: "Rochester",
        hotelCheckinDate: "2026-11-20",
        hotelCheckoutDate: "2026-11-21",
      },
    ],
    callHouseDetails: [
      {
        ...emptyEntry("callHouseDetails"),
        callhouseName: "Brigid House 3",
        callhouseCity: "Rochester",
        callhouseCheckinDate: "2026-11-21",
        callhouseCheckoutDate: "2026-11-22",
      },
    ],
    carDetails: [
      {
        ...emptyEntry("carDetails"),
        carProvider: "National Car Rental",
        carStartDate: "2026-11-20",
        carEndDate: "2026-11-22",
      },
    ],
  },
  marks: {
    customerId: "request",
    bookingDate: "booking",
    tripStartDate: "itinerary",
    tripEndDate: "itinerary",
    hospitalName: "program",
    hospitalDepartmentCode: "program",
    hospitalDepartmentName: "program",
    hospitalLocation: "program",
    locationCity: "program",
    flightGuardCoverage: "booking",
    "flightDetails.0.flightPnr": "itinerary",
    "flightDetails.0.flightOrigin": "itinerary",
    "flightDetails.0.flightDestination": "itinerary",
    "flightDetails.0.flightReturn": "itinerary",
    "flightDetails.0.flightAirlineName": "itinerary",
    "flightDetails.0.flightAirlineCode": "itinerary",
    "hotelDetails.0.hotelName": "itinerary",
    "hotelDetails.0.hotelConfirmation": "itinerary",
    "hotelDetails.0.hotelCity": "itinerary",
    "hotelDetails.0.hotelCheckinDate": "itinerary",
    "hotelDetails.0.hotelCheckoutDate": "itinerary",
    "callHouseDetails.0.callhouseName": "itinerary",
    "callHouseDetails.0.callhouseCity": "itinerary",
    "callHouseDetails.0.callhouseCheckinDate": "itinerary",
    "callHouseDetails.0.callhouseCheckoutDate": "itinerary",
    "carDetails.0.carProvider": "request",
    "carDetails.0.carStartDate": "request",
    "carDetails.0.carEndDate": "request",
  },
};

const priced: BillingRecord = {
  ...known.record,
  totalTripCost: "1500.00",
  serviceFeeDetails: [
    { serviceFee: "35.00", serviceFeeDateOfCharge: "2026-11-12" },
    { serviceFee: "25.00", serviceFeeDateOfCharge: "2026-11-20" },
  ],
  flightDetails: known.record.flightDetails.map((flight) => ({
    ...flight,
    flightCost: "918.40",
    flightDateOfCharge: "2026-11-12",
    flightPreferredSeatFare: "34.00",
    checkinBaggageCost: "35.00",
  })),
  hotelDetails: known.record.hotelDetails.map((hotel) => ({ ...hotel, hotelCost: "148.90" })),
  carDetails: known.record.carDetails.map((car) => ({ ...car, carFare: "211.30" })),
};

/** @param now seconds since 1970, UTC */
const records = (now: number): readonly MockBilling[] => {
  const clinic = { vendorCode: "ALD", vendorName: "Aldermoor Clinics", currency: "USD" };
  const change = { kind: null, entry: 0, what: "changed" } as const;
  return [
    { ...known, ...clinic, bookingNo: "60422031", version: 0, history: [] },
    {
      ...clinic,
      record: priced,
      marks: { "hotelDetails.0.hotelConfirmation": "itinerary" },
      bookingNo: "60422040",
      version: 2,
      history: [
        {
          version: 2,
          userid: "billing-2",
          at: now - 1800,
          confirmed: 12,
          filled: [],
          changes: [
            { field: "flightCost", kind: "flightDetails", entry: 1, what: "changed", from: "884.00", to: "918.40" },
            { ...change, field: "totalTripCost", from: "", to: "1500.00" },
          ],
        },
        {
          version: 1,
          userid: "billing",
          at: now - 90_000,
          confirmed: 0,
          filled: [
            { source: "booking", count: 2 },
            { source: "itinerary", count: 17 },
          ],
          changes: [{ ...change, field: "customerLastName", from: "", to: "Raman" }],
        },
      ],
    },
    { ...known, ...clinic, bookingNo: "77", version: 0, history: [] },
    {
      ...known,
      vendorCode: "NWT",
      vendorName: "Northwind Travel",
      currency: "GBP",
      bookingNo: "77",
      version: 0,
      history: [],
    },
  ];
};

const programs: readonly ProgramChoice[] = [
  {
    id: 1,
    hospital: "Lakeshore Heart Institute",
    deptCenterCode: "4410",
    deptName: "Cardiac Surgery",
    state: "Ohio",
    city: "Cleveland",
  },
  {
    id: 2,
    hospital: "St. Brigid Medical",
    deptCenterCode: "4410",
    deptName: "Cardiac Surgery",
    state: "Minnesota",
    city: "Rochester",
  },
  {
    id: 2,
    hospital: "St. Brigid Medical",
    deptCenterCode: "4420",
    deptName: "Oncology",
    state: "Minnesota",
    city: "Rochester",
  },
  { id: 0, hospital: "Others", deptCenterCode: "Others", deptName: "", state: "", city: "" },
];

/** Records of travel costs of a mock world: what billing's calls read and change. */
export function createMockCosts(
  options: MockCostsOptions,
  now: () => number,
  changed: (record: MockBilling) => void,
): MockCosts {
  let all = options.records ?? records(now());
  return {
    find: (bookingNo) => all.filter((one) => one.bookingNo === bookingNo),
    ofVendor: (vendor) => all.filter(({ vendorCode, version }) => vendorCode === vendor && version > 0),
    programs: options.programs ?? programs,
    save({ bookingNo, vendorCode, version }, form, userid) {
      const stands = all.find((one) => one.bookingNo === bookingNo && one.vendorCode === vendorCode);
      if (!stands) return undefined;
      if (stands.version > 0 && isSameForm(stands, form)) return { saved: true, stands };
      if (stands.version !== version) return { saved: false, stands };
      const isNew = stands.version === 0;
      const counts = countMarks(form.marks);
      const next: MockBilling = {
        ...stands,
        ...form,
        version: version + 1,
        history: [
          {
            version: version + 1,
            userid,
            at: now(),
            confirmed: isNew ? 0 : Math.max(0, Object.keys(stands.marks).length - Object.keys(form.marks).length),
            filled: isNew
              ? costSources.flatMap((source) => (counts[source] > 0 ? [{ source, count: counts[source] }] : []))
              : [],
            changes: recordChanges(isNew ? emptyRecord : stands.record, form.record),
          },
          ...stands.history,
        ],
      };
      all = all.map((one) => (one === stands ? next : one));
      changed(next);
      return { saved: true, stands: next };
    },
  };
}
