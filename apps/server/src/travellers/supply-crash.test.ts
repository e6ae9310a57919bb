import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { addBasics } from "../../test/check-in-fixtures.ts";
import type { SupplyWork } from "../../test/supply-process.ts";
import { killWhileWorking } from "../../test/kill-while-working.ts";
import { sampleOf } from "../../test/sample.ts";
import { addLinkedUnit, type LinkedUnit } from "../../test/travellers.ts";
import { passenger } from "../bookings/tables.ts";
import { travellerAudit, travellerInfo } from "./tables.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db));

test("killed while it takes forms: each stands with all its parts and its log, or not at all", async () => {
  const { db } = database;
  const units: LinkedUnit[] = [];
  for (let count = 0; count < 4; count += 1) units.push(await addLinkedUnit(db));
  const links = units.map(({ secret, bookingNo, passengers: [id = ""] }) => ({ secret, bookingNo, passenger: id }));
  let from = 1_000_000;
  for (const forms of sampleOf([1, 7, 20, 41], 2, "forms")) {
    const work: SupplyWork = { url: database.url, links, from };
    expect(await killWhileWorking("supply-process.ts", work, forms)).toBe("");
    const numbers: number[] = [];
    for (const { bookingId, passengers } of units) {
      const [row] = await db
        .select()
        .from(passenger)
        .where(eq(passenger.id, Number(passengers[0])));
      const [info] = await db.select().from(travellerInfo).where(eq(travellerInfo.bookingId, bookingId));
      if (!row?.passportNo) continue;
      const number = row.passportNo.slice(2);
      expect([row.ktn, info?.destinationAddress?.line1]).toEqual([`TT${number}`, number]);
      // A form is two lines of the log: the passenger's and the booking's.
      const lines = async (of: "passenger" | "booking") =>
        db.$count(
          travellerAudit,
          and(
            eq(travellerAudit.bookingId, bookingId),
            of === "booking"
              ? isNull(travellerAudit.passengerId)
              : eq(travellerAudit.passengerId, Number(passengers[0])),
          ),
        );
      expect(await lines("booking")).toBe(await lines("passenger"));
      numbers.push(Number(number));
    }
    // It really was killed at work.
    expect(numbers.length).toBeGreaterThan(0);
    from = Math.max(...numbers) + 1;
  }
}, 120_000);
