import { type PossibleOwner, type ExpectedPass, kindOfTraveller } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { createPassengerData } from "./passenger-data.ts";

/** What the pass of a check-in should say. */
export function createExpected(row: CheckIn): ExpectedPass {
  const { title, dob, eticket, passportExpDate } = createPassengerData(row);
  return {
    firstname: row.passenger.firstname,
    middlename: "",
    lastname: row.passenger.lastname,
    pnr: row.pnr,
    marketing: { carrier: row.airline.iata, number: row.flightnum },
    operating: null,
    from: row.from.iata,
    to: row.to.iata,
    departureDate: row.dept.date,
    passportExpDate,
    ticketNumber: eticket,
    kind: kindOfTraveller({ title, dateOfBirth: dob }, row.dept.date),
  };
}

/** The check-ins of a unit with what tells their travellers apart. On each flight the travellers come in the same order. */
export const createPossibleOwners = (unit: readonly CheckIn[]): readonly PossibleOwner[] =>
  unit.map((row) => {
    const { title, gender, dob } = createPassengerData(row);
    const onFlight = unit.filter(
      ({ flightnum, dept }) => flightnum === row.flightnum && dept.deptTimeUTCSecs === row.dept.deptTimeUTCSecs,
    );
    const expected = createExpected(row);
    return {
      checkInId: row.checkInId,
      travellerId: onFlight.indexOf(row),
      expected,
      title,
      gender,
      dateOfBirth: dob,
      place: null,
      frequentFlyer: [],
    };
  });
