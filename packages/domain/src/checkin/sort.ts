import { type CheckIn, checkInStates } from "./check-in.ts";

/**
 * What the queue can be sorted by: the one list. The contract, the server's statements, the grid's columns and the mocks each have
 * something to say about every field of it; where one is forgotten, the types do not fit.
 */
export const sortFields = [
  "deptTimeUTCSecs",
  "createdAt",
  "disposedAt",
  "pnr",
  "bookingNo",
  "lastname",
  "airline",
  "flightnum",
  "currentState",
  "windowClosesAt",
] as const;
export type SortField = (typeof sortFields)[number];

const sortValues: Readonly<Record<SortField, (row: CheckIn) => string | number | null>> = {
  deptTimeUTCSecs: (row) => row.dept.deptTimeUTCSecs,
  createdAt: (row) => row.createdAt,
  disposedAt: (row) => row.disposedAt,
  pnr: (row) => row.pnr,
  bookingNo: (row) => row.bookingNo,
  lastname: (row) => row.passenger.lastname,
  airline: (row) => row.airline.iata,
  flightnum: (row) => row.flightnum,
  // As a check-in goes through them.
  currentState: (row) => checkInStates.indexOf(row.currentState),
  windowClosesAt: (row) => row.windowClosesAt,
};

/** Unless something else is asked for: what closes soonest comes first, then what has departed, the latest first. */
const rank = ({ expired, windowClosesAt }: CheckIn): number => (expired ? 1e12 - windowClosesAt : windowClosesAt);

/** Which of two check-ins comes first. What has no value stands last either way; ids tell apart what is otherwise equal. */
export function compareCheckIns(field?: SortField, descending = false): (one: CheckIn, other: CheckIn) => number {
  const value = field ? sortValues[field] : rank;
  const direction = field && descending ? -1 : 1;
  return (one, other) => {
    const [left, right] = [value(one), value(other)];
    const byId = direction * (one.checkInId - other.checkInId);
    if (left === right) return byId;
    if (left === null) return 1;
    if (right === null) return -1;
    return direction * (left < right ? -1 : 1);
  };
}
