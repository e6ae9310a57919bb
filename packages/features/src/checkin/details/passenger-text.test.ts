import { countryByCode } from "@gatehouse/domain/addresses/data";
import { describe, expect, test } from "vitest";
import { addressText } from "./address-text.ts";
import type { Passenger, Segment } from "./data/use-pnr.ts";
import { futureSegments } from "./future-segments.ts";
import { passengerFields, passengerText, passengerValues } from "./passenger-text.ts";

const person = (bookingNo: string): Passenger => ({
  firstname: "Ana",
  middlename: "",
  lastname: "Novak",
  email: "ana@example.com",
  gender: "F",
  selected: false,
  checkIn: null,
  delivery: null,
  extraAttributes: {
    bookingNo,
    checkInId: 1,
    status: null,
    lockedBy: null,
    pass: null,
    primary: true,
    ktn: null,
    eticket: "2351234567890",
    phoneCode: "1",
    phoneNumber: "5551234",
    title: "Ms",
    dob: "1990-02-03",
    passportNo: "X1234567",
    passportIssueDate: null,
    passportExpDate: "2031-05-06",
    nationality: "HR",
    language: "fr-CA",
    address: { line1: "1 Main St", line2: "", city: "Zagreb", pincode: "10000", state: "", country: "HR" },
  },
});

const segment = (deptTimeUTCSecs: number, ...passengers: Passenger[]): Segment => ({
  airline: { iata: "TK", name: "Turkish Airlines" },
  flightnum: "1985",
  operating: null,
  from: { iata: "IST", name: "Istanbul" },
  to: { iata: "LHR", name: "Heathrow" },
  dept: { date: "2026-11-21", time: "15:00", zone: "Europe/Istanbul", deptTimeUTCSecs },
  arrival: { date: "2026-11-21", time: "17:00", zone: "Europe/London", arrTimeUTCSecs: deptTimeUTCSecs + 14_400 },
  cancelled: false,
  passengers,
});

// QUE-24
describe("the flights of the page", () => {
  const segments = [segment(99, person("A")), segment(101, person("A"), person("B")), segment(102, person("B"))];

  test("are those of the future, with the passengers of the booking", () => {
    const found = futureSegments({ bookingNo: "A", segments }, 100);
    expect(found.map(({ dept }) => dept.deptTimeUTCSecs)).toEqual([101]);
    expect(found[0]?.passengers).toHaveLength(1);
  });
});

const english = { countryOf: countryByCode, language: "en" };
const nothing = { destinationAddress: null, emergencyContact: null };

describe("an address", () => {
  const hilton = { line1: "Hilton 1-1", line2: "", city: "", pincode: "100-0001", state: "13", country: "JPN" };

  test("has its state and country by name, in the reader's language", () => {
    expect(addressText(hilton, english)).toBe("Hilton 1-1, 100-0001, Tokyo, Japan");
    expect(addressText(hilton, { ...english, language: "fr" })).toBe("Hilton 1-1, 100-0001, Tokyo, Japon");
    const desert = { line1: "1 Elm St", line2: "B", city: "Phoenix", pincode: "85001", state: "AZ", country: "US" };
    expect(addressText(desert, english)).toBe("1 Elm St, B, 85001 Phoenix, Arizona, United States");
  });

  test("keeps what is no code, and codes as long as their names are not there", () => {
    expect(addressText({ ...hilton, state: "Kärnten", country: "QQQ" }, english)).toBe(
      "Hilton 1-1, 100-0001, Kärnten, QQQ",
    );
    expect(addressText(hilton, { countryOf: () => undefined, language: "en" })).toBe("Hilton 1-1, 100-0001, 13, JPN");
  });
});

test("the language of a traveller's e-mails is said in the reader's", () => {
  expect(passengerValues(person("A"), english).language).toBe("Canadian French");
});

describe("what the clipboard gets", () => {
  const labels = {
    ...(Object.fromEntries(passengerFields.map((field) => [field, field])) as Record<
      (typeof passengerFields)[number],
      string
    >),
    pnr: "PNR",
    flight: "Flight",
    destination: "Destination",
    emergency: "Emergency",
  };

  test("is a line per known field", () => {
    expect(passengerText({ ...nothing, pnr: "K7XQ2M" }, segment(101), person("A"), { labels, names: english })).toBe(
      [
        "PNR: K7XQ2M",
        "Flight: TK 1985 IST-LHR 2026-11-21 15:00",
        "title: Ms",
        "firstname: Ana",
        "lastname: Novak",
        "gender: F",
        "dob: 1990-02-03",
        "nationality: HR",
        "passportNo: X1234567",
        "passportExpDate: 2031-05-06",
        "eticket: 2351234567890",
        "email: ana@example.com",
        "phone: +1 5551234",
        "address: 1 Main St, 10000 Zagreb, Croatia",
      ].join("\n"),
    );
  });

  test("ends with where the travellers stay and whom to call, where they said so", () => {
    const supplied = {
      destinationAddress: { line1: "5 Rue", line2: "", city: "Paris", country: "FRA", state: "", pincode: "75001" },
      emergencyContact: {
        firstname: "Bo",
        lastname: "Berg",
        email: "",
        phoneCode: "46",
        phoneNumber: "812345678",
        nationality: "SWE",
      },
    };
    const text = passengerText({ ...supplied, pnr: "K7XQ2M" }, segment(101), person("A"), { labels, names: english });
    expect(text.split("\n").slice(-2)).toEqual([
      "Destination: 5 Rue, 75001 Paris, France",
      "Emergency: Bo Berg, +46 812345678, Sweden",
    ]);
  });

  test("has no phone code without a number", () => {
    const silent = person("A");
    expect(
      passengerValues(
        { ...silent, extraAttributes: { ...silent.extraAttributes, phoneNumber: "", address: null } },
        english,
      ),
    ).toMatchObject({ phone: "", address: "" });
  });
});
