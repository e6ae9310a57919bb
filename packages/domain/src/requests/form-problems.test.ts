import { describe, expect, test } from "vitest";
import {
  emptyRequestForm,
  formOf,
  newCar,
  newFlight,
  newHotel,
  newTrain,
  requestProblems,
  returnFlight,
  submittedOf,
  submittedRequestSchema,
  type Organisation,
  type Program,
  type RequestForm,
} from "./index.ts";

const today = "2026-11-23";
const clinics: Organisation = { vendorCode: "ALDERMOOR", mode: "programs" };
const company: Organisation = { vendorCode: "NORTHWIND", mode: "standard" };
const flightsOnly: Organisation = { vendorCode: "TRAVELOPOD", mode: "programs" };
const program: Program = {
  id: 7,
  hospital: "St. Brigid Medical",
  deptInfos: [
    { deptCode: "4410", deptName: "Cardiac Surgery" },
    { deptCode: "4420", deptName: "Oncology" },
  ],
  city: "Rochester",
  state: "Minnesota",
  stateCode: "MN",
  active: true,
  bestAirport: "RST",
  closestAirport: "RST",
  otherAirports: ["MSP", "LSE"],
  callhouse: {
    accomodationName: "Brigid House 3",
    address: "1417 2nd Ave SW",
    city: "Rochester",
    state: "MN",
    zipCode: "55902",
    phone: "+1 507 555 0148",
    url: "https://brigidhouse.example",
    active: true,
  },
  dynamicFields: [{ name: "caseType", label: "Case type", value: "" }],
};

const trip = { startDate: "2026-12-09", endDate: "2026-12-11" };
const flight = { flightDeparture: "ATL", flightDestination: "RST", flightDepartureDate: "2026-12-09" };
const whole: RequestForm = {
  ...emptyRequestForm,
  ...trip,
  programId: 7,
  deptCode: "4410",
  purpose: "Surgeon/APP Travel",
  dynamicFields: [{ name: "caseType", label: "Case type", value: "Valve repair" }],
  flights: [flight, returnFlight([flight], trip)],
  hotels: [{ ...newHotel(trip), name: "Mill Race Inn", hotelLocation: "Rochester, MN" }],
  cars: [{ ...newCar(trip), pickupLocation: "RST", pickupTime: "14:30", dropOffLocation: "RST" }],
  trains: [{ ...newTrain(trip), trainDeparture: "NYP", trainDestination: "Others", otherDestination: "Albany" }],
  timePreferences: ["Morning"],
  comments: { ...emptyRequestForm.comments, flightComment: "Aisle seat." },
  consent: true,
};

const judge = (form: Partial<RequestForm>, organisation = clinics, its: Program | null = program) =>
  requestProblems({ ...whole, ...form }, { organisation, program: its, today }).map(
    ({ field, code }) => `${field} ${code}`,
  );

// REQ-13
describe("what is wrong with a request", () => {
  test("nothing, where everything is given", () => {
    expect(judge({})).toEqual([]);
  });

  test("an empty one lacks dates, program, purpose and a way to travel", () => {
    expect(requestProblems(emptyRequestForm, { organisation: clinics, program: null, today })).toEqual([
      { field: "startDate", code: "startDate.required" },
      { field: "endDate", code: "endDate.required" },
      { field: "programId", code: "program.required" },
      { field: "purpose", code: "purpose.required" },
      { field: "flights", code: "travelMode.required" },
    ]);
  });

  test("new entries lack what nobody can know", () => {
    expect(
      judge({ flights: [newFlight([])], hotels: [newHotel(trip)], cars: [newCar(trip)], trains: [newTrain(trip)] }),
    ).toEqual([
      "flights.0.flightDeparture flight.departure.required",
      "flights.0.flightDestination flight.destination.required",
      "flights.0.flightDepartureDate flight.date.required",
      "hotels.0.name hotel.name.required",
      "hotels.0.hotelLocation hotel.location.required",
      "cars.0.pickupLocation car.pickupLocation.required",
      "cars.0.dropOffLocation car.dropOffLocation.required",
      "trains.0.trainDeparture train.departure.required",
      "trains.0.trainDestination train.destination.required",
    ]);
  });

  test.each<[string, Partial<RequestForm>, readonly string[]]>([
    ["a trip in the past", { startDate: "2026-11-22" }, ["startDate date.past"]],
    [
      "a trip that ends before it begins",
      { endDate: "2026-12-08" },
      [
        "endDate date.beforeStart",
        "flights.0.flightDepartureDate date.outsideTrip",
        "flights.1.flightDepartureDate date.outsideTrip",
        "hotels.0.checkInDate date.outsideTrip",
        "hotels.0.checkOutDate date.outsideTrip",
        "cars.0.pickupDate date.outsideTrip",
        "cars.0.dropOffDate date.outsideTrip",
        "trains.0.trainDepartureDate date.outsideTrip",
      ],
    ],
    [
      "a day that does not exist",
      { flights: [{ ...flight, flightDepartureDate: "2026-02-30" }] },
      ["flights.0.flightDepartureDate date.invalid"],
    ],
    [
      "a flight before the one before it",
      {
        flights: [
          { ...flight, flightDepartureDate: "2026-12-10" },
          { ...flight, flightDeparture: "MSP" },
        ],
      },
      ["flights.1.flightDepartureDate date.beforePreviousFlight"],
    ],
    [
      "a flight to where it begins",
      { flights: [{ ...flight, flightDestination: "ATL" }] },
      ["flights.0.flightDestination airport.same"],
    ],
    ["no department of several", { deptCode: "" }, ["deptCode department.required"]],
    ["a department of another program", { deptCode: "1" }, ["deptCode department.invalid"]],
    ["no answer about the call house", { consent: null }, ["consent consent.required"]],
    ["nothing to say about the case", { dynamicFields: [] }, ["dynamicFields.0.value dynamicField.required"]],
    [
      "a car that is back before it left",
      {
        cars: [
          {
            ...newCar({ ...trip, endDate: trip.startDate }),
            pickupLocation: "x",
            dropOffLocation: "x",
            pickupTime: "12:00",
            dropOffTime: "11:00",
          },
        ],
      },
      ["cars.0.dropOffTime time.beforePickup"],
    ],
    [
      "a train that goes nowhere",
      { trains: [{ ...newTrain(trip), trainDeparture: "NYP", trainDestination: "NYP" }] },
      ["trains.0.trainDestination station.same"],
    ],
    [
      "a website that is none",
      { hotels: [{ ...newHotel(trip), name: "x", hotelLocation: "y", website: "javascript:alert(1)" }] },
      ["hotels.0.website website.invalid"],
    ],
    ["seven flights", { flights: Array.from({ length: 7 }, () => flight) }, ["flights tooMany"]],
    ["only a train", { flights: [], hotels: [], cars: [] }, ["flights travelMode.required"]],
    ["another purpose", { purpose: "Holiday" }, ["purpose purpose.invalid"]],
  ])("%s", (_name, form, expected) => {
    expect(judge(form)).toEqual(expected);
  });

  test("a program that ended, or does not exist, cannot be chosen", () => {
    expect(judge({}, clinics, { ...program, active: false })).toContain("programId program.invalid");
    expect(judge({}, clinics, null)).toContain("programId program.invalid");
  });

  // REQ-3
  test("without programs none is needed; an organisation of flights only is asked for nothing else", () => {
    expect(judge({ programId: null, deptCode: "", consent: null }, company, null)).toEqual([]);
    expect(judge({ hotels: [newHotel(trip)], cars: [newCar(trip)], consent: null }, flightsOnly)).toEqual([]);
    expect(judge({ flights: [] }, flightsOnly)).toEqual(["flights travelMode.required"]);
  });
});

// REQ-14
describe("what is sent", () => {
  test("is judged as the form was, and is of the wire's shape", async () => {
    const sent = submittedOf(whole, clinics, program);
    expect(await submittedRequestSchema.validate(sent)).toEqual(sent);
    expect(formOf(sent)).toEqual(whole);
    expect(sent.accommodations.map(({ type, name, address }) => [type, name, address])).toEqual([
      ["HOTEL", "Mill Race Inn", "Rochester, MN"],
      ["CALL_HOUSE", "Brigid House 3", "1417 2nd Ave SW, Rochester, MN 55902"],
    ]);
    expect(sent.cars[0]).toMatchObject({ pickupDateTime: "2026-12-09T14:30", dropDateTime: "2026-12-11" });
    expect(sent.trains[0]).toMatchObject({ departureStation: "NYP", arrivalStation: "Albany" });
  });

  test("leaves out what the organisation does not have", () => {
    const { flights, ...others } = submittedOf(whole, flightsOnly, program);
    expect(flights).toHaveLength(2);
    expect(others).toMatchObject({ program: null, accommodations: [], cars: [], trains: [], hotelComments: "" });
    expect(others.visitPurpose.dynamicFields).toEqual([]);
  });

  test("no call house for who does not want one, and the only department without being asked", () => {
    const one = { ...program, deptInfos: program.deptInfos.slice(0, 1) };
    const sent = submittedOf({ ...whole, consent: false, deptCode: "" }, clinics, one);
    expect(sent.accommodations.map(({ type }) => type)).toEqual(["HOTEL"]);
    expect(sent.extraInfo.callHouseDetails).toEqual({ consent: false });
    expect(sent.program).toEqual({ id: 7, deptCode: "4410" });
  });
});
