import { and, eq, inArray, or, sql } from "drizzle-orm";
import { recordAccess, type CommandActor } from "../access/audit.ts";
import { appUser, vendor } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import type { Storage } from "../documents/storage.ts";
import { CommandError } from "../platform/command-error.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { demoWorld } from "./tables.ts";

/** What a removal would take, or took away. */
export interface DemoContents {
  readonly users: number;
  readonly vendors: number;
  readonly bookings: number;
  readonly documents: number;
}

/** Keys that one statement asks about. */
const batch = 1000;

const demoVendors = sql`(select code from vendor where demo)`;
const demoUserids = sql`(select userid from app_user where demo)`;
const demoBookings = sql`(select id from booking where vendor in ${demoVendors})`;
const demoPnrs = sql`(select id from pnr where booking_id in ${demoBookings})`;
const demoCheckIns = sql`(select id from check_in where pnr_id in ${demoPnrs})`;
/** In this order: whatever refers to a row goes before it. */
const steps = [
  sql`delete from payment where vendor in ${demoVendors}`,
  sql`delete from booking_service where booking_id in ${demoBookings}`,
  sql`delete from ancillary_order where vendor in ${demoVendors}`,
  sql`delete from watched_flight where vendor in ${demoVendors}`,
  sql`delete from alternate_flight a where search_id like 'demo-%' or booking_id in ${demoBookings} or (exists (select from booking b where b.booking_no = a.booking_no and b.vendor in ${demoVendors})
    and not exists (select from booking b where b.booking_no = a.booking_no and b.vendor not in ${demoVendors}))`,
  sql`delete from flight_search where id like 'demo-%'`,
  sql`delete from pending_change where booking_id in ${demoBookings}`,
  sql`delete from traveller_audit where booking_id in ${demoBookings}`,
  sql`delete from traveller_info where booking_id in ${demoBookings}`,
  sql`delete from outbox where subject_kind = 'disruption' and subject_id in (select id from disruption where booking_id in ${demoBookings})`,
  sql`delete from disruption where booking_id in ${demoBookings}`,
  sql`delete from disruption_cover where booking_id in ${demoBookings}`,
  sql`delete from planned_flight where segment_id in (select id from segment where pnr_id in ${demoPnrs})`,
  sql`delete from public_link where booking_id in ${demoBookings}`,
  sql`delete from candidate_page where pnr_id in ${demoPnrs}`,
  sql`delete from pass_upload where pnr_id in ${demoPnrs}`,
  sql`delete from automation_task where check_in_id in ${demoCheckIns}`,
  sql`delete from audit_entry where check_in_id in ${demoCheckIns}`,
  sql`delete from outbox where (subject_kind = 'checkin' and subject_id in ${demoCheckIns}) or (subject_kind = 'booking' and subject_id in ${demoBookings})`,
  sql`delete from check_in where pnr_id in ${demoPnrs}`,
  sql`delete from check_in_expired_count where vendor in ${demoVendors}`,
  sql`delete from passenger where pnr_id in ${demoPnrs}`,
  sql`delete from segment where pnr_id in ${demoPnrs}`,
  sql`delete from pnr where booking_id in ${demoBookings}`,
  sql`delete from booking where vendor in ${demoVendors}`,
];

/** Bookings of the demo alone are many: tables that hold nothing else are emptied at once. */
async function removeBookings(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from booking where vendor not in ${demoVendors} limit 1`);
  if (rows.length > 0) {
    for (const step of steps) await tx.execute(step);
    return;
  }
  await tx.execute(sql`delete from outbox where subject_kind in ('checkin', 'booking', 'disruption')`);
  await tx.execute(
    sql`delete from alternate_flight where search_id like 'demo-%' or booking_no in (select booking_no from booking)`,
  );
  await tx.execute(sql`delete from flight_search where id like 'demo-%'`);
  await tx.execute(sql`delete from check_in_expired_count`);
  await tx.execute(sql`truncate booking cascade`);
}

/** Jobs of the demo alone; all others find their rows gone and end. */
async function removeJobs(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`);
  if (rows[0]?.there) await tx.execute(sql`delete from pgboss.job where name like 'demo.%'`);
}

/** @returns the keys of the files whose documents are gone */
async function removeDocuments(tx: Transaction): Promise<readonly string[]> {
  // Reports of the demo's users, and of anybody about a vendor of the demo.
  const reports = await tx.execute<{ dmscode: string | null }>(
    sql`delete from report r using app_user u where u.id = r.owner and (u.demo or r.vendor in ${demoVendors}) returning r.dmscode`,
  );
  const files = reports.rows.flatMap(({ dmscode }) => dmscode ?? []);
  const deleted = await tx
    .delete(document)
    .where(
      or(
        sql`${document.vendor} in ${demoVendors}`,
        inArray(document.dmscode, files),
        sql`${document.dmscode} in (select document from prospect where demo)`,
      ),
    )
    .returning({ key: document.storageKey });
  return deleted.map(({ key }) => key);
}

async function removePeople(tx: Transaction): Promise<void> {
  const bound = await tx
    .select({ userid: appUser.userid })
    .from(appUser)
    .where(and(eq(appUser.demo, false), sql`${appUser.vendor} in ${demoVendors}`));
  if (bound.length > 0)
    throw new CommandError(
      `${bound.map(({ userid }) => userid).join(", ")} belongs to a vendor of the demo: give another with \`pnpm user role\` first. Nothing was removed.`,
    );
  // The demo's mail server has caught whatever was sent while it ran: none of it reached anybody.
  await tx.execute(sql`delete from caught_mail`);
  await tx.execute(sql`delete from caught_sms`);
  // Who answered STOP there is nobody.
  await tx.execute(
    sql`delete from sms_opt_out where number in (select sender from received_sms where provider_id like 'stop-%')`,
  );
  await tx.execute(sql`delete from received_sms where provider_id like 'stop-%' or vendor in ${demoVendors}`);
  // What was written by hand, about a booking or about none.
  await tx.execute(
    sql`delete from outbox where vendor in ${demoVendors} or (subject_kind = 'booking' and subject_id = 0
      and id in (select a.message from outbox_audit a where a.action = 'WRITTEN' and a.userid in ${demoUserids}))`,
  );
  await tx.execute(
    sql`delete from outbox where subject_kind = 'request' and subject_id in (select id from travel_request where vendor in ${demoVendors})`,
  );
  await tx.execute(
    sql`delete from outbox where subject_kind = 'itinerary' and subject_id in (select id from itinerary where vendor in ${demoVendors})`,
  );
  await tx.execute(
    sql`delete from outbox where subject_kind = 'case' and subject_id in (select id from travel_case where vendor in ${demoVendors})`,
  );
  await tx.execute(
    sql`delete from outbox where subject_kind = 'prospect' and subject_id in (select id from prospect where demo)`,
  );
  // What the log says of them was made up with them.
  await tx.execute(
    sql`delete from access_audit where subject in (select 'prospect ' || id from prospect where demo) and action like 'AGREEMENT%'`,
  );
  await tx.execute(sql`delete from prospect where demo`);
  await tx.execute(sql`delete from ancillary_price where vendor in ${demoVendors}`);
  await tx.execute(sql`delete from lounge_pass where vendor in ${demoVendors}`);
  await tx.execute(sql`delete from chat_room where vendor in ${demoVendors}`);
  // Its comments, what was read of them and its history go with it.
  await tx.execute(sql`delete from travel_case where vendor in ${demoVendors}`);
  // Its entries and its audit go with it.
  await tx.execute(sql`delete from billing_record where vendor in ${demoVendors}`);
  await tx.execute(sql`delete from itinerary where vendor in ${demoVendors}`);
  await tx.execute(
    sql`delete from travel_request_audit where request_id in (select id from travel_request where vendor in ${demoVendors})`,
  );
  await tx.execute(sql`delete from travel_request where vendor in ${demoVendors}`);
  await tx.execute(sql`delete from program where vendor in ${demoVendors}`);
  await tx.execute(sql`delete from program_import where vendor in ${demoVendors}`);
  await tx.execute(sql`delete from operator_state where userid in ${demoUserids}`);
  await tx.execute(sql`delete from login_attempt where account in (select email from app_user where demo)`);
  await tx.delete(appUser).where(eq(appUser.demo, true));
  await tx.execute(sql`delete from connected_vendor where vendor in ${demoVendors} or connected in ${demoVendors}`);
  await tx.execute(sql`delete from vendor_key where vendor in ${demoVendors}`);
  await tx.delete(vendor).where(eq(vendor.demo, true));
}

/** What there is of a demo world. */
export async function demoContents(db: Queryable): Promise<DemoContents> {
  const { rows } = await db.execute<DemoContents & Record<string, unknown>>(sql`select
    (select count(*)::int from app_user where demo) as users,
    (select count(*)::int from vendor where demo) as vendors,
    (select count(*)::int from booking where vendor in ${demoVendors}) as bookings,
    (select count(*)::int from document where vendor in ${demoVendors}) as documents`);
  return rows[0] ?? { users: 0, vendors: 0, bookings: 0, documents: 0 };
}

/**
 * Removes everything that came with the demo world or was done in it: its users, its vendors, and their bookings, documents and
 * files. Everything else stays. One transaction; files go after it, each that no document speaks of any more.
 * @throws CommandError where somebody who stays depends on it, or a server runs on the database
 */
export async function removeDemoWorld(
  db: Database,
  files: Pick<Storage, "remove">,
  actor: CommandActor,
): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gatehouse demo world', 0))`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const running = await tx.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'gatehouse-live'`,
    );
    if (running.rows.length > 0)
      throw new CommandError("A server is running on this database: stop it first. Nothing was removed.");
    await removeBookings(tx);
    const gone = await removeDocuments(tx);
    await removeJobs(tx);
    await removePeople(tx);
    await tx.delete(demoWorld);
    await recordAccess(tx, actor, "demo world", "DEMO_REMOVED");
    return gone;
  });
  const kept = new Set<string>();
  for (let from = 0; from < keys.length; from += batch) {
    const some = keys.slice(from, from + batch);
    const rows = await db.select({ key: document.storageKey }).from(document).where(inArray(document.storageKey, some));
    for (const { key } of rows) kept.add(key);
  }
  for (const key of new Set(keys)) if (!kept.has(key)) await files.remove(key);
}
