import { existsSync } from "node:fs";
import path from "node:path";
import { replay } from "@gatehouse/domain/checkin";
import { asc, gte, sql } from "drizzle-orm";
import { checkIn } from "../src/checkin/tables.ts";
import { document } from "../src/documents/tables.ts";
import type { Database } from "../src/platform/database.ts";
import { logsOf } from "./check-in-fixtures.ts";

/** Statements that find what must not be, each with what it would mean. */
const impossible = {
  "a unit is not held by whoever holds its check-ins": sql`select p.id from pnr p join check_in c on c.pnr_id = p.id
    where c.locked_by is not null and c.locked_by <> 'AUTOMATION' and c.locked_by is distinct from p.held_by`,
  "a unit is held, and none of its check-ins": sql`select p.id from pnr p where p.held_by is not null
    and not exists (select from check_in c where c.pnr_id = p.id and c.locked_by = p.held_by)`,
  // One operator may hold two units: an undo gives the first back when the second has been pulled. One unit has one holder.
  "a unit is held by two": sql`select pnr_id from check_in where locked_by <> 'AUTOMATION'
    group by pnr_id having count(distinct locked_by) > 1`,
  "a linked page is not its check-in's pass": sql`select p.dmscode from candidate_page p join check_in c on c.id = p.linked_to
    where c.pass is distinct from p.dmscode`,
  "two pages are linked to one check-in": sql`select linked_to from candidate_page where linked_to is not null
    group by linked_to having count(*) > 1`,
  "a message waits twice": sql`select subject_kind, subject_id, kind from outbox where cancelled_at is null and sent_at is null
    group by subject_kind, subject_id, kind having count(*) > 1`,
  "a pass was sent more often than it was linked": sql`select s.subject_id from (
      select o.subject_id, o.payload ->> 'dmscode' as dmscode, count(*) as messages from outbox o
      where o.kind = 'checkin.pass' and o.cancelled_at is null group by 1, 2) s
    join candidate_page p on p.dmscode = s.dmscode
    where s.messages > (select count(*) from audit_entry a
      where a.check_in_id = s.subject_id and a.action = 'BP_ATTACHED' and a.facts ->> 'dmscode' = s.dmscode)`,
  "an upload has lost pages, or has some twice": sql`select u.id from pass_upload u where u.state = 'done'
    and u.pages <> (select count(*) from candidate_page p where p.upload_id = u.id)`,
  "the narrow copy of the queue differs from the check-ins": sql`select c.id from check_in c
    full join check_in_live l on l.id = c.id
    where (not coalesce(c.expired, false) or l.id is not null)
      and (c.state::text, c.locked_by, c.need_qc, c.pass) is distinct from (l.state::text, l.locked_by, l.need_qc, l.pass)`,
};

/** Everything that is wrong in a database, in words; nothing when all is as it must be, whatever happened to the servers. */
export async function brokenInvariants(db: Database, dataDir: string, since: number): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, statement] of Object.entries(impossible)) {
    const { rows } = await db.execute(statement);
    if (rows.length > 0) broken.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const logs = await logsOf(db);
  for (const row of await db.select().from(checkIn).orderBy(asc(checkIn.id))) {
    const told: Readonly<Record<string, unknown>> = { ...replay(row.airline, logs.get(row.id) ?? []) };
    const now: Readonly<Record<string, unknown>> = { ...row };
    const differing = Object.keys(told).filter((key) => JSON.stringify(told[key]) !== JSON.stringify(now[key]));
    if (differing.length > 0) broken.push(`the log of check-in ${row.id} does not tell its ${differing.join(", ")}`);
  }
  // Files of the demo world are not there: nobody reads them.
  const places = new Map<string, number>();
  for (const { storageKey, dmscode } of await db.select().from(document).where(gte(document.createdAt, since))) {
    places.set(storageKey, (places.get(storageKey) ?? 0) + 1);
    if (!existsSync(path.join(dataDir, "files", storageKey))) broken.push(`the file of document ${dmscode} is lost`);
  }
  for (const [key, documents] of places) if (documents > 1) broken.push(`${documents} documents share the file ${key}`);
  return broken;
}
