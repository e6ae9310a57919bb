import type { ExpectedPass } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { createPassengerData } from "./passenger-data.ts";

/** What the pass of a check-in should say. */
export const createExpected = (row: CheckIn): ExpectedPass => ({
  firstname: row.passenger.firstname,
  middlename: "",
  lastname: row.passenger.lastname,
  pnr: row.pnr,
  marketing: { carrier: row.airline.iata, number: row.flightnum },
  operating: null,
  from: row.from.iata,
  to: row.to.iata,
  departureDate: row.dept.date,
  passportExpDate: createPassengerData(row).passportExpDate,
});
