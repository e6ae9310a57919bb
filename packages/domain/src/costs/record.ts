import {
  type EntryField,
  entryFields,
  type EntryKind,
  entryKinds,
  type FieldRule,
  type HeadField,
  headFields,
} from "./fields.ts";

/** A flight, a hotel, a call house, a car or a service fee of a record. */
export type BillingEntry<Kind extends EntryKind = EntryKind> = Readonly<Record<EntryField<Kind>, string>>;
/** An entry of any kind, by the names of its fields. */
export type AnyEntry = Readonly<Record<string, string>>;

/** What is billed for one booking (COST-1). An empty `totalTripCost` follows the sum. */
export type BillingRecord = Readonly<Record<HeadField, string>> & {
  readonly flightGuardCoverage: boolean;
} & { readonly [Kind in EntryKind]: readonly BillingEntry<Kind>[] };

/** The name that a field has within its record: `customerId`, `flightDetails.0.flightPnr`. */
export type FieldPath = string;
/** The path of an entry's field in a cost record, by which forms and refusals name it. */
export const pathOf = (kind: EntryKind, place: number, name: string): FieldPath => `${kind}.${place}.${name}`;

/** An entry in which nothing is filled. */
export const emptyEntry = <Kind extends EntryKind>(kind: Kind): BillingEntry<Kind> =>
  Object.fromEntries(entryFields[kind].map(({ name }) => [name, ""])) as BillingEntry<Kind>;

export const emptyRecord: BillingRecord = {
  ...(Object.fromEntries(headFields.map(({ name }) => [name, ""])) as Readonly<Record<HeadField, string>>),
  flightGuardCoverage: false,
  serviceFeeDetails: [],
  flightDetails: [],
  hotelDetails: [],
  callHouseDetails: [],
  carDetails: [],
};

/** The entries of a kind, whatever it is. */
export const entriesOf = (record: BillingRecord, kind: EntryKind): readonly AnyEntry[] => record[kind];

/** A record with other entries of a kind. */
export const withEntries = (record: BillingRecord, kind: EntryKind, entries: readonly AnyEntry[]): BillingRecord => ({
  ...record,
  [kind]: entries,
});

/** What a field holds; empty where there is no such field. */
export function valueAt(record: BillingRecord, path: FieldPath): string {
  const [first = "", place, name] = path.split(".");
  if (place === undefined || name === undefined) {
    if (first === "flightGuardCoverage") return record.flightGuardCoverage ? "true" : "";
    const rule = headFields.find((one) => one.name === first);
    return rule ? record[rule.name] : "";
  }
  const kind = entryKinds.find((one) => one === first);
  return (kind && entriesOf(record, kind)[Number(place)]?.[name]) ?? "";
}

/** Every field of a record with its rule, in the order of the page. */
export function fieldsOf(
  record: BillingRecord,
): readonly { readonly path: FieldPath; readonly rule: FieldRule; readonly value: string }[] {
  return [
    ...headFields.map((rule) => ({ path: rule.name, rule, value: record[rule.name] })),
    ...entryKinds.flatMap((kind) =>
      entriesOf(record, kind).flatMap((entry, place) =>
        entryFields[kind].map((rule) => ({
          path: pathOf(kind, place, rule.name),
          rule,
          value: entry[rule.name] ?? "",
        })),
      ),
    ),
  ];
}
