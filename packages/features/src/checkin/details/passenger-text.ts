import { addressText, type AddressNames } from "./address-text.ts";
import type { Passenger, PnrData, Segment } from "./data/use-pnr.ts";
import { phoneText } from "./phone-text.ts";
import { suppliedValues } from "./supplied-text.ts";

/** Words of the fields, in the reader's language. */
type TextLabels = Readonly<Record<PassengerField | "pnr" | "flight" | "destination" | "emergency", string>>;

/** What is known of a passenger, in the order in which airlines ask for it; last what only we want to know. */
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
  "language",
] as const;
export type PassengerField = (typeof passengerFields)[number];

/** The value of each field; empty where nothing is known. */
export function passengerValues(
  { extraAttributes, ...person }: Passenger,
  names: AddressNames,
): Readonly<Record<PassengerField, string>> {
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
    phone: phoneText({ phoneCode, phoneNumber }),
    address: address ? addressText(address, names) : "",
    language: more.language ? languageText(more.language, names) : "",
  };
}

/** A language in the reader's own: "French" for `fr`. */
const languageText = (tag: string, { language }: AddressNames): string =>
  new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? tag;

/**
 * What the clipboard gets: one line per known field, so that it can be pasted into an airline's form piece by piece; then what
 * was given for all travellers of the booking.
 */
export function passengerText(
  pnr: Pick<PnrData, "pnr" | "destinationAddress" | "emergencyContact">,
  { airline, flightnum, from, to, dept }: Segment,
  passenger: Passenger,
  { labels, names }: { readonly labels: TextLabels; readonly names: AddressNames },
): string {
  const values = passengerValues(passenger, names);
  const supplied = suppliedValues(pnr, names);
  return [
    `${labels.pnr}: ${pnr.pnr}`,
    `${labels.flight}: ${airline.iata} ${flightnum} ${from.iata}-${to.iata} ${dept.date} ${dept.time}`,
    ...passengerFields
      .filter((field) => values[field] !== "" && field !== "language")
      .map((field) => `${labels[field]}: ${values[field]}`),
    ...(["destination", "emergency"] as const)
      .filter((block) => supplied[block] !== "")
      .map((block) => `${labels[block]}: ${supplied[block]}`),
  ].join("\n");
}
