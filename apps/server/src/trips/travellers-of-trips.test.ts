import { emptyContent } from "@gatehouse/domain/trips";
import { asc } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { useDatabase } from "../../test/database.ts";
import { appUser } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { itinerary, itineraryVersion } from "./tables.ts";

const database = useDatabase();
const migration = new URL("../../migrations/0049_travellers-of-trips.sql", import.meta.url);

let traveller = "";
let companion = "";

beforeAll(async () => {
  const { db } = database;
  traveller = (await addPeople(db)).get("TRAVELLER") ?? "";
  const [somebody] = await db.select().from(appUser).limit(1);
  const passwordHash = somebody?.passwordHash ?? "";
  const add = (userid: string, vendor: string, roleList = "TRAVELLER") =>
    createUser(db, { userid, email: `${userid}@gatehouse.example`, name: userid, roleList, vendor, passwordHash });
  companion = await add("companion", "SKY");
  await add("foreign", "SEA");
  await add("colleague", "SKY", "VENDOR");
});

const person = (email: string, travelerId = "t1") => ({
  travelerId,
  prefix: "",
  firstName: "Tessa",
  middleName: "",
  lastName: "Grove",
  email,
  phone: "",
});

/** A trip as it was published before accounts were found by e-mail; its last version counts. */
async function addTrip(
  bookingNo: string,
  versions: readonly (readonly ReturnType<typeof person>[])[],
  ids: readonly string[] = [],
): Promise<void> {
  const facts = { vendor: "SKY", startDate: "2026-12-01", endDate: "2026-12-04", startsAt: 1, endsAt: 2 };
  const [row] = await database.db
    .insert(itinerary)
    .values({ ...facts, bookingNo, version: versions.length, travellers: [], travellerIds: [...ids] })
    .returning({ id: itinerary.id });
  if (!row) throw new Error("There is no itinerary.");
  for (const [place, travellers] of versions.entries())
    await database.db.insert(itineraryVersion).values({
      itineraryId: row.id,
      version: place + 1,
      content: { ...emptyContent, travellers },
      meantSo: [],
      publishedAt: 1,
      publishedBy: "crm-operator",
    });
}

// TRP-15
test("trips that were published before get the accounts of their travellers", async () => {
  const { db, pool } = database;
  await addTrip("by-address", [[person("Companion@gatehouse.example")]]);
  await addTrip("by-id", [[person("companion@gatehouse.example", traveller)]]);
  await addTrip("of-a-request", [[person("companion@gatehouse.example")]], [traveller]);
  await addTrip("others", [[person("foreign@gatehouse.example"), person("colleague@gatehouse.example", "t2")]]);
  await addTrip("was-on-it", [[person("companion@gatehouse.example")], [person("")]]);
  const statements = (await readFile(migration, "utf8")).split("--> statement-breakpoint");
  const found = async () =>
    Object.fromEntries(
      (await db.select().from(itinerary).orderBy(asc(itinerary.id))).map(({ bookingNo, travellerIds }) => [
        bookingNo,
        travellerIds.toSorted(),
      ]),
    );
  const expected = {
    "by-address": [companion],
    "by-id": [traveller],
    "of-a-request": [traveller, companion].toSorted(),
    others: [],
    "was-on-it": [],
  };
  // Once more changes nothing.
  for (const _time of [1, 2]) {
    for (const statement of statements) await pool.query(statement);
    expect(await found()).toEqual(expected);
  }
});
