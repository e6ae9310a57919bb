import { permissionsOf } from "@gatehouse/domain/access";
import type { CaseState } from "@gatehouse/domain/cases";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { readComments } from "../cases/comments.ts";
import { countUnread, readCases } from "../cases/lists.ts";
import { readCaseDetails } from "../cases/read-case.ts";
import { readFlightActivity } from "../disruption/read-flight-activity.ts";
import type { Queryable } from "../platform/database.ts";
import type { Statement } from "./bench-statement.ts";

/** Somebody who looks after cases of every vendor in the demo world. */
const userid = "crm-operator";

/** Comments of a case on average: one in a thousand has a hundred times as many. */
const perCase = 10;

const phrases = [
  "the flight was moved",
  "please hold the aisle",
  "two seats are left",
  "her meeting ends later",
  "change fee applies today",
  "hotel keeps the room",
  "cost centre pays this",
  "we wait for approval",
  "bags are checked through",
  "train instead of car",
  "the desk has it",
  "call before noon tomorrow",
  "ticket was issued again",
];

/**
 * Adds cases of booked trips with comments until there are so many: most are closed, two hundred are the operator's own, half of
 * the threads have been read. Each comment has 25 words or so; `ref…` stands in ten of them, `brigid` in one of a hundred.
 */
export async function addComments(pool: pg.Pool, count: number, now: number): Promise<void> {
  const { rows } = await pool.query<{ all: string }>("select count(*) as all from case_comment");
  const missing = count - Number(rows[0]?.all);
  if (missing <= 0) return;
  const cases = Math.ceil(missing / perCase);
  const vendors = "(array['ALD', 'NWT', 'TRAVELOPOD'])[1 + place % 3]";
  await pool.query(
    `insert into itinerary (vendor, booking_no, version, start_date, end_date, starts_at, ends_at, traveller_ids, travellers)
     select ${vendors}, 'CASE-' || place, 1, to_timestamp(starts)::date, to_timestamp(starts + 345600)::date, starts, starts + 345600,
            '{}', '[{"firstname": "Hana", "lastname": "Lindqvist"}]'
     from (select place, $1::bigint - (place * 7919::bigint % 63072000) as starts from generate_series(1, $2::int) place) made
     on conflict do nothing`,
    [now, cases],
  );
  await pool.query(
    `insert into travel_case (vendor, booking_no, state, assigned_to, created_at, traveller_name, traveller_email)
     select ${vendors}, 'CASE-' || place, case when place % 5 = 0 then 'OPEN' else 'CLOSED' end,
            case when place % $3::int = 0 then $4 when place % 3 = 0 then 'operator' end,
            $1::bigint - (place * 7919::bigint % 63072000), 'Hana Lindqvist ' || place, 'hana' || place || '@crew.example'
     from generate_series(1, $2::int) place
     on conflict do nothing`,
    [now, cases, Math.max(5, Math.floor(cases / 200 / 5) * 5), userid],
  );
  await pool.query(
    `insert into case_comment (case_id, kind, internal, html, words, created_at, writer_id, writer, writer_name, role, alias, client_id)
     select c.id, 'IT', place % 3 = 0, '<p>' || words || '</p>', words, $1::bigint - ($2::bigint - place), w.id, w.userid, w.name,
            case when w.userid = 'traveller' then 'TRAVELLER' else 'CRM_OPERATOR' end, c.vendor, gen_random_uuid()
     from (select place, case when place % 10 = 0 then 1000 * (place % $3::int / 1000) else place % $3::int end as its,
                  concat_ws(' ', p[1 + place % 13], p[1 + place / 7 % 13], p[1 + place / 11 % 13], p[1 + place / 17 % 13], p[1 + place / 23 % 13],
                            p[1 + place / 31 % 13], 'ref' || (place % ($2::int / 10 + 1)), case when place % 100 = 37 then 'brigid' end) as words
           from generate_series(1, $2::int) place, (select $4::text[] as p) list) made
     join (select id, vendor, row_number() over (order by id) - 1 as its from travel_case where booking_no like 'CASE-%') c using (its)
     join app_user w on w.userid = case when place % 2 = 0 then 'traveller' else 'operator' end`,
    [now, missing, cases, phrases],
  );
  await pool.query(
    `insert into case_read (case_id, user_id, kind, internal, segment_id, up_to)
     select case_id, u.id, kind, internal, 0, max(c.id) - 1
     from case_comment c join app_user u on u.userid = $1
     where case_id % 2 = 0
     group by case_id, u.id, kind, internal
     on conflict do nothing`,
    [userid],
  );
  for (const table of ["itinerary", "travel_case", "case_comment", "case_read"])
    await pool.query(`vacuum analyze ${table}`);
}

/** What somebody asks about cases. */
export type CaseQuestion =
  | { readonly about: "page"; readonly bookingNo: string; readonly vCode: string }
  | { readonly about: "list"; readonly state: CaseState | "all"; readonly mine: boolean; readonly text: string }
  | { readonly about: "unread" };

/** The statements by which the server answers a question, to be run with nothing around them. */
export async function caseStatements(pool: pg.Pool, question: CaseQuestion): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  const tx = drizzle(pool, { logger: { logQuery } }) as unknown as Queryable; // it knows no tables by name, which nobody asks for
  const { rows } = await pool.query<{ id: string }>("select id from app_user where userid = $1", [userid]);
  const role = "CRM_OPERATOR";
  const reader = { vendors: "all", role, userId: rows[0]?.id ?? "", userid, permissions: permissionsOf(role) } as const;
  if (question.about === "page") {
    const asked = { bookingNo: question.bookingNo, vCode: question.vCode, travelRequestId: 0, segmentId: 0 };
    await readCaseDetails(tx, reader, asked, readFlightActivity);
    await readComments(tx, reader, { ...asked, commentsType: "IT", commentsFor: "external", before: 0, size: 20 });
  } else if (question.about === "list") {
    const none = { bookingNo: "", name: "", email: "", vCode: "", assignedTo: "", page: 0, size: 50 };
    await readCases(
      tx,
      reader,
      { ...none, state: question.state, mine: question.mine, text: question.text },
      readFlightActivity,
    );
  } else await countUnread(tx, reader);
  return statements;
}
