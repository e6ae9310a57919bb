import { eq, inArray } from "drizzle-orm";
import { startNext } from "../checkin/work/assignments.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { drawBoardingPass } from "../automation/draw-boarding-pass.ts";
import { seededRandom, type SeededRandom } from "../platform/seeded-random.ts";
import { passFactsOf, readFlown } from "../automation/pass-facts.ts";
import { announceRows } from "../checkin/transitions/announce.ts";
import { type HeldCheckIn, holdCheckIns } from "../checkin/transitions/transition.ts";
import { changeHeld, type ChangeServices } from "../checkin/transitions/commit.ts";
import { checkIn, liveCheckIn } from "../checkin/tables.ts";
import { isOpen } from "../checkin/queue/view-sql.ts";
import type { Documents } from "../documents/documents.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { loadAirports } from "../reference/airports.ts";
import { arrivingUnit, type DemoUnit, drawOutcome } from "./generate.ts";
import { demoOperators, demoVendors } from "./people.ts";
import { emptyBulk, insertBulk, reserveIds } from "./rows.ts";
import { addUnit } from "./to-rows.ts";
import { demoWorld } from "./tables.ts";

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly documents: Documents;
  readonly services: ChangeServices;
  readonly seed?: number;
}

/** Open check-ins that the simulation aims at: with fewer, bookings come in; with many more, its operators work faster. */
const busy = 450;
/** Seconds that a simulated operator takes for a check-in. */
const looksFor = 25;
const atOnce = 30;

/**
 * Simulates operations in the demo world: bookings come in, and the demo's operators claim units and settle them, through the same
 * code as real users. A world that was left alone for days fills up again.
 */
export function createOperatorSimulation({ db, now, documents, services, seed = 1 }: Parts) {
  /** Bookings of this moment. */
  async function arrive(count: number): Promise<void> {
    const vendors = demoVendors.map(({ code }) => code);
    const options = {
      seed,
      now: now(),
      airports: await loadAirports(),
      vendors,
      operators: demoOperators,
      leads: ["operator-admin"],
    };
    const units = Array.from({ length: count }, (_, number) => arrivingUnit(options, number));
    const sum = (of: (unit: DemoUnit) => number) => units.reduce((total, unit) => total + of(unit), 0);
    const checkIns = sum((unit) => unit.checkIns.length);
    await db.transaction(async (tx) => {
      const ids = await reserveIds(tx, {
        booking: count,
        pnr: count,
        segment: sum(({ flights }) => flights.length),
        passenger: sum(({ passengers }) => passengers.length),
        check_in: checkIns,
        automation_task: checkIns,
      });
      const bulk = emptyBulk();
      const arrived = units.map((unit) => ({
        vendor: unit.vendor,
        ids: addUnit(bulk, ids, unit, undefined).checkInIds,
      }));
      await insertBulk(tx, bulk);
      await announceRows(tx, services.live, arrived);
    });
  }

  /** Finishes one check-in that the operator has looked at long enough. */
  async function settle(random: SeededRandom, { id, fields }: HeldCheckIn, userid: string): Promise<void> {
    const outcome = drawOutcome(random);
    const flown = outcome.type === "link" ? await readFlown(db, id) : undefined;
    const pdf = flown && (await drawBoardingPass(passFactsOf(flown, await loadAirports(), seed)));
    await db.transaction(async (tx) => {
      const held = await holdCheckIns(tx, eq(checkIn.id, id));
      if (held[0]?.fields.lockedBy !== fields.lockedBy) return;
      const actor = { now: now(), user: userid };
      if (outcome.type === "dispose") {
        await changeHeld(
          tx,
          held,
          { type: "disposed", reason1: outcome.reason1, reason2: outcome.reason2 },
          actor,
          services,
        );
        return;
      }
      if (!pdf) return;
      const about = {
        ownerKind: passOwner,
        ownerId: String(id),
        vendor: held[0].vendor,
        name: `boarding-pass-${id}.pdf`,
        mediaType: "application/pdf",
      } as const;
      const { dmscode } = await documents.put(tx, pdf, about);
      await changeHeld(
        tx,
        held,
        { type: "linked", dmscode, uploadedBy: userid, differing: outcome.differing, note: null },
        actor,
        services,
      );
    });
  }

  async function work(random: SeededRandom): Promise<void> {
    const userid = random.pick(demoOperators);
    const held = await db.transaction((tx) => holdCheckIns(tx, inArray(checkIn.lockedBy, [userid])));
    const oldest = held.toSorted((a, b) => (a.fields.lockedAt ?? 0) - (b.fields.lockedAt ?? 0))[0];
    if (!oldest) await startNext(db, { userid, vendors: "all" }, now(), services);
    else if (now() - (oldest.fields.lockedAt ?? 0) >= looksFor) await settle(random, oldest, userid);
  }

  /** One step of the simulation. */
  async function step(): Promise<void> {
    if ((await db.$count(demoWorld)) === 0) return;
    const random = seededRandom(seed, "operators", now());
    const open = await db.$count(liveCheckIn, isOpen);
    if (open < busy) await arrive(Math.min(atOnce, Math.max(1, Math.round((busy - open) / 12))));
    else if (random.chance(0.25)) await arrive(1);
    const hands = Math.min(6, Math.ceil(open / busy));
    for (let hand = 0; hand < hands; hand += 1) await work(random);
  }

  const job: JobDefinition = defineJob({ name: "demo.operator-simulation", everySeconds: 6, handler: step });
  return { step, job };
}
