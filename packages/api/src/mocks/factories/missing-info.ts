import { type Address, emptyAddress } from "@gatehouse/domain/addresses";
import { addDays } from "@gatehouse/domain/time";
import {
  defaultPhoneCode,
  type EmergencyContact,
  emptyEmergencyContact,
  type Passenger,
} from "@gatehouse/domain/travellers";

/** A flight of the missing-information page; date and time are those of the airport. */
export interface InfoFlight {
  readonly airline: { readonly iata: string; readonly name: string };
  readonly flightnum: string;
  readonly from: { readonly iata: string; readonly city: string };
  readonly to: { readonly iata: string; readonly city: string };
  readonly dept: { readonly date: string; readonly time: string };
  /** When its check-in opens, by the airport's clock; null where it is open. */
  readonly passFrom: { readonly date: string; readonly time: string } | null;
  /** Whether its online check-in is over. */
  readonly checkInClosed: boolean;
}

/** A booking with a link to its missing-information page, as the server holds it. */
export interface MockInfoBooking {
  /** What the link's address names. */
  readonly searchId: string;
  readonly bookingNo: string;
  readonly vendor: { readonly name: string; readonly logo: string | null };
  readonly flights: readonly InfoFlight[];
  readonly passengers: readonly Passenger[];
  readonly destinationAddress: Address;
  readonly emergencyContact: EmergencyContact;
  readonly phoneRequired: boolean;
}

/** A passenger of whom nothing is known but what is said. */
export const createPassenger = (given: Partial<Passenger> & Pick<Passenger, "id">): Passenger => ({
  firstname: "",
  middlename: "",
  lastname: "",
  email: "",
  phoneCode: defaultPhoneCode,
  phoneNumber: "",
  gender: "",
  ktn: "",
  dob: "",
  nationality: "",
  passportNo: "",
  passportIssueDate: "",
  passportExpDate: "",
  address: emptyAddress,
  primary: false,
  ...given,
});

/**
 * How far the travellers of a booking are: the first has given everything and the second lacks the passport's number and end;
 * everybody has given everything; nobody has given anything but names; the first one's passport has expired meanwhile.
 */
export type InfoSample = "half" | "complete" | "nothing" | "expired";

const passport = (today: string, number: string, years: number) => ({
  passportNo: number,
  passportIssueDate: addDays(today, -3 * 365),
  passportExpDate: addDays(today, years * 365),
});

function people(sample: InfoSample, today: string): readonly Passenger[] {
  const names = [
    { id: "1001", firstname: "Ana", lastname: "Novak", email: "ana.novak@posta.example", primary: true },
    { id: "1002", firstname: "Luka", lastname: "Novak" },
  ] as const;
  if (sample === "nothing") return names.map((name) => createPassenger(name));
  const [ana, luka] = names;
  return [
    createPassenger({
      ...ana,
      gender: "F",
      dob: "1987-03-12",
      nationality: "HRV",
      phoneCode: "385",
      phoneNumber: "912345678",
      ...passport(today, "067221417", sample === "expired" ? -1 : 4),
    }),
    createPassenger({
      ...luka,
      gender: "M",
      dob: addDays(today, -9 * 365),
      nationality: "HRV",
      ...(sample === "half" ? { passportIssueDate: addDays(today, -3 * 365) } : passport(today, "284713906", 2)),
    }),
  ];
}

export interface MissingInfoOptions extends Partial<MockInfoBooking> {
  /** Default half. */
  readonly sample?: InfoSample;
}

/**
 * A mother and her child on their way to London and back.
 * @param today `YYYY-MM-DD`; they fly three days later
 */
export function createMissingInfo(
  today: string,
  { sample = "half", ...given }: MissingInfoOptions = {},
): MockInfoBooking {
  const budapest = { iata: "BUD", city: "Budapest" };
  const london = { iata: "LTN", city: "London Luton" };
  const airline = { iata: "W6", name: "Wizz Air" };
  const arrived = sample !== "nothing";
  return {
    searchId: "bWlzc2luZy1pbmZvLW1vY2s",
    bookingNo: "60418827",
    vendor: { name: "Northwind Travel", logo: null },
    flights: [
      {
        airline,
        flightnum: "2204",
        from: budapest,
        to: london,
        dept: { date: addDays(today, 3), time: "18:24" },
        passFrom: { date: addDays(today, 2), time: "18:24" },
        checkInClosed: false,
      },
      {
        airline,
        flightnum: "2205",
        from: london,
        to: budapest,
        dept: { date: addDays(today, 6), time: "07:10" },
        passFrom: { date: addDays(today, 5), time: "07:10" },
        checkInClosed: false,
      },
    ],
    passengers: people(sample, today),
    destinationAddress: arrived
      ? { ...emptyAddress, line1: "14 Gordon Square", city: "London", country: "GBR", pincode: "WC1H 0AR" }
      : emptyAddress,
    emergencyContact: emptyEmergencyContact,
    phoneRequired: false,
    ...given,
  };
}
