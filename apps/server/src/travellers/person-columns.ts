import { addressFields, emptyAddress, isEmptyAddress } from "@gatehouse/domain/addresses";
import { isGuardedField, type Passenger, type PassengerPath, passengerPaths } from "@gatehouse/domain/travellers";
import type { passenger } from "../bookings/tables.ts";

export type PassengerRow = typeof passenger.$inferSelect;
type Columns = Partial<typeof passenger.$inferInsert>;

/** Fields that stand or fall together; the first one says whether there is anything. */
const units: readonly (readonly [PassengerPath, ...PassengerPath[]])[] = [
  ["firstname"],
  ["middlename"],
  ["lastname"],
  ["email"],
  ["gender"],
  ["dob"],
  ["phoneNumber", "phoneCode"],
  ["ktn"],
  ["nationality"],
  ["passportNo", "passportIssueDate", "passportExpDate"],
  ["address.line1", "address.line2", "address.city", "address.country", "address.state", "address.pincode"],
];

/** What one row says about its passenger; what nobody gave is an empty text. */
export const passengerOf = (row: PassengerRow): Omit<Passenger, "id" | "primary"> => ({
  firstname: row.firstname,
  middlename: row.middlename,
  lastname: row.lastname,
  email: row.email,
  phoneCode: row.phoneCode,
  phoneNumber: row.phoneNumber,
  gender: row.gender,
  ktn: row.ktn,
  dob: row.dateOfBirth ?? "",
  nationality: row.nationality ?? "",
  passportNo: row.passportNo ?? "",
  passportIssueDate: row.passportIssueDate ?? "",
  passportExpDate: row.passportExpDate ?? "",
  address: row.address ?? emptyAddress,
});

type Said = ReturnType<typeof passengerOf>;

function valueOf(said: Said, path: PassengerPath): string {
  const part = addressFields.find((field) => path === `address.${field}`);
  return part ? said.address[part] : said[path as Exclude<PassengerPath, `address.${string}`>];
}

/** Texts as the columns keep them: what was not given is nothing there. */
const columnOf = (next: Said, path: PassengerPath): Columns => {
  switch (path) {
    case "dob":
      return { dateOfBirth: next.dob || null };
    case "nationality":
    case "passportNo":
    case "passportIssueDate":
    case "passportExpDate":
      return { [path]: next[path] || null };
    case "firstname":
    case "middlename":
    case "lastname":
    case "email":
    case "gender":
    case "phoneCode":
    case "phoneNumber":
    case "ktn":
      return { [path]: next[path] };
    default:
      return { address: isEmptyAddress(next.address) ? null : next.address };
  }
};

/**
 * What is to be written on one of a person's rows: what was changed, and what the row lacks of what the same person has given
 * elsewhere. Everything else on it stays as it was booked, whatever the other rows say.
 * @param before what the person's form showed
 * @param next what stands now
 * @param changed fields that the traveller changed and that need nobody's consent
 * @returns the columns, and the fields that say something else than before
 */
export function rowChanges(
  row: PassengerRow,
  { before, next }: { readonly before: Passenger; readonly next: Passenger },
  changed: readonly PassengerPath[],
): { readonly columns: Columns; readonly fields: readonly PassengerPath[] } {
  const said = passengerOf(row);
  const isChanged = (path: PassengerPath) => changed.includes(path);
  // Dates of a passport that this row does not have are not its passport's.
  const isAnother = said.passportNo !== "" && said.passportNo !== before.passportNo;
  const written = units.filter((unit) => {
    const [main] = unit;
    if (main === "passportNo" && isAnother) return isChanged(main);
    // Names and mail addresses are never taken from one row to another: they are each row's own until staff have decided.
    const isLacking = !isGuardedField(main) && valueOf(said, main) === "" && valueOf(next, main) !== "";
    return isLacking || unit.some(isChanged);
  });
  const fields = passengerPaths.filter(
    (path) => written.some((unit) => unit.includes(path)) && valueOf(said, path) !== valueOf(next, path),
  );
  return { columns: Object.assign({}, ...fields.map((path) => columnOf(next, path))) as Columns, fields };
}
