import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database.ts";
import { withoutIndexes } from "./bulk-load.ts";

const day = 86_400;

/** Letters and digits of PNRs, and the same turned by some places: one alphabet for each copy. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const turned = (places: number) => signs.slice(places % signs.length) + signs.slice(0, places % signs.length);

/** The rows of units that have departed altogether, kept aside: a copy reads nothing else. */
const models = [
  ["pnr", "t.id in (select id from past_unit)"],
  ["booking", "t.id in (select booking_id from past_pnr)"],
  ["segment", "t.pnr_id in (select id from past_unit)"],
  ["passenger", "t.pnr_id in (select id from past_unit)"],
  ["check_in", "t.pnr_id in (select id from past_unit)"],
  ["audit_entry", "t.check_in_id in (select id from past_check_in)"],
  ["document", "t.dmscode in (select pass from past_check_in where pass is not null)"],
] as const;

/** One copy of everything that has departed, `days` earlier, under other numbers. */
async function copyPast(
  tx: Transaction,
  copy: number,
  days: number,
  offset: Readonly<Record<"booking" | "pnr" | "segment" | "passenger" | "check_in", number>>,
): Promise<number> {
  const shift = days * day;
  const number = sql`(booking_no::bigint + ${copy * 100_000_000})::text`;
  const locator = sql`translate(pnr, ${signs}, ${turned(copy)})`;
  const at = (id: keyof typeof offset) => sql.raw(String(offset[id] * copy));
  const code = (column: string) =>
    sql`case when ${sql.raw(column)} is null then null else 'd_' || md5(${sql.raw(column)} || ${String(copy)}) end`;
  const local = (column: string, zone: string) =>
    sql`(to_timestamp(${sql.raw(column)} - ${shift}::bigint) at time zone ${sql.raw(zone)})`;
  await tx.execute(sql`insert into booking (id, vendor, booking_no, created_at) overriding system value
    select id + ${at("booking")}, vendor, ${number}, created_at - ${shift}::bigint from past_booking`);
  await tx.execute(sql`insert into pnr (id, booking_id, vendor, booking_no, pnr) overriding system value
    select id + ${at("pnr")}, booking_id + ${at("booking")}, vendor, ${number}, ${locator} from past_pnr`);
  await tx.execute(sql`insert into segment (id, pnr_id, position, marketing_carrier, marketing_number, from_iata, to_iata, departure_date, departure_time, departure_zone, departs_at, arrival_date, arrival_time, arrival_zone, arrives_at) overriding system value
    select s.id + ${at("segment")}, pnr_id + ${at("pnr")}, position, marketing_carrier, marketing_number, from_iata, to_iata,
      ${local("departs_at", "departure_zone")}::date, to_char(${local("departs_at", "departure_zone")}, 'HH24:MI'), departure_zone, departs_at - ${shift}::bigint,
      ${local("arrives_at", "arrival_zone")}::date, to_char(${local("arrives_at", "arrival_zone")}, 'HH24:MI'), arrival_zone, arrives_at - ${shift}::bigint
    from past_segment s`);
  await tx.execute(sql`insert into passenger (id, pnr_id, position, title, firstname, lastname, gender, date_of_birth, email, phone_number, nationality, language, passport_no, passport_issue_date, passport_exp_date, eticket) overriding system value
    select p.id + ${at("passenger")}, pnr_id + ${at("pnr")}, position, title, firstname, lastname, gender, date_of_birth, email, phone_number, nationality, language, passport_no, passport_issue_date, passport_exp_date, eticket
    from past_passenger p`);
  const { rowCount } =
    await tx.execute(sql`insert into check_in (id, pnr_id, segment_id, passenger_id, version, vendor, booking_no, pnr, firstname, lastname, has_passport, airline, flightnum, from_iata, to_iata, departure_date, departure_time, departure_zone,
      created_at, window_opens_at, window_closes_at, departs_at, eligible_at, state, expired, automation_status, automation_tried, pass, need_qc, reason1, reason2, disposed_by, disposed_at, attached_by, uploaded_by) overriding system value
    select c.id + ${at("check_in")}, pnr_id + ${at("pnr")}, segment_id + ${at("segment")}, passenger_id + ${at("passenger")}, version, vendor, ${number}, ${locator}, firstname, lastname, has_passport, airline, flightnum, from_iata, to_iata,
      ${local("departs_at", "departure_zone")}::date, to_char(${local("departs_at", "departure_zone")}, 'HH24:MI'), departure_zone,
      created_at - ${shift}::bigint, window_opens_at - ${shift}::bigint, window_closes_at - ${shift}::bigint, departs_at - ${shift}::bigint, eligible_at - ${shift}::bigint, state, expired, automation_status, automation_tried,
      ${code("pass")}, need_qc, reason1, reason2, disposed_by, disposed_at - ${shift}::bigint, attached_by, uploaded_by
    from past_check_in c`);
  await tx.execute(sql`insert into audit_entry (check_in_id, action, userid, at, note, from_state, to_state, facts)
    select check_in_id + ${at("check_in")}, action, userid, at - ${shift}::bigint, note, from_state, to_state,
      case when facts ? 'dmscode' then facts || jsonb_build_object('dmscode', ${code("facts ->> 'dmscode'")})
        when facts ? 'departsAt' then jsonb_build_object('windowOpensAt', (facts ->> 'windowOpensAt')::bigint - ${shift}::bigint, 'windowClosesAt', (facts ->> 'windowClosesAt')::bigint - ${shift}::bigint, 'departsAt', (facts ->> 'departsAt')::bigint - ${shift}::bigint)
        else facts end
    from past_audit_entry a order by a.id`);
  await tx.execute(sql`insert into document (dmscode, vendor, owner_kind, owner_id, name, media_type, size, sha256, storage_key, created_at)
    select ${code("dmscode")}, d.vendor, owner_kind, (owner_id::bigint + ${at("check_in")})::text, name, media_type, size, sha256, storage_key, d.created_at - ${shift}::bigint
    from past_document d`);
  return rowCount ?? 0;
}

/**
 * Makes a past of `wanted` departed check-ins out of those that are there, going back pair of days by pair of days. Each copy has
 * its own numbers, dates and audit log; passes share the files of their models.
 * @param firstLive ids up to this one belong to the live queue
 * @returns how many check-ins were added
 */
export async function multiplyPast(
  tx: Transaction,
  wanted: number,
  firstLive: number,
  daysApart: number,
  progress: (line: string) => void,
): Promise<number> {
  const { rows } = await tx.execute<
    Record<"booking" | "pnr" | "segment" | "passenger" | "check_in" | "past", string>
  >(sql`select
    (select max(id) from booking) as booking, (select max(id) from pnr) as pnr, (select max(id) from segment) as segment, (select max(id) from passenger) as passenger, (select max(id) from check_in) as check_in,
    (select count(*) from check_in where expired and id > ${firstLive}) as past`);
  const [found] = rows;
  if (!found) return 0;
  const offset = {
    booking: Number(found.booking),
    pnr: Number(found.pnr),
    segment: Number(found.segment),
    passenger: Number(found.passenger),
    check_in: Number(found.check_in),
  };
  let there = Number(found.past);
  // Read before the indexes go, and small: what each copy is made from.
  await tx.execute(
    sql`create temporary table past_unit on commit drop as select pnr_id as id from check_in group by pnr_id having bool_and(expired)`,
  );
  for (const [table, key] of models) {
    await tx.execute(
      sql`create temporary table ${sql.raw(`past_${table}`)} on commit drop as select t.* from ${sql.raw(table)} t where ${sql.raw(key)}`,
    );
  }
  const copies = async () => {
    let added = 0;
    for (let copy = 1; there < wanted; copy += 1) {
      const some = await copyPast(tx, copy, copy * daysApart, offset);
      if (some === 0) break;
      there += some;
      added += some;
      progress(`${there.toLocaleString("en")} of ${wanted.toLocaleString("en")} past check-ins`);
    }
    return added;
  };
  return withoutIndexes(
    tx,
    ["booking", "pnr", "segment", "passenger", "check_in", "audit_entry", "document"],
    copies,
    progress,
  );
}
