import type { CheckIn } from "@gatehouse/domain/checkin";
import { createRandom } from "../../sample-data/random.ts";

/** What a booking knows of a traveller beyond the queue's row: the same for the same check-in. */
export interface PassengerData {
  readonly title: string;
  readonly gender: string;
  readonly dob: string;
  readonly email: string;
  readonly phoneCode: string;
  readonly phoneNumber: string;
  readonly eticket: string;
  readonly nationality: string;
  readonly passportNo: string | null;
  readonly passportIssueDate: string | null;
  readonly passportExpDate: string | null;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Invented passport and contact data; a passport only where the row says that there is one. */
export function createPassengerData({ checkInId, hasPassport, passenger }: CheckIn): PassengerData {
  const random = createRandom(checkInId * 7919 + 13);
  const date = (from: number, to: number) =>
    `${random.between(from, to)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  const female = random.chance(0.5);
  const issued = random.between(2019, 2025);
  const monthDay = `${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  const plain = (name: string) =>
    name
      .normalize("NFD")
      .replaceAll(/[^A-Za-z]/g, "")
      .toLowerCase() || "traveller";
  return {
    title: female ? "MS" : "MR",
    gender: female ? "F" : "M",
    dob: date(1955, 2004),
    email: `${plain(passenger.firstname)}.${plain(passenger.lastname)}@mail.example`,
    phoneCode: random.pick(["1", "33", "34", "44", "49", "91"]),
    phoneNumber: String(random.between(600_000_000, 799_999_999)),
    eticket: `125${random.between(1_000_000_000, 9_999_999_999)}`,
    nationality: random.pick(["GBR", "ESP", "FRA", "DEU", "POL", "IND"]),
    passportNo: hasPassport ? `${random.letters("CGHJKLM", 1)}${random.between(10_000_000, 99_999_999)}` : null,
    passportIssueDate: hasPassport ? `${issued}-${monthDay}` : null,
    passportExpDate: hasPassport ? `${issued + 10}-${monthDay}` : null,
  };
}
