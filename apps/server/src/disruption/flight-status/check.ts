import { longDelay } from "@gatehouse/domain/disruption";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { segment } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { defineJob, type JobDefinition } from "../../platform/jobs.ts";
import type { Platform } from "../../platform/platform.ts";
import { bySystem, reportFlight } from "../detect.ts";
import { disruption, flightStatusCheck } from "../tables.ts";
import type { FlightStatusSupplier } from "./supplier.ts";

/** Flights are watched from so many seconds before their departure on. */
const horizon = 24 * 3600;
/** Flights that are asked about at once. */
const batch = 500;

type Parts = Pick<Platform, "db" | "now" | "live" | "log">;

/** When the supplier was asked last; null where it never was. */
export async function readStatusCheck(tx: Queryable): Promise<number | null> {
  const [row] = await tx.select({ at: flightStatusCheck.at }).from(flightStatusCheck);
  return row?.at ?? null;
}

/**
 * Asks how the flights of the next day stand; what is cancelled or more than three hours late is a disruption (DIS-1).
 * @returns how many were found
 */
async function checkFlights({ db, now, live }: Omit<Parts, "log">, supplier: FlightStatusSupplier): Promise<number> {
  const at = now();
  let found = 0;
  let after = 0;
  for (;;) {
    const flights = await db
      .select()
      .from(segment)
      .where(
        and(
          gt(segment.id, after),
          gt(segment.departsAt, at),
          lte(segment.departsAt, at + horizon),
          eq(segment.cancelled, false),
          sql`not exists (select from ${disruption} where ${disruption.segmentId} = ${segment.id})`,
        ),
      )
      .orderBy(asc(segment.id))
      .limit(batch);
    const last = flights.at(-1);
    if (!last) break;
    after = last.id;
    const statuses = await supplier.statusOf(
      flights.map(({ marketingCarrier, marketingNumber, from, departureDate, departsAt }) => ({
        carrier: marketingCarrier,
        number: marketingNumber,
        from,
        date: departureDate,
        departsAt,
      })),
      at,
    );
    for (const [place, status] of statuses.entries()) {
      const flight = flights[place];
      if (!flight || status.state === "on-time") continue;
      if (status.state === "delayed" && status.minutes <= longDelay) continue;
      const detected =
        status.state === "cancelled"
          ? ({ segmentId: flight.id, kind: "CANCELLED", minutes: 0 } as const)
          : ({ segmentId: flight.id, kind: "DELAYED", minutes: status.minutes } as const);
      const noted = await db.transaction((tx) => reportFlight(tx, detected, "SUPPLIER", bySystem({ now: at, live })));
      if (noted?.created) found += 1;
    }
    if (flights.length < batch) break;
  }
  await db
    .insert(flightStatusCheck)
    .values({ id: "flights", at })
    .onConflictDoUpdate({ target: flightStatusCheck.id, set: { at } });
  return found;
}

/** Asks the supplier every minute. One that does not answer is asked again in a minute. */
export const statusJob = (parts: Parts, supplier: FlightStatusSupplier): JobDefinition =>
  defineJob({
    name: "disruption.flight-status",
    everySeconds: 60,
    handler: async () => {
      try {
        await checkFlights(parts, supplier);
      } catch (error) {
        parts.log.warn({ err: error }, "the status of flights could not be asked");
      }
    },
  });
