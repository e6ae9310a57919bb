import { addUpHours } from "../analytics/by-hour.ts";
import { addDemoBoards } from "./analytics.ts";
import { addDemoCases } from "./cases.ts";
import { addDemoDisruptions } from "./disruptions.ts";
import { addDemoChats } from "./chats.ts";
import { applyEvent } from "@gatehouse/domain/checkin";
import { gatehouse } from "@gatehouse/domain/brand";
import { sql } from "drizzle-orm";
import { seededRandom } from "../platform/seeded-random.ts";
import type { Storage } from "../documents/storage.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { loadAirports } from "../reference/airports.ts";
import { type DemoUpload, drawUploads, insertPages, pagesOfPasses } from "./candidates.ts";
import { refuseMixedDemo } from "./guard.ts";
import { findDemoFlights, insertDemoFlights } from "./flights.ts";
import { type DemoUnit, type GenerateOptions, generateUnits } from "./generate.ts";
import { addPasses, drawnAtMost } from "./passes.ts";
import { addDemoPrices } from "./prices.ts";
import { addDemoCosts } from "./costs.ts";
import { addDemoItineraries } from "./itineraries.ts";
import { addDemoMessages } from "./messages.ts";
import { addMissingInfo } from "./missing-info.ts";
import { multiplyPast } from "./past.ts";
import { createDemoPeople, demoOperators, demoVendors } from "./people.ts";
import { askForReports, watchFlights } from "./reports.ts";
import { addDemoRequests } from "./requests.ts";
import { advanceSequences, emptyBulk, insertBulk, nextIds } from "./rows.ts";
import { demoWorld } from "./tables.ts";
import { addUnit, type DemoPass } from "./to-rows.ts";
import { addDemoProspects } from "./prospects.ts";
import { addDemoVendors } from "./vendors.ts";

export interface DemoWorldOptions {
  /** The same seed gives the same world, relative to `now`. Default 1. */
  readonly seed?: number;
  /** About how many check-ins. Default 2,500. */
  readonly checkIns?: number;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** At most so many check-ins of the past are invented one by one; more are made from these, days earlier. Default 20,000. */
  readonly inventPast?: number;
  /** Whether people have asked for reports, which the server then makes. Default true. */
  readonly reports?: boolean;
  /** Whether somebody searched for flights and shared what was found: two seconds. Default true. */
  readonly flights?: boolean;
  /** What the brand calls the product (BRD-1). Default: its own name. */
  readonly product?: string;
  /** Told in one line what is being done. */
  readonly progress?: (line: string) => void;
}

/** Days that the invented past reaches back. */
const pastDays = 2;
/** How much of a world is not departed: all but a little of a small one, a thirtieth of a large one. */
const liveShare = (checkIns: number) => Math.max(Math.min(checkIns, 2500) * 0.88, checkIns / 30);

/** So many units have passes that somebody uploaded and nobody linked yet. */
const uploadsAtMost = 30;

/** Operators are at work: some hold a unit. They look at it for some minutes already. */
function giveToOperator(unit: DemoUnit, userid: string, now: number, seconds: number): DemoUnit {
  const lockedAt = now - seconds;
  const checkIns = unit.checkIns.map((checkIn) => {
    const { fields, audit } = checkIn.history;
    const since = Math.max(lockedAt, audit.at(-1)?.at ?? lockedAt);
    const result = applyEvent(fields, { type: "locked" }, { now: since, user: userid });
    return result.ok ? { ...checkIn, history: { fields: result.next, audit: [...audit, ...result.audit] } } : checkIn;
  });
  return { ...unit, checkIns };
}

const isFree = ({ checkIns }: DemoUnit) =>
  checkIns.some(({ history }) => history.fields.state === "ELIGIBLE_FOR_CHECKIN");

interface Making {
  readonly tx: Transaction;
  readonly files: Pick<Storage, "put">;
  readonly options: GenerateOptions;
  readonly progress: (line: string) => void;
}

/** Invents units until there are enough check-ins, and writes them. @returns how many check-ins were written */
async function makeUnits({ tx, files, options, progress }: Making, wanted: number, past: boolean): Promise<number> {
  const { seed, now, airports } = options;
  const bulk = emptyBulk();
  const ids = await nextIds(tx);
  const passes: DemoPass[] = [];
  const uploads: DemoUpload[] = [];
  const atWork = past ? [] : demoOperators.slice(0, 6);
  let made = 0;
  for (const unit of generateUnits(options, { past, pastDays })) {
    const random = seededRandom(seed, "at-work", made);
    const holder = isFree(unit) && random.chance(0.2) ? atWork.shift() : undefined;
    const rows = addUnit(
      bulk,
      ids,
      holder ? giveToOperator(unit, holder, now, random.between(30, 18 * 60)) : unit,
      holder,
    );
    made += rows.checkInIds.length;
    passes.push(...rows.passes);
    if (!past && rows.open.length > 0 && uploads.length < uploadsAtMost && random.chance(0.3)) {
      const uploadedAt = Math.max(unit.importedAt, now - random.between(1, 40) * 60);
      const { pnrId, open } = rows;
      uploads.push({ pnrId, vendor: unit.vendor, uploadedBy: random.pick(demoOperators), uploadedAt, open });
    }
    if (made >= wanted) break;
  }
  await addPasses(bulk, passes, files, airports, seed, (done) =>
    progress(`drew ${done} of ${passes.length} boarding passes`),
  );
  const drawn = await drawUploads(uploads, { bulk, files, airports, seed });
  await insertBulk(tx, bulk);
  await advanceSequences(tx);
  // Passes that share a file do not say what their check-ins would.
  await insertPages(tx, drawn, passes.length <= drawnAtMost ? pagesOfPasses(passes, airports, seed) : []);
  return made;
}

/** The kept counts of departed check-ins, from the rows themselves. */
const countExpired = (tx: Transaction) =>
  tx.execute(sql`insert into check_in_expired_count (vendor, airline, reason1, has_pass, need_qc, count)
    select vendor, airline, coalesce(reason1, ''), pass is not null, need_qc, count(*) from check_in where expired group by 1, 2, 3, 4, 5`);

/** Whether this database holds a demo world, and hence users whose password everybody knows. */
export const hasDemoWorld = async (db: Database): Promise<boolean> => (await db.$count(demoWorld)) > 0;

/**
 * Fills an empty database with a queue in the middle of a working day: vendors, users, bookings, check-ins in every state with
 * audit logs and passes, operators at work (DEMO-1). All or nothing, and once: a database that has one is left alone.
 * @returns how many check-ins were made; 0 when the world was there already
 * @throws StartError when the database holds users or vendors of its own
 */
export async function createDemoWorld(
  db: Database,
  files: Pick<Storage, "put">,
  {
    seed = 1,
    checkIns = 2500,
    now,
    inventPast = 20_000,
    reports = true,
    flights = true,
    product = gatehouse.name,
    progress = () => undefined,
  }: DemoWorldOptions,
): Promise<number> {
  const airports = await loadAirports();
  const searches = flights && (await db.$count(demoWorld)) === 0 ? await findDemoFlights(now) : [];
  const made = await db.transaction(async (tx) => {
    // Two servers that start together make one world.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gatehouse demo world', 0))`);
    await tx.execute(sql`set local statement_timeout = 0`);
    // On a busy machine hundreds of passes take minutes to draw, in which the transaction only waits.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    if ((await tx.$count(demoWorld)) > 0) return 0;
    await refuseMixedDemo(tx);
    await createDemoPeople(tx);
    await addDemoVendors(tx, now);
    await addDemoProspects(tx, files, { now, product });
    await addDemoPrices(tx);
    const options: GenerateOptions = {
      seed,
      now,
      airports,
      vendors: demoVendors.map(({ code }) => code),
      operators: demoOperators,
      leads: ["operator-admin", "operator-admin-lead"],
    };
    const making: Making = { tx, files, options, progress };
    const live = await makeUnits(making, Math.round(liveShare(checkIns)), false);
    const wantedPast = Math.max(0, checkIns - live);
    let total = live + (await addMissingInfo(tx, options));
    if (wantedPast > 0) {
      const invented = await makeUnits(making, Math.min(wantedPast, inventPast), true);
      total += invented;
      if (wantedPast > inventPast) total += await multiplyPast(tx, wantedPast, live, pastDays, progress);
    }
    await countExpired(tx);
    await addDemoMessages(tx, now);
    await watchFlights(tx, now);
    await addDemoRequests(tx, now);
    total += await addDemoItineraries(tx, now);
    await addDemoCases(tx, now);
    await addDemoBoards(tx, now);
    total += await addDemoDisruptions(tx, files, options);
    await addDemoCosts(tx, now);
    await addDemoChats(tx, now);
    if (reports) await askForReports(tx, now);
    await insertDemoFlights(tx, searches, now);
    await tx.insert(demoWorld).values({ id: "demo", seed, checkIns: total, createdAt: now });
    return total;
  });
  if (made > 0) {
    progress("collecting statistics for the query planner");
    for (const table of [
      "booking",
      "pnr",
      "segment",
      "passenger",
      "check_in",
      "audit_entry",
      "automation_task",
      "document",
      "pass_upload",
      "candidate_page",
      "check_in_expired_count",
      "watched_flight",
      "outbox",
      "travel_request",
      "travel_case",
      "case_comment",
      "billing_record",
      "billing_entry",
      "chat_room",
      "chat_message",
    ])
      await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
    progress("adding up what is counted");
    await addUpHours(db);
    for (const table of ["check_ins_by_hour", "work_by_hour", "automation_by_hour", "changed_hour"])
      await db.execute(sql`vacuum (analyze) analytics.${sql.identifier(table)}`);
  }
  return made;
}
