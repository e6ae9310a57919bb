import { and, asc, eq, type SQL } from "drizzle-orm";
import { booking, passenger, pnr } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { pendingChange } from "./tables.ts";

export const isWaiting = eq(pendingChange.state, "waiting");

/** Changes that wait for a decision, the oldest first. */
export const waitingChanges = (tx: Queryable, where: SQL | undefined) =>
  tx
    .select({
      id: pendingChange.id,
      bookingNo: booking.bookingNo,
      vendor: booking.vendor,
      pnr: pnr.pnr,
      field: pendingChange.field,
      to: pendingChange.wanted,
      requestedAt: pendingChange.requestedAt,
      passenger: {
        id: passenger.id,
        title: passenger.title,
        firstname: passenger.firstname,
        middlename: passenger.middlename,
        lastname: passenger.lastname,
        email: passenger.email,
      },
    })
    .from(pendingChange)
    .innerJoin(booking, eq(booking.id, pendingChange.bookingId))
    .innerJoin(passenger, eq(passenger.id, pendingChange.passengerId))
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(and(isWaiting, where))
    .orderBy(asc(pendingChange.requestedAt), asc(pendingChange.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof waitingChanges>>[number];

/** A change as staff see it, beside what is there now. */
export const shownChange = ({ passenger: { id, ...known }, ...change }: Found) => ({
  ...change,
  passenger: { id: String(id), title: known.title, firstname: known.firstname, lastname: known.lastname },
  from: known[change.field],
});

export type ShownChange = ReturnType<typeof shownChange>;

/** What waits for a decision about one booking. */
export const waitingOf = async (tx: Queryable, bookingId: number) =>
  (await waitingChanges(tx, eq(pendingChange.bookingId, bookingId))).map(shownChange);
