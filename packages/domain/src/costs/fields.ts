/** What a field of a billing record holds. Amounts are texts with two decimals, days `YYYY-MM-DD`; what nobody filled is empty. */
export type FieldKind = "text" | "code" | "day" | "money";

export interface FieldRule<Name extends string = string> {
  readonly name: Name;
  readonly kind: FieldKind;
}

const field = <const Name extends string>(name: Name, kind: FieldKind = "text"): FieldRule<Name> => ({ name, kind });

/** The most signs that a text has. */
export const maxText = 120;

/** Billing Details. */
export const detailFields = [
  field("customerId", "code"),
  field("customerPrefix"),
  field("customerFirstName"),
  field("customerMiddleName"),
  field("customerLastName"),
  field("bookingDate", "day"),
  field("tripStartDate", "day"),
  field("tripEndDate", "day"),
] as const;

/** Hospital Details. */
export const hospitalFields = [
  field("hospitalName"),
  field("hospitalDepartmentCode", "code"),
  field("hospitalDepartmentName"),
  field("hospitalLocation"),
  field("locationCity"),
] as const;

/** Fields of the record itself, besides the flag. */
export const headFields = [...detailFields, ...hospitalFields, field("totalTripCost", "money")] as const;
export type HeadField = (typeof headFields)[number]["name"];

/** The kinds of entries in the order of the page, each with its fields in the order of a row. */
export const entryFields = {
  serviceFeeDetails: [field("serviceFee", "money"), field("serviceFeeDateOfCharge", "day")],
  flightDetails: [
    field("flightPnr", "code"),
    field("flightOrigin", "code"),
    field("flightDestination", "code"),
    field("flightReturn", "code"),
    field("flightAirlineName"),
    field("flightAirlineCode", "code"),
    field("flightCost", "money"),
    field("flightDateOfCharge", "day"),
    field("flightPreferredSeatFare", "money"),
    field("checkinBaggageCost", "money"),
  ],
  hotelDetails: [
    field("hotelName"),
    field("hotelConfirmation", "code"),
    field("hotelCity"),
    field("hotelCheckinDate", "day"),
    field("hotelCheckoutDate", "day"),
    field("hotelCost", "money"),
    field("hotelDateOfCharge", "day"),
  ],
  callHouseDetails: [
    field("callhouseName"),
    field("callhouseConfirmation", "code"),
    field("callhouseCity"),
    field("callhouseCheckinDate", "day"),
    field("callhouseCheckoutDate", "day"),
    field("callhouseCost", "money"),
  ],
  carDetails: [
    field("carProvider"),
    field("carConfirmation", "code"),
    field("carStartDate", "day"),
    field("carEndDate", "day"),
    field("carFare", "money"),
    field("carDateOfCharge", "day"),
  ],
} as const;

export type EntryKind = keyof typeof entryFields;
export const entryKinds = Object.keys(entryFields) as readonly EntryKind[];
export type EntryField<Kind extends EntryKind = EntryKind> = (typeof entryFields)[Kind][number]["name"];
/** Whether a text names a kind of entries of a cost record: flights, hotels, cars … */
export const isEntryKind = (name: string): name is EntryKind => Object.hasOwn(entryFields, name);

/** The most entries of each kind (COST-6). */
export const entryLimits: Readonly<Record<EntryKind, number>> = {
  serviceFeeDetails: 5,
  flightDetails: 6,
  hotelDetails: 5,
  callHouseDetails: 5,
  carDetails: 5,
};

/** Fields that say when something begins and ends: the end is not before. */
export const spans: Readonly<Partial<Record<EntryKind, readonly [string, string]>>> = {
  hotelDetails: ["hotelCheckinDate", "hotelCheckoutDate"],
  callHouseDetails: ["callhouseCheckinDate", "callhouseCheckoutDate"],
  carDetails: ["carStartDate", "carEndDate"],
};
