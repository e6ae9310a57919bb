import type { MissingInfo } from "@gatehouse/api/client/travellers";
import type { Address } from "@gatehouse/domain/addresses";
import { defaultPhoneCode, type EmergencyContact, isMasked, type PassengerField } from "@gatehouse/domain/travellers";
import { type InfoPath, pathsOf } from "./paths.ts";

/**
 * A passenger as the form holds them. `passportNo` and `dob` are what is typed again; other details that are stored stand masked in
 * their fields until something is typed over them. What is stored is never on this device as a whole.
 */
type PassengerValues = { [Field in Exclude<PassengerField, "address">]: string } & { address: Address };

/** The whole form; passengers in the order of the booking. */
export interface InfoValues {
  passengers: PassengerValues[];
  destinationAddress: Address;
  emergencyContact: EmergencyContact;
}

/** The text of a field of the missing-information form by its path. */
export function valueAt(values: InfoValues, path: InfoPath): string {
  let part: unknown = values;
  for (const key of path.split(".")) part = (part as Record<string, unknown> | undefined)?.[key];
  return typeof part === "string" ? part : "";
}

/** The values of the form with one field changed; the given ones stay as they are. */
export function withValue(values: InfoValues, path: InfoPath, value: string): InfoValues {
  const change = (part: unknown, keys: readonly string[]): unknown => {
    const [key, ...rest] = keys;
    if (key === undefined) return value;
    if (Array.isArray(part))
      return part.map((item: unknown, index) => (String(index) === key ? change(item, rest) : item));
    const record = part as Record<string, unknown>;
    return { ...record, [key]: change(record[key], rest) };
  };
  return change(values, path.split(".")) as InfoValues; // The shape is the given one's.
}

/** The form as what is stored fills it. */
export const valuesOf = (info: Pick<MissingInfo, "passengers" | "destinationAddress" | "emergencyContact">) =>
  ({
    passengers: info.passengers.map(({ id: _id, primary: _primary, passport: _passport, ...given }) => ({
      ...given,
      phoneCode: given.phoneCode || defaultPhoneCode,
      passportNo: "",
      // A calendar takes days only: what is stored is beside it.
      dob: isMasked(given.dob) ? "" : given.dob,
    })),
    destinationAddress: info.destinationAddress,
    emergencyContact: {
      ...info.emergencyContact,
      phoneCode: info.emergencyContact.phoneCode || defaultPhoneCode,
    },
  }) satisfies InfoValues;

/** The fields that say something else than what is stored. */
export const changedPaths = (values: InfoValues, stored: InfoValues): readonly InfoPath[] =>
  pathsOf(stored.passengers.length).filter((path) => valueAt(values, path) !== valueAt(stored, path));

/** The other half of a telephone number, whose code and number are one thing; undefined for every other field. */
export function otherHalfOf(path: InfoPath): InfoPath | undefined {
  const [, before, half] = /^(.+\.phone)(Code|Number)$/.exec(path) ?? [];
  if (before === undefined) return undefined;
  return `${before}${half === "Code" ? "Number" : "Code"}` as InfoPath; // A block has both or neither.
}

/** The fields, and with each half of a telephone number the other one. */
export const withOtherHalves = (paths: readonly InfoPath[]): ReadonlySet<InfoPath> =>
  new Set(paths.flatMap((path) => [path, otherHalfOf(path) ?? path]));

/** The fields as a reader counts them: a telephone number of which both halves are named is one, named by its number. */
export const withoutHalves = <Item>(items: readonly Item[], pathOf: (item: Item) => InfoPath): readonly Item[] => {
  const paths = new Set(items.map(pathOf));
  return items.filter((item) => {
    const path = pathOf(item);
    const other = otherHalfOf(path);
    return other === undefined || path.endsWith("Number") || !paths.has(other);
  });
};
