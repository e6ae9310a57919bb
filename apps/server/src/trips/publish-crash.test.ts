import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addBasics } from "../../test/check-in-fixtures.ts";
import { useDatabase } from "../../test/database.ts";
import { killWhileWorking } from "../../test/kill-while-working.ts";
import type { PublishWork } from "../../test/publish-process.ts";
import { sampleOf } from "../../test/sample.ts";
import { pnr, segment } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { itinerary, itineraryAudit, itineraryVersion } from "./tables.ts";
import { tripMessages } from "./mail.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db));

// TRP-17
test("killed while it publishes: each version stands with its flights, check-ins, mails and audit, or not at all", async () => {
  const { db } = database;
  const versions = new Map(["K-1", "K-2", "K-3"].map((bookingNo) => [bookingNo, 0]));
  for (const made of sampleOf([1, 5, 14, 33], 2, "publications")) {
    const work: PublishWork = {
      url: database.url,
      bookings: [...versions].map(([bookingNo, version]) => ({ bookingNo, version })),
    };
    expect(await killWhileWorking("publish-process.ts", work, made)).toBe("");
    let published = 0;
    for (const [bookingNo, before] of versions) {
      const [row] = await db.select().from(itinerary).where(eq(itinerary.bookingNo, bookingNo));
      if (!row) continue;
      const { id, version } = row;
      const flights = await db
        .select({ number: segment.marketingNumber })
        .from(segment)
        .innerJoin(pnr, eq(pnr.id, segment.pnrId))
        .where(eq(pnr.bookingNo, bookingNo));
      const checkIns = await db
        .select({ number: checkIn.flightnum })
        .from(checkIn)
        .where(eq(checkIn.bookingNo, bookingNo));
      const number = [{ number: String(100 + version) }];
      expect({
        flights,
        checkIns,
        versions: await db.$count(itineraryVersion, eq(itineraryVersion.itineraryId, id)),
        audit: await db.$count(itineraryAudit, eq(itineraryAudit.itineraryId, id)),
        mails: await db.$count(outbox, and(eq(outbox.bookingNo, bookingNo), eq(outbox.kind, tripMessages.published))),
      }).toEqual({ flights: number, checkIns: number, versions: version, audit: version, mails: version });
      published += version - before;
      versions.set(bookingNo, version);
    }
    // It really was killed at work.
    expect(published).toBeGreaterThan(0);
  }
}, 120_000);
