import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { emptyEntry, emptyRecord, moneyText, totalsOf } from "../costs/index.ts";
import { costColumns, costLines, csvFile } from "./index.ts";

const of = { bookingNo: "NWT-1", currency: "USD" };

// COST-13
test("a record is a row per entry, and one for what was typed beyond the sum", () => {
  const record = {
    ...emptyRecord,
    customerPrefix: "Dr.",
    customerLastName: "Raman",
    totalTripCost: "1100.00",
    serviceFeeDetails: [
      { serviceFee: "35.00", serviceFeeDateOfCharge: "2026-11-12" },
      { serviceFee: "25.00", serviceFeeDateOfCharge: "" },
    ],
    flightDetails: [
      {
        ...emptyEntry("flightDetails"),
        flightPnr: "GK8M2T",
        flightOrigin: "BOS",
        flightDestination: "RST",
        flightReturn: "BOS",
        flightAirlineName: "=Delta",
        flightCost: "918.40",
        checkinBaggageCost: "35.00",
      },
    ],
    hotelDetails: [{ ...emptyEntry("hotelDetails"), hotelName: "Mill Race Inn", hotelCity: "Rochester" }],
    callHouseDetails: [{ ...emptyEntry("callHouseDetails"), callhouseName: "Brigid House 3" }],
    carDetails: [{ ...emptyEntry("carDetails"), carProvider: "National", carStartDate: "2026-11-20" }],
  };
  const lines = costLines({ ...of, record });
  expect(lines.map(({ kind, number, description, amount }) => [kind, number, description, amount])).toEqual([
    ["serviceFeeDetails", 1, "Original Fee", 3500],
    ["serviceFeeDetails", 2, "Change Fee 1", 2500],
    ["flightDetails", 1, "BOS-RST-BOS =Delta", 95_340],
    ["hotelDetails", 1, "Mill Race Inn, Rochester", 0],
    ["callHouseDetails", 1, "Brigid House 3", 0],
    ["carDetails", 1, "National", 0],
    [null, 1, "Total typed over the sum", 8660],
  ]);
  const [header, first] = csvFile(costColumns, lines).split("\r\n");
  expect(header?.split(",")).toHaveLength(21);
  expect(first).toBe("NWT-1,,Dr. Raman,,,,,,,,,No,Service Fee,1,Original Fee,,,,2026-11-12,35,USD");
});

test("the rows of a record add up to what it costs", () => {
  assert(
    property(array(integer({ min: 0, max: 1e9 }), { maxLength: 5 }), integer({ min: -1, max: 1e9 }), (fees, typed) => {
      const record = {
        ...emptyRecord,
        serviceFeeDetails: fees.map((fee) => ({ serviceFee: moneyText(fee), serviceFeeDateOfCharge: "" })),
        totalTripCost: typed < 0 ? "" : moneyText(typed),
      };
      const sum = costLines({ ...of, record }).reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(totalsOf(record).total);
    }),
  );
});
