import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addBasics, addTestUnits, hour, start } from "../../test/check-in-fixtures.ts";
import { useDatabase } from "../../test/database.ts";
import { pnr, segment } from "../bookings/tables.ts";
import type { FlightStatus } from "./flight-status/supplier.ts";
import { flightStates } from "./flight-states.ts";
import { disruption } from "./tables.ts";

const database = useDatabase();
const booking = { vendor: "NWT", bookingNo: "family" };
const flight = {
  id: "f1",
  carrier: "BA",
  number: "0100",
  from: "LHR",
  date: "",
  departsAt: start + 5 * hour,
  arrivesAt: start + 7 * hour,
};
const asked: unknown[] = [];
const saying = (answer: FlightStatus) =>
  flightStates({
    statusOf: async (flights) => {
      asked.push(...flights);
      return flights.map(() => answer);
    },
  });
const unknown = flightStates(undefined);

let segmentId = 0;
let bookingId = 0;

beforeAll(async () => {
  await addBasics(database.db);
  await addTestUnits(database.db, [
    { bookingNo: "family", departsIn: 5 * hour },
    { bookingNo: "family", vendor: "BLA", departsIn: 5 * hour },
  ]);
  const [row] = await database.db
    .select({ id: segment.id, bookingId: pnr.bookingId })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(eq(pnr.vendor, "NWT"));
  segmentId = row?.id ?? 0;
  bookingId = row?.bookingId ?? 0;
});

// TRP-46
test("a flight of an itinerary stands as its booking, what was reported and the supplier say", async () => {
  const { db } = database;
  const stateOf = async (ask = unknown) => (await ask(db, booking, [flight], start))[0];
  expect(await stateOf()).toBeUndefined();
  expect(await stateOf(saying({ state: "on-time", gate: "B32", terminal: "5" }))).toEqual({
    flightId: "f1",
    state: "onTime",
    minutes: 0,
    terminal: "5",
    gate: "B32",
  });
  expect(asked).toMatchObject([{ carrier: "BA", number: "100", from: "LHR", departsAt: flight.departsAt }]);
  await db
    .update(segment)
    .set({ departsAt: flight.departsAt + 1500 })
    .where(eq(segment.id, segmentId));
  expect(await stateOf()).toMatchObject({ state: "delayed", minutes: 25 });
  await db.update(segment).set({ departsAt: flight.departsAt }).where(eq(segment.id, segmentId));
  await db.insert(disruption).values({
    ...booking,
    bookingId,
    segmentId,
    kind: "DELAYED",
    minutes: 190,
    source: "STAFF",
    covered: false,
    status: "DETECTED",
    statusAt: start,
    detectedAt: start,
  });
  expect(await stateOf(saying({ state: "delayed", minutes: 20 }))).toMatchObject({ state: "delayed", minutes: 190 });
  await db.update(disruption).set({ status: "EXPIRED" });
  expect(await stateOf()).toBeUndefined();
  await db.update(segment).set({ cancelled: true }).where(eq(segment.id, segmentId));
  expect(await stateOf(saying({ state: "on-time", gate: "B32" }))).toMatchObject({ state: "cancelled", gate: "" });
  await db.update(segment).set({ cancelled: false }).where(eq(segment.id, segmentId));
});

test("a delay that staff reported counts once when a version with its new hour is published", async () => {
  const { db } = database;
  const stateOf = async (departsAt: number) => (await unknown(db, booking, [{ ...flight, departsAt }], start))[0];
  const fly = (departsAt: number) => db.update(segment).set({ departsAt }).where(eq(segment.id, segmentId));
  await db.update(disruption).set({ status: "DETECTED", countedFrom: flight.departsAt });
  expect(await stateOf(flight.departsAt)).toMatchObject({ state: "delayed", minutes: 190 });
  // Published: the itinerary and its booking have the hour that was reported.
  const late = flight.departsAt + 190 * 60;
  await fly(late);
  expect(await stateOf(late)).toBeUndefined();
  // The airline has moved it by an hour of them: two hours and ten minutes are still to come.
  await fly(flight.departsAt + 3600);
  expect(await stateOf(flight.departsAt + 3600)).toMatchObject({ state: "delayed", minutes: 130 });
  expect(await stateOf(flight.departsAt)).toMatchObject({ state: "delayed", minutes: 190 });
  // Later than what was reported: the hours say all of it.
  await fly(late + 3600);
  expect(await stateOf(late)).toMatchObject({ state: "delayed", minutes: 60 });
  await fly(flight.departsAt);
  await db.update(disruption).set({ status: "EXPIRED" });
});

test("the supplier is asked from a day before until the arrival, and its silence takes nothing else away", async () => {
  const { db } = database;
  const onTime = saying({ state: "on-time" });
  const at = async (now: number) => (await onTime(db, booking, [flight], now)).length;
  expect(await at(flight.departsAt - 24 * hour - 1)).toBe(0);
  expect(await at(flight.departsAt - 24 * hour)).toBe(1);
  expect(await at(flight.arrivesAt - 1)).toBe(1);
  expect(await at(flight.arrivesAt)).toBe(0);
  await db.update(segment).set({ cancelled: true }).where(eq(segment.id, segmentId));
  const away = flightStates({ statusOf: () => Promise.reject(new Error("away")) });
  expect(await away(db, booking, [flight], start)).toMatchObject([{ state: "cancelled" }]);
  // Another number, or another vendor's booking, is another flight.
  expect(await away(db, booking, [{ ...flight, number: "101" }], start)).toEqual([]);
  expect(await away(db, { ...booking, vendor: "BLA" }, [flight], start)).toEqual([]);
});
