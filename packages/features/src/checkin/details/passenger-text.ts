import type { Passenger, Segment } from "./data/use-pnr.ts";

/** Words of the fields, in the reader's language. */
export type FieldLabels = Readonly<Record<PassengerField, string>>;

/** What is known of a passenger, in the order in which airlines ask for it. */
export const passengerFields = [
  "title",
  "firstname",
  "middlename",
  "lastname",
  "gender",
  "dob",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
  "ktn",
  "eticket",
  "email",
  "phone",
  "address",
] as const;
export type PassengerField = (typeof passengerFields)[number];

/** An address in one line; empty where nothing of it is known. */
export const addressText = ({
  line1,
  line2,
  pincode,
  city,
  state,
  country,
}: NonNullable<Passenger["extraAttributes"]["address"]>): string =>
  [line1, line2, [pincode, city].filter(Boolean).join(" "), state, country].filter(Boolean).join(", ");

/** The value of each field; empty where nothing is known. */
export function passengerValues({ extraAttributes, ...person }: Passenger): Readonly<Record<PassengerField, string>> {
  const { phoneCode, phoneNumber, address, ...more } = extraAttributes;
  return {
    title: more.title,
    firstname: person.firstname,
    middlename: person.middlename,
    lastname: person.lastname,
    gender: person.gender,
    dob: more.dob ?? "",
    nationality: more.nationality ?? "",
    passportNo: more.passportNo ?? "",
    passportIssueDate: more.passportIssueDate ?? "",
    passportExpDate: more.passportExpDate ?? "",
    ktn: more.ktn ?? "",
    eticket: more.eticket ?? "",
    email: person.email,
    phone: phoneNumber === "" ? "" : `+${phoneCode} ${phoneNumber}`,
    address: address ? addressText(address) : "",
  };
}

/** What the clipboard gets: one line per known field, so that it can be pasted into an airline's form piece by piece. */
export function passengerText(
  pnr: string,
  { airline, flightnum, from, to, dept }: Segment,
  passenger: Passenger,
  labels: FieldLabels & { readonly pnr: string; readonly flight: string },
): string {
  const values = passengerValues(passenger);
  return [
    `${labels.pnr}: ${pnr}`,
    `${labels.flight}: ${airline.iata} ${flightnum} ${from.iata}-${to.iata} ${dept.date} ${dept.time}`,
    ...passengerFields.filter((field) => values[field] !== "").map((field) => `${labels[field]}: ${values[field]}`),
  ].join("\n");
}
