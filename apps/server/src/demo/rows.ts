import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database.ts";

type Row = Readonly<Record<string, unknown>>;

/** Columns of a table with their PostgreSQL types, as the bulk insert names them. */
const shapes = {
  booking: "id bigint, vendor text, booking_no text, created_at bigint",
  pnr: "id bigint, booking_id bigint, vendor text, booking_no text, pnr text, held_by text, active_at bigint",
  segment:
    "id bigint, pnr_id bigint, position smallint, marketing_carrier text, marketing_number text, from_iata text, to_iata text, departure_date date, departure_time text, departure_zone text, departs_at bigint, arrival_date date, arrival_time text, arrival_zone text, arrives_at bigint",
  passenger:
    "id bigint, pnr_id bigint, position smallint, title text, firstname text, lastname text, gender text, date_of_birth date, email text, phone_number text, nationality text, language text, passport_no text, passport_issue_date date, passport_exp_date date, eticket text",
  check_in:
    "id bigint, pnr_id bigint, segment_id bigint, passenger_id bigint, version integer, vendor text, booking_no text, pnr text, firstname text, lastname text, has_passport boolean, airline text, flightnum text, from_iata text, to_iata text, departure_date date, departure_time text, departure_zone text, created_at bigint, window_opens_at bigint, window_closes_at bigint, departs_at bigint, eligible_at bigint, state check_in_state, expired boolean, automation_status smallint, automation_tried boolean, pass text, need_qc boolean, reason1 text, reason2 text, disposed_by text, disposed_at bigint, attached_by text, uploaded_by text, locked_by text, locked_at bigint",
  audit_entry:
    "check_in_id bigint, action text, userid text, at bigint, note text, from_state check_in_state, to_state check_in_state, facts jsonb",
  automation_task:
    "id bigint, check_in_id bigint, state automation_task_state, created_at bigint, settled_at bigint, note text",
  document:
    "dmscode text, vendor text, owner_kind text, owner_id text, name text, media_type text, size integer, sha256 text, storage_key text, created_at bigint",
} as const;

export type Bulk = { -readonly [Table in keyof typeof shapes]: Row[] };

/** The tables of the demo world before any row is made. */
export const emptyBulk = (): Bulk => ({
  booking: [],
  pnr: [],
  segment: [],
  passenger: [],
  check_in: [],
  audit_entry: [],
  automation_task: [],
  document: [],
});

const tables = Object.keys(shapes) as (keyof typeof shapes)[];
const names = (shape: string) => shape.split(", ").map((column) => column.split(" ", 1)[0] ?? "");
const chunk = 5000;

/** Writes rows with the ids they carry, in the order in which they refer to each other. */
export async function insertBulk(tx: Transaction, bulk: Bulk): Promise<void> {
  for (const table of tables) {
    const columns = sql.raw(names(shapes[table]).join(", "));
    for (let from = 0; from < bulk[table].length; from += chunk) {
      const rows = JSON.stringify(bulk[table].slice(from, from + chunk));
      await tx.execute(
        sql`insert into ${sql.identifier(table)} (${columns}) overriding system value select ${columns} from jsonb_to_recordset(${rows}::jsonb) as v(${sql.raw(shapes[table])})`,
      );
    }
  }
}

const withIdentity = ["booking", "pnr", "segment", "passenger", "check_in", "automation_task"] as const;
export type Ids = { -readonly [Table in (typeof withIdentity)[number]]: number };

/** The ids that the next rows get. */
export async function nextIds(tx: Transaction): Promise<Ids> {
  const ids: Ids = { booking: 1, pnr: 1, segment: 1, passenger: 1, check_in: 1, automation_task: 1 };
  for (const table of withIdentity) {
    const { rows } = await tx.execute<{ next: string }>(
      sql`select coalesce(max(id), 0) + 1 as next from ${sql.identifier(table)}`,
    );
    ids[table] = Number(rows[0]?.next ?? 1);
  }
  return ids;
}

/** Takes so many ids in a row from each sequence, whoever else takes some meanwhile. @returns the first of each */
export async function reserveIds(tx: Transaction, counts: Ids): Promise<Ids> {
  const ids = { ...counts };
  for (const table of withIdentity) {
    for (;;) {
      const { rows } = await tx.execute<{ first: string; last: string }>(
        sql`select min(id) as first, max(id) as last from (select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${counts[table]}::int)) taken`,
      );
      const [first, last] = [Number(rows[0]?.first), Number(rows[0]?.last)];
      ids[table] = first;
      if (last - first + 1 === counts[table]) break;
    }
  }
  return ids;
}

/** After rows with ids of their own, the sequences go on behind them. */
export async function advanceSequences(tx: Transaction): Promise<void> {
  for (const table of withIdentity)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
}
