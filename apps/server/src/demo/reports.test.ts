import { isNotNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { addBasics, addTestUnit, start } from "../../test/check-in-fixtures.ts";
import { addLinkedUnit } from "../../test/travellers.ts";
import { booking } from "../bookings/tables.ts";
import { watchFlights } from "./reports.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db));

test("vendors think better of some bookings, and of none to which a link leads", async () => {
  const linked: string[] = [];
  // One in 41 is given up, by its id: 41 of each kind have every remainder.
  for (let index = 0; index < 41; index += 1) {
    linked.push((await addLinkedUnit(database.db)).bookingNo);
    await addTestUnit(database.db);
  }
  await database.db.transaction((tx) => watchFlights(tx, start + 3 * 86_400));
  const givenUp = await database.db.select().from(booking).where(isNotNull(booking.deactivatedAt));
  expect(givenUp).toHaveLength(1);
  expect(linked).not.toContain(givenUp[0]?.bookingNo);
});
