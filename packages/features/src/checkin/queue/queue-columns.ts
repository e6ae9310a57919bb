import { type SortField, sortFields } from "@gatehouse/domain/checkin";
import { buttonColumns } from "../columns/button-columns.tsx";
import type { Column, ColumnId, ColumnOptions } from "../columns/column.ts";
import { furtherColumns } from "../columns/further-columns.ts";
import { mainColumns } from "../columns/main-columns.tsx";

/** The columns that sort by each field; the first shows the arrow where an address says no more than the field. */
export const columnsOfField: Readonly<Record<SortField, readonly [ColumnId, ...ColumnId[]]>> = {
  deptTimeUTCSecs: ["departsUtc", "departsLocal"],
  windowClosesAt: ["closes", "closesAt"],
  pnr: ["pnr"],
  lastname: ["passenger", "lastname"],
  airline: ["airline"],
  flightnum: ["flight", "flightnum"],
  currentState: ["state"],
  createdAt: ["bookedAt"],
  disposedAt: ["disposedAt"],
  bookingNo: ["bookingNo"],
};

/** What the server sorts by for a column; undefined where it cannot. */
export const fieldOfColumn = (id: string): SortField | undefined =>
  sortFields.find((field) => columnsOfField[field].some((column) => column === id));

/** Every column, in the order of importance (QUE-15). */
export const queueColumns = (options: ColumnOptions): readonly Column[] =>
  [...mainColumns(options), ...furtherColumns(options), ...buttonColumns(options)].map((column) =>
    fieldOfColumn(column.id) ? { ...column, sortable: true } : column,
  );
