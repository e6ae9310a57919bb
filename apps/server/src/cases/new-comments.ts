import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { AskUnread } from "../requests/beside.ts";
import { type AskNewComments, bookingKey, type BookingName } from "../trips/board/beside.ts";
import { type Reader, seesCases } from "./visible.ts";

/**
 * Which of some bookings have comments of others that are newer than the reader's last look (TRP-43), of the whole or of one of their
 * flights; of those who have no cases, what is external alone (CMT-5). The reader sees the bookings already.
 */
export const readNewComments: AskNewComments = async (
  tx: Queryable,
  reader: Reader,
  bookings: readonly BookingName[],
) => {
  if (bookings.length === 0) return new Set();
  const { rows } = await tx.execute(sql`
    select distinct t.vendor, t.booking_no as "bookingNo" from travel_case t
    join unnest(${sql.param(bookings.map(({ vendor }) => vendor))}::text[],
      ${sql.param(bookings.map(({ bookingNo }) => bookingNo))}::text[]) as asked(vendor, booking_no)
      on asked.vendor = t.vendor and asked.booking_no = t.booking_no
    where exists (select from case_comment c
      left join case_read r on r.case_id = c.case_id and r.user_id = ${reader.userId} and r.kind = c.kind
        and r.internal = c.internal and r.segment_id = coalesce(c.segment_id, 0)
      where c.case_id = t.id and c.writer_id <> ${reader.userId} and c.id > coalesce(r.up_to, 0)
        and (not c.internal or ${seesCases(reader)}))`);
  return new Set((rows as unknown as BookingName[]).map(bookingKey)); // the columns of the select above
};

/**
 * How many comments of others on some travel requests are newer than the reader's last look (REQ-16); of those who have no cases, what
 * is external alone (CMT-5). The reader sees the requests already.
 */
export const readUnreadOfRequests: AskUnread = async (tx: Queryable, reader: Reader, ids: readonly number[]) => {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(sql`
    select t.request_id as id, count(*) as unread from travel_case t
    join case_comment c on c.case_id = t.id
    left join case_read r on r.case_id = c.case_id and r.user_id = ${reader.userId} and r.kind = c.kind
      and r.internal = c.internal and r.segment_id = coalesce(c.segment_id, 0)
    where t.request_id = any(${sql.param(ids)}::bigint[]) and t.segment_id is null
      and c.writer_id <> ${reader.userId} and c.id > coalesce(r.up_to, 0)
      and (not c.internal or ${seesCases(reader)})
    group by t.request_id`);
  const found = rows as unknown as readonly { readonly id: string; readonly unread: string }[]; // the columns of the select above
  return new Map(found.map(({ id, unread }) => [Number(id), Number(unread)]));
};
