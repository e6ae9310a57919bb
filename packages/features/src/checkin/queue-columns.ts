import type { SortField } from "@gatehouse/api/contract";
import { buttonColumns } from "./button-columns.tsx";
import type { Column, ColumnOptions } from "./column.ts";
import { furtherColumns } from "./further-columns.ts";
import { mainColumns } from "./main-columns.tsx";

/** Columns that the server can sort by, each with its field of the contract. */
export const sortFieldOf: Readonly<Record<string, SortField>> = {
  departs: "deptTimeUTCSecs",
  departsUtc: "deptTimeUTCSecs",
  closesAt: "windowClosesAt",
  pnr: "pnr",
  passenger: "lastname",
  lastname: "lastname",
  airline: "airline",
  flight: "flightnum",
  flightnum: "flightnum",
  state: "currentState",
  bookedAt: "createdAt",
  disposedAt: "disposedAt",
  bookingNo: "bookingNo",
};

/** Every column, in the order of importance (QUE-15). */
export const queueColumns = (options: ColumnOptions): readonly Column[] =>
  [...mainColumns(options), ...furtherColumns(options), ...buttonColumns(options)].map((column) =>
    sortFieldOf[column.id] ? { ...column, sortable: true } : column,
  );
