import { array, assert, constantFrom, option, property, record, subarray } from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyAddress, isEmptyAddress } from "../addresses/index.ts";
import {
  emptyEmergencyContact,
  normalisePassenger,
  type Passenger,
  passengerIssues,
  type PassengerPath,
  splitValid,
} from "./index.ts";
import { london, rules, stored, whole } from "./testing/samples.ts";

describe("whatever is sent", () => {
  const some = <Value>(...values: Value[]) => option(constantFrom(...values), { nil: undefined });
  const days = ["", "1987-03-12", "2021-03-03", "2023-02-29", "2026-11-22", "2026-11-23", "2031-03-03", "x"];
  const address = some(emptyAddress, london, { ...london, pincode: "1" }, { ...emptyAddress, city: "Zagreb" });
  const patch = record({
    id: constantFrom("1", "2", "7"),
    firstname: some("", "Ana", "李", "Eva "),
    email: some("", "x", "eva@posta.example"),
    phoneCode: some("", "1", "385", "x"),
    phoneNumber: some("", "12", "91 234 5678", "+385912345678"),
    gender: some("", "F", "Q"),
    ktn: some("", "1", "TT 1234567"),
    dob: some(...days),
    nationality: some("", "HRV", "fra", "ZZZ"),
    passportNo: some("", "28471", "284 713 906", "60RF19342"),
    passportIssueDate: some(...days),
    passportExpDate: some(...days),
    address,
  });
  const given = record({
    passengers: array(patch, { maxLength: 3 }),
    destinationAddress: address,
    emergencyContact: some(emptyEmergencyContact, { ...emptyEmergencyContact, email: "x", phoneNumber: "12" }),
  });

  test("nothing that is saved is wrong, and nothing is both saved and refused", () => {
    assert(
      property(given, (sent) => {
        const { next, saved, refused } = splitValid(stored, sent, rules);
        for (const [index, passenger] of next.passengers.entries()) {
          const fields = saved.passengers[index]?.fields ?? [];
          const wrong = passengerIssues(passenger, rules).filter(({ code }) => !code.startsWith("addresses."));
          expect(wrong.filter(({ field }) => fields.includes(field))).toEqual([]);
          const plain = refused.passengers[index]?.issues.filter(({ field }) => !field.startsWith("address.")) ?? [];
          expect(plain.filter(({ field }) => fields.includes(field))).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  const measures = [
    ["nationality", "passportNo"],
    ["dob", "passportIssueDate"],
    ["passportIssueDate", "passportExpDate"],
  ] as const;
  test("what was right becomes wrong only by something new that it is measured by", () => {
    assert(
      property(given, (sent) => {
        const { next } = splitValid(stored, sent, rules);
        const plain = (passenger: Passenger) =>
          passengerIssues({ ...passenger, address: emptyAddress }, rules).map(({ field }) => field);
        for (const [index, passenger] of next.passengers.entries()) {
          const before = stored.passengers[index] ?? passenger;
          const allowed = measures
            .filter(([by]) => passenger[by] !== before[by])
            .map(([, field]): PassengerPath => field);
          expect([...plain(before), ...allowed]).toEqual(expect.arrayContaining(plain(passenger)));
        }
      }),
      { numRuns: 200 },
    );
  });

  test("what was not sent is not touched, and what is sent again changes nothing more", () => {
    assert(
      property(given, (sent) => {
        const { next } = splitValid(stored, sent, rules);
        const untouched = ({ id }: Passenger) => sent.passengers.every((passenger) => passenger.id !== id);
        expect(next.passengers.filter(untouched)).toEqual(stored.passengers.filter(untouched));
        const again = splitValid(next, sent, rules);
        expect(again.saved.passengers.map(({ id }) => id)).toEqual(["1", "2"]);
        expect(again.next.passengers.map((passenger) => normalisePassenger(passenger, rules))).toEqual(
          again.next.passengers,
        );
      }),
      { numRuns: 200 },
    );
  });

  test("a form that is right goes in whole, in whatever parts it is sent", () => {
    const {
      id: _,
      address: _address,
      primary: _primary,
      ...fields
    } = { ...whole, firstname: "Luka", email: "l@posta.example" };
    const names = Object.keys(fields) as (keyof typeof fields)[];
    assert(
      property(subarray(names), (first) => {
        const part = (of: readonly (keyof typeof fields)[]) => ({
          id: "2",
          ...Object.fromEntries(of.map((name) => [name, fields[name]])),
        });
        // The nationality comes first: a number is judged by it.
        const half = splitValid(stored, { passengers: [part(["nationality", ...first])] }, rules).next;
        const end = splitValid(half, { passengers: [part(names)] }, rules).next;
        expect(end.passengers[1]).toEqual({ ...whole, ...fields, id: "2", primary: false });
        expect(isEmptyAddress(end.destinationAddress)).toBe(true);
      }),
    );
  });
});
