import type { Column, ColumnOptions } from "./column.ts";

/** What is looked up now and then; half of it is hidden until somebody wants it. */
export function furtherColumns({ words }: ColumnOptions): readonly Column[] {
  const { t } = words;
  return [
    { id: "reason1", header: t("column.reason1"), value: (row) => words.reason(row.disposeState?.reason1), width: 190 },
    { id: "reason2", header: t("column.reason2"), value: (row) => words.reason(row.disposeState?.reason2), width: 170 },
    { id: "bookingNo", header: t("column.bookingNo"), value: (row) => row.bookingNo, mono: true, width: 124 },
    { id: "vendor", header: t("column.vendor"), value: (row) => row.vendorName, width: 140 },
    {
      id: "departsUtc",
      header: t("column.departsUtc"),
      value: (row) => words.utc(row.dept.deptTimeUTCSecs),
      width: 170,
    },
    { id: "departsLocal", header: t("column.departsLocal"), value: words.local, width: 170, hidden: true },
    {
      id: "closesAt",
      header: t("column.closesAt"),
      value: (row) => words.utc(row.windowClosesAt),
      width: 170,
      hidden: true,
    },
    { id: "disposedBy", header: t("column.disposedBy"), value: (row) => row.disposeState?.disposedBy, width: 124 },
    { id: "attachedBy", header: t("column.attachedBy"), value: (row) => row.lastPageAttachedBy, width: 130 },
    { id: "uploadedBy", header: t("column.uploadedBy"), value: (row) => row.bpUploadedBy, width: 130, hidden: true },
    {
      id: "bookedAt",
      header: t("column.bookedAt"),
      value: (row) => words.utc(row.createdAt),
      width: 170,
      hidden: true,
    },
    {
      id: "dmscode",
      header: t("column.dmscode"),
      value: (row) => row.pass?.dmscode,
      mono: true,
      width: 116,
      hidden: true,
    },
    {
      id: "firstname",
      header: t("column.firstname"),
      value: (row) => row.passenger.firstname,
      width: 120,
      hidden: true,
    },
    { id: "lastname", header: t("column.lastname"), value: (row) => row.passenger.lastname, width: 140, hidden: true },
    {
      id: "airline",
      header: t("column.airline"),
      value: (row) => row.airline.iata,
      mono: true,
      width: 100,
      hidden: true,
    },
    {
      id: "flightnum",
      header: t("column.flightnum"),
      value: (row) => row.flightnum,
      numeric: true,
      width: 110,
      hidden: true,
    },
    { id: "from", header: t("column.from"), value: (row) => row.from.iata, mono: true, width: 72, hidden: true },
    { id: "to", header: t("column.to"), value: (row) => row.to.iata, mono: true, width: 72, hidden: true },
    {
      id: "checkInId",
      header: t("column.checkInId"),
      value: (row) => row.checkInId,
      numeric: true,
      width: 100,
      hidden: true,
    },
    { id: "id", header: t("column.id"), value: (row) => row._id, mono: true, width: 200, hidden: true },
  ];
}
