import type { CheckIn } from "@gatehouse/domain/checkin";
import type { InferSchemaOutput } from "@orpc/contract";
import type { factsSchema } from "../../checkin/passes-schema.ts";
import { createPassengerData } from "./passenger-data.ts";

export type MockExpected = InferSchemaOutput<typeof factsSchema>["expected"];

/** What the pass of a check-in should say. */
export const createExpected = (row: CheckIn): MockExpected => ({
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
