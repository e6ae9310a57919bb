import { type Address, emptyAddress } from "../../addresses/index.ts";
import { countryByCode } from "../../addresses/data/index.ts";
import { emptyEmergencyContact, type Passenger, type StoredInfo, type TravellerRules } from "../index.ts";

/** What most tests of travellers go by. */
export const rules: TravellerRules = { today: "2026-11-22", phoneRequired: false, countryOf: countryByCode };
/** Of whom nothing is known but a name. */
export const blank: Passenger = {
  id: "2",
  firstname: "Luka",
  middlename: "",
  lastname: "Novak",
  email: "",
  phoneCode: "1",
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
};
/** The primary passenger, of whom all is known. */
export const whole: Passenger = {
  ...blank,
  id: "1",
  firstname: "Ana",
  email: "ana@posta.example",
  gender: "F",
  dob: "1987-03-12",
  nationality: "HRV",
  passportNo: "067221417",
  passportIssueDate: "2021-03-03",
  passportExpDate: "2031-03-03",
  primary: true,
};
/** A booking of both. */
export const stored: StoredInfo = {
  passengers: [whole, blank],
  destinationAddress: emptyAddress,
  emergencyContact: emptyEmergencyContact,
};
export const london: Address = {
  line1: "14 Gordon Square",
  line2: "",
  city: "London",
  country: "GBR",
  state: "",
  pincode: "WC1H 0AR",
};
