import { isSoldOut, itinerariesOf } from "@gatehouse/domain/flights";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { unpackOffers } from "../flights/stored-offers.ts";
import { alternateFlight, flightSearch } from "../flights/tables.ts";

const database = useDatabase();
/** 2026-11-21, 12:26 UTC. */
const now = 1_795_263_960;
beforeAll(async () => {
  await smallWorld(database.db, { now, checkIns: 60, flights: true });
}, 60_000);

test("the demo has two shared searches, with flights in them", async () => {
  const rows = await database.db.select().from(flightSearch).orderBy(flightSearch.id);
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ["demo-london-nice", "COMPLETE"],
    ["demo-new-york-lisbon", "COMPLETE"],
  ]);
  for (const { offers, offerCount, expiresAt } of rows) {
    expect(offerCount).toBeGreaterThan(20);
    expect(await unpackOffers(offers ?? Buffer.from(""))).toHaveLength(offerCount);
    expect(expiresAt).toBe(now + 30 * 86_400);
  }
});

// FLT-28
test("two travellers have chosen a flight that is not sold out, one by the link of the booking", async () => {
  const rows = await database.db.select().from(alternateFlight);
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ bookingId }) => bookingId !== null)).toHaveLength(1);
  for (const { itinerary, request } of rows)
    for (const chosen of itinerariesOf([itinerary], request)) expect(isSoldOut(chosen, request.passengers)).toBe(false);
});
